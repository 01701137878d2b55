import { done, type Outcome, type Refusal, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { withinTransaction } from '../../platform/call/within-transaction.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { DeclinationRow } from '../rows/catalog-rows.ts'
import { readCapacity } from '../rows/catalog-rows.ts'
import { findProduct } from '../rows/find-live.ts'
import { saveStock } from '../stock/save-stock.ts'
import { changeDeclination } from './change-declination.ts'
import { createDeclination } from './create-declination.ts'
import { removeDeclination } from './remove-declination.ts'

type Row = Read<Contract['saveVintages']>['body']['rows'][number]

/** Saves the table of a product's vintages and sizes: each row by the rules of its own act, all of them or none. */
export const saveVintages: UseCase<Contract['saveVintages']> = async ({ params, body }, ctx) =>
  ctx.inTransaction(
    mayRollBack(async (tx) => {
      if (!(await findProduct(tx, params.id))) return orRollBack(refused('not_found'))
      const before = await readVintages(tx, params.id)
      const changed = await saveRows(body.rows, { idProduct: params.id, before, name: 'rows' }, withinTransaction(ctx, tx))
      return { changed: orRollBack(changed) }
    }),
  )

/** The vintages of a product as they stand before anything is changed, by their ids. */
export async function readVintages(read: SiteReader, idProduct: string): Promise<Map<string, DeclinationRow>> {
  const rows = await read
    .selectFrom('declinations')
    .selectAll()
    .where('product_id', '=', idProduct)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type Table = {
  idProduct: string
  /** What was there before the call: what it has led itself is nobody else's change. */
  before: ReadonlyMap<string, DeclinationRow>
  /** What the rows are called where they are refused. */
  name: string
}

/** Saves rows within a transaction, and answers how many have changed; what is wrong with one is said beside it. */
export async function saveRows(rows: readonly Row[], table: Table, within: CallContext): Promise<Outcome<number>> {
  let changed = 0
  for (const [at, row] of rows.entries()) {
    const saved = await saveRow(row, table, within)
    if (!saved.ok) return atRow(saved.error, nameIn(table.name, at))
    if (saved.value) changed += 1
  }
  return done(changed)
}

/** A row of another product, or of what has been taken away meanwhile, is none of this table. */
async function saveRow(row: Row, { idProduct, before }: Table, within: CallContext): Promise<Outcome<boolean>> {
  if (row.id === undefined) return addRow(row, idProduct, within)
  const known = before.get(row.id)
  return known ? saveKnown(row, known, within) : refused('conflict', { fields: { id: { code: 'changed_meanwhile' } } })
}

const fields = ['year', 'capacity', 'capacityUnit', 'price', 'isOnSale', 'reference', 'gtin'] as const

/** What differs from what was seen changes; nothing is written over what somebody else has changed meanwhile. */
async function saveKnown(row: Row, known: DeclinationRow, within: CallContext): Promise<Outcome<boolean>> {
  const { id } = known
  if (row.isRemoved) {
    const removed = await removeDeclination({ params: { id } } as Parameters<typeof removeDeclination>[0], within)
    return removed.ok ? done(true) : removed
  }
  const { seen = {} } = row
  const wanted = fields.filter((field) => row[field] !== undefined && row[field] !== seen[field])
  const stored = { ...known, capacity: readCapacity(known), capacityUnit: known.capacity_unit, isOnSale: known.is_on_sale === 1 }
  const clashes = wanted.filter((field) => field in seen && stored[field] !== seen[field] && stored[field] !== row[field])
  if (clashes.length > 0) {
    return refused('conflict', { fields: Object.fromEntries(clashes.map((field) => [field, { code: 'changed_meanwhile' }])) })
  }
  if (wanted.length > 0) {
    const body = Object.fromEntries(wanted.map((field) => [field, row[field]]))
    const changed = await changeDeclination({ params: { id }, body } as Parameters<typeof changeDeclination>[0], within)
    if (!changed.ok) return changed
  }
  const isMoved = row.stock !== undefined && row.stock !== seen.stock
  const moved = isMoved ? await moveTo(id, row.stock ?? 0, { seen: seen.stock ?? known.quantity, within }) : undefined
  return moved && !moved.ok ? moved : done(wanted.length > 0 || isMoved)
}

async function addRow({ id: _, seen: __, isRemoved: ___, stock = 0, ...body }: Row, idProduct: string, within: CallContext) {
  const made = await createDeclination({ body: { ...body, idProduct } } as Parameters<typeof createDeclination>[0], within)
  if (!made.ok) return made
  const moved = stock > 0 ? await moveTo(made.value.id, stock, { seen: 0, within }) : undefined
  return moved && !moved.ok ? moved : done(true)
}

/** A sale in between stays counted: the stock moves by what its owner changed. */
function moveTo(idDeclination: string, stock: number, { seen, within }: { seen: number; within: CallContext }) {
  const lines = [{ idDeclination, seen, stock }]
  return saveStock({ body: { lines } } as Parameters<typeof saveStock>[0], within)
}

/** What is wrong with a row is said beside it; what the law wants said of all of them is said of the wine. */
function atRow({ fields: told, ...error }: Refusal, row: string): Outcome<never> {
  if (!told) return { ok: false, error }
  const named = Object.entries(told).map(([field, fault]) => [nameAt(field, row), fault])
  return { ok: false, error: { ...error, fields: Object.fromEntries(named) } }
}

function nameAt(field: string, row: string): string {
  return field.startsWith('facts.') ? field : nameIn(row, field.replace(/^lines\.0\./, ''))
}

const nameIn = (outer: string, name: string | number) => `${outer}.${name}`
