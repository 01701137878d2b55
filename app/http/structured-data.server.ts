import { createContext, type RouterContextProvider } from 'react-router'
import type { StructuredData } from '#app/models/platform/web/structured-data.ts'

/** What machines may read of the page beside its words, for the document's renderer. */
export const structuredDataContext = createContext<StructuredData[]>([])

/** Keeps it for the document; a browser that has a page already needs none of it. */
export function keepStructuredData(context: Readonly<RouterContextProvider>, structuredData: StructuredData[]): void {
  context.set(structuredDataContext, structuredData)
}
