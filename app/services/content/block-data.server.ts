import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { PageBlock, PlainBlock } from '#app/models/content/blocks/block.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import type { Action } from '#app/models/content/blocks/shared.ts'
import type { Post, PromotedLook } from '#app/models/content/post.ts'
import { albumTexts, blogTexts, newsTexts, reviewTexts, serviceTexts } from '#app/texts/content/writings.ts'

import type { BlockData, HouseLists } from '#app/ui/content/blocks/parts/block-data.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { pathTo, readFolders, toBlogPost } from './blog-folders.server.ts'
import { lookOf, toNewsPost } from './news-posts.server.ts'
import { toServicePost } from './service-posts.server.ts'

type Fill<T extends PlainBlock['type']> = (
  ctx: RequestContext,
  block: Extract<PlainBlock, { type: T }>,
) => Promise<BlockData | undefined>

const fills: { [T in PlainBlock['type']]?: Fill<T> } = {
  news: async (ctx, { count, promoted }) => {
    const query = { nbItem: count, ...(promoted && { promoted: 'true' }) }
    const [listed, { values }] = await Promise.all([ctx.api.listNews({ query }), readSiteFacts(ctx)])
    const posts = orThrow(listed).news.map(toNewsPost)
    const look = promoted ? lookOf(values.PROMOTED_NEWS_STYLE) : 'CARD'
    return shelve(posts, look, { label: newsTexts.back, href: href('/actualites') })
  },
  blog: async (ctx, { count, folder }) => {
    const { values } = await readSiteFacts(ctx)
    if (!values.BLOG_ACTIVATED) return { kind: 'nothing' }
    const folders = await readFolders(ctx)
    const listed = await ctx.api.listFolderBlogs({ params: folder ? { id: folder } : {}, query: { nbItem: count } })
    const posts = listed.ok ? listed.value.blogs.map((blog) => toBlogPost(blog, folders)) : []
    return shelve(posts, 'CARD', { label: blogTexts.title, href: pathTo([]) })
  },
  services: async ({ api }, { count, tags }) => {
    const listed = orThrow(await api.listServices({ query: { nbItem: count, ...(tags.length > 0 && { tag: tags.join(',') }) } }))
    return shelve(listed.services.map(toServicePost), 'CARD', { label: serviceTexts.back, href: href('/services') })
  },
  album: async ({ api }, { album }) => {
    const found = await api.getAlbum({ params: { id: album } })
    if (!found.ok || found.value.pictures.length === 0) return undefined
    const { pictures, slug } = found.value
    return { kind: 'album', pictures, more: { label: albumTexts.count(pictures.length), href: href('/albums/:slug', { slug }) } }
  },
  awards: async ({ api }, { count }) => {
    const awards = orThrow(await api.listAwards({ query: {} }))
    return awards.length > 0 ? { kind: 'awards', awards: awards.slice(0, count) } : undefined
  },
  reviews: async (ctx, { count }) => {
    const reviews = orThrow(await ctx.api.listGoogleReviews({ query: {} }))
    const { values } = await readSiteFacts(ctx)
    if (reviews.length === 0) return values.GOOGLE_PLACE_ID ? { kind: 'nothing' } : undefined
    return { kind: 'reviews', reviews: reviews.slice(0, count), more: { label: reviewTexts.title, href: href('/avis') } }
  },
}

/** Fetches what the house's own blocks of a page show. */
export async function readHouseLists(ctx: RequestContext, blocks: readonly PageBlock[]): Promise<HouseLists> {
  const filled = await Promise.all(
    plainBlocksOf(blocks).map(
      async (block) => [block, await (fills[block.type] as Fill<typeof block.type> | undefined)?.(ctx, block as never)] as const,
    ),
  )
  return new Map(filled.flatMap(([block, shelf]) => (shelf ? [[block, shelf] as const] : [])))
}

function shelve(posts: Post[], look: PromotedLook, more: Action): BlockData | undefined {
  return posts.length > 0 ? { kind: 'posts', posts, look, more } : undefined
}
