import { createContext, type RouterContextProvider } from 'react-router'
import { isForData } from './page-body.server.ts'

/** Whether the browser's router has a screen for a path; filled by the server, which knows the table of routes. */
export const leadOutContext = createContext<(path: string) => boolean>(() => true)

/**
 * An act of a hydrated page may lead where the browser's router has no screen, such as the panel or a file: it would show an
 * empty page. The browser is told to load that document itself.
 */
export function leadOut(request: Request, context: Readonly<RouterContextProvider>, { headers }: Response): void {
  const place = headers.get('Location')
  if (!place || !isForData(request)) return
  const { origin, pathname } = new URL(place, request.url)
  const isHere = origin === new URL(request.url).origin
  if (isHere && !context.get(leadOutContext)(pathname)) headers.set('X-Remix-Reload-Document', 'true')
}
