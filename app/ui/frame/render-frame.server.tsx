import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteFrame } from '#app/services/site.server.ts'
import { FrameBottom } from './frame-bottom.tsx'
import { FrameTop } from './frame-top.tsx'

/** What stands above and below a page, as HTML; places are left for the visitor's cart. */
export function renderFrame(frame: SiteFrame): { top: string; bottom: string } {
  return {
    top: renderToStaticMarkup(<FrameTop frame={frame} />),
    bottom: renderToStaticMarkup(<FrameBottom frame={frame} />),
  }
}
