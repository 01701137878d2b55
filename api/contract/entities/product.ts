import { z } from 'zod'
import { Cents, Id, Instant, Line, Quantity, Slug, Text } from '../values.ts'
import { Discount } from './discount.ts'
import { Image } from './image.ts'

/** A definition of how the declinations of a product differ: its label, and the one shown instead when there is one. */
export const Variation = z.object({ id: Id, label: Line, displayLabel: Line.nullable() })

/** One buyable form of a product: a vintage, a size, a set. */
export const Declination = z.object({
  id: Id,
  year: z.int().nullable(),
  /** Missing while the shop hides its prices. */
  price: Cents.nullable(),
  discount: Discount.nullable(),
  /** Missing while stock is not shown to visitors. */
  quantity: z.int().min(0).nullable(),
  setQuantity: z.int().min(1),
  sellByMultipleOf: z.int().min(1),
  capacity: z.number().nullable(),
  capacityUnit: Line,
  variations: z.array(z.object({ id: Id, label: Line })).max(3),
})

const ProductPart = z.object({ id: Id, idProduct: Id, name: Line, quantity: Quantity })

/** A wine or a box of them. */
export const Product = z.object({
  id: Id,
  idProduct: Id,
  name: Line,
  slug: Slug,
  description: Text,
  type: z.object({ type: z.enum(['WINE', 'BOX']) }),
  isVintage: z.boolean(),
  price: Cents.nullable(),
  discount: Discount.nullable(),
  hasShippingFees: z.boolean(),
  sellByMultipleOf: z.int().min(1),
  reference: Line,
  kind: Line,
  tags: z.array(Line),
  images: z.array(Image),
  products: z.array(ProductPart),
  declination: z.array(Declination),
  variations: z.array(Variation).max(3),
})

/** What is left of a product, as far as visitors are told. */
export const Stock = z.object({ id: Id, idDeclination: Id.nullable(), quantity: z.int().min(0).nullable() })

export const MealIcon = z.object({ id: Id, label: Line, icon: Line })

/** An award of a product, or of the house itself. */
export const Award = z.object({
  id: Id,
  title: Line,
  summary: Text,
  year: z.int().nullable(),
  product: Id.nullable(),
  image: Image.nullable(),
})
export const AdminAward = Award.extend({ order: z.int(), isValid: z.boolean(), updatedAt: Instant })
