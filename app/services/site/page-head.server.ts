import type { MetaDescriptor } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { RequestScene } from '#app/http/visit-context.ts'
import { describePage } from '#app/models/content/page-summary.ts'
import { describeCompany, describeTrail, type Thing } from '#app/models/platform/web/structured-data.ts'
import { groupHours } from '#app/models/site/settings/opening-hours.ts'
import { makeHead } from './head.server.ts'
import { listNetworks } from './networks.server.ts'
import { weekOf } from './opening-hours.server.ts'
import { houseNameOf, readSiteFacts } from './site-facts.server.ts'
import { readSitePages } from './site-pages.server.ts'
import { alternatesOf, listPublicPages, pathOf } from './translations.server.ts'

type Page = Answer<Contract['getPage']>

/** The head of a page that the owner has written. */
export async function makePageHead(scene: RequestScene, page: Page, lang: string | undefined): Promise<MetaDescriptor[]> {
  if (page.forMembers) return [{ title: page.title }, { name: 'robots', content: 'noindex' }]
  const { info } = await readSiteFacts(scene)
  const all = info.languages.length > 0 ? await listPublicPages(scene) : []
  return makeHead(scene, {
    path: pathOf(page.url, lang),
    title: page.title,
    description: describePage(page.metaDescription, page.blocks),
    lang,
    pictures: page.images,
    alternates: alternatesOf(page, all, { origin: scene.site.origin, own: info.defaultLang.code }),
  })
}

/** What machines may know of a page beside its words: the company at the front door, elsewhere the way to the page. */
export async function listThings(scene: RequestScene, page: Page, lang: string | undefined): Promise<Thing[]> {
  if (page.forMembers) return []
  return page.url === '' ? [await readCompany(scene)] : readTrail(scene, page, lang)
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const clock = (minute: number) => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The company as search engines read it. */
export async function readCompany(scene: RequestScene): Promise<Thing> {
  const { info, values } = await readSiteFacts(scene)
  const { origin } = scene.site
  const logo = info.logos.find(({ type }) => type === 'LOGO')?.onlineImage.url
  return describeCompany({
    isWinemaker: info.isWinemaker,
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
async function readTrail(scene: RequestScene, page: Page, lang: string | undefined): Promise<Thing[]> {
  const pages = new Map((await readSitePages(scene, lang)).map((one) => [one.id, one]))
  const steps: { name: string; url: string }[] = []
  for (let at = pages.get(page.id); at; at = at.idParent ? pages.get(at.idParent) : undefined) {
    if (!at.isText) steps.unshift({ name: at.menuTitle || at.title, url: scene.site.origin + pathOf(at.url, lang) })
  }
  return steps.length > 1 ? [describeTrail(steps)] : []
}
