import { given } from '../site-calls.ts'
import type { OrderStage } from './orders.ts'

export type Lines = { line: number; quantity: number }[]
type Answer = { state: 'RECEIVED' | 'REFUNDED' | 'REFUSED'; restock?: Lines; answer?: string }

/** An order that was placed and paid. */
export const paid = async (shop: OrderStage, body = shop.wanted(4)) => {
  const { id, token, reference } = given(await shop.place(body))
  given(await shop.owner.recordPayment({ params: { id }, body: {} }))
  return { id, token, reference, params: { id } }
}
/** What the house says to a withdrawal. */
export const answer = (shop: OrderStage, id: string, body: Answer) => shop.owner.changeWithdrawal({ params: { id }, body })
/** How many units of an order are to be packed. */
export const roundOf = async (shop: OrderStage, id: string) =>
  given(await shop.owner.readOrderRound()).orders.find((order) => order.id === id)?.units ?? 0
