import { done, refused } from '#app/models/platform/outcome.ts'
import { Blocks } from '../../contract/content/blocks/blocks.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { nameAuthors } from './authors.ts'
import { hashBody } from './body-hash.ts'
import { hashPublic } from './draft.ts'
import { findNewest } from './publish-body.ts'
import { findWrittenRecord } from './written-record.ts'

/** Tells whoever holds a body whether the public page still says it, in the same layout, and who has changed it last. */
export const checkLayoutHash: UseCase<Contract['checkLayoutHash']> = async ({ params, body }, { read }) => {
  const page = await findWrittenRecord(read, 'page', params.idPage)
  if (!page) return refused('not_found')
  const hash = hashPublic(page)
  const newest = await findNewest(read, page)
  const nameOf = await nameAuthors(read, newest ? [newest.author_id] : [])
  return done({
    isSame: page.type === params.idLayout && hashHeld(body.html) === hash,
    hash,
    changedAt: newest?.created_at ?? page.updated_at,
    changedBy: newest ? nameOf(newest.author_id) : '',
  })
}

/** What a caller holds: the blocks of a body as JSON, or the hash that an earlier answer gave. Anything else is no body of ours. */
function hashHeld(html: string): string {
  const held = html.trim()
  if (!held.startsWith('[')) return held
  try {
    const { data } = Blocks.safeParse(JSON.parse(held))
    return data ? hashBody(data) : ''
  } catch {
    return ''
  }
}
