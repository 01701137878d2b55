import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findProduct } from '../rows/find-live.ts'
import { refreshProduct } from '../rows/refresh-product.ts'
import { findUntold, refuseUntold } from '../rows/untold-wine.ts'
import { toAdminDeclination, toDeclinationColumns } from './declination-columns.ts'
import { refuseDeclination } from './declination-links.ts'

const mostOfOne = 100
const nothing = {
  year: null,
  discount: '',
  quantity: 0,
  set_quantity: 1,
  capacity_thousandths: null,
  capacity_unit: 'cl',
  weight_grams: 0,
  reference: '',
  variations: '[]',
  image_id: null,
  facts: '{}',
  deleted_at: null,
}

/** Adds a declination to a product, behind those it has, at the product's price and multiple unless told otherwise. */
export const createDeclination: UseCase<Contract['createDeclination']> = async ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const { idProduct, ...rest } = body
    const product = await findProduct(tx, idProduct)
    if (!product) return refused('invalid', { fields: { idProduct: { code: 'choice' } } })
    const refusal = await refuseDeclination(tx, { product }, rest)
    if (refusal) return refusal
    const others = await tx
      .selectFrom('declinations')
      .select('sort_order')
      .where('product_id', '=', idProduct)
      .where('deleted_at', 'is', null)
      .execute()
    if (others.length >= mostOfOne)
      return refused('invalid', { fields: { _: { code: 'too_large', params: { max: mostOfOne } } } })
    const row = await tx
      .insertInto('declinations')
      .values({
        ...nothing,
        id: crypto.randomUUID(),
        product_id: idProduct,
        created_at: now.toISOString(),
        price: product.price,
        sell_by_multiple_of: product.sell_by_multiple_of,
        sort_order: Math.max(-1, ...others.map(({ sort_order }) => sort_order)) + 1,
        ...toDeclinationColumns(rest, now),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    // On sale at once, it would stand beside what visitors see already.
    const untold = product.is_shown === 1 && row.is_on_sale === 1 ? await findUntold(tx, product, [row]) : []
    if (untold.length > 0) return refuseUntold(untold)
    await refreshProduct(tx, idProduct, now)
    return done(toAdminDeclination(row))
  })
