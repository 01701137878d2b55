import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Day, Id, Instant, listed, Nothing, ShortText, TypedEmail } from '../platform/values.ts'
import { Checkout, Means, PaymentUrl } from './entities/order.ts'
import { MailboxKey, OrderToken as Token } from './entities/order-token.ts'
import { FollowedOrder, OwnOrder } from './entities/placed-order.ts'

const CollectionSlot = z.object({
  idSchedule: Id,
  idAddress: Id,
  name: ShortText,
  address: ShortText,
  city: ShortText,
  day: Day,
  opens: z.int(),
  closes: z.int(),
  left: z.int(),
  /** Until when it can be chosen. */
  until: Instant,
})

/** Orders after they were placed, for whoever placed them. */
export const orders = {
  listPaymentMeans: call('GET /order/means', 'public', {
    says: 'Les moyens de paiement que la boutique propose ; le paiement au retrait, avec un retrait seulement.',
    answer: z.array(Means),
  }),
  findCheckout: call('POST /order/checkout', 'public', {
    says: 'La commande qu’une page de commande a déjà passée, pour qui en tient le numéro tiré au sort ; rien tant qu’il n’y en a pas.',
    body: z.strictObject({ checkout: Checkout }),
    answer: z.object({ order: z.object({ token: ShortText, paymentUrl: PaymentUrl.nullable() }).nullable() }),
  }),
  listCollectionSlots: call('GET /order/collection', 'public', {
    says: 'Les créneaux de retrait encore ouverts des trente prochains jours : « dateSchedule » est leur jour, « idSchedule » leur numéro ; les heures sont en minutes depuis minuit.',
    answer: z.array(CollectionSlot),
  }),
  followOrder: call('POST /order/follow', 'public', {
    says: 'Une commande, pour qui en tient le lien : le jeton est dans le corps, il ne paraît dans aucune adresse.',
    body: z.strictObject({ token: Token }),
    answer: FollowedOrder,
  }),
  payOrder: call('POST /order/pay', 'public', {
    says: 'Rouvre le paiement d’une commande qui attend, au besoin par un autre moyen. Six paiements par carte au plus.',
    body: z.strictObject({ token: Token, means: Means.optional() }),
    answer: z.object({ paymentUrl: PaymentUrl.nullable() }),
  }),
  proveOrder: call('POST /order/prove', 'public', {
    says: 'Confirme l’adresse e-mail d’une commande : « proof » n’est que dans le message envoyé à cette adresse. Ses bouteilles sont gardées jusqu’au terme de son moyen de paiement ou de son créneau, et non plus quelques heures.',
    body: z.strictObject({ token: Token, proof: Token }),
    answer: Nothing,
  }),
  practisePayment: call('POST /order/practice', 'public', {
    says: 'Répond au paiement d’essai d’une démonstration, sans argent ; n’existe pas sur un site en ligne.',
    body: z.strictObject({ token: Token, isPaid: z.boolean() }),
    answer: Nothing,
  }),
  sendOrderLink: call('POST /order/link', 'public', {
    says: 'Renvoie le lien d’une commande à l’adresse qui l’a passée ; la réponse est la même quand elle n’existe pas.',
    body: z.strictObject({ email: TypedEmail, reference: ShortText }),
    answer: Nothing,
  }),
  sendOrdersLink: call('POST /order/links', 'public', {
    says: 'Envoie à une adresse e-mail le lien de la liste de ses commandes ; la réponse est la même quand elle n’en a passé aucune.',
    body: z.strictObject({ email: TypedEmail }),
    answer: Nothing,
  }),
  listMailboxOrders: call('POST /order/all', 'public', {
    says: 'Les commandes d’une adresse e-mail, cent au plus, la dernière d’abord, pour qui rend dans les vingt-quatre heures ce qui lui a été envoyé.',
    body: z.strictObject({ key: MailboxKey }),
    answer: z.object({ orders: z.array(OwnOrder) }),
  }),
  leaveReviews: call('POST /order/reviews/leave', 'public', {
    says: 'Ne demande plus d’avis à l’adresse qui a passé cette commande, ni pour elle ni pour une autre.',
    body: z.strictObject({ token: Token }),
    answer: Nothing,
  }),
  listOwnOrders: call('GET /user/order', 'member', {
    says: 'Les commandes du membre, la dernière d’abord.',
    query: list({ placedAt: 'moment' }, { orderBy: '-placedAt' }),
    answer: listed('orders', OwnOrder),
  }),
}
