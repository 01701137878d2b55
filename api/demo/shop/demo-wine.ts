import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'

/** The icons of meals that the demo estate uses. */
export type DemoMeal = 'aperitif' | 'poisson' | 'volaille' | 'viande' | 'fromage' | 'dessert'

/** One form of a wine: its year, what it holds in cl, its price in cents, how many are left, and a bottle of its own. */
export type DemoFormat = { year?: number; cl?: number; price?: number; left: number; picture?: string; lot?: string }

/** A wine of the demo estate, told in the fewest words. */
export type DemoWine = {
  /** Also the name of its bottle among the drawings. */
  id: string
  name: string
  kind: ProductKind
  grapes: string
  appellation: string
  denomination: string
  /** In tenths of a percent, and residual sugar in tenths of a gram for 100 ml. */
  alcohol: number
  sugar?: number
  price: number
  text: string
  story: string
  serving: string
  keep?: number
  /** Of the vines that are tended by the rules of Demeter too. */
  isBiodynamic?: true
  meals: [DemoMeal, string][]
  tags: string[]
  forms: DemoFormat[]
  advised?: string[]
  reduced?: number
}

/** A box of the demo estate: which bottles, by wine and year, and how many of each. */
export type DemoBox = {
  id: string
  name: string
  price: number
  text: string
  story: string
  tags: string[]
  left: number
  bottles: [wine: string, year: number | undefined, quantity: number][]
}
