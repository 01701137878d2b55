import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { type FormField, findLooseCondition } from '#app/models/form-field.ts'
import { done, type Outcome, refused } from '#app/models/outcome.ts'
import type { Form, OwnedForm } from '../contract/entities/form.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteReader } from '../db/database.ts'
import type { SiteTables } from '../db/tables.ts'

export type FormRow = Selectable<SiteTables['forms']>
type GivenField = NonNullable<Read<Contract['changeForm']>['body']['fields']>[number]

/** A stored form as visitors see it. */
export function toForm(row: FormRow): z.input<typeof Form> {
  const { id, title, intro, thanks } = row
  return { id, title, intro, thanks, fields: fieldsOf(row) }
}

/** A stored form as its owner sees it. */
export function toOwnedForm(row: FormRow): z.input<typeof OwnedForm> {
  return { ...toForm(row), recipient: row.recipient, isValid: row.is_valid === 1, updatedAt: row.updated_at }
}

/** The fields of a stored form. */
export function fieldsOf({ fields }: Pick<FormRow, 'fields'>): FormField[] {
  return (JSON.parse(fields) as GivenField[]).map(completeField)
}

/** A form that visitors may fill in. */
export function findOpenForm(read: SiteReader, id: string): Promise<FormRow | undefined> {
  return read.selectFrom('forms').selectAll().where('id', '=', id).where('is_valid', '=', 1).executeTakeFirst()
}

/** The fields as they are stored, or what is wrong with them: an id given twice, a condition on nothing before it. */
export function checkFields(given: readonly GivenField[]): Outcome<FormField[]> {
  const fields = given.map(completeField)
  const twice = fields.find(({ id }, place) => fields.findIndex((field) => field.id === id) !== place)
  if (twice) return refused('invalid', { fields: { [`fields.${twice.id}`]: { code: 'taken' } } })
  const loose = findLooseCondition(fields)
  if (loose !== undefined) return refused('invalid', { fields: { [`fields.${loose}`]: { code: 'choice' } } })
  const empty = fields.find(({ type, choices }) => type.startsWith('CHOICE') && choices.length === 0)
  if (empty) return refused('invalid', { fields: { [`fields.${empty.id}`]: { code: 'required' } } })
  return done(fields)
}

function completeField({ id, label, type, ...rest }: GivenField): FormField {
  const { isRequired = false, choices = [], help = '', min = null, max = null, value = '', calendar = '', showIf = null } = rest
  return { id, label, type, isRequired, choices, help, min, max, value, calendar, showIf }
}
