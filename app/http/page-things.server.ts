import { createContext, type RouterContextProvider } from 'react-router'
import type { Thing } from '#app/models/platform/web/structured-data.ts'

/** What machines may read of the page beside its words, for the document's renderer. */
export const pageThingsContext = createContext<Thing[]>([])

/** Keeps it for the document; a browser that has a page already needs none of it. */
export function placeThings(context: Readonly<RouterContextProvider>, things: Thing[]): void {
  context.set(pageThingsContext, things)
}
