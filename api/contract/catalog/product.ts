import { z } from 'zod'
import { productKinds } from '#app/models/catalog/products/product-kind.ts'
import { allergens, withdrawalExceptions } from '#app/models/catalog/wine-facts.ts'
import { CustomFacts, CustomValues } from '../platform/custom.ts'
import { AlcoholShare, Cents, FineWeight, Id, Instant, LitreWeight, Quantity, ShortText, Slug, Text } from '../platform/values.ts'
import { Image } from '../site/image.ts'
import { Discount } from './discount.ts'

const Energy = z.int().min(0).max(10_000)
const Year = z.int().min(1800).max(2200)

/** A definition of how the declinations of a product differ: its label, and the one shown instead when there is one. */
export const Variation = z.object({ id: Id, label: ShortText, displayLabel: ShortText.nullable() })

/** A category of the shop. */
export const Tag = z.object({ id: Id, slug: Slug, label: ShortText })

const Nutrition = z.strictObject({
  kilojoules: Energy,
  kilocalories: Energy,
  fat: FineWeight,
  saturates: FineWeight,
  carbohydrate: FineWeight,
  sugars: FineWeight,
  protein: FineWeight,
  salt: FineWeight,
})

const Measured = LitreWeight.nullable().optional()
const Analysis = z.strictObject({ sugar: Measured, acidity: Measured, glycerol: Measured })

/** What may differ from one lot to the next. */
export const LotFacts = z.strictObject({
  alcohol: AlcoholShare.nullable(),
  lot: ShortText,
  ingredients: ShortText,
  allergens: z.array(z.enum(allergens)).max(allergens.length),
  nutrition: Nutrition.nullable(),
  analysis: Analysis.nullable(),
  keepUntil: Year.nullable(),
})

/** The label of the Union has room for so much. */
const LabelText = z.string().max(30)

const Good = z.strictObject({
  maker: ShortText,
  makerContact: ShortText,
  brand: LabelText,
  model: LabelText,
  warnings: Text,
  /** The guarantee of the law is two years: only more than that carries the label, in years and halves. */
  guaranteeYears: z.number().min(2.5).max(99).multipleOf(0.5).nullable(),
})

/** What the law and the cellar have to say of a wine; alcohol in tenths of a percent, nutrition in hundredths of a gram for 100 ml, analysis in hundredths of a gram for a litre: without nutrition it is reckoned from there. */
export const WineFacts = z.strictObject({
  ...LotFacts.shape,
  appellation: ShortText,
  denomination: ShortText,
  grapes: ShortText,
  bottler: ShortText,
  origin: ShortText,
  certification: ShortText,
  serving: ShortText,
  withdrawalException: z.enum(withdrawalExceptions),
  /** Of what is neither wine nor box: who makes it, and for how long its maker guarantees that it lasts. */
  good: Good.nullable(),
})

/** A meal that a wine goes with: a kind of icon, and the dish itself. */
export const Meal = z.strictObject({ idMealIcon: Id, label: ShortText })

/** What a declination is in one of its product's variations. */
export const DeclinationVariation = z.strictObject({ id: Id, label: ShortText })

/** One buyable form of a product: a vintage, a size, a set. */
export const Declination = z.object({
  id: Id,
  year: Year.nullable(),
  /** Missing while the shop hides its prices. */
  price: Cents.nullable(),
  /** What one costs after its discount. */
  soldAt: Cents.nullable(),
  /** The lowest price of the 30 days before a reduction, when it may be told. */
  reduction: z.object({ reference: Cents, percent: z.int() }).nullable(),
  discount: Discount.nullable(),
  /** Missing while stock is not shown to visitors. */
  quantity: z.int().min(0).nullable(),
  isAvailable: z.boolean(),
  setQuantity: z.int().min(1),
  sellByMultipleOf: z.int().min(1),
  capacity: z.number().nullable(),
  capacityUnit: ShortText,
  reference: ShortText,
  /** The number of the article, where its owner gave one. */
  gtin: ShortText,
  variations: z.array(DeclinationVariation).max(3),
  image: Image.nullable(),
  facts: WineFacts,
})

/** A bottle in a box. */
export const ProductPart = z.object({
  id: Id,
  idProduct: Id,
  idDeclination: Id,
  name: ShortText,
  slug: Slug,
  year: Year.nullable(),
  capacity: z.number().nullable(),
  capacityUnit: ShortText,
  quantity: Quantity,
  alcohol: AlcoholShare.nullable(),
  allergens: z.array(z.enum(allergens)).max(allergens.length),
})

/** A wine or a box of them. */
export const Product = z.object({
  id: Id,
  idProduct: Id,
  name: ShortText,
  slug: Slug,
  description: Text,
  story: Text,
  /** Its story was written in blocks: they are asked for by themselves, and none where its words were written anew since. */
  hasStoryBlocks: z.boolean(),
  /** What search engines are told instead of its name, and of its first words; empty for these. */
  metaTitle: ShortText,
  metaDescription: ShortText,
  type: z.object({ type: z.enum(['WINE', 'BOX']) }),
  isVintage: z.boolean(),
  price: Cents.nullable(),
  discount: Discount.nullable(),
  hasShippingFees: z.boolean(),
  sellByMultipleOf: z.int().min(1),
  reference: ShortText,
  kind: z.enum(productKinds),
  tags: z.array(Tag),
  images: z.array(Image),
  /** A short film of it. */
  film: Image.nullable(),
  meals: z.array(Meal),
  facts: WineFacts,
  products: z.array(ProductPart),
  declination: z.array(Declination),
  variations: z.array(Variation).max(3),
  /** What the house says of it in fields of its own, of those that its page or its card shows. */
  custom: CustomValues,
  customFacts: CustomFacts,
  /** What its buyers give it, in tenths of a star; nothing where nobody has. */
  rating: z.object({ count: z.int(), tenths: z.int() }).nullable(),
  updatedAt: Instant,
})

/** What is in a bottle, as its label has to say. */
export const ELabel = z.object({
  id: Id,
  name: ShortText,
  year: Year.nullable(),
  capacity: z.number().nullable(),
  capacityUnit: ShortText,
  reference: ShortText,
  facts: WineFacts,
})

/** What is left of a product, as far as visitors are told. */
export const Stock = z.object({ id: Id, idDeclination: Id.nullable(), quantity: z.int().min(0).nullable() })

/** The drawing of a kind of meal. */
export const MealIcon = z.object({ id: Id, label: ShortText, icon: ShortText })

/** An award of a product, or of the house itself. */
export const Award = z.object({
  id: Id,
  title: ShortText,
  summary: Text,
  year: z.int().nullable(),
  product: Id.nullable(),
  image: Image.nullable(),
})
/** An award as its owner sees it. */
export const AdminAward = Award.extend({ order: z.int(), isValid: z.boolean(), updatedAt: Instant })
