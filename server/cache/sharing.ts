import { keptHeaders } from '../http/message/web-reply.ts'
import { canonicalQuery } from './canonical-query.ts'

const shareable = new Set([200, 301, 404])
const mostBytes = 2 * 1024 * 1024
const replaced = new Set(['cache-control', 'expires', 'vary', 'etag', 'set-cookie'])

/**
 * Whether an answer may be shown to everyone: a page has to say so itself by `Cache-Control: public`.
 * The page that does not exist says nothing of anyone, and need not.
 */
export function mayShare(response: Response): boolean {
  if (!shareable.has(response.status) || response.headers.has('Set-Cookie')) return false
  const control = response.headers.get('Cache-Control')?.toLowerCase() ?? ''
  if (/\b(?:private|no-store|no-cache)\b/.test(control)) return false
  if (/[^\s,]/.test((response.headers.get('Vary') ?? '').replace(/accept-encoding|cookie/gi, ''))) return false
  return response.status === 404 || /\bpublic\b/.test(control)
}

export type Address = { path: string; query: string }

/**
 * Whether an answer is for keeping under this address. There is no end of addresses that give the same page, or an empty one: the page
 * says itself which one is its own.
 */
export function isAtItsOwn(response: Response, { path, query }: Address): boolean {
  if (response.status !== 200) return true
  const own = response.headers.get('Content-Location')
  if (own === null) return query === ''
  const [ownPath, ownQuery = ''] = own.split('?')
  // What the router in a browser asks of a page is kept beside it.
  return ownPath === path.replace(/\.data$/, '') && (query === '' || canonicalQuery(ownQuery) === query)
}

/** Until when a shared page is true: one that tells of days that come says so itself. */
export function readEnd(response: Response): number {
  const end = Date.parse(response.headers.get('Expires') ?? '')
  return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end
}

/** The headers of a shared page: any cache may keep it and has to ask before each use. */
export function sharedHeaders(response: Response): string[] {
  const kept: string[] = []
  const all = keptHeaders(response.headers)
  for (let index = 0; index < all.length; index += 2) {
    const [name = '', value = ''] = [all[index], all[index + 1]]
    if (!replaced.has(name)) kept.push(name, value)
  }
  return [...kept, 'Cache-Control', 'public, max-age=0, must-revalidate', 'Vary', 'Accept-Encoding, Cookie']
}

/** The bytes of an answer, unless they are too many to keep. */
export async function readShareable(response: Response): Promise<Buffer | undefined> {
  const bytes = Buffer.from(await response.arrayBuffer())
  return bytes.length <= mostBytes ? bytes : undefined
}
