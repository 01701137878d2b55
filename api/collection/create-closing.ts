import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toClosing } from './closing-columns.ts'

/** Closes collection for some days; what is ordered for them already stays. */
export const createClosing: UseCase<Contract['createClosing']> = async ({ body }, { inTransaction }) => {
  const { firstDay, lastDay, note = '' } = body
  if (lastDay < firstDay) return refused('invalid', { fields: { lastDay: { code: 'choice' } } })
  return inTransaction(async (tx) => {
    const row = { id: crypto.randomUUID(), first_day: firstDay, last_day: lastDay, note }
    await tx.insertInto('collection_closings').values(row).execute()
    return done(toClosing(row))
  })
}
