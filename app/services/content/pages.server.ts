import { type MetaDescriptor, redirect } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { throwNotFound } from '#app/http/answers.server.ts'
import type { RequestScene } from '#app/http/visit-context.ts'
import { leaveOutShop } from '#app/models/content/blocks/leave-out-shop.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import type { Thing } from '#app/models/platform/web/structured-data.ts'
import type { Around, Page, PageLayout } from '#app/ui/content/blocks/parts/pages.ts'
import { readProductShelves } from '../catalog/product-shelves.server.ts'
import { listShownAddresses } from '../site/company-addresses.server.ts'
import { readConsent } from '../site/consent.server.ts'
import { findLangPlace, followLanguage, type LangPlace } from '../site/language.server.ts'
import { listHours } from '../site/opening-hours.server.ts'
import { listThings, makePageHead } from '../site/page-head.server.ts'
import { mayShow } from '../site/page-hooks.server.ts'
import { readReserved } from '../site/reserved.server.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { readBlockCalendars } from './calendars.server.ts'
import { readBlockForms } from './house-forms.server.ts'
import { readHouseLists } from './house-lists.server.ts'

/** A page as the screen needs it, with what its blocks show besides their own words. */
export type PageView = Pick<Page, 'title' | 'metaDescription' | 'blocks' | 'forMembers'> & {
  head: MetaDescriptor[]
  things: Thing[]
  around: Around
  layout: PageLayout
}

/** The page at a path of the site; an unknown one, or one that its own hook hides, is the not-found page. */
export async function getPage(scene: RequestScene, request: Request, asked: string): Promise<PageView> {
  if (asked === '') await followLanguage(request, scene)
  const place = await findLangPlace(scene, asked)
  const { path, prefix, lang } = place
  const [page, facts] = await Promise.all([readPage(scene, request, place), readSiteFacts(scene)])
  if (!mayShow(page, facts)) throwNotFound()
  if (page.url !== path) throw redirect(`${prefix}/${page.url}`, { status: 301, headers: { 'Cache-Control': 'public' } })
  const { title, metaDescription, type, images, forMembers, useAbsoluteMenu } = page
  const blocks = facts.info.isECommerce ? page.blocks : leaveOutShop(page.blocks)
  const minorsBand = page.url === '' && facts.info.isWinemaker && !facts.values.HIDE_MINORS_BAND
  const layout = { isNarrow: type === 'page', isUnderMenu: useAbsoluteMenu, lang }
  const [shown, head, things] = await Promise.all([
    readAround(scene, request, { blocks, images, api: place.api }),
    makePageHead(scene, page, lang),
    listThings(scene, page, lang),
  ])
  return { title, metaDescription, head, things, blocks, around: { ...shown, minorsBand }, layout, forMembers }
}

/** What blocks show besides their own words. */
export async function readAround(
  scene: RequestScene,
  request: Request,
  { blocks, images, api = scene.api }: Pick<Page, 'blocks' | 'images'> & { api?: ShopApi },
): Promise<Around> {
  const { values } = await readSiteFacts(scene)
  // Only a map asks where the house is.
  const hasMap = plainBlocksOf(blocks).some(({ type }) => type === 'map')
  const [consent, house, shelves, calendars, forms, addresses] = await Promise.all([
    readConsent(request),
    readHouseLists(scene, blocks),
    readProductShelves(scene, blocks),
    readBlockCalendars(api, blocks),
    readBlockForms(api, blocks),
    hasMap ? listShownAddresses(api, values) : [],
  ])
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
    hasNewsletter: values.NEWSLETTER_ACTIVATED,
  }
}

/** The page as this visitor may read it: one for members is read with their login, which is asked for when it is missing. */
async function readPage(scene: RequestScene, request: Request, { api, path, prefix, lang }: LangPlace): Promise<Page> {
  const asked = { params: { url: path === '' ? 'home' : path } }
  return readReserved(scene, request, { path: `${prefix}/${path}`, api, lang, ask: (as) => as.getPage(asked) })
}
