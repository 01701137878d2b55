import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { given } from '../site/columns.ts'
import type { UseCase } from '../visit.ts'
import { toClosing } from './closing-columns.ts'

/** Changes days without collection. */
export const changeClosing: UseCase<Contract['changeClosing']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('collection_closings').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const row = { ...known, ...given({ first_day: body.firstDay, last_day: body.lastDay, note: body.note }) }
    if (row.last_day < row.first_day) return refused('invalid', { fields: { lastDay: { code: 'choice' } } })
    const { first_day, last_day, note } = row
    await tx.updateTable('collection_closings').set({ first_day, last_day, note }).where('id', '=', known.id).execute()
    return done(toClosing(row))
  })
