import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { Post } from '#app/models/content/post.ts'
import { writings } from '#app/texts/content/writings.ts'

type Service = Answer<Contract['listServices']>['services'][number]
type Element = Answer<Contract['listElements']>['elements'][number]

/** A service where a list shows it. */
export function toServicePost({ slug, title, summary, image, tags, isReserved }: Service): Post {
  const note = isReserved ? { note: writings.members } : {}
  return { href: href('/services/:slug', { slug }), title, summary, image, label: tags.join(', '), ...note }
}

/** An element of a collection where a list shows it. */
export function toElementPost({ route, slug, title, summary, image, date, isReserved }: Element): Post {
  const note = isReserved ? { note: writings.members } : {}
  return { href: href('/elements/:route/:slug', { route, slug }), title, summary, image, date, ...note }
}
