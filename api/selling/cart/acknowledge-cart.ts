import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { changeCart } from './change-cart.ts'

/** Notes the prices that a buyer has seen, as they were shown: one that has changed again since is told again. */
export const acknowledgeCart: UseCase<Contract['acknowledgeCart']> = ({ params, body }, ctx) =>
  changeCart(ctx, params.id, async (tx, cart) => {
    for (const { line, price } of body.lines) {
      if (price === null) await removeGone(tx, cart.id, line)
      else
        await tx
          .updateTable('cart_lines')
          .set({ seen_price: price })
          .where('cart_id', '=', cart.id)
          .where('id', '=', line)
          .execute()
    }
    return done({})
  })

/** A line goes only if what it is about is truly sold no more. */
async function removeGone(tx: SiteWriter, cartId: string, id: number): Promise<void> {
  await tx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .where('id', '=', id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('declinations')
            .innerJoin('products', 'products.id', 'declinations.product_id')
            .select('declinations.id')
            .whereRef('declinations.id', '=', 'cart_lines.declination_id')
            .where('declinations.deleted_at', 'is', null)
            .where('declinations.is_on_sale', '=', 1)
            .where('products.deleted_at', 'is', null)
            .where('products.is_shown', '=', 1),
        ),
      ),
    )
    .execute()
}
