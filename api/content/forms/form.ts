import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { type FormField, findLooseCondition } from '#app/models/content/forms/form-field.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import type { Form, OwnedForm } from '../../contract/content/form.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

export type FormRow = Selectable<SiteTables['forms']>
type GivenField = NonNullable<Read<Contract['changeForm']>['body']['fields']>[number]
type NamedField = GivenField & { id: string }

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
  return (JSON.parse(fields) as NamedField[]).map(completeField)
}

/** A form that visitors may fill in. */
export function findOpenForm(read: SiteReader, id: string): Promise<FormRow | undefined> {
  return read.selectFrom('forms').selectAll().where('id', '=', id).where('is_valid', '=', 1).executeTakeFirst()
}

/** The fields as they are stored, or what is wrong with them: an id given twice, a condition on nothing before it. */
export function checkFields(given: readonly GivenField[]): Outcome<FormField[]> {
  const fields = nameFields(given).map(completeField)
  const twice = fields.find(({ id }, place) => fields.findIndex((field) => field.id === id) !== place)
  if (twice) return refused('invalid', { fields: { [`fields.${twice.id}`]: { code: 'taken' } } })
  const loose = findLooseCondition(fields)
  if (loose !== undefined) return refused('invalid', { fields: { [`fields.${loose}`]: { code: 'choice' } } })
  const empty = fields.find(({ type, choices }) => type.startsWith('CHOICE') && choices.length === 0)
  if (empty) return refused('invalid', { fields: { [`fields.${empty.id}`]: { code: 'required' } } })
  return done(fields)
}

/** A field that was given no id of its own gets one of its label, apart from those of the others. */
function nameFields(given: readonly GivenField[]): NamedField[] {
  const taken = new Set(given.flatMap(({ id }) => id ?? []))
  return given.map((field) => {
    if (field.id !== undefined) return { ...field, id: field.id }
    const wanted = slugOf(field.label).slice(0, 50) || 'champ'
    const names = Array.from({ length: given.length + 1 }, (_, place) => (place === 0 ? wanted : `${wanted}-${place + 1}`))
    const id = names.find((name) => !taken.has(name)) ?? wanted
    taken.add(id)
    return { ...field, id }
  })
}

function completeField({ id, label, type, ...rest }: NamedField): FormField {
  const { isRequired = false, choices = [], help = '', min = null, max = null, value = '', calendar = '', showIf = null } = rest
  return { id, label, type, isRequired, choices, help, min, max, value, calendar, showIf }
}
