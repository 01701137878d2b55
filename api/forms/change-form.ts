import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { checkFields, toOwnedForm } from './form.ts'

/** Changes a form; what was filled in before keeps its questions. */
export const changeForm: UseCase<Contract['changeForm']> = async ({ params, body }, { inTransaction, now }) => {
  const { fields, isValid, ...words } = body
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
  return inTransaction(async (tx) => {
    const known = await tx.selectFrom('forms').select('id').where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const checked = fields && checkFields(fields)
    if (checked && !checked.ok) return checked
    const row = await tx
      .updateTable('forms')
      .set({
        ...given,
        ...(checked && { fields: JSON.stringify(checked.value) }),
        ...(isValid !== undefined && { is_valid: isValid ? (1 as const) : (0 as const) }),
        updated_at: now.toISOString(),
      })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toOwnedForm(row))
  })
}
