import { type MetaDescriptor, redirect } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { leaveOutShop } from '#app/models/content/blocks/leave-out-shop.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import type { StructuredData } from '#app/models/platform/web/structured-data.ts'
import { defaultColours, type OwnColours } from '#app/models/site/look/colour-palette.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { tradeOf } from '#app/models/site/settings/trade.ts'
import { coloursOf, partsOf } from '#app/models/site/worn/direction.ts'
import { wordsOf } from '#app/texts/site/trades.ts'
import type { Around, Page, PageLayout } from '#app/ui/content/blocks/parts/pages.ts'
import { readProductShelves } from '../catalog/product-shelves.server.ts'
import { listAddressViews } from '../site/company-addresses.server.ts'
import { readConsent } from '../site/consent.server.ts'
import { findPathInLang, followLanguage, type PathInLang } from '../site/language.server.ts'
import { listHours } from '../site/opening-hours.server.ts'
import { listStructuredData, makePageHead } from '../site/page-head.server.ts'
import { mayShow } from '../site/page-hooks.server.ts'
import { readReserved } from '../site/reserved.server.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { readHouseLists } from './block-data.server.ts'
import { readBlockCalendars } from './calendars.server.ts'
import { readBlockForms } from './house-forms.server.ts'
import { readOwnBlocks } from './own-blocks.server.ts'

/** A page as the screen needs it, with what its blocks show besides their own words. */
export type PageView = Pick<Page, 'title' | 'metaDescription' | 'blocks' | 'customFacts' | 'forMembers'> & {
  head: MetaDescriptor[]
  structuredData: StructuredData[]
  around: Around
  layout: PageLayout
}

/** The page at a path of the site; an unknown one, or one that its own hook hides, is the not-found page. */
export async function getPage(ctx: RequestContext, request: Request, asked: string): Promise<PageView> {
  if (asked === '') await followLanguage(request, ctx)
  const place = await findPathInLang(ctx, asked)
  const { path, prefix, lang } = place
  const [page, facts] = await Promise.all([readPage(ctx, request, place), readSiteFacts(ctx)])
  if (!mayShow(page, facts)) throwNotFound()
  if (page.url !== path) throw redirect(`${prefix}/${page.url}`, { status: 301, headers: { 'Cache-Control': 'public' } })
  const { title, metaDescription, type, images, customFacts, forMembers, useAbsoluteMenu } = page
  const blocks = facts.info.isECommerce ? page.blocks : leaveOutShop(page.blocks)
  const minorsBand = page.url === '' && facts.info.isWinemaker
  const layout = { isNarrow: type === 'page', isUnderMenu: useAbsoluteMenu, lang }
  const [shown, head, structuredData] = await Promise.all([
    readAround(ctx, request, { blocks, images, api: place.api }),
    makePageHead(ctx, page, lang),
    listStructuredData(ctx, page, lang),
  ])
  const said = { title, metaDescription, blocks, customFacts, forMembers }
  return { ...said, head, structuredData, around: { ...shown, minorsBand }, layout }
}

/** What blocks show besides their own words. */
export async function readAround(
  ctx: RequestContext,
  request: Request,
  { blocks, images, api = ctx.api }: Pick<Page, 'blocks' | 'images'> & { api?: ShopApi },
): Promise<Around> {
  const { info, values } = await readSiteFacts(ctx)
  // Only a map asks where the house is.
  const hasMap = plainBlocksOf(blocks).some(({ type }) => type === 'map')
  const [consent, house, shelves, calendars, forms, own, addresses] = await Promise.all([
    readConsent(request),
    readHouseLists(ctx, blocks),
    readProductShelves(ctx, blocks),
    readBlockCalendars(api, blocks),
    readBlockForms(api, blocks),
    readOwnBlocks(ctx, { blocks, images, api }),
    hasMap ? listAddressViews(api, values) : [],
  ])
  const parts = partsOf(values)
  return {
    images: Object.fromEntries(images.map((image) => [image.id, image])),
    addresses,
    hours: listHours(values),
    thirdParties: consent?.includes('media') ?? false,
    minorsBand: false,
    house,
    shelves,
    calendars,
    forms,
    own,
    hasHills: info.isWinemaker && tradeOf(values) === 'WINE' && hasDefaultColours(values),
    parts: { opening: parts.opening, bottle: parts.bottle, section: parts.section, gallery: parts.gallery },
    hasNewsletter: values.NEWSLETTER_ACTIVATED,
    shop: { sells: info.isECommerce, hidesPrices: values.HIDE_PRICES, soon: wordsOf(values).soon },
  }
}

function hasDefaultColours(values: ParameterValues): boolean {
  const sayAll = ({ primary, accent, paper, ink }: OwnColours) => [primary, accent, paper, ink].join().toLowerCase()
  return sayAll(coloursOf(values)) === sayAll(defaultColours)
}

/** The page as this visitor may read it: one for members is read with their login, which is asked for when it is missing. */
async function readPage(ctx: RequestContext, request: Request, { api, path, prefix, lang }: PathInLang): Promise<Page> {
  const asked = { params: { url: path === '' ? 'home' : path } }
  return readReserved(ctx, request, { path: `${prefix}/${path}`, api, lang, ask: (as) => as.getPage(asked) })
}
