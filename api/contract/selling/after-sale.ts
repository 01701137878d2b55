import { z } from 'zod'
import { claimKinds } from '#app/models/selling/after/claim.ts'
import { call } from '../platform/call.ts'
import { Day, Id, Nothing } from '../platform/values.ts'
import { OrderToken as Token } from './entities/order-token.ts'
import { OrderNaming, OrderWithdrawal, WithdrawalOptions, WithdrawnLine } from './entities/withdrawal.ts'

/** What a buyer may still do about an order that was placed; its link is all the right it takes. */
export const afterSale = {
  cancelOrder: call('POST /order/cancel', 'public', {
    says: 'Annule une commande que personne n’a commencé à préparer ; ce qui a été payé est remboursé.',
    body: z.strictObject({ token: Token }),
    answer: Nothing,
  }),
  changeOrderSlot: call('POST /order/collection', 'public', {
    says: 'Change le créneau de retrait d’une commande qui n’a pas encore été retirée.',
    body: z.strictObject({ token: Token, dateSchedule: Day, idSchedule: Id }),
    answer: Nothing,
  }),
  readWithdrawal: call('POST /order/withdrawal/options', 'public', {
    says: 'Ce à quoi l’on peut encore renoncer dans une commande, nommée par son lien, ou par son numéro et l’adresse qui l’a passée.',
    body: OrderNaming,
    answer: WithdrawalOptions,
  }),
  withdrawOrder: call('POST /order/withdrawal', 'public', {
    says: 'Déclare une rétractation, de tout ou partie d’une commande ; le même « key » ne la déclare qu’une fois. Un accusé de réception part aussitôt ; nommée par son numéro, une commande encore au domaine attend que sa boîte le confirme.',
    body: OrderNaming.extend({
      key: Id.min(16),
      lines: z.array(WithdrawnLine).min(1).max(200),
      /** Asked for once the day has passed by which the goods must have come. */
      arrivedOn: Day.optional(),
    }),
    answer: OrderWithdrawal,
  }),
  confirmWithdrawal: call('POST /order/withdrawal/confirmation', 'public', {
    says: 'Confirme une rétractation déclarée par le numéro et l’adresse d’une commande, ou la retire si son client n’y est pour rien.',
    body: z.strictObject({ token: Token, id: Id, isOwn: z.boolean() }),
    answer: OrderWithdrawal,
  }),
  makeClaim: call('POST /order/claim', 'public', {
    says: 'Signale une casse, un colis perdu ou revenu, avec des photos ; le même « key » ne signale qu’une fois.',
    body: z.strictObject({
      token: Token,
      key: Id.min(16),
      kind: z.enum(claimKinds),
      message: z.string().trim().min(1).max(3000),
    }),
    files: 'images',
    answer: z.object({ id: Id }),
  }),
}
