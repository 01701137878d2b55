import { z } from 'zod'
import { capacityUnits } from '#app/models/catalog/capacity.ts'
import { reductionTypes } from '#app/models/catalog/discount.ts'
import { isGtin } from '#app/models/catalog/gtin.ts'
import { Cents, Day, Id, Reduction, ShortText } from '../platform/values.ts'
import { DeclinationVariation, LotFacts } from './product.ts'

export const Order = z.int().min(0).max(100_000)
export const Multiple = z.int().min(1).max(1000)

/** The number of an article, or nothing. */
const Gtin = z.union([z.literal(''), z.string().max(14).refine(isGtin, 'gtin')], 'gtin')

/** A discount of a product or of one of its declinations: cents off each unit, or a percentage; from its first day to its last, where they are said. */
export const GivenDiscount = z
  .strictObject({
    type: z.enum(reductionTypes),
    amount: Reduction,
    from: Day.nullable().optional(),
    to: Day.nullable().optional(),
  })
  .check(({ value, issues }) => {
    if (value.type === 'PERCENTAGE' && value.amount > 100)
      issues.push({ code: 'too_big', origin: 'number', maximum: 100, path: ['amount'], input: value.amount })
    if (value.from && value.to && value.to < value.from)
      issues.push({ code: 'custom', message: 'choice', path: ['to'], input: value.to })
  })
  .nullable()

export const declinationFields = {
  year: z.int().min(1800).max(2200).nullable(),
  /** Off sale, visitors meet it nowhere, but in the boxes that hold it. */
  isOnSale: z.boolean(),
  price: Cents,
  discount: GivenDiscount,
  setQuantity: Multiple,
  sellByMultipleOf: Multiple,
  capacity: z.number().min(0.001).max(100_000).nullable(),
  capacityUnit: z.enum(capacityUnits),
  weight: z.int().min(0).max(1_000_000),
  reference: ShortText,
  gtin: Gtin,
  variations: z.array(DeclinationVariation).max(3),
  idImage: Id.nullable(),
  facts: LotFacts.partial(),
  order: Order,
}

const { year, isOnSale, capacity, capacityUnit, price, discount, reference, gtin } = declinationFields
const stock = z.int().min(0).max(10_000_000)
const vintageFields = { year, capacity, capacityUnit, price, stock, isOnSale, reference, gtin }

/** A row of the table of a product's vintages and sizes: what was seen of it, and what it is to be; one without an id is added. */
export const VintageRow = z.strictObject({
  id: Id.optional(),
  seen: z.strictObject(vintageFields).partial().optional(),
  ...z.strictObject(vintageFields).partial().shape,
  isRemoved: z.boolean().optional(),
})
export const mostVintages = 100

const gridFields = z.strictObject({ year, price, discount, stock, isOnSale }).partial()

/** A row of the grid of all wines: what was seen of a vintage or size, and what it is to be. */
export const GridRow = z.strictObject({ id: Id, seen: gridFields, ...gridFields.shape })
