import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findDeclination, findProduct } from '../rows/find-live.ts'
import type { StockHolder } from './move-stock.ts'
import { toStockMovement } from './movement-answer.ts'
import { tellLowStock } from './tell-low-stock.ts'

type Body = Read<Contract['createStockMovement']>['body']

/** Moves the stock of a product or of a declination by hand, and writes down why. */
export const createStockMovement: UseCase<Contract['createStockMovement']> = async ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const place = await findPlace(tx, body)
    if (!place)
      return refused('invalid', { fields: { [body.idDeclination ? 'idDeclination' : 'idProduct']: { code: 'choice' } } })
    const moved = reckonMovement(place.stock, body)
    if (!moved.ok) return moved
    const { change, after } = moved.value
    if (place.declination_id) {
      await tx.updateTable('declinations').set({ quantity: after }).where('id', '=', place.declination_id).execute()
    } else {
      await tx.updateTable('products').set({ stock: after }).where('id', '=', place.product_id).execute()
    }
    await tellLowStock(tx, { ...countedAt(place), change, after }, now)
    const { kind, reason = '' } = body
    const row = await tx
      .insertInto('stock_movements')
      .values({
        id: crypto.randomUUID(),
        product_id: place.product_id,
        declination_id: place.declination_id,
        kind,
        change,
        stock_after: after,
        reason,
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toStockMovement(row))
  })

type CountedRow = { product_id: string; declination_id: string | null; stock: number }

function countedAt({ product_id, declination_id }: CountedRow): StockHolder {
  return declination_id ? { place: 'declination', id: declination_id } : { place: 'product', id: product_id }
}

/** Whose stock it is: the declination's where one is named. */
async function findPlace(tx: SiteWriter, { idProduct, idDeclination }: Body): Promise<CountedRow | undefined> {
  const declination = idDeclination && (await findDeclination(tx, idDeclination))
  if (declination) return { product_id: declination.product_id, declination_id: declination.id, stock: declination.quantity }
  const product = idDeclination || !idProduct ? undefined : await findProduct(tx, idProduct)
  return product && { product_id: product.id, declination_id: null, stock: product.stock }
}

/** An inventory says how many there are, a receipt or a return how many came, a sample or a loss how many left, a correction how many more or fewer. */
function reckonMovement(stock: number, { kind, quantity }: Body): Outcome<{ change: number; after: number }> {
  const fault = (min: number) => refused('invalid', { fields: { quantity: { code: 'too_small', params: { min } } } })
  const isLeaving = kind === 'SAMPLE' || kind === 'LOSS'
  if ((kind === 'RECEIPT' || kind === 'RETURN' || isLeaving) && quantity < 1) return fault(1)
  if (kind === 'INVENTORY' && quantity < 0) return fault(0)
  const after = kind === 'INVENTORY' ? quantity : stock + (isLeaving ? -quantity : quantity)
  if (isLeaving && after < 0) return refused('invalid', { fields: { quantity: { code: 'too_large', params: { max: stock } } } })
  if (after < 0) return fault(-stock)
  if (after > 10_000_000) return refused('invalid', { fields: { quantity: { code: 'too_large', params: { max: 10_000_000 } } } })
  return done({ change: after - stock, after })
}
