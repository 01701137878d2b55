import { done, refused } from '#app/models/platform/outcome.ts'
import { hasLeft } from '#app/models/selling/after/after-sale.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { refuseReviews } from '../orders/review-refusals.ts'

/**
 * Asks the buyer of an order for no more reviews, of this order or another; twice is once. Only an order whose goods have left is ever
 * asked about: anybody may place one in somebody's name, and would else keep their opinion from the house.
 */
export const leaveReviews: UseCase<Contract['leaveReviews']> = ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const order = await findOrderByToken(tx, body.token)
    if (!order || order.email === '' || !hasLeft(order.fulfilment_state)) return refused('not_found')
    await refuseReviews(tx, order.email, now)
    return done({})
  })
