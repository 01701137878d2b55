import { done, type Fault, type Outcome, type Refusal, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { withinTransaction } from '../../platform/call/within-transaction.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { joinRefusals, readVintages, saveRows } from '../declinations/save-vintages.ts'
import { changeProduct } from '../products/change-product.ts'
import { findProduct } from '../rows/find-live.ts'
import { type GridLine, readGridLines } from './grid-lines.ts'
import { findLeadingPrice } from './leading-price.ts'

type Row = Read<Contract['saveWineGrid']>['body']['rows'][number]
/** A row, and where it stands among all that were sent. */
type Placed = { at: number; row: Row }
type Saved = { isDone: boolean; changes: Change[] }
type Change = { before: GridLine; after: GridLine }

/** Saves what was changed in the grid of all wines, each wine by the acts of its own screen: all of it or nothing. */
export const saveWineGrid: UseCase<Contract['saveWineGrid']> = async ({ body: { rows, isTrial = false } }, ctx) => {
  let tried: Change[] | undefined
  const saved = await ctx.inTransaction(
    mayRollBack(async (tx): Promise<Saved> => {
      const changes = orRollBack(await saveAll(tx, rows, ctx))
      if (isTrial) tried = changes
      // Nothing of a trial stays.
      return isTrial ? orRollBack(refused('conflict')) : { isDone: true, changes }
    }),
  )
  return tried ? done({ isDone: false, changes: tried }) : saved
}

async function saveAll(tx: SiteWriter, rows: readonly Row[], ctx: CallContext): Promise<Outcome<Change[]>> {
  const ids = rows.map(({ id }) => id)
  const before = await readGridLines(tx, ids)
  const lines = new Map(before.map((line) => [line.idDeclination, line]))
  const placed = rows.map((row, at): Placed => ({ at, row }))
  const gone = placed.filter(({ row }) => !lines.has(row.id))
  const refusals: Refusal[] = gone.length > 0 ? [{ code: 'conflict', fields: nameGone(gone) }] : []
  const byProduct = Map.groupBy(
    placed.filter(({ row }) => lines.has(row.id)),
    ({ row }) => lines.get(row.id)?.idProduct ?? '',
  )
  for (const [idProduct, ofProduct] of byProduct) {
    const saved = await saveOfProduct(tx, { idProduct, placed: ofProduct }, withinTransaction(ctx, tx))
    if (!saved.ok) refusals.push(beside(saved.error, ofProduct))
  }
  const error = joinRefusals(refusals)
  if (error) return { ok: false, error }
  const after = await readGridLines(tx, ids)
  return done(after.flatMap((line, at) => findChange(before[at], line)))
}

function findChange(before: GridLine | undefined, after: GridLine): Change[] {
  return before && JSON.stringify(before) !== JSON.stringify(after) ? [{ before, after }] : []
}

type OfProduct = { idProduct: string; placed: readonly Placed[] }

/** The price of a wine goes along where all that stood at it get the same new one. */
async function saveOfProduct(tx: SiteWriter, { idProduct, placed }: OfProduct, within: CallContext): Promise<Outcome<number>> {
  const before = await readVintages(tx, idProduct)
  const product = await findProduct(tx, idProduct)
  const rows = placed.map(({ row }) => row)
  const price = product && findLeadingPrice(product.price, [...before.values()], rows)
  if (price !== undefined) {
    const given = { params: { id: idProduct }, body: { price } } as Parameters<typeof changeProduct>[0]
    const led = await changeProduct(given, within)
    if (!led.ok) return led
  }
  return saveRows(rows, { idProduct, before, nameRow: (at) => `rows.${placed[at]?.at}` }, within)
}

function nameGone(gone: readonly Placed[]): Record<string, Fault> {
  return Object.fromEntries(gone.map(({ at }) => [`rows.${at}.id`, { code: 'changed_meanwhile' }]))
}

const ownFields = /^rows\.\d+\.(id|year|price|discount|stock|isOnSale)\b/

/** What the law wants said of a wine before a sale is said beside its row in one word: this sheet has no fields for it. */
function beside({ fields, ...error }: Refusal, placed: readonly Placed[]): Refusal {
  const turned = placed.find(({ row }) => row.isOnSale) ?? placed[0]
  if (!fields) return { ...error, fields: { [`rows.${turned?.at}.id`]: { code: 'changed_meanwhile' } } }
  const own = Object.entries(fields).filter(([name]) => ownFields.test(name))
  const isUntold = own.length < Object.keys(fields).length
  const untold: [string, Fault][] = isUntold ? [[`rows.${turned?.at}.isOnSale`, { code: 'untold' }]] : []
  return { ...error, fields: Object.fromEntries([...own, ...untold]) }
}
