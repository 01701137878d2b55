import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { Action } from '#app/models/content/blocks/shared.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { readSearchKind, type SearchKind, searchKinds, searchKindWords } from '#app/models/site/search-kind.ts'
import { searchTexts } from '#app/texts/site/search.ts'
import type { Found, Hit, HitView, SearchView } from '#app/ui/content/search/search-screen.tsx'
import { pathTo, readFolders, trailTo } from '../../content/blog-folders.server.ts'
import { openPaging, readPageNumber } from '../../platform/paging.server.ts'
import { tokenCookie } from '../../platform/session/cookies.server.ts'
import { isSecure } from '../../platform/session/secure.server.ts'
import { readSiteFacts, type SiteFacts } from '../../site/site-facts.server.ts'

const nbItem = 10
const mostSuggestions = 6
/** Of the hundred that the API takes, for one that is drawn may count twice. */
const mostCharacters = 50

/** What the site answers to the question in an address. */
export async function getSearch(ctx: RequestContext, request: Request, url: URL): Promise<SearchView> {
  const facts = await requireSearch(ctx)
  const asked = readQuestion(url)
  const page = readPageNumber(url)
  const kind = readSearchKind(url.searchParams.get('dans') ?? '')
  const found = await ask(ctx, request, { q: asked, kind: kind ?? '', nbItem, page })
  return {
    asked,
    place: kind ? searchKindWords[kind] : '',
    chips: listChips(asked, kind, found),
    total: found.total,
    hits: asked === '' ? undefined : await toHits(ctx, found.results),
    understood: found.understood,
    hint: found.hint === null ? undefined : { label: found.hint, href: addressOf(found.hint) },
    ways: listWays(facts),
    paging: openPaging(url, { page, total: found.total, nbItem }),
  }
}

/** The best answers to a question that is still being typed. */
export async function getSuggestions(ctx: RequestContext, request: Request, url: URL) {
  await requireSearch(ctx)
  const { results } = await ask(ctx, request, { q: readQuestion(url), nbItem: mostSuggestions, page: 1 })
  const hits = await toHits(ctx, results)
  return hits.map(({ href, title, label }) => ({ href, title, label }))
}

/** The head of the search: no search engine lists another's results. */
export function makeSearchHead({ asked }: SearchView): MetaDescriptor[] {
  const title = asked === '' ? searchTexts.title : `${searchTexts.titled(asked)} · ${searchTexts.title}`
  return [{ title }, { name: 'robots', content: 'noindex, follow' }]
}

async function requireSearch(ctx: RequestContext): Promise<SiteFacts> {
  const facts = await readSiteFacts(ctx)
  if (!facts.values.SEARCH_ACTIVATED) throwNotFound()
  return facts
}

function readQuestion({ searchParams }: URL): string {
  const typed = (searchParams.get('q') ?? '').replaceAll('\0', '').replaceAll(/\s+/g, ' ')
  return [...typed.trim()].slice(0, mostCharacters).join('')
}

/** Members find what is for members; a login that is over is no hindrance. */
async function ask(
  ctx: RequestContext,
  request: Request,
  query: { q: string; kind?: SearchKind | ''; nbItem: number; page: number },
): Promise<Found> {
  const token = await tokenCookie(isSecure(request)).parse(request.headers.get('Cookie'))
  const own = token ? await ctx.openApi(token).searchSite({ query }) : undefined
  return own?.ok ? own.value : orThrow(await ctx.api.searchSite({ query }))
}

async function toHits(ctx: RequestContext, results: readonly Hit[]): Promise<HitView[]> {
  const folders = results.some(({ kind }) => kind === 'blog') ? await readFolders(ctx) : []
  return results.map(({ kind, slug, idFolder, isReserved, title, titleParts, date, image, excerpt }) => ({
    title,
    titleParts,
    date,
    image,
    label: searchTexts.kind[kind],
    // The search keeps words apart by plain spaces.
    excerpt: excerpt.map((part) => ({ ...part, text: bindFrenchSpaces(part.text) })),
    href: kind === 'blog' ? pathTo(trailTo(folders, idFolder), slug) : pathOf[kind](slug),
    note: isReserved ? searchTexts.members : undefined,
  }))
}

const pathOf: Record<Exclude<SearchKind, 'blog'>, (slug: string) => string> = {
  product: (slug) => href('/boutique/:slug', { slug }),
  page: (slug) => `/${slug}`,
  service: (slug) => href('/services/:slug', { slug }),
  news: (slug) => href('/actualites/:slug', { slug }),
}

function listChips(asked: string, current: SearchKind | undefined, { counts }: Found): SearchView['chips'] {
  const there = counts.filter(({ kind, total }) => total > 0 || kind === current)
  if (there.length < 2 && current === undefined) return []
  const total = counts.reduce((sum, one) => sum + one.total, 0)
  const all = { label: searchTexts.all, total, href: addressOf(asked), isCurrent: current === undefined }
  const chips = searchKinds.flatMap((kind) => there.filter((one) => one.kind === kind))
  return [
    all,
    ...chips.map(({ kind, total }) => ({
      label: searchTexts.kind[kind],
      total,
      isCurrent: kind === current,
      href: addressOf(asked, kind),
    })),
  ]
}

function addressOf(asked: string, kind?: SearchKind): string {
  return `${href('/recherche')}?${new URLSearchParams({ q: asked, ...(kind && { dans: searchKindWords[kind] }) })}`
}

/** Where to go when nothing was found, or before anything is asked. */
function listWays({ info, values }: SiteFacts): Action[] {
  const { shop, news, blog, contact } = searchTexts.ways
  return [
    ...(info.isECommerce ? [{ label: shop, href: href('/boutique') }] : []),
    { label: news, href: href('/actualites') },
    ...(values.BLOG_ACTIVATED ? [{ label: blog, href: pathTo([]) }] : []),
    { label: contact, href: href('/contact') },
  ]
}
