import { renderToStaticMarkup } from 'react-dom/server'
import type { PageBlock } from '#app/models/block.ts'
import type { Around } from '#app/services/pages.server.ts'
import { BlockList } from './block-list.tsx'

/** A page's blocks as HTML. */
export function renderBlocks(blocks: PageBlock[], around: Around): string {
  const html = renderToStaticMarkup(<BlockList blocks={blocks} around={around} />)
  // Tells the router which pages may come next, as its own links do.
  return html.replaceAll(/<a href="\/(?!art\/|images\/)/g, '<a data-discover="true" href="/')
}
