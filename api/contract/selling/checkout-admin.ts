import { z } from 'zod'
import { reductionTypes } from '#app/models/catalog/discount.ts'
import { cardMeans } from '#app/models/selling/money/card-means.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Cents, Day, Id, Instant, listed, Nothing, Reduction, ShortText } from '../platform/values.ts'
import { OpenDispute, PaymentEvents } from './entities/dispute.ts'

const ById = z.strictObject({ id: Id })

const codeFields = {
  code: z
    .string()
    .max(60)
    .regex(/^[\p{L}\p{N} ._-]{3,60}$/u),
  type: z.enum(reductionTypes),
  amount: Reduction,
  detailType: z.enum(['PRODUCTS', 'SHIPPING_FEES']),
  isValid: z.boolean(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  limitTotal: z.int().min(1).max(1_000_000).nullable(),
  limitPerCustomer: z.int().min(1).max(1000).nullable(),
  minimum: Cents,
  products: z.array(Id).max(200),
}
const CodeFields = z.strictObject(codeFields)
const DiscountCode = z.object({ id: Id, ...codeFields, uses: z.int(), createdAt: Instant })

const slotFields = {
  idAddress: Id,
  weekday: z.int().min(1).max(7).meta({ 'x-unit': 'weekday' }),
  opens: z.int().min(0).max(1439).meta({ 'x-unit': 'minute of the day' }),
  closes: z.int().min(1).max(1440).meta({ 'x-unit': 'minute of the day' }),
  capacity: z.int().min(1).max(10_000),
  leadHours: z.int().min(0).max(2160),
  isValid: z.boolean(),
}
const SlotFields = z.strictObject(slotFields)
const Slot = z.object({ id: Id, ...slotFields })

const ClosingFields = z.strictObject({
  firstDay: Day,
  lastDay: Day,
  isTold: z.boolean(),
  words: ShortText,
  stopsCollection: z.boolean(),
  stopsShipping: z.boolean(),
  closesDoors: z.boolean(),
  stopsBookings: z.boolean(),
  announceDays: z.int().min(0).max(90),
  note: ShortText,
})
const Closing = z.object({ id: Id, ...ClosingFields.shape })

const Secret = z
  .string()
  .max(300)
  .regex(/^\S{8,300}$/)
const Provider = z.object({
  isActive: z.boolean(),
  publicKey: ShortText,
  isLive: z.boolean(),
  /** Whether the program itself told Stripe where to make its payments known. */
  isLinked: z.boolean(),
  means: z.array(z.enum(cardMeans)),
  updatedAt: Instant,
})

/** What surrounds an order, for the owner of the shop. */
export const checkoutAdmin = {
  listDiscountCodes: call('GET /admin/discount-code', 'admin', {
    says: 'Les codes de réduction, et combien de commandes les tiennent.',
    query: list({ code: 'text', isValid: 'flag', createdAt: 'moment' }, { orderBy: '-createdAt' }),
    answer: listed('codes', DiscountCode),
  }),
  getDiscountCode: call('GET /admin/discount-code/{id}', 'admin', {
    says: 'Un code de réduction.',
    params: ById,
    answer: DiscountCode,
  }),
  createDiscountCode: call('POST /admin/discount-code', 'admin', {
    says: 'Ajoute un code : euros ou pourcentage, sur les produits ou sur la livraison ; dates, limites, minimum et produits au choix.',
    body: CodeFields.partial().required({ code: true, type: true, amount: true }),
    answer: DiscountCode,
  }),
  changeDiscountCode: call('PUT /admin/discount-code/{id}', 'admin', {
    says: 'Change un code ; les commandes passées gardent ce qu’il valait.',
    params: ById,
    body: CodeFields.partial(),
    answer: DiscountCode,
  }),
  removeDiscountCode: call('DELETE /admin/discount-code/{id}', 'admin', {
    says: 'Retire un code ; plus personne ne peut s’en servir.',
    params: ById,
    answer: Nothing,
  }),
  listSlots: call('GET /admin/collection-slot', 'admin', {
    says: 'Les créneaux de retrait de la semaine.',
    query: list({ weekday: 'number', isValid: 'flag' }, { orderBy: 'weekday' }),
    answer: listed('slots', Slot),
  }),
  getSlot: call('GET /admin/collection-slot/{id}', 'admin', { says: 'Un créneau de retrait.', params: ById, answer: Slot }),
  createSlot: call('POST /admin/collection-slot', 'admin', {
    says: 'Ajoute un créneau : une adresse, un jour de la semaine (lundi : 1), des heures en minutes, des places et un délai.',
    body: SlotFields.partial().required({ idAddress: true, weekday: true, opens: true, closes: true }),
    answer: Slot,
    changes: 'content',
  }),
  changeSlot: call('PUT /admin/collection-slot/{id}', 'admin', {
    says: 'Change un créneau ; jamais moins de places qu’il n’en est pris un jour à venir.',
    params: ById,
    body: SlotFields.partial(),
    answer: Slot,
    changes: 'content',
  }),
  removeSlot: call('DELETE /admin/collection-slot/{id}', 'admin', {
    says: 'Retire un créneau ; les commandes qui le tiennent le gardent.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listClosings: call('GET /admin/collection-closing', 'admin', {
    says: 'Les jours où la maison ne prépare ni ne remet rien.',
    query: list({ firstDay: 'day', lastDay: 'day' }, { orderBy: 'firstDay' }),
    answer: listed('closings', Closing),
  }),
  getClosing: call('GET /admin/collection-closing/{id}', 'admin', {
    says: 'Des jours de fermeture.',
    params: ById,
    answer: Closing,
  }),
  createClosing: call('POST /admin/collection-closing', 'admin', {
    says: 'Ferme la maison du premier au dernier de ces jours : ce qui s’arrête est dit champ par champ (retrait, expéditions, portes, réservations), les dates annoncées en tiennent compte, et le site le dit de lui-même avec « isTold », « announceDays » jours avant, jusqu’au dernier.',
    body: ClosingFields.partial().required({ firstDay: true, lastDay: true }),
    answer: Closing,
    changes: 'content',
  }),
  changeClosing: call('PUT /admin/collection-closing/{id}', 'admin', {
    says: 'Change des jours de fermeture.',
    params: ById,
    body: ClosingFields.partial(),
    answer: Closing,
    changes: 'content',
  }),
  removeClosing: call('DELETE /admin/collection-closing/{id}', 'admin', {
    says: 'Rouvre la maison ces jours-là.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listDisputes: call('GET /admin/dispute', 'admin', {
    says: 'Les contestations bancaires qui attendent une réponse, la plus pressée d’abord.',
    answer: z.object({ disputes: z.array(OpenDispute) }),
  }),
  listPaymentEvents: call('GET /admin/payment-event', 'admin', {
    says: 'Ce que Stripe a dit et que le site n’a pas pu prendre : événements inconnus, sommes qui n’entrent pas dans les comptes.',
    answer: PaymentEvents,
  }),
  getPaymentProvider: call('GET /admin/payment-provider', 'admin', {
    says: 'Le compte Stripe du site ; ses clés secrètes ne ressortent jamais. Demande une preuve d’identité récente.',
    answer: Provider.nullable(),
    fresh: true,
  }),
  changePaymentProvider: call('PUT /admin/payment-provider', 'admin', {
    says: 'Change le compte Stripe du site, ouvert à qui l’administre : les clés secrètes sont scellées dans la base. Demande une preuve d’identité récente.',
    body: z.strictObject({
      isActive: z.boolean(),
      publicKey: ShortText.regex(/^pk_(test|live)_\w{8,200}$/).optional(),
      secretKey: Secret.regex(/^(sk|rk)_(test|live)_/).optional(),
      hookSecret: Secret.regex(/^whsec_/).optional(),
      means: z.array(z.enum(cardMeans)).min(1).max(cardMeans.length).optional(),
    }),
    answer: Provider,
    changes: 'content',
    fresh: true,
  }),
  connectPaymentProvider: call('POST /admin/payment-provider', 'admin', {
    says: 'Relie le compte Stripe qu’ouvre une clé, secrète ou restreinte : l’adresse des événements et son secret sont faits chez Stripe par le programme, et les cartes sont proposées. Demande une preuve d’identité récente.',
    body: z.strictObject({ key: Secret.regex(/^(sk|rk)_(test|live)_/) }),
    answer: Provider,
    changes: 'content',
    fresh: true,
  }),
  removePaymentProvider: call('DELETE /admin/payment-provider', 'admin', {
    says: 'Oublie le compte Stripe du site. Demande une preuve d’identité récente.',
    answer: Nothing,
    changes: 'content',
    fresh: true,
  }),
}
