import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { keepToOneAddress } from '#app/http/one-address.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import type { StructuredData } from '#app/models/platform/web/structured-data.ts'
import { newsTexts, paging } from '#app/texts/content/writings.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import type { CommentsView } from '#app/ui/content/comments/comments-view.ts'
import type { ListView, WritingView } from '#app/ui/content/writing-screens/writing-views.ts'
import { shelveNamedWines } from '../catalog/named-wines.server.ts'
import { openPaging, readPageNumber } from '../platform/paging.server.ts'
import { readOpening } from '../site/opening.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'
import { describeWriting, makeWritingHead } from './article-head.server.ts'
import { listBesideArticles } from './beside-articles.server.ts'
import { readComments } from './comments.server.ts'
import { listPromotedNews, lookOf, toNewsPost } from './news-posts.server.ts'
import { readAround } from './pages.server.ts'

const nbItem = 10
const mostPromoted = 3

/** The list of news at an address; its first page begins with what is put forward. */
export async function getNewsList(ctx: RequestContext, url: URL): Promise<{ view: ListView; head: MetaDescriptor[] }> {
  const page = readPageNumber(url)
  const [facts, opening, listed, promoted] = await Promise.all([
    readSiteFacts(ctx),
    readOpening(ctx, 'actualites'),
    ctx.api.listNews({ query: { page, nbItem } }),
    page === 1 ? listPromotedNews(ctx, mostPromoted) : [],
  ])
  const { news, total } = orThrow(listed)
  const shownAbove = new Set(promoted.map(({ id }) => id))
  const view: ListView = {
    title: newsTexts.title,
    lead: newsTexts.lead,
    facts: opening.facts,
    crumbs: [homeCrumb, { label: newsTexts.title }],
    promoted: { look: lookOf(facts.values.PROMOTED_NEWS_STYLE), posts: promoted.map(toNewsPost) },
    posts: news.filter(({ id }) => !shownAbove.has(id)).map(toNewsPost),
    paging: openPaging(url, { page, total, nbItem }),
  }
  const head = await makeWritingHead(ctx, {
    path: hrefOfPage(view.paging.list, page),
    title: paging.titled(newsTexts.title, page),
    description: newsTexts.description(houseNameOf(facts)),
    image: null,
  })
  return { view, head }
}

/** A piece of news at its address. */
export async function getNewsArticle(
  ctx: RequestContext,
  { request, url }: { request: Request; url: URL },
  slug: string,
): Promise<{ view: WritingView; comments: CommentsView | undefined; head: MetaDescriptor[]; structuredData: StructuredData[] }> {
  const news = orThrow(await ctx.api.getNews({ params: { id: slug } }))
  const { title, summary, date, image, blocks, images } = news
  const path = href('/actualites/:slug', news)
  keepToOneAddress(url, path)
  const list = { label: newsTexts.title, href: href('/actualites') }
  const view: WritingView = {
    title,
    summary,
    date,
    image,
    blocks,
    crumbs: [homeCrumb, list, { label: title }],
    look: 'article',
    around: await readAround(ctx, request, { blocks, images }),
    wines: await shelveNamedWines(ctx, news),
    others: await listBesideArticles(news, async (query) => orThrow(await ctx.api.listNews({ query })).news, toNewsPost),
    back: { label: newsTexts.back, href: list.href },
  }
  const comments = await readComments(ctx, { kind: 'actualites', ...news })
  const facts = { path, title, description: summary, image }
  const structuredData = await describeWriting(ctx, { ...facts, date, comments })
  return { view, comments, head: await makeWritingHead(ctx, facts), structuredData }
}
