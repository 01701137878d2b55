import { done, refused } from '#app/models/platform/outcome.ts'
import { findParameter, isParameterType } from '#app/models/site/settings/parameter-list.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { refuseValue, toParameter, unset } from './parameter.ts'

/** Sets a parameter of the catalogue that the site has not set in this language, under a label of its own. */
export const createParameter: UseCase<Contract['createParameter']> = async ({ body }, ctx) => {
  const { type, label, value } = body
  if (!isParameterType(type)) return refused('invalid', { fields: { type: { code: 'choice' } } })
  if (body.kind !== findParameter(type)?.kind) return refused('invalid', { fields: { kind: { code: 'choice' } } })
  const refusal = refuseValue(type, value, ctx)
  if (refusal) return refusal
  const { lang, site } = ctx
  return ctx.inTransaction(async (tx) => {
    const { id, kind } = unset(type, lang, site.lang)
    const row = await tx
      .insertInto('parameters')
      .values({ id, type, kind, label, lang, value })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    return row ? done(toParameter(row)) : refused('invalid', { fields: { type: { code: 'taken' } } })
  })
}
