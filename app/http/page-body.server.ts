import { createContext, type RouterContextProvider } from 'react-router'

/** The body of the page that is being made, for the document's renderer. */
export const pageBodyContext = createContext('')

/**
 * Gives a body of plain HTML to the screen: with the data when the browser has the page already,
 * beside them when a whole document is made, so that no document carries its text twice.
 */
export function placeBody(request: Request, context: Readonly<RouterContextProvider>, html: string): string | null {
  if (new URL(request.url).pathname.endsWith('.data')) return html
  context.set(pageBodyContext, html)
  return null
}
