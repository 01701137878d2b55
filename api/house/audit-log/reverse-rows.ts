import type { CustomSubject } from '#app/models/platform/custom/custom-field.ts'
import { refreshProduct } from '../../catalog/rows/refresh-product.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { type Row, readByKeys } from '../../platform/database/read-by-keys.ts'
import type { AnyKysely } from '../../platform/database/schema.ts'
import { derivedColumns, undoKeys } from '../../platform/database/tables/undo-tables.ts'
import type { RowChange } from '../../platform/database/watch-writes.ts'
import { renewSearchKeys } from '../custom/custom-values.ts'
import { type Counted, findCounted, holderOf, leaveCount, reverseMovement } from './reverse-stock.ts'

type AnyWriter = Pick<AnyKysely, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>
type How = { now: Date; isRedone: boolean }

const derived = new Set<string>(derivedColumns)

/** Makes rows what they were, the last written first; false where one of them has been changed since. */
export async function reverseRows(tx: SiteWriter, changes: readonly RowChange[], how: How): Promise<boolean> {
  const counted = findCounted(changes)
  for (const change of changes.toReversed()) {
    if (!(await reverseChange(tx, change, { ...how, counted }))) return false
  }
  for (const { table, before } of changes) {
    if ((table === 'pages' || table === 'blog_folders') && before && !(await hasTop(tx, table, String(before.id)))) return false
  }
  await findAnew(tx, changes)
  for (const id of productsOf(changes)) {
    const known = await tx.selectFrom('products').select('deleted_at').where('id', '=', id).executeTakeFirst()
    if (known && known.deleted_at === null) await refreshProduct(tx, id, how.now)
  }
  return true
}

function reverseChange(tx: SiteWriter, change: RowChange, how: How & { counted: Counted }): Promise<boolean> {
  if (change.table === 'price_ledger') return reversePrice(tx, change, how)
  if (change.table === 'stock_movements' && how.counted.has(holderOf(change))) return reverseMovement(tx, change, how.now)
  return reverse(tx, leaveCount(change, how.counted))
}

/** What is said in the house's own fields is found by the fields as they are again. */
async function findAnew(tx: SiteWriter, changes: readonly RowChange[]): Promise<void> {
  for (const { table, before, after } of changes) {
    const row = table === 'custom_fields' ? (before ?? after) : undefined
    if (row) await renewSearchKeys(tx, { subject: row.subject as CustomSubject, key: String(row.field_key) })
  }
}

/** Whether the way up from a page or a folder ends: two that were moved under each other, one move taken back, would be found by nobody. */
async function hasTop(tx: SiteWriter, table: 'pages' | 'blog_folders', id: string): Promise<boolean> {
  const passed = new Set<string>()
  for (let at: string | null | undefined = id; at; ) {
    if (passed.has(at)) return false
    passed.add(at)
    const row: { id_parent: string | null } | undefined = await tx
      .selectFrom(table)
      .select('id_parent')
      .where('id', '=', at)
      .executeTakeFirst()
    at = row?.id_parent
  }
  return true
}

async function reverse(tx: SiteWriter, { table, before, after }: RowChange): Promise<boolean> {
  const any = tx as unknown as AnyWriter
  const named = keyOf(table, before ?? after ?? {})
  const [current] = await readByKeys(any, table, [named])
  if (!after) {
    if (current || !before) return false
    await any.insertInto(table).values(withoutSite(before)).execute()
    return true
  }
  if (!current) return false
  if (!before) {
    if (!isSame(current, after, Object.keys(after))) return false
    if (table === 'declinations') await tx.deleteFrom('price_ledger').where('declination_id', '=', String(after.id)).execute()
    await where(any.deleteFrom(table), named).execute()
    return true
  }
  const changed = Object.keys(after).filter((column) => after[column] !== before[column])
  if (!isSame(current, after, changed)) return false
  const back = changed.filter((column) => current[column] === after[column]).map((column) => [column, before[column]])
  if (back.length > 0) await where(any.updateTable(table).set(Object.fromEntries(back)), named).execute()
  return true
}

/**
 * Prices that were asked stay on record, for a reduction leans on them: a price that is taken back is the next entry.
 * They go with a declination that never was, and come back with it.
 */
async function reversePrice(tx: SiteWriter, change: RowChange, { isRedone }: How): Promise<boolean> {
  if (change.before === undefined || change.after !== undefined || !isRedone) return true
  return reverse(tx, change)
}

function isSame(current: Row, after: Row, columns: readonly string[]): boolean {
  return columns.every((column) => derived.has(column) || current[column] === after[column])
}

function keyOf(table: RowChange['table'], row: Row): Row {
  return Object.fromEntries((undoKeys[table] ?? []).map((key) => [key, row[key]]))
}

function withoutSite({ site_id: _site, ...row }: Row): Row {
  return row
}

type Narrowed<Q> = { where(column: string, is: '=', value: unknown): Q }

function where<Q extends Narrowed<Q>>(query: Q, named: Row): Q {
  return Object.entries(named).reduce((narrowed, [column, value]) => narrowed.where(column, '=', value), query)
}

function productsOf(changes: readonly RowChange[]): string[] {
  const ids = changes.flatMap(({ table, before, after }) => {
    const row = before ?? after ?? {}
    if (table === 'products') return [String(row.id)]
    return table === 'declinations' ? [String(row.product_id)] : []
  })
  return [...new Set(ids)]
}
