import { z } from 'zod'
import type { PageBlock } from '#app/models/block.ts'
import { houseBlocks } from './blocks/house-blocks.ts'
import { mediaBlocks } from './blocks/media-blocks.ts'
import { block } from './blocks/shared.ts'
import { wordBlocks } from './blocks/text-blocks.ts'
import { Line } from './values.ts'

const plain = [...wordBlocks, ...mediaBlocks, ...houseBlocks] as const
const Plain = z.discriminatedUnion('type', plain)
const Columns = block('columns', { title: Line, columns: z.array(z.array(Plain).max(10)).min(2).max(4) })

/** The blocks a page is made of; each carries its type, so that an unknown one can be skipped. */
export const Block: z.ZodType<PageBlock, PageBlock> = z.discriminatedUnion('type', [...plain, Columns])

/** The body of a page. */
export const Blocks = z.array(Block).max(200)
