import { renderToStaticMarkup } from 'react-dom/server'
import type { ListView, WritingView } from '#app/services/writing-views.server.ts'
import { markLinks } from '../body/mark-links.ts'
import { ListScreen } from './list-screen.tsx'
import { WritingScreen } from './writing-screen.tsx'

/** A list of writings as HTML. */
export function renderList(view: ListView): string {
  return markLinks(renderToStaticMarkup(<ListScreen {...view} />))
}

/** A piece of writing as HTML. */
export function renderWriting(view: WritingView): string {
  return markLinks(renderToStaticMarkup(<WritingScreen view={view} />))
}
