import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { type Sitemap, type SitemapEntry, writeSitemap } from '#app/models/platform/web/sitemap.ts'
import { legalKinds } from '#app/models/site/law/legal.ts'
import { listShopPages } from '../../catalog/shop-pages.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { alternatesOf, groupTwins, listPublicPages, pathOf } from '../../site/translations.server.ts'
import { listWritingPaths } from './sitemap-writings.server.ts'

/** Screens of the house that every site has, beside the pages that its owner writes. */
const housePages = [href('/contact'), ...legalKinds.map((kind) => href(`/${kind}`))]

/** The map of a site as it was made under one answer of the API, which is another one in each version of the content. */
type KeptSitemap = { info: object; map: Promise<Sitemap>; size: number }

/** How many characters are kept of the maps of all sites together; the one that has waited longest goes first. */
const mostKept = 16_000_000
const kept = new Map<string, KeptSitemap>()

/** The map of a site, made once in each version of its content: whatever the request carries, it costs no more than to send it. */
export async function readSitemap(ctx: RequestContext): Promise<Sitemap> {
  const { info } = await readSiteFacts(ctx)
  const { origin } = ctx.site
  const known = kept.get(origin)
  if (known?.info === info) return known.map
  const made: KeptSitemap = { info, map: makeSitemap(ctx), size: 0 }
  kept.delete(origin)
  kept.set(origin, made)
  await made.map.then(
    (map) => weigh(made, map),
    () => kept.get(origin) === made && kept.delete(origin),
  )
  return made.map
}

async function makeSitemap(ctx: RequestContext): Promise<Sitemap> {
  return writeSitemap(await listSitemap(ctx), (part) => ctx.site.origin + hrefOfSitemap(part))
}

/** Parts lie beside the front, not below it: a map may name nothing above itself. */
export function hrefOfSitemap(part: number): string {
  return `${href('/sitemap.xml')}?page=${part}`
}

function weigh(made: KeptSitemap, { front, parts }: Sitemap): void {
  made.size = parts.reduce((sum, part) => sum + part.length, front.length)
  let held = [...kept.values()].reduce((sum, { size }) => sum + size, 0)
  for (const [origin, oldest] of kept) {
    if (held <= mostKept) return
    if (oldest === made) continue
    kept.delete(origin)
    held -= oldest.size
  }
}

/** Every public page, each once for each language. */
async function listSitemap(ctx: RequestContext): Promise<SitemapEntry[]> {
  const { origin } = ctx.site
  const goods = (await listShopPages(ctx)).map(({ path, changedAt }) => ({ url: origin + path, changedAt, alternates: [] }))
  const own = (await readSiteFacts(ctx)).info.defaultLang.code
  const all = await listPublicPages(ctx)
  const twins = groupTwins(all)
  const written = all.map(({ page, lang }) => ({
    url: origin + pathOf(page.url, lang),
    changedAt: page.updatedAt,
    alternates: alternatesOf(page, twins, { origin, own }),
  }))
  const listed = new Set(written.map(({ url }) => url))
  const others = [...housePages, ...(await listFeaturePaths(ctx)), ...(await listWritingPaths(ctx))]
    .map((path) => origin + path)
    .filter((url) => !listed.has(url))
  return [...written, ...goods.filter(({ url }) => !listed.has(url)), ...others.map((url) => ({ url, alternates: [] }))]
}

/** Screens of what the house offers, where it does. */
async function listFeaturePaths(ctx: RequestContext): Promise<string[]> {
  const [{ values }, calendars] = await Promise.all([readSiteFacts(ctx), ctx.api.listCalendars()])
  return [
    ...(orThrow(calendars).length > 0 ? [href('/agenda')] : []),
    ...(values.NEWSLETTER_ACTIVATED ? [href('/newsletter')] : []),
  ]
}
