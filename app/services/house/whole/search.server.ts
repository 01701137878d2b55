import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { Action } from '#app/models/content/blocks/shared.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { fallbackOf } from '#app/models/site/pictures/picture.ts'
import { readSearchKind, type SearchKind, searchKinds, searchKindWords } from '#app/models/site/search-kind.ts'
import { sayPairing } from '#app/texts/catalog/pairing.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { searchTexts } from '#app/texts/site/search.ts'
import type { Product } from '#app/ui/catalog/shop/product-card-view.ts'
import type { ShopLook } from '#app/ui/catalog/shop/shop-list.ts'
import type { ProductShelf } from '#app/ui/content/blocks/parts/product-shelves.ts'
import type { Found, Hit, HitView, SearchView } from '#app/ui/content/search/search-view.ts'
import type { Suggestion } from '#app/ui/site/search/suggestion.ts'
import { sayDeclination, sayVariations, toBuy, toPriceView, toProductCard } from '../../catalog/product-card.server.ts'
import { lookOf } from '../../catalog/shop-list.server.ts'
import { pathTo, readFolders, trailTo } from '../../content/blog-folders.server.ts'
import { openPaging, readPageNumber } from '../../platform/paging.server.ts'
import { tokenCookie } from '../../platform/session/cookies.server.ts'
import { writeRequestedItems } from '../../platform/session/requested-items.server.ts'
import { isSecure } from '../../platform/session/secure.server.ts'
import { readSiteFacts, type SiteFacts } from '../../site/site-facts.server.ts'

const nbItem = 16
/** How many wines stand beside what is written, before one asks for all of them. */
const nbGoods = 8
const mostSuggestions = 6
const favourites = 3
/** Some of the newest may be sold out. */
const favouritesLookedAt = 12
/** Of the hundred that the API takes, for one that is drawn may count twice. */
const mostCharacters = 50

/** What the site answers to the question in an address. */
export async function getSearch(ctx: RequestContext, request: Request, url: URL): Promise<SearchView> {
  const facts = await requireSearch(ctx)
  const asked = readQuestion(url)
  const page = readPageNumber(url)
  const kind = readSearchKind(url.searchParams.get('dans') ?? '')
  const found = await ask(ctx, request, { q: asked, kind: kind ?? '', nbItem, nbGoods, page })
  const sum = found.counts.reduce((all, { total }) => all + total, 0)
  return {
    asked,
    place: kind ? searchKindWords[kind] : '',
    chips: listChips(asked, kind, found),
    total: kind ? found.total : sum,
    hits:
      asked === ''
        ? undefined
        : await toHits(
            ctx,
            found.results.filter((hit) => hit.product === null),
          ),
    goods: listGoods(asked, kind, { found, look: lookOf(facts.values), goods: goodsWordsOf(facts.values) }),
    isDish: found.dishes.length > 0,
    consolation: asked !== '' && sum === 0 ? await listFavourites(ctx, facts) : undefined,
    understood: found.understood,
    hint: found.hint === null ? undefined : { label: found.hint, href: addressOf(found.hint) },
    ways: listWays(facts),
    paging: openPaging(url, { page, total: found.total, nbItem }),
  }
}

/** The best answers to a question that is still being typed. */
export async function getSuggestions(ctx: RequestContext, request: Request, url: URL): Promise<Suggestion[]> {
  const { values } = await requireSearch(ctx)
  const { results } = await ask(ctx, request, { q: readQuestion(url), nbItem: mostSuggestions, nbGoods: 4, page: 1 })
  const hits = await toHits(ctx, results)
  return hits.map(({ href, title, label }, at) => toSuggestion({ href, title, label }, results[at], goodsWordsOf(values)))
}

/** A proposal; of a wine with its bottle, its price, and why it goes with the dish that is being typed. */
function toSuggestion(plain: Suggestion, hit: Hit | undefined, goods: GoodsWords): Suggestion {
  if (!hit?.product) return plain
  const { price, picture, origin } = toProductCard(hit.product)
  const bought = whatToBuy(hit.product)
  const cost = bought?.price ?? [price?.isFrom && productTexts.from, price?.sold].filter(Boolean).join(' ')
  const shown = picture && fallbackOf(picture)
  return {
    ...plain,
    label: hit.pairing ? sayPairing(hit.pairing, goods) : origin,
    ...(cost && { price: cost }),
    ...(shown && picture && { picture: { src: shown.src, width: picture.width, height: picture.height } }),
    ...(bought && { buy: bought.buy }),
  }
}

/** The size of a wine that one click buys, and what that one costs. */
function whatToBuy(product: Product): { buy: NonNullable<Suggestion['buy']>; price: string } | undefined {
  const one = product.declination.find((declination) => toBuy(declination) !== undefined)
  const least = one && toBuy(one)
  if (!one || !least) return undefined
  const size = [sayDeclination(one, product), ...sayVariations(one, product)].filter(Boolean).join(' · ')
  const says = cartTexts.addName([product.name, size].filter(Boolean).join(', '))
  return {
    buy: { vins: writeRequestedItems([least]), size, word: cartTexts.addShort, says },
    price: toPriceView(one, product)?.sold ?? '',
  }
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
  query: { q: string; kind?: SearchKind | ''; nbItem: number; nbGoods: number; page: number },
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

type Listed = { found: Found; look: ShopLook; goods: GoodsWords }

/** The wines among what was found, each with why it goes with the dish that was asked for. */
function listGoods(asked: string, kind: SearchKind | undefined, { found, look, goods }: Listed): SearchView['goods'] {
  const [first] = found.results
  const shown = found.results.flatMap(({ product, pairing }) =>
    product ? [{ card: toProductCard(product), reason: pairing ? sayPairing(pairing, goods) : '' }] : [],
  )
  const total = found.counts.find((one) => one.kind === 'product')?.total ?? 0
  const hasMore = kind === undefined && total > nbGoods
  return {
    shown,
    look,
    isFirst: first?.kind === 'product',
    more: hasMore ? { label: searchTexts.allGoods(goods, total), href: addressOf(asked, 'product') } : undefined,
  }
}

/** Three wines that are there, for whoever found nothing. */
async function listFavourites(ctx: RequestContext, { info, values }: SiteFacts): Promise<ProductShelf | undefined> {
  if (!info.isECommerce) return undefined
  const listed = await ctx.api.listProducts({ query: { nbItem: favouritesLookedAt, orderBy: '-createdAt' } })
  const cards = listed.ok ? listed.value.products.map(toProductCard).filter(({ isAvailable }) => isAvailable) : []
  return cards.length > 0 ? { cards: cards.slice(0, favourites), look: lookOf(values), href: href('/boutique') } : undefined
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
