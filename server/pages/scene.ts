import type { RequestScene } from '#app/http/visit-context.ts'
import type { Located } from '../http/site-of-request.ts'
import type { PageParts } from './page-parts.ts'

/** A request for a page, and from where it comes; a page that many will see is made for nobody in particular. */
export type Shown = { site: Located['site']; requestId: string; clientAddress?: string }

/** What a page of a site knows of the request that it is made for. */
export function sceneOf(parts: PageParts, { site, requestId, ...from }: Shown): RequestScene {
  const report = (error: unknown) => parts.log.error(error, { id: requestId })
  const who = { siteId: site.id, report, ...from }
  return {
    api: parts.line.open(who),
    openApi: (token, lang) => parts.line.open({ ...who, token, lang }),
    openCart: (holder) => parts.line.open({ ...who, ...holder }),
    apiIn: (lang) => parts.line.open({ ...who, lang }),
    site: { id: site.id, origin: site.origin },
    requestId,
    report,
    cookieSecrets: parts.cookieSecrets,
  }
}
