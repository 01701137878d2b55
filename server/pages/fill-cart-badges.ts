import type { RequestContext } from '#app/http/request-context.ts'
import { noCart, readCartBadge } from '#app/services/selling/cart/cart-badge.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import type { CartBadge } from '#app/ui/selling/cart/cart-badge.ts'
import { type CutPage, cutAtCarts, drawCart } from '#app/ui/selling/cart/fill-cart.server.tsx'
import type { Entry } from '../cache/entry.ts'
import type { RawRequest, Reply } from '../http/message/raw-request.ts'
import { compressAtOnce } from '../http/message/web-reply.ts'

/** What is said of bytes that many share, and is not true of a page with somebody's cart in it. */
const ofShared = new Set(['etag', 'content-length', 'cache-control', 'vary'])

/** A page from the cache made ready for carts, as long as its entry lives. */
type Ready = { headers: string[]; parts: Buffer[]; places: CutPage['places'] }
const readied = new WeakMap<Entry, Ready>()

/** Carts as they were drawn last: the same visitor reads one page after the other. */
const drawn = new Map<string, Buffer>()
const mostDrawn = 1000

/**
 * Answers a page that many share as one visitor sees it, with their own cart in its bars: nothing else of it is theirs.
 */
export async function addCart(entry: Entry, asked: RawRequest, ctx: RequestContext): Promise<Reply> {
  const { status } = entry.full.identity
  const { headers: shared, parts, places } = readyFor(entry)
  const headers = [...shared]
  if (asked.method === 'HEAD') return { status, headers, body: undefined }
  const cart = places.length > 0 ? await readCart(asked, ctx) : noCart
  const filled = Buffer.concat(parts.flatMap((part, index) => (places[index] ? [part, drawOnce(places[index], cart)] : part)))
  const body = compressAtOnce(asked, filled, headers)
  return { status, headers: [...headers, 'Content-Length', String(body.length)], body }
}

function readyFor(entry: Entry): Ready {
  const known = readied.get(entry)
  if (known) return known
  const ready = makeReady(entry)
  readied.set(entry, ready)
  return ready
}

function makeReady({ full: { identity } }: Entry): Ready {
  const headers = ['cache-control', 'private, no-store', 'vary', 'Accept-Encoding, Cookie']
  for (let index = 0; index < identity.headers.length; index += 2) {
    const [name = '', value = ''] = [identity.headers[index], identity.headers[index + 1]]
    if (!ofShared.has(name.toLowerCase())) headers.push(name, value)
  }
  const isPage = headers.some((value) => value.startsWith('text/html'))
  const text = String(identity.body)
  const { parts, places } = isPage ? cutAtCarts(text) : { parts: [text], places: [] }
  return { headers, parts: parts.map((part) => Buffer.from(part)), places }
}

/** This visitor's cart, or that they have none. */
async function readCart({ headers: { cookie = '' } }: RawRequest, ctx: RequestContext): Promise<CartBadge> {
  const request = new Request(ctx.site.origin, { headers: { cookie } })
  return (await readCartBadge(ctx, request, await readSiteFacts(ctx))) ?? noCart
}

function drawOnce(at: CutPage['places'][number], cart: CartBadge): Buffer {
  const key = `${at} ${JSON.stringify(cart)}`
  const known = drawn.get(key)
  if (known) return known
  const part = Buffer.from(drawCart(at, cart))
  if (drawn.size >= mostDrawn) drawn.clear()
  drawn.set(key, part)
  return part
}
