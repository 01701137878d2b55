import { z } from 'zod'
import { longestCard } from '#app/models/selling/cart/gift.ts'
import { deliveryTypes } from '#app/models/selling/fulfilment.ts'
import { paymentMeans } from '#app/models/selling/payment.ts'
import { OrderAddress } from '../../platform/address.ts'
import { Cents, Day, Id, Quantity, ShortText } from '../../platform/values.ts'
import { DeliveryPromise } from './promise.ts'

/** The most lines one request may name. */
export const mostLines = 200

/** A line as a buyer asks for it: `id` is a product's, or that of a declination; an order needs to be told which of several. */
export const WantedLine = z
  .strictObject({ id: Id.optional(), idProduct: Id.optional(), idDeclination: Id.optional(), quantity: Quantity })
  .refine(({ id, idProduct }) => (id ?? idProduct) !== undefined, { path: ['id'], error: 'required' })
  .refine(({ id, idProduct }) => id === undefined || idProduct === undefined || id === idProduct, {
    path: ['idProduct'],
    error: 'format',
  })

/** What is to be ordered, at least one thing. */
export const WantedLines = z.array(WantedLine).min(1).max(mostLines)

/** How the goods are to travel; the price is what the buyer saw, and never counts. */
export const WantedDelivery = z.strictObject({
  type: z.enum(deliveryTypes),
  idCarrier: Id.optional(),
  serviceName: ShortText.optional(),
  code: ShortText.optional(),
  price: Cents.optional(),
  accessPoint: z
    .strictObject({
      id: ShortText,
      name: ShortText,
      addLine1: ShortText,
      zipCode: ShortText,
      city: ShortText,
      country: ShortText,
    })
    .optional(),
})

/** How an order is paid. */
export const Means = z.enum(paymentMeans)

/** What makes an order a gift: a card to lay in, wrapping where the house offers it, and a day that is wished for. */
export const Gift = z.strictObject({
  card: z.string().max(longestCard),
  isWrapped: z.boolean(),
  day: Day.nullable(),
})

/** What an act of ordering is called where its answer can be asked for again: drawn from so many that nobody guesses it. */
export const Checkout = z
  .string()
  .max(43)
  .regex(/^[A-Za-z0-9_-]{43}$/)

/**
 * An order as a buyer places it. `checkout` names the act of ordering: the same one is placed once, however often it is sent.
 * `total` is what the buyer saw, and `delivery.price` what they saw of the shipping: where they differ the order is refused.
 * `termsVersion` is the version of the sale terms that the buyer accepted: where another is in force by now the order is refused.
 * `cart` is the cart that is ordered: it must hold just these products, and is emptied with the order.
 */
export const WantedOrder = z.strictObject({
  checkout: Id.min(16).optional(),
  cart: Id.optional(),
  termsVersion: z.int().min(1).max(999_999_999).optional(),
  total: Cents.optional(),
  payment: Means.optional(),
  products: WantedLines,
  user: z.strictObject({
    phone: ShortText,
    email: ShortText.optional(),
    isAdult: z.boolean().optional(),
    birthdate: Day.optional(),
  }),
  address: z.strictObject({ delivery: OrderAddress.optional(), billing: OrderAddress }),
  discount: ShortText.optional(),
  message: z.string().max(2000).optional(),
  gift: Gift.optional(),
  dateSchedule: Day.optional(),
  idSchedule: Id.optional(),
  delivery: WantedDelivery,
  deliveryPostalCode: z.string().max(12).optional(),
  deliveryIdCountry: Id.optional(),
})

/** Where a buyer pays; those of Stripe are long. */
export const PaymentUrl = z.string().max(4000)

/** An order as placed: how to follow it, and where to pay it; no address where nothing is to be paid by card, or not now. */
export const PlacedOrder = z.object({
  id: Id,
  reference: ShortText,
  total: Cents,
  token: ShortText,
  paymentUrl: PaymentUrl.nullable(),
})

/** One way of sending a parcel, with what it costs. */
export const Carrier = z.object({
  id: Id,
  name: ShortText,
  fdp: Cents,
  price: Cents,
  deliveryType: z.enum(['DELIVERY', 'PICKUP']),
  siteType: ShortText,
  serviceCode: ShortText,
  /** Whether it needs a number to call. */
  wantsPhone: z.boolean(),
  /** On which days it would come if it were ordered now; nothing where nobody can say. */
  promise: DeliveryPromise.nullable(),
})
