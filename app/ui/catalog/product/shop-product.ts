import type { Durability } from '#app/models/catalog/goods/goods.ts'
import type { Keeping } from '#app/models/catalog/pairing/keeping.ts'
import type { TasteAxis } from '#app/models/catalog/pairing/taste-axes.ts'
import type { FactView } from '#app/texts/catalog/product-facts.ts'
import type { Declination, PriceView, Product, ProductCard } from '../shop/product-card-view.ts'
import type { OpinionsOfProduct } from '../shop/product-opinions.ts'
import type { ShopLook } from '../shop/shop-list.ts'

/** One row of the choice of a vintage, a size or another form. */
export type Option = {
  id: string
  href: string
  label: string
  hint: string
  price: string
  isChosen: boolean
  isAvailable: boolean
}

/** A vintage as it is compared with others. */
export type VintageView = {
  id: string
  href: string
  year: number
  alcohol: string
  keepUntil: string
  price: string
  left: string
  isChosen: boolean
}

/** What medals and notes a product has. */
export type AwardView = { id: string; title: string; year: number | null; image: Product['images'][number] | null }

/** Somebody who made it: what they do, and a sentence. */
export type WinemakerView = { id: string; name: string; role: string; summary: string; image: Product['images'][number] | null }

/** When a product comes, a line for each way, and one for the places beyond the mainland; and until when that is so. */
export type ArrivalView = {
  says: { says: string; hint: string }[]
  elsewhere: { places: string; days: string }[]
  until: string | undefined
}

/** A product as its page needs it. */
export type ProductView = {
  product: Product
  chosen: Declination
  options: Option[]
  price: PriceView | undefined
  /** The seller asks for no VAT. */
  isNet: boolean
  /** Nothing where it cannot be bought here. */
  buy: { idDeclination: string; quantity: number } | undefined
  /** What a carton of it costs, where it is sold by the bottle. */
  carton: { quantity: number; total: string } | undefined
  /** Where to ask to hear of its return. */
  tellMe: string
  left: string
  /** The vintages beside each other; none where there is but one. */
  vintages: VintageView[]
  arrival: ArrivalView
  meals: { icon: string; label: string }[]
  /** Where a wine stands from dry to sweet and from light to full, where its label says it. */
  taste: TasteAxis[]
  /** How far it is in the years through which its house keeps it; until then that is so. */
  keeping: (Keeping & { isSoUntil: string }) | undefined
  awards: AwardView[]
  /** Who made it. */
  winemakers: WinemakerView[]
  recommended: ProductCard[]
  /** The latest of what its buyers said. */
  opinions: OpinionsOfProduct
  content: { name: string; href: string; detail: string; quantity: number }[]
  facts: FactView[]
  factsTitle: string
  nutrients: { name: string; amount: string }[]
  look: ShopLook & { page: string; order: string; features: string }
  showsHealth: boolean
  /** That there is enough of it, in the words of the trade. */
  inStock: string
  /** What its maker guarantees of a thing. */
  durability: Durability | undefined
}
