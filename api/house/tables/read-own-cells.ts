import type { CustomField, CustomValue } from '#app/models/platform/custom/custom-field.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { tableColumns, tableTexts as words } from '#app/texts/house/settings/tables.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import { customKey, parseCustom } from '../../platform/custom/custom-rows.ts'
import { readCustom } from '../../platform/custom/custom-schema.ts'
import type { NamedRow, RowFault } from './imported.ts'
import { readDay } from './read-day.ts'

/** What a row says of a wine or a member in the house's own fields. */
export type SaidOwn = Readonly<Record<string, CustomValue>>

/** The fields whose columns such a table can name: one called as a column that every row has is never meant. */
export function columnsOf(what: 'products' | 'members', fields: readonly CustomField[]): CustomField[] {
  const taken = new Set(tableColumns[what].map((name) => foldText(name)))
  return fields.filter(({ label }) => !taken.has(foldText(label)))
}

/** Reads the cells of these fields; an empty one says nothing, and what cannot be read is left to be refused. */
export function readOwnCells({ cell }: NamedRow, fields: readonly CustomField[]): SaidOwn {
  const said = fields.flatMap((field) => {
    const text = cell(field.label).trim()
    return text === '' ? [] : [[field.key, readCell(field, text)] as const]
  })
  return Object.fromEntries(said)
}

function readCell({ kind }: CustomField, text: string): CustomValue {
  switch (kind) {
    case 'NUMBER':
      return /^-?\d{1,12}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : text
    case 'FLAG':
      return readFlag(foldText(text)) ?? text
    case 'DAY':
      return readDay(text) ?? text
    default:
      return text
  }
}

function readFlag(said: string): boolean | undefined {
  if (said === words.yes) return true
  return said === words.no ? false : undefined
}

type Read = { line: number; own: SaidOwn; stored?: string | undefined }

/** What is wrong with it, refused as it would be of a form; a row that says nothing of such fields is asked for none. */
export function findOwnFaults({ line, own, stored = '{}' }: Read, fields: readonly CustomField[]): RowFault[] {
  if (Object.keys(own).length === 0) return []
  const read = readCustom(own, { fields, stored: parseCustom(stored) })
  if (read.ok) return []
  return Object.entries(sayRefusal(read.error).fields ?? {}).map(([name, sentences]) => ({
    line,
    column: fields.find(({ key }) => name === `custom.${key}`)?.label ?? '',
    message: sentences.join(' '),
  }))
}

/** Whether a row says something else than what is said already. */
export function saysAnew(own: SaidOwn, stored: string): boolean {
  const known = parseCustom(stored)
  return Object.entries(own).some(([key, value]) => known[key] !== value)
}

/** The columns of a thing's row once this is said, by fields whose columns the table can name; all of them make what it is found by. */
export function writeOwn(
  { own, stored }: { own: SaidOwn; stored: string },
  { fields, columns }: { fields: readonly CustomField[]; columns: readonly CustomField[] },
): { custom: string; search_key: string } {
  const isSaid = Object.keys(own).length > 0
  const custom = isSaid ? JSON.stringify(orRollBack(readCustom(own, { fields: columns, stored: parseCustom(stored) }))) : stored
  return { custom, search_key: customKey(custom, fields) }
}
