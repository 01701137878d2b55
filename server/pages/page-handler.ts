import { isOpenToAll, isSameOrigin } from '#app/http/origin-check.server.ts'
import { mostFormBytes } from '#app/models/platform/web/route-handle.ts'
import { clientAddress } from '../http/message/client-address.ts'
import { spellPath } from '../http/message/path-spelling.ts'
import { brokenErrorPage, plainPage, suspendedPage } from '../http/message/plain-replies.ts'
import type { RawRequest, Reply } from '../http/message/raw-request.ts'
import type { Target } from '../http/message/target.ts'
import { replyOf } from '../http/message/web-reply.ts'
import { requestForPage } from '../http/message/web-request.ts'
import type { Located } from '../http/site-of-request.ts'
import { type CachedPages, openCachedPages } from './cached-pages.ts'
import { manifestPath, openManifestDoor } from './manifest-door.ts'
import { isLastResort, markPersonal, withinTime } from './page-answers.ts'
import type { PageParts } from './page-parts.ts'
import { redirectFor } from './page-redirects.ts'
import { openRequestContext } from './request-context.ts'

export type PageHandler = {
  cached: CachedPages['cached']
  answer: (asked: RawRequest, target: Target, requestId: string) => Promise<Reply>
}

/** What a suspended site keeps open: its panel, the ways into it, and the pages that labels on bottles lead to. */
const staysOpen = /^\/(admin|auth|password|invitation|deconnexion|mon-compte|theme|fonts|e-label)(\/|$)/

/** Answers everything that is a page: which site, from where, from memory or made now. */
export function openPageHandler(parts: PageParts): PageHandler {
  const cachedPages = openCachedPages(parts)
  const refuseManifest = openManifestDoor()
  const isProven = openProofs()
  return {
    cached: cachedPages.cached,
    answer: async (asked, target, requestId) => {
      const located = await parts.findSite(asked.headers.host)
      if (!located) return refuse(parts, asked, 'host_refused', requestId)
      const path = await parts.pages.spell(spellPath(target.path))
      const moving = { production: parts.production, isProven: isProven(located), path }
      const early = closedPage(target, located) ?? redirectFor(asked, target, located, moving)
      if (early) return early
      if (target.path === manifestPath) {
        const refusal = refuseManifest(asked, target, clientAddress(asked, parts.trustedProxies))
        return refusal ?? makePage(parts, asked, located, requestId)
      }
      if (isReading(asked)) {
        const shared = await cachedPages.fill(asked, target, located, requestId)
        return shared ?? makePage(parts, asked, located, requestId)
      }
      if (asked.method !== 'POST') return plainPage(405, ['Allow', 'GET, HEAD, POST'])
      if (!mayPost(asked, target, located)) return refuse(parts, asked, 'origin_refused', requestId)
      return makePage(parts, asked, located, requestId).finally(parts.versions.forget)
    },
  }
}

/** Says whether somebody has come in under a site's own address since this process runs. */
function openProofs(): (located: Located) => boolean {
  const proven = new Set<string>()
  return ({ site, isAlias }) => {
    if (!isAlias) proven.add(site.origin)
    return proven.has(site.origin)
  }
}

function isReading({ method }: RawRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function closedPage({ path }: Target, { site }: Located): Reply | undefined {
  return site.isSuspended && !staysOpen.test(path) ? suspendedPage() : undefined
}

/** The most bytes that a post may bring to a path. */
async function mostBytesTo({ pages }: PageParts, path: string, type = ''): Promise<number> {
  if (!type.startsWith('multipart/')) return mostFormBytes
  return (await pages.handleOf(path)).mostBytes ?? mostFormBytes
}

async function makePage(parts: PageParts, asked: RawRequest, { site }: Located, requestId: string): Promise<Reply> {
  const path = asked.target.split('?', 1)[0] ?? ''
  const mostBytes = isReading(asked) ? 0 : await mostBytesTo(parts, path, asked.headers['content-type'])
  const { request, refusal, isComing } = requestForPage(asked, site.origin + asked.target, mostBytes)
  // The router compares origins by itself: of a post that may come from anywhere (RFC 8058) it is told none.
  if (isOpenToAll(path)) request.headers.delete('origin')
  // Nothing is made of a body that announces more than is allowed.
  const early = refusal()
  if (early) return plainPage(early)
  const ctx = openRequestContext(parts, { site, requestId, clientAddress: clientAddress(asked, parts.trustedProxies) })
  const response = await withinTime(parts.pages.answer(request, ctx), isComing)
  const late = refusal()
  if (late) return plainPage(late)
  if (isLastResort(response)) return brokenErrorPage()
  return replyOf(markPersonal(response), asked)
}

function mayPost(asked: RawRequest, { path }: Target, { site }: Located): boolean {
  return isOpenToAll(path) || isFromHere(asked, site.origin)
}

function isFromHere({ method, headers }: RawRequest, origin: string): boolean {
  const fetchSite = headers['sec-fetch-site']
  return isSameOrigin(
    { method, origin: headers.origin, fetchSite: fetchSite === undefined ? undefined : String(fetchSite) },
    origin,
  )
}

function refuse(
  { log, trustedProxies }: PageParts,
  asked: RawRequest,
  event: 'host_refused' | 'origin_refused',
  id: string,
): Reply {
  log.event(event, { id, method: asked.method, target: asked.target, client: clientAddress(asked, trustedProxies) })
  return plainPage(event === 'host_refused' ? 421 : 403)
}
