import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { keepToOneAddress } from '#app/http/one-address.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import type { StructuredData } from '#app/models/platform/web/structured-data.ts'
import { elementTexts, paging, writings } from '#app/texts/content/writings.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import type { ListView, WritingView } from '#app/ui/content/writing-screens/writing-views.ts'
import { openPaging, readPageNumber } from '../platform/paging.server.ts'
import { readReserved } from '../site/reserved.server.ts'
import { makePlainHead } from './article-head.server.ts'
import { describeElement } from './event-data.server.ts'
import { readAround } from './pages.server.ts'
import { toElementPost } from './service-posts.server.ts'

type Element = Answer<Contract['getElement']>

const nbItem = 24

/** The list of a collection at its address. */
export async function getElementList(
  ctx: RequestContext,
  url: URL,
  route: string,
): Promise<{ view: ListView; head: MetaDescriptor[] }> {
  const page = readPageNumber(url)
  const collection = await findCollection(ctx, route)
  keepToOneAddress(url, href('/elements/:route', collection))
  const { elements, total } = orThrow(await ctx.api.listElements({ params: { route }, query: { page, nbItem } }))
  const { title, summary } = collection
  const view: ListView = {
    title,
    lead: summary,
    crumbs: [homeCrumb, { label: title }],
    posts: elements.map(toElementPost),
    paging: openPaging(url, { page, total, nbItem }),
  }
  const facts = { path: hrefOfPage(view.paging.list, page), title: paging.titled(title, page), description: summary, image: null }
  return { view, head: await makePlainHead(ctx, facts) }
}

/** Whether somebody can register for an element now, and what is said instead. */
export type Entrance = { isOpen: boolean; note: string; places: number }

type ElementPage = {
  view: WritingView
  head: MetaDescriptor[]
  structuredData: StructuredData[]
  isReserved: boolean
  entrance: Entrance | undefined
  file: string | undefined
}

/** An element at its address; whether one can register, and for how many at most. */
export async function getElementPage(
  ctx: RequestContext,
  { request, url }: { request: Request; url: URL },
  { route, slug }: { route: string; slug: string },
): Promise<ElementPage> {
  const asked = href('/elements/:route/:slug', { route, slug })
  const ask = (api: RequestContext['api']) => api.getElement({ params: { route, id: slug } })
  const [element, collection] = await Promise.all([
    readReserved(ctx, request, { path: asked, api: ctx.api, ask }),
    findCollection(ctx, route),
  ])
  const path = href('/elements/:route/:slug', element)
  keepToOneAddress(url, path)
  const { title, summary, image, blocks, images, isReserved } = element
  const list = { label: collection.title, href: href('/elements/:route', { route }) }
  const view: WritingView = {
    title,
    summary,
    image,
    blocks,
    look: 'classic',
    label: collection.title,
    ...(isReserved && { note: writings.members }),
    facts: factsOf(element),
    crumbs: [homeCrumb, list, { label: title }],
    around: await readAround(ctx, request, { blocks, images }),
  }
  const head = isReserved
    ? [{ title }, { name: 'robots', content: 'noindex' }]
    : await makePlainHead(ctx, { path, title, description: summary, image })
  const file = element.date === null ? undefined : `${path}/agenda.ics`
  return { view, head, structuredData: await describeElement(ctx, element), isReserved, entrance: entranceOf(element), file }
}

async function findCollection({ api }: RequestContext, route: string) {
  const collections = orThrow(await api.listCollections())
  return (
    collections.find((one) => one.route === route) ??
    collections.find(({ formerRoutes }) => formerRoutes.includes(route)) ??
    throwNotFound()
  )
}

function factsOf({ date, placesLeft }: Element) {
  return [
    ...(date ? [{ name: elementTexts.when, value: sayLongMoment(date) }] : []),
    ...(placesLeft === null ? [] : [{ name: elementTexts.places, value: elementTexts.left(placesLeft) }]),
  ]
}

function entranceOf({ date, places, placesLeft }: Element): Entrance | undefined {
  if (places === null || placesLeft === null) return undefined
  if (date !== null && date <= new Date().toISOString()) return { isOpen: false, note: elementTexts.over, places }
  return placesLeft > 0 ? { isOpen: true, note: elementTexts.kept, places } : { isOpen: false, note: elementTexts.full, places }
}
