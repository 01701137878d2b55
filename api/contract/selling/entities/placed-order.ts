import { z } from 'zod'
import { productKinds } from '#app/models/catalog/products/product-kind.ts'
import { deliveryTypes, fulfilmentStates } from '#app/models/selling/fulfilment.ts'
import { cardMeans } from '#app/models/selling/money/card-means.ts'
import { paymentStates } from '#app/models/selling/payment.ts'
import { BilledTo, OrderAddress } from '../../platform/address.ts'
import { CustomValues, ExportedCustom } from '../../platform/custom.ts'
import { Cents, Day, Id, Instant, Quantity, ShortText } from '../../platform/values.ts'
import { Image } from '../../site/image.ts'
import { OrderClaim } from './claim.ts'
import { Dispute } from './dispute.ts'
import { OwnOpinion } from './opinion.ts'
import { Gift, Means, PaymentUrl } from './order.ts'
import { PaperSummary } from './paper.ts'
import { PromisedDays } from './promise.ts'
import { OrderWithdrawal } from './withdrawal.ts'

/** A line as it was sold; nothing of the catalogue changes it any more. */
const OrderLine = z.object({
  idProduct: Id,
  idDeclination: Id,
  name: ShortText,
  year: z.int().nullable(),
  capacity: z.number().nullable(),
  capacityUnit: ShortText,
  reference: ShortText,
  quantity: z.int(),
  /** How many were given up before they left, and how many are to be sent still. */
  givenUp: z.int(),
  left: z.int(),
  unitPrice: Cents,
  /** Before and after the line's own discount, and after its share of the code. */
  before: Cents,
  after: Cents,
  paid: Cents,
  vatRate: z.int(),
  /** Its family and its picture as the catalogue has them by now. */
  kind: z.enum(productKinds),
  picture: Image.nullable(),
})

/** How the goods reach their buyer, as it stood when they were ordered. */
const OrderDelivery = z.object({
  type: z.enum(deliveryTypes),
  carrier: z.object({ id: Id, name: ShortText, serviceCode: ShortText }).nullable(),
  accessPoint: z
    .object({ id: Id, name: ShortText, addLine1: ShortText, zipCode: ShortText, city: ShortText, country: ShortText })
    .nullable(),
  collection: z
    .object({
      idAddress: Id,
      idSchedule: Id,
      name: ShortText,
      address: ShortText,
      city: ShortText,
      day: Day,
      opens: z.int(),
      closes: z.int(),
    })
    .nullable(),
})

/** So many of the line at this place of an order. */
export const PackedGood = z.strictObject({ place: z.int().min(0).max(199), quantity: Quantity })

/** A parcel: its goods are named where an order leaves in several. */
const Tracking = z.object({ number: ShortText, url: ShortText, at: Instant.nullable(), goods: z.array(PackedGood) })

/** Where to send the money of an order that is not paid by card. */
const PaymentDetails = z.object({ holder: ShortText, iban: ShortText, bic: ShortText, payee: ShortText, reference: ShortText })

const OrderStep = z.object({ machine: z.enum(['order', 'payment', 'fulfilment']), to: ShortText, amount: z.int(), at: Instant })

/** An order as its buyer follows it. */
export const Order = z.object({
  reference: ShortText,
  token: ShortText,
  placedAt: Instant,
  email: ShortText,
  phone: ShortText,
  message: z.string(),
  /** Where it is a gift. */
  gift: Gift.nullable(),
  means: Means,
  /** What its buyer takes on the page of payment; nothing as long as nobody knows. */
  cardMeans: z.enum(cardMeans).nullable(),
  payment: z.enum(paymentStates),
  fulfilment: z.enum(fulfilmentStates),
  subtotal: Cents,
  discount: Cents,
  discountCode: ShortText,
  shippingDiscount: Cents,
  shippingFees: Cents,
  wrapping: Cents,
  total: Cents,
  vat: z.array(z.object({ rate: z.int(), gross: Cents, net: Cents, tax: Cents })),
  paid: Cents,
  refunded: Cents,
  lines: z.array(OrderLine),
  delivery: OrderDelivery,
  /** Nothing where no day was promised: the law gives thirty. */
  promise: PromisedDays.nullable(),
  address: z.object({ delivery: OrderAddress.nullable(), billing: BilledTo }),
  termsVersion: z.int(),
  tracking: z.array(Tracking),
  /** Until when it waits for its money; nothing once it is paid or over. */
  expiresAt: Instant.nullable(),
  /** By which day a business pays what was sent to it; empty of all else. */
  dueOn: Day.or(z.literal('')),
  /** It leaves before its money comes. */
  isOnInvoice: z.boolean(),
  /** By card: until when it keeps its bottles whatever others want; nothing where it keeps them for all of its time. */
  keptUntil: Instant.nullable(),
  /** Its mailbox is its buyer’s: else its bottles are kept for hours only. */
  isProven: z.boolean(),
  /** It gave way to others: until when its buyer takes its bottles again, if they are there. */
  returnsUntil: Instant.nullable(),
  /** A message was sent to its buyer when it was placed; a mailbox that has asked for nothing gets a few a day. */
  isTold: z.boolean(),
  paymentUrl: PaymentUrl.nullable(),
  /** Whether it may still be paid, and by which means. */
  meansLeft: z.array(Means),
  paymentDetails: PaymentDetails.nullable(),
  steps: z.array(OrderStep),
  withdrawals: z.array(OrderWithdrawal),
  claims: z.array(OrderClaim),
  opinions: z.array(OwnOpinion),
  /** Whether something of it can be given back now, and until when where that is known. */
  mayWithdraw: z.boolean(),
  lastDayToWithdraw: Day.nullable(),
  /** It was placed by somebody who was logged in: it stands in their account. */
  isOfMember: z.boolean(),
})

