import { changeProduct as changeInShop } from '../../../catalog/products/change-product.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../../platform/call/roll-back.ts'
import { withinTransaction } from '../../../platform/call/within-transaction.ts'
import { keepChangedStory } from './keep-changed-story.ts'

/** Changes a product; the story that it had, and the one that it has from now on, are kept as versions. */
export const changeProduct: UseCase<Contract['changeProduct']> = async (given, ctx) =>
  ctx.inTransaction(
    mayRollBack(async (tx) => {
      const { caller, now } = ctx
      await keepChangedStory(tx, { id: given.params.id, story: given.body.story, caller, now })
      return orRollBack(await changeInShop(given, withinTransaction(ctx, tx)))
    }),
  )
