import type { MetaDescriptor } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { keepToOneAddress } from '#app/http/one-address.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { Step } from '#app/models/content/post.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import { describeTrail, type StructuredData } from '#app/models/platform/web/structured-data.ts'
import { blogTexts, paging, writings } from '#app/texts/content/writings.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { hasOwnWords, wordsOf } from '#app/texts/site/trades.ts'
import type { CommentsView } from '#app/ui/content/comments/comments-view.ts'
import type { ListView, WritingView } from '#app/ui/content/writing-screens/writing-views.ts'
import { shelveNamedWines } from '../catalog/named-wines.server.ts'
import { openPaging, readPageNumber } from '../platform/paging.server.ts'
import { readOpening } from '../site/opening.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'
import { describeWriting, makeWritingHead } from './article-head.server.ts'
import { listBesideArticles } from './beside-articles.server.ts'
import { type Folder, type Folders, pathTo, readFolders, toBlogPost, trailTo } from './blog-folders.server.ts'
import { readComments } from './comments.server.ts'
import { readAround } from './pages.server.ts'

type Blog = Answer<Contract['getBlog']>
type Page<V> = { path: string; view: V; head: MetaDescriptor[]; structuredData: StructuredData[] }

type ArticlePage = Page<WritingView> & { comments: CommentsView | undefined }

/** What was asked of the blog, and the folders that it has. */
type BlogRequest = { ctx: RequestContext; request: Request; url: URL; folders: Folders }

const nbItem = 12

/** What stands at an address of the blog, told by its last word: the list of all, of a folder, or one article. */
export async function getBlogPage(
  { ctx, request, url }: Omit<BlogRequest, 'folders'>,
  path: string,
): Promise<({ list: true } & Page<ListView>) | ({ list: false } & ArticlePage)> {
  const { values } = await readSiteFacts(ctx)
  if (!values.BLOG_ACTIVATED) throwNotFound()
  const asked = { ctx, request, url, folders: await readFolders(ctx) }
  const slug = path.split('/').at(-1) ?? ''
  const folder = asked.folders.find((one) => one.slug === slug)
  if (slug === '' || folder) return { list: true, ...(await getBlogList(asked, folder)) }
  const blog = await ctx.api.getBlog({ params: { id: slug } })
  if (!blog.ok) await leadToFolder(asked, slug)
  return { list: false, ...(await getArticle(asked, orThrow(blog))) }
}

/** Leads from a former address of a folder to its present one. */
async function leadToFolder({ ctx, url, folders }: BlogRequest, slug: string): Promise<void> {
  const trail = await ctx.api.getFolderTrail({ params: { id: slug } })
  const last = trail.ok && trail.value.at(-1)
  if (last) keepToOneAddress(url, pathTo(trailTo(folders, last.id)))
}

async function getBlogList({ ctx, url, folders }: BlogRequest, folder: Folder | undefined): Promise<Page<ListView>> {
  const trail = trailTo(folders, folder?.id ?? null)
  const path = pathTo(trail)
  keepToOneAddress(url, path)
  const page = readPageNumber(url)
  const query = { page, nbItem }
  const { blogs, total } = orThrow(await ctx.api.listFolderBlogs({ params: folder ? { id: folder.id } : {}, query }))
  const { info, values } = await readSiteFacts(ctx)
  const title = folder?.title ?? blogTexts.title
  const lead = folder ? folder.summary : hasOwnWords(values, info.isWinemaker) ? wordsOf(values).blogLead : blogTexts.plainLead
  const view: ListView = {
    title,
    lead,
    facts: folder ? [] : (await readOpening(ctx, 'blog')).facts,
    crumbs: stepsOf(trail.slice(0, -1), folder?.title),
    chips: { label: blogTexts.folders, links: linksOf(folders, trail) },
    hasLead: page === 1,
    posts: blogs.map((blog) => toBlogPost(blog, folders)),
    paging: openPaging(url, { page, total, nbItem }),
  }
  const description = (folder && lead) || blogTexts.description(houseNameOf({ info, values }))
  const head = await makeWritingHead(ctx, {
    path: hrefOfPage(view.paging.list, page),
    title: paging.titled(title, page),
    description,
    image: folder?.image ?? null,
  })
  return { path: hrefOfPage(path, page), view, head, structuredData: folder ? [wayTo(ctx, trail)] : [] }
}

async function getArticle({ ctx, request, url, folders }: BlogRequest, blog: Blog): Promise<ArticlePage> {
  const { title, summary, image, date, blocks, images } = blog
  const trail = trailTo(folders, blog.idFolder)
  const path = pathTo(trail, blog.slug)
  keepToOneAddress(url, path)
  const above = trail.at(-1)
  const view: WritingView = {
    title,
    summary,
    image,
    date,
    blocks,
    look: 'article',
    label: above?.title ?? '',
    crumbs: stepsOf(trail, title),
    around: await readAround(ctx, request, { blocks, images }),
    wines: await shelveNamedWines(ctx, blog),
    others: await listBesideArticles(blog, listIn(ctx, blog.idFolder), (one) => toBlogPost(one, folders)),
    back: { label: above?.title ?? blogTexts.back, href: pathTo(trail) },
  }
  const comments = await readComments(ctx, { kind: 'blog', ...blog })
  const facts = { path, title, description: summary, image }
  const structuredData = [...(await describeWriting(ctx, { ...facts, date, comments })), wayTo(ctx, [...trail, blog])]
  return { path, view, comments, head: await makeWritingHead(ctx, facts), structuredData }
}

/** Asks for articles of the folder that one stands in; what stands in none is a neighbour of the whole blog. */
function listIn({ api }: RequestContext, folder: string | null) {
  const params = folder === null ? {} : { id: folder }
  return async (query: NonNullable<Parameters<typeof api.listFolderBlogs>[0]>['query']) =>
    orThrow(await api.listFolderBlogs({ params, query })).blogs
}

function stepsOf(trail: Folders, last: string | undefined): Step[] {
  if (last === undefined) return [homeCrumb, { label: blogTexts.title }]
  const folders = trail.map((folder, place) => ({ label: folder.title, href: pathTo(trail.slice(0, place + 1)) }))
  return [homeCrumb, { label: blogTexts.title, href: pathTo([]) }, ...folders, { label: last }]
}

/** The folders to choose from: those on top, and those inside the present one. */
function linksOf(folders: Folders, trail: Folders) {
  const present = trail.at(-1)
  const onTop = folders.filter(({ idParent }) => idParent === null)
  const within = trail.flatMap((folder) => folders.filter(({ idParent }) => idParent === folder.id))
  const links = [...onTop, ...within].map((folder) => ({
    label: folder.title,
    href: pathTo(trailTo(folders, folder.id)),
    isCurrent: folder.id === present?.id,
  }))
  return links.length > 0 ? [{ label: writings.all, href: pathTo([]), isCurrent: !present }, ...links] : []
}

function wayTo({ site }: RequestContext, trail: readonly { slug: string; title: string }[]): StructuredData {
  const steps = trail.map(({ title }, place) => ({ name: title, url: site.origin + pathTo(trail.slice(0, place + 1)) }))
  return describeTrail([{ name: blogTexts.title, url: `${site.origin}/blog` }, ...steps])
}
