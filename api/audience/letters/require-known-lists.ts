import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** A letter is for lists that there are; closed ones may still be written to. */
export async function requireKnownLists(read: SiteReader, lists: string[]): Promise<Outcome<string[]>> {
  const known = new Set((await read.selectFrom('newsletter_lists').select('id').execute()).map(({ id }) => id))
  return lists.every((id) => known.has(id)) ? done(lists) : refused('invalid', { fields: { lists: { code: 'choice' } } })
}
