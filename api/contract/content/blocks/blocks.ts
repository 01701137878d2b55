import { z } from 'zod'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { block } from '../../platform/block-parts.ts'
import { ShortText } from '../../platform/values.ts'
import { houseBlocks } from './house-blocks.ts'
import { mediaBlocks } from './media-blocks.ts'
import { ownBlock } from './own-block.ts'
import { wordBlocks } from './text-blocks.ts'

const plain = [...wordBlocks, ...mediaBlocks, ...houseBlocks, ownBlock] as const
const Plain = z.discriminatedUnion('type', plain)
const Columns = block('columns', { title: ShortText, columns: z.array(z.array(Plain).max(10)).min(2).max(4) })

const schemas = [...plain, Columns] as const

type Unread = Exclude<PageBlock['type'], z.output<(typeof schemas)[number]>['type']>
/** A type of block without its schema is an error that names it. */
type Complete = [Unread] extends [never] ? typeof schemas : { 'a block without its schema': Unread }

/** The blocks a page is made of; each carries its type, so that an unknown one can be skipped. */
export const Block: z.ZodType<PageBlock, PageBlock> = z.discriminatedUnion('type', schemas satisfies Complete)

/** The body of a page. */
export const Blocks = z.array(Block).max(200)
