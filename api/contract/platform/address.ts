import { z } from 'zod'
import { isVatNumber } from '#app/models/platform/text/company-number.ts'
import { isSiren } from '#app/models/selling/money/paper.ts'
import { Id, Phone, PostalCode, ShortText } from './values.ts'

/** What an address is for: billing, delivery, collection … */
export const AddressType = z.object({ id: Id, type: ShortText, value: ShortText })

/** A place of the company, as shown to visitors. */
export const Address = z.object({
  id: Id,
  name: ShortText,
  address: ShortText,
  addressPart2: ShortText,
  postalCode: ShortText,
  city: ShortText,
  country: ShortText,
  phone: ShortText,
  email: ShortText,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  types: z.array(AddressType),
})

/** An address as a buyer gives it. */
export const GivenAddress = z.strictObject({
  firstname: ShortText.min(1),
  lastname: ShortText.min(1),
  address: ShortText.min(1),
  addressPart2: ShortText.optional(),
  postalCode: PostalCode,
  city: ShortText.min(1),
  country: ShortText.min(1),
  phone: Phone.optional(),
})

/** An address as a member gives it to keep. */
export const MemberAddress = z.strictObject({
  ...GivenAddress.shape,
  firstname: ShortText.min(1).max(100),
  lastname: ShortText.min(1).max(100),
  phone: z.union([Phone, z.literal('')]).optional(),
})

/** An address that a member keeps. */
export const SavedAddress = z.object({
  id: Id,
  firstname: ShortText,
  lastname: ShortText,
  address: ShortText,
  addressPart2: ShortText,
  postalCode: ShortText,
  city: ShortText,
  country: ShortText,
  phone: ShortText,
})

/** An address as an order takes it: a business that buys is named on its invoice, with its number in France. */
export const OrderAddress = GivenAddress.extend({
  company: ShortText.optional(),
  siren: z
    .string()
    .max(9)
    .regex(/^\d{9}$/)
    .refine(isSiren, { error: 'format' })
    .optional(),
  /** Of the buyer, as a paper for a business bears it (BT-48). */
  vatNumber: z
    .string()
    .max(14)
    .regex(/^[A-Z]{2}(?=.*\d)[0-9A-Z+*]{2,12}$/)
    .refine(isVatNumber, { error: 'format' })
    .optional(),
})

/** Whom an order was billed to; empty is what nobody asked a passer-by at the counter. */
export const BilledTo = OrderAddress.extend({
  firstname: ShortText,
  lastname: ShortText,
  address: ShortText,
  postalCode: z.string().max(12),
  city: ShortText,
  country: ShortText,
})

/** Where a parcel can be fetched. */
export const AccessPoint = z.object({
  id: ShortText,
  name: ShortText,
  addLine1: ShortText,
  zipCode: ShortText,
  city: ShortText,
  country: ShortText,
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  icon: ShortText,
  /** When it is open, as its owner wrote it. */
  hours: ShortText,
  /** How far it is from the town of the address as the crow flies, in kilometres, and which way, in degrees from north by east. */
  distance: z.number().min(0).optional(),
  bearing: z.int().min(0).max(359).optional(),
})
