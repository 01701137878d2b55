import { z } from 'zod'
import { isSiren } from '#app/models/selling/money/paper.ts'
import { Id, Line, Phone, PostalCode } from './values.ts'

/** What an address is for: billing, delivery, collection … */
export const AddressType = z.object({ id: Id, type: Line, value: Line })

/** A place of the company, as shown to visitors. */
export const Address = z.object({
  id: Id,
  name: Line,
  address: Line,
  addressPart2: Line,
  postalCode: Line,
  city: Line,
  country: Line,
  phone: Line,
  email: Line,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  types: z.array(AddressType),
})

/** An address as a buyer gives it. */
export const GivenAddress = z.strictObject({
  firstname: Line.min(1),
  lastname: Line.min(1),
  address: Line.min(1),
  addressPart2: Line.optional(),
  postalCode: PostalCode,
  city: Line.min(1),
  country: Line.min(1),
  phone: Phone.optional(),
})

/** An address as a member gives it to keep. */
export const MemberAddress = z.strictObject({
  ...GivenAddress.shape,
  firstname: Line.min(1).max(100),
  lastname: Line.min(1).max(100),
  phone: z.union([Phone, z.literal('')]).optional(),
})

/** An address that a member keeps. */
export const SavedAddress = z.object({
  id: Id,
  firstname: Line,
  lastname: Line,
  address: Line,
  addressPart2: Line,
  postalCode: Line,
  city: Line,
  country: Line,
  phone: Line,
})

/** An address as an order takes it: a business that buys is named on its invoice, with its number in France. */
export const OrderAddress = GivenAddress.extend({
  company: Line.optional(),
  siren: z
    .string()
    .max(9)
    .regex(/^\d{9}$/)
    .refine(isSiren, { error: 'format' })
    .optional(),
})

/** Whom an order was billed to; empty is what nobody asked a passer-by at the counter. */
export const BilledTo = OrderAddress.extend({
  ...{ firstname: Line, lastname: Line, address: Line, postalCode: z.string().max(12), city: Line, country: Line },
})

/** Where a parcel can be fetched. */
export const AccessPoint = z.object({
  id: Line,
  name: Line,
  addLine1: Line,
  zipCode: Line,
  city: Line,
  country: Line,
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  icon: Line,
  /** When it is open, as its owner wrote it. */
  hours: Line,
})
