import type { HouseBlock } from './house-blocks.ts'
import type { MediaBlock } from './media-blocks.ts'
import type { OwnBlock } from './own-block.ts'
import type { BlockFrame } from './shared.ts'
import type { WordBlock } from './text-blocks.ts'

/** A block that needs no other: what columns may hold. */
export type PlainBlock = WordBlock | MediaBlock | HouseBlock | OwnBlock
export type ColumnsBlock = BlockFrame & { type: 'columns'; title: string; columns: PlainBlock[][] }
/** One piece of a page as plain data; the contract's schemas are held equal to these types. */
export type PageBlock = PlainBlock | ColumnsBlock
