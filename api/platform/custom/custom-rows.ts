import type { Selectable } from 'kysely'
import type { CustomField, CustomSpot, CustomSubject, CustomValues } from '#app/models/platform/custom/custom-field.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { sayCustomValue } from '#app/texts/platform/custom-values.ts'
import type { SiteReader } from '../database/database.ts'
import type { SiteTables } from '../database/tables/tables.ts'
import { keepBeside } from '../ports/keep-beside.ts'

type CustomFieldRow = Selectable<SiteTables['custom_fields']>

/** The fields in use, in their order. */
export async function readCustomFields(read: SiteReader): Promise<readonly CustomField[]> {
  const rows = await read
    .selectFrom('custom_fields')
    .selectAll()
    .where('is_used', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map(toCustomField)
}

/** Those of one kind of thing. */
export async function readFieldsOf(read: SiteReader, subject: CustomSubject): Promise<CustomField[]> {
  return (await readCustomFields(read)).filter((field) => field.subject === subject)
}

/** The same, as they stand beside settings that were read already. */
export const keptCustomFields = keepBeside(readCustomFields)

/** Those of one kind of thing, as they stand there. */
export async function keptFieldsOf(
  read: SiteReader,
  values: Readonly<ParameterValues>,
  subject: CustomSubject,
): Promise<readonly CustomField[]> {
  return (await keptCustomFields(read, values)).filter((field) => field.subject === subject)
}

function toCustomField(row: CustomFieldRow): CustomField {
  return {
    subject: row.subject,
    key: row.field_key,
    label: row.label,
    help: row.help,
    kind: row.kind,
    choices: JSON.parse(row.choices),
    isRequired: row.is_required === 1,
    spots: JSON.parse(row.spots) as CustomSpot[],
    isSearched: row.is_searched === 1,
  }
}

/** Values as they are stored. */
export function parseCustom(stored: string): CustomValues {
  return JSON.parse(stored) as CustomValues
}

/** What a reader is told of stored values: what is said in these fields, and nothing of those out of use. */
export function tellCustom(stored: string, fields: readonly CustomField[]): CustomValues {
  if (stored === '{}' || fields.length === 0) return {}
  const values = parseCustom(stored)
  return Object.fromEntries(fields.flatMap(({ key }) => (values[key] === undefined ? [] : [[key, values[key]]])))
}

/** What is said of somebody in all fields that there are, also in those out of use, for the archive of their data. */
export async function exportCustom(read: SiteReader, subject: CustomSubject, stored: string) {
  if (stored === '{}') return []
  const rows = await read.selectFrom('custom_fields').selectAll().where('subject', '=', subject).orderBy('sort_order').execute()
  return tellCustomFacts(stored, rows.map(toCustomField)).map(({ label, text }) => ({ label, text }))
}

/** The fields that stand in one of these spots. */
export function fieldsIn(fields: readonly CustomField[], ...spots: readonly CustomSpot[]): CustomField[] {
  return fields.filter((field) => field.spots.some((place) => spots.includes(place)))
}

/** The words of stored values by which a thing is found. */
export function customWords(stored: string, fields: readonly CustomField[]): string {
  if (stored === '{}') return ''
  const values = parseCustom(stored)
  const words = fields.flatMap((field) => {
    const value = values[field.key]
    if (!field.isSearched || value === undefined || value === false) return []
    return [value === true ? field.label : sayCustomValue(field, value)]
  })
  return words.join(' ')
}

/** The same in plain spelling, as a row keeps them. */
export function customKey(stored: string, fields: readonly CustomField[]): string {
  return foldText(customWords(stored, fields))
}

/** The values of a thing as cells of a table, one for each field. */
export function customCells(stored: string, fields: readonly CustomField[]): string[] {
  const values = parseCustom(stored)
  return fields.map((field) => {
    const value = values[field.key]
    if (value === undefined) return ''
    return typeof value === 'number' ? String(value).replace('.', ',') : sayCustomValue(field, value)
  })
}

/** What is said in these fields, each under its name and in words, as people read it. */
export function tellCustomFacts(stored: string, fields: readonly CustomField[]) {
  const values = tellCustom(stored, fields)
  return fields.flatMap((field) => {
    const value = values[field.key]
    if (value === undefined) return []
    const { key, label, kind, spots } = field
    return [{ key, label, kind, text: sayCustomValue(field, value), spots: [...spots] }]
  })
}
