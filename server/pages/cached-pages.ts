import { canonicalQuery } from '../cache/canonical-query.ts'
import type { Entry } from '../cache/entry.ts'
import { type CookieScope, findVariant, type Variant } from '../cache/visitor-variant.ts'
import { clientAddress } from '../http/message/client-address.ts'
import { chooseEncoding } from '../http/message/encodings.ts'
import { isPlainPath } from '../http/message/path-spelling.ts'
import { brokenErrorPage } from '../http/message/plain-replies.ts'
import type { RawRequest, Reply } from '../http/message/raw-request.ts'
import type { Target } from '../http/message/target.ts'
import { replyOf } from '../http/message/web-reply.ts'
import type { Located } from '../http/site-of-request.ts'
import { addCart } from './fill-cart-badges.ts'
import { isLastResort, markPersonal, withinTime } from './page-answers.ts'
import type { PageParts } from './page-parts.ts'
import { openRequestContext } from './request-context.ts'

export type CachedPages = {
  /** Answers at once what lies ready: no promise, no parsing of what has been parsed before. */
  cached: (asked: RawRequest) => Reply | undefined
  /** Answers a page that many share, made now if need be; nothing when the page is for this visitor alone. */
  fill: (asked: RawRequest, target: Target, located: Located, requestId: string) => Promise<Reply | undefined>
}

/** An address that has been through every check. */
type CachedAddress = CookieScope & { siteId: string; key: string }

const placesGoodFor = 1000
const mostPlaces = 5000

/** Opens the way to the page cache. */
export function openCachedPages(parts: PageParts): CachedPages {
  const { cache, versions } = parts
  if (!cache) return { cached: () => undefined, fill: async () => undefined }
  let places = new Map<string, CachedAddress>()
  let since = 0

  function findPlace(asked: RawRequest): CachedAddress | undefined {
    const now = performance.now()
    // A host may be given to another site: what was found holds for a moment only.
    if (now - since > placesGoodFor || places.size > mostPlaces) {
      places = new Map()
      since = now
    }
    return places.get(`${asked.headers.host} ${asked.target}`)
  }

  return {
    cached: (asked) => {
      if (asked.method !== 'GET' && asked.method !== 'HEAD') return undefined
      const place = findPlace(asked)
      const variant = place && findVariant(asked.headers.cookie, place)
      if (place === undefined || variant === undefined || variant.hasCart) return undefined
      const version = versions.of(place.siteId)
      if (typeof version !== 'number') return undefined
      const entry = cache.find({ siteId: place.siteId, key: withVariant(place.key, variant), version })
      return entry && replyFrom(entry, asked)
    },
    fill: async (asked, target, located, requestId) => {
      const { site } = located
      const place = { overTls: site.origin.startsWith('https:'), isFrontDoor: target.path === '/' }
      const variant = findVariant(asked.headers.cookie, place)
      const query = canonicalQuery(target.query)
      if (variant === undefined || query === undefined || !isPlainPath(target.path)) return undefined
      const address = target.path + (query && `?${query}`)
      const key = `${site.origin}${address}`
      places.set(`${asked.headers.host} ${asked.target}`, { siteId: site.id, key, ...place })
      const version = await versions.of(site.id)
      const page = { siteId: site.id, key: withVariant(key, variant), version, path: target.path, query }
      const from = { site, requestId, clientAddress: clientAddress(asked, parts.trustedProxies) }
      const send = (entry: Entry) =>
        variant.hasCart ? withinTime(addCart(entry, asked, openRequestContext(parts, from))) : replyFrom(entry, asked)
      const known = cache.find(page)
      if (known) return noteHit(await send(known))
      if (cache.isPersonal(page)) return undefined
      const filled = await cache.fill(page, () => renderClean(parts, { site, address, cookies: variant.cookies, requestId }))
      if (!filled || !('once' in filled)) return filled && send(filled)
      // A page without its cart is none of this visitor's.
      return variant.hasCart && filled.once.ok ? undefined : replyOnce(filled.once, asked)
    },
  }
}

type Clean = { site: Located['site']; address: string; cookies: string; requestId: string }

/** Asks for a page as nobody in particular: nothing of the visitor's request shapes what others will see. */
function renderClean(parts: PageParts, { site, address, cookies, requestId }: Clean): Promise<Response> {
  const headers = new Headers({ Accept: 'text/html' })
  if (cookies !== '') headers.set('Cookie', cookies)
  const request = new Request(site.origin + address, { headers })
  return withinTime(parts.pages.answer(request, openRequestContext(parts, { site, requestId })))
}

async function replyOnce(made: Response, asked: RawRequest): Promise<Reply> {
  // Several visitors may wait for the same answer, and a body is read once.
  const response = made.clone()
  if (isLastResort(response)) return brokenErrorPage()
  return replyOf(markPersonal(response), asked)
}

function noteHit(reply: Reply | undefined): Reply | undefined {
  return reply && { ...reply, fromMemory: true }
}

function replyFrom(entry: Entry, asked: RawRequest): Reply {
  const { headers } = asked
  const encoding = chooseEncoding(headers['accept-encoding'])
  const known = headers['if-none-match']
  if (known !== undefined && (known.includes(entry.mark) || known === '*')) return entry.unchanged[encoding]
  return entry.full[encoding]
}

function withVariant(key: string, { cookies }: Variant): string {
  return cookies === '' ? key : `${key} ${cookies}`
}
