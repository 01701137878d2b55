import { z } from 'zod'
import { call } from './call.ts'
import { OrderToken as Token } from './entities/placed-order.ts'
import { Day, Id, Nothing } from './values.ts'

/** What a buyer may still do about an order that was placed; its link is all the right it takes. */
export const afterSale = {
  cancelOrder: call('POST /order/cancel', 'public', {
    says: 'Annule une commande que personne n’a commencé à préparer ; ce qui a été payé est remboursé.',
    body: z.strictObject({ token: Token }),
    answer: Nothing,
  }),
  changeCollection: call('POST /order/collection', 'public', {
    says: 'Change le créneau de retrait d’une commande qui n’a pas encore été retirée.',
    body: z.strictObject({ token: Token, dateSchedule: Day, idSchedule: Id }),
    answer: Nothing,
  }),
}
