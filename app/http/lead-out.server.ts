import { createContext, redirectDocument } from 'react-router'
import type { RouteArgs } from './request-context.ts'

/** Whether a router in the browser has a screen for a path; filled by the server, which knows the table of routes. */
export const leadOutContext = createContext<(path: string) => boolean>(() => true)

/** Whether a router in the browser asks for what changes on its page. */
function isForData({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data')
}

/** A router in the browser that asks for a document is told to have it loaded whole: no data of it leave by another way. */
export function leadToDocument({ request, url, context }: RouteArgs): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && isForData(request) && !context.get(leadOutContext)(url.pathname))
    throw redirectDocument(url.pathname + url.search)
}

/** An act of a screen may lead to a document or a file: the browser is told to load that itself. */
export function leadOut({ request, context }: RouteArgs, { headers }: Response): void {
  const place = headers.get('Location')
  if (!place || !isForData(request)) return
  const { origin, pathname } = new URL(place, request.url)
  const isHere = origin === new URL(request.url).origin
  if (isHere && !context.get(leadOutContext)(pathname)) headers.set('X-Remix-Reload-Document', 'true')
}
