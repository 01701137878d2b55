import { z } from 'zod'
import { handedMeans } from '#app/models/selling/money/received.ts'
import { OrderAddress } from '../../platform/address.ts'
import { Cents, Id, ShortText } from '../../platform/values.ts'
import { WantedLines } from './order.ts'

const place = OrderAddress.shape

/** By what money came into the hands of the house; the one part without a sum takes the rest. */
export const Handed = z.array(z.strictObject({ means: z.enum(handedMeans), amount: Cents.min(1).optional() })).max(8)

/** An order that the house takes down itself; of somebody who takes the goods along nothing need be known. */
export const HandOrder = z.strictObject({
  checkout: Id.min(16).optional(),
  products: WantedLines,
  buyer: z.strictObject({
    firstname: ShortText.optional(),
    lastname: ShortText.optional(),
    email: ShortText.optional(),
    phone: ShortText.optional(),
    address: ShortText.optional(),
    addressPart2: ShortText.optional(),
    postalCode: z.string().max(12).optional(),
    city: ShortText.optional(),
    country: ShortText.optional(),
    company: place.company,
    siren: place.siren,
    vatNumber: place.vatNumber,
  }),
  delivery: z.strictObject({ type: z.enum(['NO_DELIVERY', 'DELIVERY']), idCarrier: Id.optional() }),
  payment: z.enum(['ON_COLLECTION', 'TRANSFER', 'CHEQUE']),
  isPaid: z.boolean().optional(),
  /** By what, where it is paid. */
  received: Handed.optional(),
  /** The house has made sure of the buyer's age. */
  isAdult: z.boolean(),
  note: z.string().max(2000).optional(),
})
