import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readParameterRows, refuseValue } from './parameter.ts'

/** Gives a parameter a new value, when it is one that the catalogue allows; an empty one goes back to the default. */
export const changeParameter: UseCase<Contract['changeParameter']> = async ({ params, body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const parameter = (await readParameterRows(ctx, tx)).find(({ id }) => id === params.id)
    if (!parameter) return refused('not_found')
    const refusal = refuseValue(parameter.type, body.value, ctx)
    if (refusal) return refusal
    const { id, type, kind, label } = parameter
    await tx
      .insertInto('parameters')
      .values({ id, type, kind, label, lang: ctx.lang, value: body.value })
      .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet({ value: body.value }))
      .execute()
    const [changed] = (await readParameterRows(ctx, tx)).filter((row) => row.id === id)
    return changed ? done(changed) : refused('not_found')
  })
