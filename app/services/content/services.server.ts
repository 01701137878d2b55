import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { keepToOneAddress } from '#app/http/one-address.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { toSlug } from '#app/models/platform/text/slug.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import { chooseService } from '#app/models/site/settings/current-service.ts'
import { paging, serviceTexts, writings } from '#app/texts/content/writings.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import type { ListView, WritingView } from '#app/ui/content/writing-screens/writing-views.ts'
import { openPaging, readPageNumber } from '../platform/paging.server.ts'
import { readAll } from '../platform/read-all.server.ts'
import { readReserved } from '../site/reserved.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'
import { makePlainHead } from './article-head.server.ts'
import { readAround } from './pages.server.ts'
import { toServicePost } from './service-posts.server.ts'

type Service = Answer<Contract['getService']>

const nbItem = 100
const mostOthers = 3

/** The list of services at an address, all of them or those of one tag. */
export async function getServiceList(
  ctx: RequestContext,
  url: URL,
): Promise<{ view: ListView; head: MetaDescriptor[]; list: string }> {
  const page = readPageNumber(url)
  const tag = toSlug(url.searchParams.get('tag') ?? '')
  const isTagged = url.searchParams.has('tag')
  const [tags, listed] = await Promise.all([
    listTags(ctx),
    ctx.api.listServices({ query: { page, nbItem, ...(isTagged && { tag }) } }),
  ])
  const { services, total } = orThrow(listed)
  if (isTagged && total === 0) throwNotFound()
  const { info, values } = await readSiteFacts(ctx)
  const view: ListView = {
    title: serviceTexts.title,
    lead: serviceTexts.lead,
    crumbs: [homeCrumb, { label: serviceTexts.title }],
    chips: { label: serviceTexts.tags, links: linksOf(tags, isTagged ? tag : undefined) },
    posts: services.map(toServicePost),
    paging: openPaging(url, { page, total, nbItem }),
  }
  const head = await makePlainHead(ctx, {
    path: hrefOfPage(view.paging.list, page),
    title: paging.titled(serviceTexts.title, page),
    description: serviceTexts.description(houseNameOf({ info, values })),
    image: null,
  })
  return { view, head, list: href('/services') + (isTagged ? `?tag=${tag}` : '') }
}

/** A service at its address; one that is for members is shown to members, and to no search engine. */
export async function getServicePage(
  ctx: RequestContext,
  { request, url }: { request: Request; url: URL },
  slug: string,
): Promise<{ view: WritingView; head: MetaDescriptor[]; isReserved: boolean }> {
  const path = href('/services/:slug', { slug })
  const fetch = (id: string) =>
    readReserved(ctx, request, { path, api: ctx.api, ask: (api) => api.getService({ params: { id } }) })
  const service = (await chooseService(slug, fetch)) ?? throwNotFound()
  keepToOneAddress(url, href('/services/:slug', service))
  const { title, summary, image, tags, blocks, images, isReserved } = service
  const { values } = await readSiteFacts(ctx)
  const view: WritingView = {
    title,
    summary,
    image,
    blocks,
    label: tags.join(', '),
    ...(isReserved && { note: writings.members }),
    crumbs: [homeCrumb, { label: serviceTexts.title, href: href('/services') }, { label: title }],
    look: values.SERVICE_PAGE_STYLE === 'WIDE' ? 'wide' : 'classic',
    around: await readAround(ctx, request, { blocks, images }),
    back: { label: serviceTexts.back, href: href('/services') },
    action: { label: serviceTexts.ask, href: href('/contact') },
    others: { title: serviceTexts.others, posts: await listOthers(ctx, service) },
  }
  const head = isReserved
    ? [{ title }, { name: 'robots', content: 'noindex' }]
    : await makePlainHead(ctx, { path: href('/services/:slug', service), title, description: summary, image })
  return { view, head, isReserved }
}

async function listOthers({ api }: RequestContext, { id }: Service) {
  const { services } = orThrow(await api.listServices({ query: { nbItem: mostOthers + 1 } }))
  return services
    .filter((other) => other.id !== id)
    .slice(0, mostOthers)
    .map(toServicePost)
}

/** Every tag that a service carries, however many services there are. */
async function listTags({ api }: RequestContext): Promise<string[]> {
  const services = await readAll(async (page) => {
    const { services: entries, total } = orThrow(await api.listServices({ query: { nbItem, page } }))
    return { entries, total }
  })
  return services.flatMap((service) => service.tags)
}

/** Each tag once, with the list that it leads to. */
function linksOf(tags: readonly string[], current: string | undefined) {
  const links = [...new Map(tags.map((tag) => [toSlug(tag), tag]))].map(([tag, label]) => ({
    label,
    href: `${href('/services')}?tag=${tag}`,
    isCurrent: tag === current,
  }))
  return links.length > 1 ? [{ label: writings.all, href: href('/services'), isCurrent: current === undefined }, ...links] : []
}
