import { z } from 'zod'
import { reductionTypes } from '#app/models/catalog/discount.ts'
import { Cents, Id, ShortText } from '../platform/values.ts'

/** A reduction: so many cents or so many percent, of the goods or of the shipping. */
export const Discount = z.object({
  id: Id,
  type: z.enum(reductionTypes),
  amount: z.int().min(0),
  detailType: z.enum(['PRODUCTS', 'SHIPPING_FEES']),
  code: ShortText,
})

/** What a reduction does to a cart. */
export const CartDiscount = z.object({ value: Cents, total: Cents, subtotal: Cents, shippingFees: Cents })
