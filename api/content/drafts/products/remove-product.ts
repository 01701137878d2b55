import { removeProduct as removeFromShop } from '../../../catalog/products/remove-product.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../../platform/call/roll-back.ts'
import { withinTransaction } from '../../../platform/call/within-transaction.ts'
import { forgetWritten } from '../remove-draft.ts'

/** Takes a product out of the shop, and with it all that was written of its story. */
export const removeProduct: UseCase<Contract['removeProduct']> = async (given, ctx) =>
  ctx.inTransaction(
    mayRollBack(async (tx) => {
      const removed = orRollBack(await removeFromShop(given, withinTransaction(ctx, tx)))
      await forgetWritten(tx, { kind: 'product', id: given.params.id })
      return removed
    }),
  )
