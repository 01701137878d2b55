import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import type { RequestContext } from '#app/http/request-context.ts'
import { makeHead } from '../../site/head.server.ts'

/** The head of a page whose address is itself a key: nothing of it names the order, and no link tells where it leads from. */
export async function makeOrderHead(ctx: RequestContext, title: string, path = href('/suivi')): Promise<MetaDescriptor[]> {
  const head = await makeHead(ctx, { path, title, description: '' })
  // The whole referrer stays away, its origin does not: the check of where a form comes from needs it.
  return [...head, { name: 'referrer', content: 'strict-origin' }]
}
