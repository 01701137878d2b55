import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseFreeId } from '../writing/choose-free-id.ts'
import { checkFields, toOwnedForm } from './form.ts'

/** Adds a form, under a name of the owner's choice where they give one. */
export const createForm: UseCase<Contract['createForm']> = async ({ body }, { inTransaction, now }) => {
  const fields = checkFields(body.fields)
  if (!fields.ok) return fields
  const { title, intro = '', thanks = '', recipient = '', isValid = true } = body
  return inTransaction(async (tx) => {
    const id = await chooseFreeId(tx, 'forms', body)
    if (!id.ok) return id
    const row = await tx
      .insertInto('forms')
      .values({
        ...{ id: id.value, title, intro, thanks, recipient },
        fields: JSON.stringify(fields.value),
        is_valid: isValid ? 1 : 0,
        updated_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toOwnedForm(row))
  })
}
