import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { refuseReviews } from '../orders/review-refusals.ts'

/** Asks the buyer of an order for no more reviews, of this order or another; twice is once. */
export const leaveReviews: UseCase<Contract['leaveReviews']> = ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const order = await findOrderByToken(tx, body.token)
    if (!order || order.email === '') return refused('not_found')
    await refuseReviews(tx, order.email, now)
    return done({})
  })
