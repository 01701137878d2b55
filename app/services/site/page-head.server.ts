import type { MetaDescriptor } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { describePage } from '#app/models/content/page-summary.ts'
import { describeCompany, describeTrail, type StructuredData } from '#app/models/platform/web/structured-data.ts'
import { groupHours } from '#app/models/site/settings/opening-hours.ts'
import { type Trade, tradeOf } from '#app/models/site/settings/trade.ts'
import { makeHead } from './head.server.ts'
import { listNetworks } from './networks.server.ts'
import { weekOf } from './opening-hours.server.ts'
import { houseNameOf, readSiteFacts } from './site-facts.server.ts'
import { readSitePages } from './site-pages.server.ts'
import { alternatesOf, groupTwins, listPublicPages, pathOf } from './translations.server.ts'

type Page = Answer<Contract['getPage']>

/** The head of a page that the owner has written. */
export async function makePageHead(ctx: RequestContext, page: Page, lang: string | undefined): Promise<MetaDescriptor[]> {
  if (page.forMembers) return [{ title: page.title }, { name: 'robots', content: 'noindex' }]
  const { info } = await readSiteFacts(ctx)
  const all = info.languages.length > 0 ? await listPublicPages(ctx) : []
  return makeHead(ctx, {
    path: pathOf(page.url, lang),
    title: page.title,
    description: describePage(page.metaDescription, page.blocks),
    lang,
    pictures: page.images,
    alternates: alternatesOf(page, groupTwins(all), { origin: ctx.site.origin, own: info.defaultLang.code }),
  })
}

/** What machines may know of a page beside its words: the company at the front door, elsewhere the way to the page. */
export async function listStructuredData(ctx: RequestContext, page: Page, lang: string | undefined): Promise<StructuredData[]> {
  if (page.forMembers) return []
  return page.url === '' ? [await readCompany(ctx)] : readTrail(ctx, page, lang)
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const clock = (minute: number) => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** A trade in the vocabulary of schema.org, which has no word for who makes cheese. */
function kindOf(trade: Trade, isWinemaker: boolean): string | undefined {
  if (trade === 'WINE') return isWinemaker ? 'Winery' : undefined
  return { BEER: 'Brewery', CHEESE: undefined, BOOKS: 'BookStore' }[trade]
}

/** The company as search engines read it. */
export async function readCompany(ctx: RequestContext): Promise<StructuredData> {
  const { info, values } = await readSiteFacts(ctx)
  const { origin } = ctx.site
  const logo = info.logos.find(({ type }) => type === 'LOGO')?.onlineImage.url
  return describeCompany({
    kind: kindOf(tradeOf(values), info.isWinemaker),
    sells: info.isECommerce,
    name: houseNameOf({ info, values }),
    origin,
    logo: logo && new URL(logo, origin).href,
    address: values.COMPANY_ADDRESS,
    phone: values.COMPANY_PHONE,
    email: values.COMPANY_EMAIL,
    networks: listNetworks(values).map(({ href }) => href),
    hours: groupHours(weekOf(values)).flatMap(({ days, spans }) =>
      spans.map(({ opens, closes }) => ({
        days: days.map((day) => weekdays[day] ?? ''),
        opens: clock(opens),
        closes: clock(closes),
      })),
    ),
  })
}

/** The way to a page that stands under others; the first ones need none. */
async function readTrail(ctx: RequestContext, page: Page, lang: string | undefined): Promise<StructuredData[]> {
  const pages = new Map((await readSitePages(ctx, lang)).map((one) => [one.id, one]))
  const steps: { name: string; url: string }[] = []
  for (let at = pages.get(page.id); at; at = at.idParent ? pages.get(at.idParent) : undefined) {
    if (!at.isText) steps.unshift({ name: at.menuTitle || at.title, url: ctx.site.origin + pathOf(at.url, lang) })
  }
  return steps.length > 1 ? [describeTrail(steps)] : []
}
