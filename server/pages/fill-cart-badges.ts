import type { RequestContext } from '#app/http/request-context.ts'
import { readCartBadge } from '#app/services/selling/cart/cart-badge.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { fillCart } from '#app/ui/selling/cart/fill-cart.server.tsx'
import type { Entry } from '../cache/entry.ts'
import type { RawRequest, Reply } from '../http/message/raw-request.ts'
import { compressFor } from '../http/message/web-reply.ts'
import { requestForPage } from '../http/message/web-request.ts'

/** What is said of bytes that many share, and is not true of a page with somebody's cart in it. */
const ofShared = new Set(['etag', 'content-length', 'cache-control', 'vary'])

/**
 * Answers a page that many share as one visitor sees it, with their own cart in its bars: nothing else of it is theirs.
 */
export async function addCart(entry: Entry, asked: RawRequest, ctx: RequestContext): Promise<Reply> {
  const { status, headers: shared, body } = entry.full.identity
  const headers = ['cache-control', 'private, no-store', 'vary', 'Accept-Encoding, Cookie']
  for (let index = 0; index < shared.length; index += 2) {
    const [name = '', value = ''] = [shared[index], shared[index + 1]]
    if (!ofShared.has(name.toLowerCase())) headers.push(name, value)
  }
  const page = String(body)
  const isPage = headers.some((value) => value.startsWith('text/html'))
  if (asked.method === 'HEAD') return { status, headers, body: undefined }
  const bytes = Buffer.from(isPage ? await withCart(page, asked, ctx) : page)
  const sent = await compressFor(asked, bytes, headers)
  return { status, headers: [...headers, 'Content-Length', String(sent.length)], body: sent }
}

async function withCart(page: string, asked: RawRequest, ctx: RequestContext): Promise<string> {
  const { request } = requestForPage(asked, ctx.site.origin + asked.target, 0)
  const cart = await readCartBadge(ctx, request, await readSiteFacts(ctx))
  return cart ? fillCart(page, cart) : page
}
