import { type Outcome, type Refusal, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { DeclinationRow } from '../rows/catalog-rows.ts'
import { readCapacity } from '../rows/catalog-rows.ts'
import { findDeclination, findProduct } from '../rows/find-live.ts'
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
      const within: CallContext = { ...ctx, inTransaction: (work) => work(tx) }
      const saved: boolean[] = []
      for (const [at, row] of body.rows.entries()) saved.push(orRollBack(atRow(await saveRow(row, params.id, within), at)))
      return { changed: saved.filter(Boolean).length }
    }),
  )

/** A row of another product, or of what has been taken away meanwhile, is none of this table. */
async function saveRow(row: Row, idProduct: string, within: CallContext): Promise<Outcome<boolean>> {
  if (row.id === undefined) return addRow(row, idProduct, within)
  const known = await within.inTransaction((tx) => findDeclination(tx, row.id ?? ''))
  return known?.product_id === idProduct
    ? saveKnown(row, known, within)
    : refused('conflict', { fields: { id: { code: 'changed_meanwhile' } } })
}

const fields = ['year', 'capacity', 'capacityUnit', 'price', 'reference', 'gtin'] as const

/** What differs from what was seen changes; nothing is written over what somebody else has changed meanwhile. */
async function saveKnown(row: Row, known: DeclinationRow, within: CallContext): Promise<Outcome<boolean>> {
  const { id } = known
  if (row.isRemoved) {
    const removed = await removeDeclination({ params: { id } } as Parameters<typeof removeDeclination>[0], within)
    return removed.ok ? { ok: true, value: true } : removed
  }
  const { seen = {} } = row
  const wanted = fields.filter((field) => row[field] !== undefined && row[field] !== seen[field])
  const stored = { ...known, capacity: readCapacity(known), capacityUnit: known.capacity_unit }
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
  return moved && !moved.ok ? moved : { ok: true, value: wanted.length > 0 || isMoved }
}

async function addRow({ id: _, seen: __, isRemoved: ___, stock = 0, ...body }: Row, idProduct: string, within: CallContext) {
  const made = await createDeclination({ body: { ...body, idProduct } } as Parameters<typeof createDeclination>[0], within)
  if (!made.ok) return made
  const moved = stock > 0 ? await moveTo(made.value.id, stock, { seen: 0, within }) : undefined
  return moved && !moved.ok ? moved : ({ ok: true, value: true } as const)
}

/** A sale in between stays counted: the stock moves by what its owner changed. */
function moveTo(idDeclination: string, stock: number, { seen, within }: { seen: number; within: CallContext }) {
  const lines = [{ idDeclination, seen, stock }]
  return saveStock({ body: { lines } } as Parameters<typeof saveStock>[0], within)
}

/** What is wrong with a row is said beside it. */
function atRow(outcome: Outcome<boolean>, at: number): Outcome<boolean> {
  if (outcome.ok || !outcome.error.fields) return outcome
  const named = Object.entries(outcome.error.fields).map(([field, fault]) => [nameAt(field, at), fault])
  return { ok: false, error: { ...outcome.error, fields: Object.fromEntries(named) } as Refusal }
}

function nameAt(field: string, at: number): string {
  return `rows.${at}.${field.replace(/^lines\.0\./, '')}`
}
