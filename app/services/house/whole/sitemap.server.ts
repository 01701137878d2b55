import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { SitemapEntry } from '#app/models/platform/web/sitemap.ts'
import { legalKinds } from '#app/models/site/law/legal.ts'
import { listShopPages } from '../../catalog/shop-pages.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { alternatesOf, listPublicPages, pathOf } from '../../site/translations.server.ts'
import { listWritingPaths } from './sitemap-writings.server.ts'

/** Screens of the house that every site has, beside the pages that its owner writes. */
const housePages = [href('/contact'), ...legalKinds.map((kind) => href(`/${kind}`))]

/** Every public page, each once for each language. */
export async function listSitemap(ctx: RequestContext): Promise<SitemapEntry[]> {
  const { origin } = ctx.site
  const goods = (await listShopPages(ctx)).map(({ path, changedAt }) => ({ url: origin + path, changedAt, alternates: [] }))
  const own = (await readSiteFacts(ctx)).info.defaultLang.code
  const all = await listPublicPages(ctx)
  const written = all.map(({ page, lang }) => ({
    url: origin + pathOf(page.url, lang),
    changedAt: page.updatedAt,
    alternates: alternatesOf(page, all, { origin, own }),
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
