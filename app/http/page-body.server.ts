import { createContext, type RouterContextProvider } from 'react-router'
import type { Thing } from '#app/models/structured-data.ts'

type PageFrame = { top: string; bottom: string }

/** What stands above and below the page that is being made, for the document's renderer. */
export const pageFrameContext = createContext<PageFrame | null>(null)

/** What machines may read of the page beside its words, for the document's renderer. */
export const pageThingsContext = createContext<Thing[]>([])

/** Keeps it for the document; a browser that has a page already needs none of it. */
export function placeThings(context: Readonly<RouterContextProvider>, things: Thing[]): void {
  context.set(pageThingsContext, things)
}

/**
 * Gives what stands above and below the page: with the data when the browser has the page already, beside them when a whole
 * document is made, so that no document carries its text twice.
 */
export function placeFrame(request: Request, context: Readonly<RouterContextProvider>, frame: PageFrame): PageFrame | null {
  if (isForData(request)) return frame
  context.set(pageFrameContext, frame)
  return null
}

/** Whether a browser that has a page already asks for what changes on it. */
export function isForData({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data')
}
