import { createHash } from 'node:crypto'
import { refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readFlag } from '../../site/parameters/read-flag.ts'
import { turnSale } from '../rows/turn-sale.ts'
import { moveStock, type StockHolder } from './move-stock.ts'
import { tellLowStock } from './tell-low-stock.ts'

type Body = Read<Contract['saveStock']>['body']
type Line = Body['lines'][number]
/** A line that is left as it was: what there is of it now, or nothing where it is not sold any more. */
type Left = { idDeclination: string; stock: number | null }
type CountedGoods = { productId: string; declinationId: string | null }

/** Saves what was counted or came: each line moves by what its owner changed, so that a sale in between is not overwritten. */
export const saveStock: UseCase<Contract['saveStock']> = async ({ body }, ctx) => {
  const byProduct = await readFlag(ctx.read, 'USE_PRODUCT_STOCK')
  return ctx.inTransaction(
    mayRollBack(async (tx) => {
      const left: Left[] = []
      let changed = 0
      for (const [at, line] of body.lines.entries()) {
        const saved = await saveLine(tx, { line, at, body, byProduct, now: ctx.now })
        if (typeof saved === 'object') left.push(saved)
        if (saved === true) changed += 1
      }
      return { changed, ...(body.leavesMoved && { left }) }
    }),
  )
}

/** Whether a line was changed; or what of it is left to be looked at first, with nothing of the line written. */
async function saveLine(tx: SiteWriter, { byProduct, ...move }: Move & { byProduct: boolean }): Promise<boolean | Left> {
  const { line, at, body, now } = move
  const { idDeclination } = line
  const row = await findOnSheet(tx, line)
  if (!row && body.leavesMoved) return { idDeclination, stock: null }
  if (!row) return orRollBack(refused('invalid', { fields: { [`lines.${at}.idDeclination`]: { code: 'choice' } } }))
  const place = { productId: row.product_id, declinationId: byProduct ? null : row.id }
  const moved = await moveOnce(tx, place, move)
  if ('now' in moved) return { idDeclination, stock: moved.now }
  const isLimited = line.limit !== undefined && (await setLimit(tx, place, line.limit))
  const isTurned = line.isOnSale !== undefined && (await turnOrRefuse(tx, row, line.isOnSale, { at, now }))
  return isLimited || isTurned === true || moved.isMoved
}

function findOnSheet(tx: SiteWriter, { idDeclination }: Line) {
  return tx
    .selectFrom('declinations')
    .select(['id', 'product_id', 'is_on_sale'])
    .where('id', '=', idDeclination)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

async function setLimit(tx: SiteWriter, { productId, declinationId }: CountedGoods, limit: number | null): Promise<boolean> {
  const isProduct = declinationId === null
  const known = isProduct
    ? await tx.selectFrom('products').select('alert_limit').where('id', '=', productId).executeTakeFirst()
    : await tx.selectFrom('declinations').select('alert_limit').where('id', '=', declinationId).executeTakeFirst()
  if (known?.alert_limit === limit) return false
  if (isProduct) await tx.updateTable('products').set({ alert_limit: limit }).where('id', '=', productId).execute()
  else await tx.updateTable('declinations').set({ alert_limit: limit }).where('id', '=', declinationId).execute()
  return true
}

type Turned = Parameters<typeof turnSale>[1]

/** What the law wants said of it before is said here in one word: this sheet has no fields for it. */
async function turnOrRefuse(tx: SiteWriter, row: Turned, isOnSale: boolean, { at, now }: { at: number; now: Date }) {
  const turned = await turnSale(tx, row, isOnSale, now)
  return turned.ok ? turned.value : orRollBack(refused('invalid', { fields: { [`lines.${at}.isOnSale`]: { code: 'untold' } } }))
}

type Move = { line: Line; at: number; body: Body; now: Date }
type Moved = { isMoved: boolean } | { now: number }

/** Moves a line by what was changed of it, once for each sending; or tells what is there now, where that is to be looked at first. */
async function moveOnce(tx: SiteWriter, place: CountedGoods, move: Move): Promise<Moved> {
  const { line, body } = move
  const change = line.stock - line.seen
  if (change === 0) return { isMoved: false }
  const id = body.once === undefined ? crypto.randomUUID() : nameMovement(body.once, place, line)
  if (body.once !== undefined && (await isWritten(tx, id))) return { isMoved: false }
  const counted = holderOf(place)
  const after = await moveStock(tx, counted, change)
  if (body.leavesMoved && after !== line.stock) {
    if (after !== undefined) await moveStock(tx, counted, -change)
    return { now: await readStock(tx, counted) }
  }
  // The condition stands in the write: nobody can sell what is taken away here.
  if (after === undefined)
    return orRollBack(
      refused('conflict', { fields: { [`lines.${move.at}.stock`]: { code: 'too_small', params: { min: line.seen } } } }),
    )
  await tellLowStock(tx, { ...counted, change, after }, move.now)
  await writeMovement(tx, { id, change, after }, place, move)
  return { isMoved: true }
}

function holderOf({ productId, declinationId }: CountedGoods): StockHolder {
  return declinationId === null ? { place: 'product', id: productId } : { place: 'declination', id: declinationId }
}

/** A sending that comes twice names its movements as before, and finds them; a form that was changed before it came again does not. */
function nameMovement(once: string, { productId, declinationId }: CountedGoods, { seen, stock }: Line): string {
  return createHash('sha256')
    .update(`${once} ${declinationId ?? productId} ${seen} ${stock}`)
    .digest('hex')
    .slice(0, 36)
}

async function isWritten(tx: SiteWriter, id: string): Promise<boolean> {
  return (await tx.selectFrom('stock_movements').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

async function readStock(tx: SiteWriter, { place, id }: StockHolder): Promise<number> {
  if (place === 'product')
    return (await tx.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock
  return (await tx.selectFrom('declinations').select('quantity').where('id', '=', id).executeTakeFirstOrThrow()).quantity
}

type Movement = { id: string; change: number; after: number }

async function writeMovement(tx: SiteWriter, { id, change, after }: Movement, place: CountedGoods, { body, now }: Move) {
  const { kind = 'CORRECTION', reason = '' } = body
  await tx
    .insertInto('stock_movements')
    .values({
      id,
      product_id: place.productId,
      declination_id: place.declinationId,
      kind,
      change,
      stock_after: after,
      reason,
      created_at: now.toISOString(),
    })
    .execute()
}
