import { renderToStaticMarkup } from 'react-dom/server'
import type { PageBlock } from '#app/models/block.ts'
import type { Around } from '#app/services/pages.server.ts'
import { markLinks } from '../body/mark-links.ts'
import { BlockList } from './block-list.tsx'

/** A page's blocks as HTML. */
export function renderBlocks(blocks: PageBlock[], around: Around): string {
  return markLinks(renderToStaticMarkup(<BlockList blocks={blocks} around={around} />))
}
