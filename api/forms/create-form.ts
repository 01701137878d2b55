import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseId } from '../writing/choose-id.ts'
import { checkFields, toOwnedForm } from './form.ts'

/** Adds a form, under a name of the owner's choice where they give one. */
export const createForm: UseCase<Contract['createForm']> = async ({ body }, { inTransaction, now }) => {
  const fields = checkFields(body.fields)
  if (!fields.ok) return fields
  const { title, intro = '', thanks = '', recipient = '', isValid = true } = body
  return inTransaction(async (tx) => {
    const isTaken = async (one: string) =>
      (await tx.selectFrom('forms').select('id').where('id', '=', one).executeTakeFirst()) !== undefined
    const id = body.id ?? (await chooseId(title, isTaken))
    if (await isTaken(id)) return refused('invalid', { fields: { id: { code: 'taken' } } })
    const row = await tx
      .insertInto('forms')
      .values({
        ...{ id, title, intro, thanks, recipient },
        fields: JSON.stringify(fields.value),
        is_valid: isValid ? 1 : 0,
        updated_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toOwnedForm(row))
  })
}
