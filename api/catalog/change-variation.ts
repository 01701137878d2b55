import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { given } from '../site/columns.ts'
import type { UseCase } from '../visit.ts'
import { toVariation } from './shown-variation.ts'

/** Changes how a variation is called. */
export const changeVariation: UseCase<Contract['changeVariation']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('variations').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const changes = given({ label: body.label, display_label: body.displayLabel })
    if (Object.keys(changes).length > 0) await tx.updateTable('variations').set(changes).where('id', '=', params.id).execute()
    return done(toVariation({ ...known, ...changes }))
  })
