import type { RequestContext } from '#app/http/request-context.ts'
import type { Alternate } from '#app/models/platform/web/sitemap.ts'
import { readSiteFacts } from './site-facts.server.ts'
import { readSitePages, type SitePage } from './site-pages.server.ts'

/** A page of a site together with the language it is written in; none is the site's own. */
export type WrittenPage = { page: SitePage; lang: string | undefined }

/** Pages by what they are translations of. */
export type Twins = ReadonlyMap<string, readonly WrittenPage[]>

/** Every page that search engines may read, in every language of the site. */
export async function listPublicPages(ctx: RequestContext): Promise<WrittenPage[]> {
  const { defaultLang, languages } = (await readSiteFacts(ctx)).info
  const others = languages.map(({ code }) => code).filter((code) => code !== defaultLang.code)
  const lists = await Promise.all(
    [undefined, ...others].map(async (lang) => (await readSitePages(ctx, lang)).map((page) => ({ page, lang }))),
  )
  return lists.flat().filter(({ page }) => isForAll(page))
}

/** Finds once which pages are the same one: whoever asks of each of them would read all of them each time. */
export function groupTwins(all: readonly WrittenPage[]): Twins {
  return Map.groupBy(all, ({ page }) => keyOf(page))
}

/** The same page in each language it is written in, itself among them; nothing when it stands alone. */
export function alternatesOf(page: SitePage, twins: Twins, place: { origin: string; own: string }): Alternate[] {
  const same = twins.get(keyOf(page)) ?? []
  if (same.length < 2) return []
  return same.map(({ page, lang }) => ({ lang: lang ?? place.own, url: place.origin + pathOf(page.url, lang) }))
}

/** Where a page stands on its site. */
export function pathOf(url: string, lang: string | undefined): string {
  const path = [lang, url].filter(Boolean).join('/')
  return `/${path}`
}

/** The front doors of all languages are the same page. */
function keyOf({ url, id, translationOf }: SitePage): string {
  return url === '' ? '' : (translationOf ?? id)
}

/** An entry that only leads elsewhere, or stands for text, is no page of its own. */
function isForAll({ isText, forMembers, link }: SitePage): boolean {
  return !isText && !forMembers && link.type === 'NONE'
}
