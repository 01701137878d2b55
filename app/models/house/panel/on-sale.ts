import type { LawfulReduction } from '../../catalog/price-ledger.ts'
import type { WineFacts } from '../../catalog/wine-facts.ts'

/** One buyable form of a product as its owner looks after it. */
export type SaleFormat = {
  id: string
  /** What tells it from its sisters: year, size. */
  label: string
  /** Off sale, no visitor meets it. */
  isOnSale: boolean
  price: number
  /** What one costs after the reduction that counts. */
  soldAt: number
  stock: number
  year: number | null
  capacity: number | null
  facts: WineFacts
  /** What a reduction of it is measured by: the lowest price of the 30 days before. */
  reference: number | undefined
  /** What is struck through beside the price that is asked, where the law lets it be told. */
  reduction: LawfulReduction | undefined
  /** Its price is not the one of its product. */
  hasOwnPrice: boolean
  /** Its reduction takes the place of its product's. */
  hasOwnReduction: boolean
}

/** What keeps a product from being bought. */
export type SaleNeed = 'published' | 'form' | 'offered' | 'told' | 'price' | 'stock'

/** `isUntold`: it is kept from visitors until it says what the law wants said before a sale. */
type Sold = {
  isValid: boolean
  isUntold: boolean
  forms: readonly Pick<SaleFormat, 'isOnSale' | 'price' | 'stock'>[]
  countsStock: boolean
}

/** What is still missing before anybody can buy it, in the order in which it is seen to. */
export function findSaleNeeds({ isValid, isUntold, forms, countsStock }: Sold): SaleNeed[] {
  const offered = forms.filter(({ isOnSale }) => isOnSale)
  return [
    ...(isValid ? [] : (['published'] as const)),
    ...(forms.length === 0 ? (['form'] as const) : []),
    ...(forms.length > 0 && offered.length === 0 ? (['offered'] as const) : []),
    ...(isUntold ? (['told'] as const) : []),
    ...(offered.some(({ price }) => price === 0) ? (['price'] as const) : []),
    ...(countsStock && offered.length > 0 && offered.every(({ stock }) => stock <= 0) ? (['stock'] as const) : []),
  ]
}
