import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { given, toFlag } from '../site/columns.ts'
import type { UseCase } from '../visit.ts'
import { checkFields, toOwnedForm } from './form.ts'

/** Changes a form; what was filled in before keeps its questions. */
export const changeForm: UseCase<Contract['changeForm']> = async ({ params, body }, { inTransaction, now }) => {
  const { fields, isValid, ...words } = body
  return inTransaction(async (tx) => {
    const known = await tx.selectFrom('forms').select('id').where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const checked = fields && checkFields(fields)
    if (checked && !checked.ok) return checked
    const row = await tx
      .updateTable('forms')
      .set({
        ...given({ ...words, fields: checked && JSON.stringify(checked.value), is_valid: toFlag(isValid) }),
        updated_at: now.toISOString(),
      })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toOwnedForm(row))
  })
}
