import type { RawRequest, Reply } from '../http/message/raw-request.ts'
import type { Target } from '../http/message/target.ts'
import type { Located } from '../http/site-of-request.ts'

type Moving = {
  production: boolean
  /** Whether the site's own address has been reached: browsers keep for good where an address leads that nobody may reach yet. */
  isProven: boolean
  /** The one spelling of the path. */
  path: string
}

/** Sends a visitor to the one address of a page: the site's own host, and the one spelling of the path. */
export function redirectFor(
  asked: RawRequest,
  target: Target,
  { site, isAlias }: Located,
  { production, isProven, path }: Moving,
): Reply | undefined {
  const query = target.query && `?${target.query}`
  const isReading = asked.method === 'GET' || asked.method === 'HEAD'
  if (production && isAlias && isReading) return redirect(isProven ? 301 : 302, `${site.origin}${path}${query}`)
  if (path !== target.path) return redirect(isReading ? 301 : 308, `${path}${query}`)
  return undefined
}

function redirect(status: number, location: string): Reply {
  return { status, headers: ['Location', location, 'Content-Length', '0', 'Cache-Control', 'no-store'], body: undefined }
}
