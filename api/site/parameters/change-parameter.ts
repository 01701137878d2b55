import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { readParameterRows, refuseValue } from './parameter.ts'

/** Gives a parameter a new value, when it is one that the catalogue allows; an empty one goes back to the default. */
export const changeParameter: UseCase<Contract['changeParameter']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const parameter = (await readParameterRows(visit, tx)).find(({ id }) => id === params.id)
    if (!parameter) return refused('not_found')
    const refusal = refuseValue(parameter.type, body.value, visit)
    if (refusal) return refusal
    const { id, type, kind, label } = parameter
    await tx
      .insertInto('parameters')
      .values({ id, type, kind, label, lang: visit.lang, value: body.value })
      .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet({ value: body.value }))
      .execute()
    const [changed] = (await readParameterRows(visit, tx)).filter((row) => row.id === id)
    return changed ? done(changed) : refused('not_found')
  })
