import { refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readFlag } from '../../site/parameters/read-flag.ts'
import { turnSale } from '../rows/turn-sale.ts'
import { moveStock } from './move-stock.ts'
import { tellLowStock } from './tell-low-stock.ts'

type Body = Read<Contract['saveStock']>['body']
type Line = Body['lines'][number]
type CountedGoods = { productId: string; declinationId: string | null }

/** Saves what was counted or came: each line moves by what its owner changed, so that a sale in between is not overwritten. */
export const saveStock: UseCase<Contract['saveStock']> = async ({ body }, ctx) => {
  const byProduct = await readFlag(ctx.read, 'USE_PRODUCT_STOCK')
  return ctx.inTransaction(
    mayRollBack(async (tx) => {
      let changed = 0
      for (const [at, line] of body.lines.entries()) {
        const row = await tx
          .selectFrom('declinations')
          .select(['id', 'product_id', 'is_on_sale'])
          .where('id', '=', line.idDeclination)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (!row) return orRollBack(refused('invalid', { fields: { [`lines.${at}.idDeclination`]: { code: 'choice' } } }))
        const place = { productId: row.product_id, declinationId: byProduct ? null : row.id }
        const isLimited = line.limit !== undefined && (await setLimit(tx, place, line.limit))
        const isTurned = line.isOnSale !== undefined && (await turnOrRefuse(tx, row, line.isOnSale, { at, now: ctx.now }))
        const isMoved = line.stock !== line.seen && (await writeMovement(tx, place, { line, at, body, now: ctx.now }))
        if (isLimited || isTurned || isMoved) changed += 1
      }
      return { changed }
    }),
  )
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

/** The condition stands in the write: nobody can sell what is taken away here. */
async function writeMovement(tx: SiteWriter, place: CountedGoods, { line, at, body, now }: Move): Promise<boolean> {
  const change = line.stock - line.seen
  const { productId, declinationId } = place
  const counted =
    declinationId === null ? { place: 'product' as const, id: productId } : { place: 'declination' as const, id: declinationId }
  const after = await moveStock(tx, counted, change)
  if (after === undefined)
    return orRollBack(
      refused('conflict', { fields: { [`lines.${at}.stock`]: { code: 'too_small', params: { min: line.seen } } } }),
    )
  await tellLowStock(tx, { ...counted, change, after }, now)
  const { kind = 'CORRECTION', reason = '' } = body
  await tx
    .insertInto('stock_movements')
    .values({
      id: crypto.randomUUID(),
      product_id: place.productId,
      declination_id: place.declinationId,
      kind,
      change,
      stock_after: after,
      reason,
      created_at: now.toISOString(),
    })
    .execute()
  return true
}