/** The same with the way of its parcel: from which town to which, as the crow flies; nothing where one of them is not known. */
export const FollowedOrder = Order.extend({
  way: z.object({ from: ShortText, to: ShortText, distance: z.int().min(0), bearing: z.int().min(0).max(359) }).nullable(),
})

/** An order in the archive of a member's own data. */
export const ExportedOrder = Order.pick({
  reference: true,
  placedAt: true,
  email: true,
  phone: true,
  message: true,
  gift: true,
  payment: true,
  fulfilment: true,
  total: true,
  address: true,
  withdrawals: true,
  claims: true,
  opinions: true,
}).extend({
  /** What those of the house have noted of it: it is said of a person, who may read it. */
  note: z.string(),
  custom: ExportedCustom,
  lines: z.array(z.object({ name: ShortText, quantity: z.int(), paid: Cents })),
  papers: z.array(PaperSummary.omit({ id: true })),
})

/** An order in a list. */
export const OrderSummary = z.object({
  id: Id,
  reference: ShortText,
  placedAt: Instant,
  means: Means,
  payment: z.enum(paymentStates),
  fulfilment: z.enum(fulfilmentStates),
  delivery: z.enum(deliveryTypes),
  total: Cents,
})

const Payment = z.object({
  id: Id,
  provider: z.enum(['STRIPE', 'PRACTICE', 'HAND']),
  state: z.enum(['open', 'paid', 'failed', 'expired', 'mismatch']),
  amount: Cents,
  detail: ShortText,
  createdAt: Instant,
  settledAt: Instant.nullable(),
})
const Refund = z.object({
  id: Id,
  state: z.enum(['wanted', 'done', 'refused']),
  /** Who made it: the shop, its owner at Stripe, or a bank. */
  source: z.enum(['shop', 'stripe', 'dispute']),
  takenBackAt: Instant.nullable(),
  amount: Cents,
  reason: ShortText,
  createdAt: Instant,
  doneAt: Instant.nullable(),
})
const AdminStep = OrderStep.extend({ step: z.int(), from: ShortText, by: ShortText, detail: z.string(), hash: ShortText })

/** An order as those of the house see it, with what they may do next; what opens it to its buyer is not theirs. */
export const AdminOrder = Order.omit({ token: true, paymentUrl: true }).extend({
  id: Id,
  idUser: Id.nullable(),
  isHolding: z.boolean(),
  moves: z.array(z.enum(fulfilmentStates)),
  payments: z.array(Payment),
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
  steps: z.array(AdminStep),
  /** What those of the house tell each other of it. */
  note: z.string(),
  custom: CustomValues,
  /** In which words its buyer declared their age when it was placed; empty where nothing was declared. */
  ageWords: z.string(),
  /** Within how many days a business pays its invoice; nothing of what is paid before it leaves. */
  invoiceDays: z.int().nullable(),
})

/** An order in the list of the house. */
export const AdminOrderSummary = OrderSummary.extend({
  email: ShortText,
  name: ShortText,
  slotDay: Day.nullable(),
  promise: PromisedDays.nullable(),
  /** Until when it waits for its money; nothing once it is paid or over. */
  expiresAt: Instant.nullable(),
  updatedAt: Instant,
})

/** An order that is to be packed, how many bottles or boxes of it are to be sent still, and the cartons of its carrier that hold them, by their room; none where nobody knows. */
export const RoundOrder = AdminOrderSummary.extend({ units: z.int(), gift: Gift.nullable(), cartons: z.array(z.int()) })

/** So many of one wine of one size. */
export const PickedGood = z.object({ name: ShortText, size: ShortText, quantity: z.int() })

/** An order in its buyer's own list; the token is empty where its link cannot be told any more. */
export const OwnOrder = OrderSummary.extend({ token: ShortText, goods: z.array(PickedGood) })

/** An order that nobody has paid, and what it keeps from others. */
export const HoldingOrder = RoundOrder.omit({ gift: true, cartons: true }).extend({
  isProven: z.boolean(),
  goods: z.array(PickedGood),
})
