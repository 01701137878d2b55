import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { changeCart } from './change-cart.ts'

/** Keeps what a buyer has entered on the way to an order, with the cart and no longer than that. */
export const saveCartEntries: UseCase<Contract['saveCartEntries']> = ({ params, body }, visit) =>
  changeCart(visit, params.id, async (tx, cart) => {
    await tx
      .updateTable('carts')
      .set({ entries: JSON.stringify(body), entries_at: visit.now.toISOString() })
      .where('id', '=', cart.id)
      .execute()
    return done({})
  })
