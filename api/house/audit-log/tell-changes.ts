import type { FieldChange } from '#app/models/platform/act.ts'
import type { Row } from '../../platform/database/read-by-keys.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { derivedColumns } from '../../platform/database/tables/undo-tables.ts'
import type { RowChange } from '../../platform/database/watch-writes.ts'
import { maskPersonal } from './mask-personal.ts'

/** What the site shows to everyone: its words may stand in the log, whatever looks like somebody's address or number masked. */
const shownWords: Partial<Record<keyof SiteTables, readonly string[]>> = {
  pages: ['title', 'url', 'menu_title'],
  news: ['title', 'slug'],
  blogs: ['title', 'slug'],
  blog_folders: ['title', 'slug'],
  albums: ['title', 'slug'],
  awards: ['title'],
  winemakers: ['name'],
  services: ['title', 'slug'],
  collections: ['title', 'route'],
  elements: ['title', 'slug'],
  newsletter_lists: ['name'],
  forms: ['title'],
  popups: ['title'],
  calendars: ['title'],
  declinations: ['reference'],
  products: ['name', 'slug'],
  variations: ['label'],
  tags: ['label', 'slug'],
  meal_icons: ['label'],
  carriers: ['name'],
  languages: ['label', 'code'],
  fonts: ['family'],
  logos: ['type'],
  parameters: ['type'],
}
/** Columns that hold one of a closed list of words. */
const closedWords = new Set(['type', 'detail_type', 'delivery_type', 'capacity_unit', 'style', 'lang'])
/** What names a row, and what follows from the rest of it. */
const derived = new Set<string>(['site_id', 'id', 'created_at', 'name_key', 'code_key', ...derivedColumns])
const isMoment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/
const most = 40
const longest = 120

/** The fields that an act changed on the thing it was about, by their names; a text that was written is named and not told. */
export function tellChanges(changes: readonly RowChange[], thingId: string): FieldChange[] {
  const about = changes.filter(({ before, after }) => [before?.id, after?.id].includes(thingId))
  const told = (about.length > 0 ? about : changes.slice(0, 1)).filter(({ table }) => table !== 'price_ledger')
  const fields = told.flatMap(({ table, before, after }) => {
    const columns = Object.keys({ ...before, ...after }).filter((column) => !derived.has(column))
    const isChanged = (column: string) => before?.[column] !== after?.[column]
    const changed = columns.filter((column) => isChanged(column) || isUnitOf(table, column, isChanged))
    return changed.map((column) => ({ field: column, before: say(table, column, before), after: say(table, column, after) }))
  })
  return joinFields(fields).slice(0, most)
}

/** An amount is told with the unit that it is counted in, even where that one stayed. */
function isUnitOf(table: keyof SiteTables, column: string, isChanged: (column: string) => boolean): boolean {
  return table === 'discount_codes' && column === 'type' && isChanged('amount')
}

/** A thing that is written in two steps changed once. */
function joinFields(fields: readonly FieldChange[]): FieldChange[] {
  const joined = new Map<string, FieldChange>()
  for (const field of fields) joined.set(field.field, { ...field, before: (joined.get(field.field) ?? field).before })
  return [...joined.values()]
}

function say(table: keyof SiteTables, column: string, row: Row | undefined): string | null {
  const value = row?.[column]
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value === '') return null
  if (isMoment.test(value) || closedWords.has(column)) return value.slice(0, longest)
  return shownWords[table]?.includes(column) ? maskPersonal(value).slice(0, longest) : null
}

/** What a thing is called, where the site shows its name to everyone. */
export function nameOfRecord(changes: readonly RowChange[], thingId: string): string {
  const change = changes.findLast(({ before, after }) => [before?.id, after?.id].includes(thingId))
  const row = change?.after ?? change?.before
  const column = change && shownWords[change.table]?.[0]
  return column === undefined || !row ? '' : maskPersonal(String(row[column] ?? '')).slice(0, longest)
}
