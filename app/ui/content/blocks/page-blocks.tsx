import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import { BlockList } from './block-list.tsx'
import { type PageFact, PageFacts } from './page-facts.tsx'
import type { Around } from './parts/pages.ts'

type Props = { blocks: PageBlock[]; around: Around; facts?: readonly PageFact[] }

/** A page's blocks, with what the house's own fields say of it below the first of them and at its foot. */
export function PageBlocks({ blocks, around, facts = [] }: Props) {
  const opening = blocks.find(({ type }) => type !== 'title')
  const list = { around, head: findHead(blocks), opening }
  if (facts.length === 0) return <BlockList blocks={blocks} {...list} />
  return (
    <>
      <BlockList blocks={blocks.slice(0, 1)} {...list} />
      <PageFacts facts={facts} spot="PAGE_HEAD" />
      <BlockList blocks={blocks.slice(1)} {...list} />
      <PageFacts facts={facts} spot="PAGE_FOOT" />
    </>
  )
}

/** A page has one first heading, however many titles its owner gave it. */
function findHead(blocks: readonly PageBlock[]): PageBlock | undefined {
  return plainBlocksOf(blocks).find(({ type }) => type === 'hero' || type === 'title')
}
