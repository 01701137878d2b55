import type { PageBlock, PlainBlock } from './block.ts'

/** The blocks of a page in the order they are read, those that stand in columns among them. */
export function plainBlocksOf(blocks: readonly PageBlock[]): PlainBlock[] {
  return blocks.flatMap((block) => (block.type === 'columns' ? block.columns.flat() : [block]))
}
