import { z } from 'zod'
import { deliveryTypes } from '#app/models/selling/cart/cart-delivery.ts'
import { Declination, Product } from '../../catalog/product.ts'
import { AccessPoint, GivenAddress, OrderAddress } from '../../platform/address.ts'
import { Cents, Day, Id, Instant, Quantity, ShortText } from '../../platform/values.ts'
import { Carrier, Checkout, Gift, Means, mostLines } from './order.ts'

/** Something that is to lie in a cart: a declination, or a product that has but one. */
export const RequestedCartItem = z
  .strictObject({ id: Id.optional(), idProduct: Id.optional(), idDeclination: Id.optional(), quantity: Quantity })
  .refine(({ id, idProduct, idDeclination }) => (id ?? idProduct ?? idDeclination) !== undefined, {
    path: ['idDeclination'],
    error: 'required',
  })

/** What is to lie in a cart, at least one thing. */
export const RequestedCartItems = z.array(RequestedCartItem).min(1).max(mostLines)

/** Which line of a cart: a counter of its own, that begins anew before 100000. */
export const LineId = z.int().min(0).max(99_999)

/** What of a product stands in a cart. */
const CartProduct = Product.pick({
  id: true,
  idProduct: true,
  name: true,
  slug: true,
  type: true,
  isVintage: true,
  kind: true,
  hasShippingFees: true,
  sellByMultipleOf: true,
  images: true,
  products: true,
  variations: true,
})

/** What is new about a line since its buyer last looked, or keeps it from being bought as it is. */
const LineNews = z.object({
  kind: z.enum(['PRICE', 'GONE', 'STOCK', 'MULTIPLE']),
  /** What one cost when it was last seen, and costs now. */
  before: Cents.nullable(),
  after: Cents.nullable(),
  /** The most that can be had, nothing where it is more than visitors are told; or the next numbers it is sold by. */
  most: z.int().nullable(),
  below: z.int().nullable(),
  above: z.int().nullable(),
})

/** A line of a cart; what is not sold any more costs nothing and has no declination. */
export const CartLine = z.object({
  id: LineId,
  product: CartProduct,
  declinationId: Id,
  declination: Declination.nullable(),
  quantity: Quantity,
  /** By how much it goes up and down. */
  step: z.int().min(1),
  unitPrice: Cents,
  soldAt: Cents,
  before: Cents,
  total: Cents,
  /** In hundredths of a percent. */
  vatRate: z.int(),
  news: z.array(LineNews),
})

/**
 * What a buyer has entered on the way to an order. An address to ship to is there only where it is another than the buyer's own;
 * its phone is that of whoever receives the parcel. `checkout` names the act of ordering that these entries are for.
 */
export const CartEntries = z.strictObject({
  addresses: z.strictObject({ shipping: GivenAddress.nullable(), billing: OrderAddress.nullable() }),
  phone: z.string().max(30),
  message: z.string().max(2000),
  gift: Gift.optional(),
  email: z.string().max(254).optional(),
  payment: Means.optional(),
  checkout: Checkout.optional(),
})

/** What one page of a checkout has to say of them: what it leaves out stays as it is, whichever tab has entered it. */
export const CartEntryChanges = CartEntries.partial().extend({
  addresses: CartEntries.shape.addresses.partial().optional(),
  /** Nothing where an order that costs nothing is not paid at all. */
  payment: Means.nullable().optional(),
  /** Nothing where it is no gift any more. */
  gift: Gift.nullable().optional(),
})

/** A cart as its member's archive has it. */
export const KeptCart = z.object({
  createdAt: Instant,
  lastUsedAt: Instant,
  lines: z.array(z.object({ name: ShortText, idDeclination: Id, quantity: Quantity })),
  entries: CartEntries.nullable(),
})

/** A chosen hour of collection at the house. */
export const Collection = z.strictObject({ date: Day, idAddress: Id, idSchedule: Id })

/** An access point as a cart remembers it. */
export const ChosenPoint = z.strictObject({
  ...AccessPoint.omit({ hours: true, distance: true, bearing: true }).shape,
  position: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullable(),
})

const Totals = z.object({
  subtotal: Cents,
  discount: Cents,
  shippingDiscount: Cents,
  shippingFees: Cents,
  wrapping: Cents,
  total: Cents,
  vat: z.array(z.object({ rate: z.int(), gross: Cents, net: Cents, tax: Cents })),
})

/** What lies in a cart, told without keeping it. */
export const CartGoods = z.object({
  lines: z.array(CartLine),
  /** How many units lie in it. */
  quantity: z.int().min(0),
  /** Bottles as free shipping counts them, and as cartons do. */
  bottles: z.object({ counted: z.int(), places: z.int() }),
  expedition: z.object({ code: z.enum(['too_few', 'too_many']), by: z.int(), limit: z.int() }).nullable(),
  freeShipping: z.object({ isFree: z.boolean(), bottles: z.int().nullable(), cents: Cents.nullable() }),
  totals: Totals,
  /** What the wrapping of a gift would cost; nothing where the house offers none. */
  wrappingOffer: z.object({ price: Cents, vatRate: z.int() }).nullable(),
  /** Whom to write to for a country beyond those there are; empty where the shop does not sell that far. */
  exportContact: ShortText,
})

/** A cart and all that was chosen for it. */
export const Cart = CartGoods.extend({
  id: Id,
  deliveryType: z.enum(deliveryTypes),
  clickAndCollect: Collection.nullable(),
  accessPointAddress: ChosenPoint.nullable(),
  city: z.object({ postalCode: ShortText, name: ShortText }).nullable(),
  country: z.object({ id: Id, alphaTwo: ShortText, alphaThree: ShortText }).nullable(),
  carrier: Carrier.nullable(),
  shippingPrices: z.array(Carrier),
  isCalculating: z.boolean(),
  /** What was taken out lately and can be put back, the last first. */
  removed: z.array(z.object({ id: Id, isAll: z.boolean(), lines: z.array(z.object({ name: ShortText, quantity: Quantity })) })),
  ...CartEntries.shape,
  /** So many more of this, and the shipping costs less; or the same, and the carton is full. */
  advice: z.object({ name: ShortText, idDeclination: Id, add: z.int(), from: Cents, to: Cents }).nullable(),
})
