import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { Post, PromotedLook } from '#app/models/content/post.ts'

type News = Answer<Contract['listNews']>['news'][number]

/** The latest news that are put forward. */
export async function listPromotedNews({ api }: RequestContext, count: number): Promise<News[]> {
  return orThrow(await api.listNews({ query: { promoted: 'true', nbItem: count } })).news
}

/** A piece of news where a list shows it. */
export function toNewsPost({ slug, title, summary, image, date }: News): Post {
  return { href: href('/actualites/:slug', { slug }), title, summary, image, date }
}

/** A style of the catalogue as screens know it. */
export function lookOf(style: string): PromotedLook {
  return style === 'BANNER' || style === 'LIST' ? style : 'CARD'
}
