import type { RequestContext } from '#app/http/request-context.ts'
import type { Located } from '../http/site-of-request.ts'
import type { PageParts } from './page-parts.ts'

/** A request for a page, and from where it comes; a page that many will see is made for nobody in particular. */
export type PageVisit = { site: Located['site']; requestId: string; clientAddress?: string }

/** What a page of a site knows of the request that it is made for. */
export function openRequestContext(parts: PageParts, { site, requestId, ...from }: PageVisit): RequestContext {
  const report = (error: unknown) => parts.log.error(error, { id: requestId })
  const who = { siteId: site.id, report, ...from }
  return {
    api: parts.connection.open(who),
    openApi: (token, lang) => parts.connection.open({ ...who, token, lang }),
    openCart: (holder) => parts.connection.open({ ...who, ...holder }),
    apiIn: (lang) => parts.connection.open({ ...who, lang }),
    site: { id: site.id, origin: site.origin },
    requestId,
    report,
    cookieSecrets: parts.cookieSecrets,
  }
}
