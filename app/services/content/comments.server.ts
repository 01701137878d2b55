import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import { z } from 'zod'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { keepToOneAddress } from '#app/http/one-address.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { longestComment } from '#app/models/content/comment.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import { commentTexts } from '#app/texts/content/comments.ts'
import { blogTexts, newsTexts, paging } from '#app/texts/content/writings.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import type { CommentsPage, CommentsView } from '#app/ui/content/comments/comments-view.ts'
import { readFields } from '../platform/account-form.server.ts'
import { Email } from '../platform/account-schemas.server.ts'
import { readTrap } from '../platform/form-trap.server.ts'
import { openPaging, readPageNumber } from '../platform/paging.server.ts'
import { renameFaults } from '../platform/rename-faults.server.ts'
import { makeHead } from '../site/head.server.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { pathTo, readFolders, trailTo } from './blog-folders.server.ts'

/** What can be commented on, as addresses name it. */
type Kind = 'actualites' | 'blog'

/** An article, and where it is read. */
type Article = { kind: Kind; id: string; slug: string; title: string; path: string }

const belowArticle = 10
const perPage = 20

/** What stands below an article of what visitors said; nothing where nobody said and nobody may say anything. */
export async function readComments({ api }: RequestContext, article: Pick<Article, 'kind' | 'id' | 'slug'>) {
  const listed = orThrow(await listOf(api, article, { nbItem: belowArticle, page: 1 }))
  const view: CommentsView = { ...listed, href: href('/commentaires/:kind/:slug', article) }
  return view.isOpen || view.total > 0 ? view : undefined
}

/** All that visitors said of the article at an address. */
export async function getCommentsPage(
  ctx: RequestContext,
  url: URL,
  params: { kind: string; slug: string },
): Promise<{ view: CommentsPage; head: MetaDescriptor[]; path: string }> {
  const article = await getArticle(ctx, params)
  const list = href('/commentaires/:kind/:slug', article)
  keepToOneAddress(url, list)
  const page = readPageNumber(url)
  const listed = orThrow(await listOf(ctx.api, article, { nbItem: perPage, page }))
  const { total, isOpen } = listed
  if (total === 0 && !isOpen) throwNotFound()
  const { title } = article
  const path = hrefOfPage(list, page)
  const above = article.kind === 'blog' ? blogTexts.title : newsTexts.title
  const view: CommentsPage = {
    ...listed,
    href: list,
    title,
    article: article.path,
    crumbs: [
      homeCrumb,
      { label: above, href: `/${article.kind}` },
      { label: title, href: article.path },
      { label: commentTexts.title },
    ],
    paging: openPaging(url, { page, total, nbItem: perPage }),
  }
  const titled = paging.titled(commentTexts.ofArticle(title), page)
  return { view, path, head: await makeHead(ctx, { path, title: titled, description: commentTexts.description(title) }) }
}

/** Sends what a form says of an article, and answers where that is read. */
export async function sendComment(
  ctx: RequestContext,
  api: ShopApi,
  params: { kind: string; slug: string },
  form: FormData,
): Promise<Outcome<Article, Failure>> {
  const article = await getArticle(ctx, params)
  const given = readFields(form, Fields)
  if (!given.ok) return given
  const { who, email, text, bis, shown } = given.value
  const comment = { params: { id: article.id }, body: { author: who, email, text, ...readTrap({ bis, shown }) } }
  const sent = await (article.kind === 'blog' ? api.commentOnBlog(comment) : api.commentOnNews(comment))
  return sent.ok ? { ok: true, value: article } : { ok: false, error: renameFaults(sent.error, { author: 'who' }) }
}

/** A browser sends two signs for the end of a line, and counts one. */
const asCounted = z.string().transform((text) => text.replaceAll('\r\n', '\n'))

const Fields = z.object({
  who: z.string({ error: commentTexts.whoNeeded }).trim().min(1, commentTexts.whoNeeded).max(60, commentTexts.whoLong),
  email: Email,
  text: z
    .string({ error: commentTexts.textNeeded })
    .pipe(asCounted)
    .pipe(z.string().trim().min(1, commentTexts.textNeeded).max(longestComment, commentTexts.textLong)),
  bis: z.string().optional(),
  shown: z.string().max(20).optional(),
})

function listOf(api: ShopApi, { kind, id }: Pick<Article, 'kind' | 'id'>, query: { nbItem: number; page: number }) {
  const given = { params: { id }, query }
  return kind === 'blog' ? api.listBlogComments(given) : api.listNewsComments(given)
}

async function getArticle(ctx: RequestContext, { kind, slug }: { kind: string; slug: string }): Promise<Article> {
  if (kind === 'actualites') {
    const news = orThrow(await ctx.api.getNews({ params: { id: slug } }))
    return { kind, id: news.id, slug: news.slug, title: news.title, path: href('/actualites/:slug', news) }
  }
  if (kind !== 'blog' || !(await readSiteFacts(ctx)).values.BLOG_ACTIVATED) throwNotFound()
  const blog = orThrow(await ctx.api.getBlog({ params: { id: slug } }))
  const path = pathTo(trailTo(await readFolders(ctx), blog.idFolder), blog.slug)
  return { kind, id: blog.id, slug: blog.slug, title: blog.title, path }
}
