import { done, refused } from '#app/models/outcome.ts'
import { isOfKind } from '#app/models/parameter.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toParameter } from './parameter.ts'

/** Gives a parameter a new value, when it is of the parameter's kind. */
export const changeParameter: UseCase<Contract['changeParameter']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.selectFrom('parameters').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!row) return refused('not_found')
    const parameter = toParameter(row)
    if (!isOfKind(parameter.kind, body.value)) {
      return refused('invalid', { fields: { value: { code: parameter.kind === 'NUMBER' ? 'number' : 'format' } } })
    }
    await tx.updateTable('parameters').set({ value: body.value }).where('id', '=', params.id).execute()
    return done({ ...parameter, value: body.value })
  })
