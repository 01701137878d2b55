import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** What was last heard from the review service, in its order, from a rank on; nobody waits for the service itself. */
export const listGoogleReviews: UseCase<Contract['listGoogleReviews']> = async ({ query }, { read }) => {
  const rows = await read
    .selectFrom('reviews')
    .selectAll()
    .where('rank', '>=', Number(query.from ?? '0'))
    .orderBy('rank')
    .execute()
  return done(
    rows.map(({ id, author, rating, text, date, fetched_at: fetchedAt }) => ({ id, author, rating, text, date, fetchedAt })),
  )
}
