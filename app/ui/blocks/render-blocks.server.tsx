import { renderToStaticMarkup } from 'react-dom/server'
import type { PageBlock } from '#app/models/block.ts'
import { plainBlocksOf } from '#app/models/blocks/plain-blocks.ts'
import type { Around } from '#app/services/pages.server.ts'
import { markLinks } from '../body/mark-links.ts'
import { BlockList } from './block-list.tsx'

/** A page's blocks as HTML. */
export function renderBlocks(blocks: PageBlock[], around: Around): string {
  return markLinks(renderToStaticMarkup(<BlockList blocks={blocks} around={around} head={findHead(blocks)} />))
}

/** A page has one first heading, however many titles its owner gave it. */
function findHead(blocks: readonly PageBlock[]): PageBlock | undefined {
  return plainBlocksOf(blocks).find(({ type }) => type === 'hero' || type === 'title')
}
