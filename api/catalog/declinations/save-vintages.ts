import { done, type Outcome, type Refusal, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { withinTransaction } from '../../platform/call/within-transaction.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { DeclinationRow } from '../rows/catalog-rows.ts'
import { readCapacity } from '../rows/catalog-rows.ts'
import { findProduct } from '../rows/find-live.ts'
import { toGivenDiscount } from '../rows/stored-discount.ts'
import { saveStock } from '../stock/save-stock.ts'
import { changeDeclination } from './change-declination.ts'
import { createDeclination } from './create-declination.ts'
import { removeDeclination } from './remove-declination.ts'

type Discount = Read<Contract['changeDeclination']>['body']['discount']
type VintageRow = Read<Contract['saveVintages']>['body']['rows'][number]
/** A row of a table; some tables have its reduction too. */
type Row = Omit<VintageRow, 'seen'> & {
  discount?: Discount
  seen?: (VintageRow['seen'] & { discount?: Discount }) | undefined
}

/** Saves the table of a product's vintages and sizes: each row by the rules of its own act, all of them or none. */
export const saveVintages: UseCase<Contract['saveVintages']> = async ({ params, body }, ctx) =>
  ctx.inTransaction(
    mayRollBack(async (tx) => {
      if (!(await findProduct(tx, params.id))) return orRollBack(refused('not_found'))
      const before = await readVintages(tx, params.id)
      const changed = await saveRows(
        body.rows,
        { idProduct: params.id, before, nameRow: (at) => `rows.${at}` },
        withinTransaction(ctx, tx),
      )
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
  /** What a row is called where it is refused. */
  nameRow: (at: number) => string
}

/** Saves rows within a transaction, and answers how many have changed; what is wrong is said beside each. */
export async function saveRows(rows: readonly Row[], table: Table, within: CallContext): Promise<Outcome<number>> {
  let changed = 0
  const refusals: Refusal[] = []
  for (const [at, row] of rows.entries()) {
    const saved = await saveRow(row, table, within)
    if (!saved.ok) refusals.push(atRow(saved.error, table.nameRow(at)))
    else if (saved.value) changed += 1
  }
  const refusal = joinRefusals(refusals)
  return refusal ? { ok: false, error: refusal } : done(changed)
}

/** Refusals as one: what was changed meanwhile comes first, for whoever saves again looks at it first. */
export function joinRefusals(refusals: readonly Refusal[]): Refusal | undefined {
  const first = refusals.find(({ code }) => code === 'conflict') ?? refusals[0]
  if (!first || refusals.length === 1) return first
  const fields = Object.assign({}, ...refusals.map((one) => one.fields))
  return { ...first, fields }
}

/** A row of another product, or of what has been taken away meanwhile, is none of this table. */
async function saveRow(row: Row, { idProduct, before }: Table, within: CallContext): Promise<Outcome<boolean>> {
  if (row.id === undefined) return addRow(row, idProduct, within)
  const known = before.get(row.id)
  return known ? saveKnown(row, known, within) : refused('conflict', { fields: { id: { code: 'changed_meanwhile' } } })
}

const fields = ['year', 'capacity', 'capacityUnit', 'price', 'discount', 'isOnSale', 'reference', 'gtin'] as const

/** What differs from what was seen changes; nothing is written over what somebody else has changed meanwhile. */
async function saveKnown(row: Row, known: DeclinationRow, within: CallContext): Promise<Outcome<boolean>> {
  const { id } = known
  if (row.isRemoved) {
    const removed = await removeDeclination({ params: { id } } as Parameters<typeof removeDeclination>[0], within)
    return removed.ok ? done(true) : removed
  }
  const { seen = {} } = row
  const wanted = fields.filter((field) => row[field] !== undefined && !isSame(row[field], seen[field]))
  const stored = readStored(known)
  const isOfNobodyElse = (field: (typeof fields)[number]) =>
    !(field in seen) || isSame(stored[field], seen[field]) || isSame(stored[field], row[field])
  const clashes = wanted.filter((field) => !isOfNobodyElse(field))
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

function readStored(known: DeclinationRow) {
  return {
    ...known,
    capacity: readCapacity(known),
    capacityUnit: known.capacity_unit,
    isOnSale: known.is_on_sale === 1,
    discount: toGivenDiscount(known.discount),
  }
}

/** A reduction without a day says nothing of it, or that there is none. */
function isSame(one: unknown, other: unknown): boolean {
  return spell(one) === spell(other)
}

function spell(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { type, amount, from, to } = value as NonNullable<Discount>
  return JSON.stringify([type, amount, from ?? null, to ?? null])
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
function atRow({ fields: told, ...error }: Refusal, row: string): Refusal {
  if (!told) return error
  const named = Object.entries(told).map(([field, fault]) => [nameAt(field, row), fault])
  return { ...error, fields: Object.fromEntries(named) }
}

function nameAt(field: string, row: string): string {
  return field.startsWith('facts.') ? field : `${row}.${field.replace(/^lines\.0\./, '')}`
}
