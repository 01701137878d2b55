import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import { type PageFact, PageFacts } from '../../platform/lists/page-facts.tsx'
import { BlockList } from './block-list.tsx'
import type { Around } from './parts/pages.ts'

/** Without `title` the blocks are a part of a screen that has its own first heading. */
type Props = { blocks: PageBlock[]; around: Around; facts?: readonly PageFact[]; title?: string }

/** A page's blocks, with what the house's own fields say of it below the first of them and at its foot. */
export function PageBlocks({ blocks, around, facts = [], title }: Props) {
  const opening = blocks.find(({ type }) => type !== 'title')
  const head = findHead(blocks)
  const list = { around, head, opening }
  // Who cannot see a page, and who searches for it, is told what it is, where none of its blocks says so.
  const name = !head && title && <h1 className="sr-only">{title}</h1>
  if (facts.length === 0)
    return (
      <>
        {name}
        <BlockList blocks={blocks} {...list} />
      </>
    )
  return (
    <>
      {name}
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
