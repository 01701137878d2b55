import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import { BlockList } from './block-list.tsx'
import type { Around } from './parts/pages.ts'

/** A page's blocks. */
export function PageBlocks({ blocks, around }: { blocks: PageBlock[]; around: Around }) {
  const opening = blocks.find(({ type }) => type !== 'title')
  return <BlockList blocks={blocks} around={around} head={findHead(blocks)} opening={opening} />
}

/** A page has one first heading, however many titles its owner gave it. */
function findHead(blocks: readonly PageBlock[]): PageBlock | undefined {
  return plainBlocksOf(blocks).find(({ type }) => type === 'hero' || type === 'title')
}
