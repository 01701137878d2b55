import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { type RouteArgs, requestContext } from '#app/http/request-context.ts'
import { blogTexts, newsTexts } from '#app/texts/content/writings.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import type { WritingView } from '#app/ui/content/writing-screens/writing-views.ts'
import { shelveNamedWines } from '../../catalog/named-wines.server.ts'
import { readAround } from '../../content/pages.server.ts'
import { findDesk } from '../plans/desks.server.ts'
import { requireStaff } from '../staff.server.ts'

type PreviewAsk = RouteArgs & { params: { desk: string; id: string } }
type ArticlePreview = { head: MetaDescriptor[]; path: string; expiresAt: string; view: WritingView }

/** Reads a preview of a piece of news or of an article of the blog, with the rest of it as it is. */
export async function readArticlePreview(asked: PreviewAsk): Promise<ArticlePreview> {
  const { context, request, params } = asked
  const { api } = await requireStaff(asked)
  const ctx = context.get(requestContext)
  const { article, preview, list } = await readKept(api, params)
  const { date } = article
  const { title, summary, image, blocks, images, expiresAt } = preview
  const view: WritingView = {
    title,
    summary,
    date,
    image,
    blocks,
    crumbs: [homeCrumb, { label: list }, { label: title }],
    look: 'article',
    around: await readAround(ctx, request, { blocks, images, api }),
    wines: await shelveNamedWines(ctx, { title, summary, blocks }),
  }
  const path = href('/admin/:desk/:id', { desk: params.desk, id: article.id })
  return { head: [{ title }, { name: 'robots', content: 'noindex' }], path, expiresAt, view }
}

async function readKept(api: ShopApi, { desk, id }: PreviewAsk['params']) {
  const params = { id }
  switch (findDesk(desk)?.resource) {
    case 'news': {
      const preview = orThrow(await api.getNewsPreview({ params }))
      const article = orThrow(await api.getAdminNews({ params: { id: preview.idRecord } }))
      return { preview, article, list: newsTexts.title }
    }
    case 'blog': {
      const preview = orThrow(await api.getBlogPreview({ params }))
      const article = orThrow(await api.getAdminBlog({ params: { id: preview.idRecord } }))
      return { preview, article, list: blogTexts.title }
    }
    default:
      return throwNotFound()
  }
}
