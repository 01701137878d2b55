import type { RequestScene } from '#app/http/visit-context.ts'
import type { Asked } from './http/asked.ts'
import { clientAddress } from './http/client-address.ts'
import type { Located } from './http/site-of-request.ts'
import type { PageParts } from './page-parts.ts'

/** What a page of a site knows of the request that it is made for. */
export function sceneOf(parts: PageParts, asked: Asked, site: Located['site'], requestId: string): RequestScene {
  const who = { siteId: site.id, clientAddress: clientAddress(asked, parts.trustedProxies) }
  return {
    api: parts.line.open(who),
    openApi: (token, lang) => parts.line.open({ ...who, token, lang }),
    apiIn: (lang) => parts.line.open({ ...who, lang }),
    site: { id: site.id, origin: site.origin },
    requestId,
    report: (error) => parts.log.error(error, { id: requestId }),
    cookieSecrets: parts.cookieSecrets,
  }
}
