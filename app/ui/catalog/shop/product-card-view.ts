import type { Answer, Contract } from '#api/contract/index.ts'
import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'

export type Product = Answer<Contract['getProduct']>

export type Declination = Product['declination'][number]

/** A price as it is shown: what is asked, of a litre, and what may be struck through beside it. */
export type PriceView = { sold: string; perMeasure: string; struck: string; percent: string; isFrom: boolean }

/** A product as it stands on a shelf. */
export type ProductCard = {
  id: string
  href: string
  name: string
  kind: ProductKind
  /** The latest vintage that can be had of it. */
  year: number | null
  picture: Product['images'][number] | undefined
  /** The photograph that may stand for it, where it has one. */
  photo: Product['images'][number] | undefined
  origin: string
  detail: string
  description: string
  badges: string[]
  /** Missing while prices are hidden. */
  price: PriceView | undefined
  isAvailable: boolean
  left: string
  /** What of it can be put into the cart from here: each its vintage, size and price, and what names it to the cart. */
  choices: { vins: string; label: string }[]
  /** Where to ask to hear of its return; empty while it can be had. */
  tellMe: string
  rating: Product['rating']
  /** What the house says of it on its cards, in fields of its own. */
  own: { label: string; text: string }[]
  /** Why it stands beside another, where it does. */
  reason: string
}
