import type { WineFacts } from '../../catalog/wine-facts.ts'

/** One buyable form of a product as its owner looks after it. */
export type SaleFormat = {
  id: string
  /** What tells it from its sisters: year, size. */
  label: string
  price: number
  /** What one costs after the reduction that counts. */
  soldAt: number
  stock: number
  year: number | null
  facts: WineFacts
  /** Its price is not the one of its product. */
  hasOwnPrice: boolean
  /** Its reduction takes the place of its product's. */
  hasOwnReduction: boolean
}

/** What keeps a product from being bought. */
export type SaleNeed = 'published' | 'form' | 'price' | 'stock'

/** What the law wants on a label and a wine does not say yet. */
export type LabelGap = 'alcohol' | 'allergens' | 'lot' | 'bottler' | 'origin' | 'ingredients' | 'nutrition'

type Sold = { isValid: boolean; forms: readonly Pick<SaleFormat, 'price' | 'stock'>[]; countsStock: boolean }

/** What is still missing before anybody can buy it, in the order in which it is seen to. */
export function findSaleNeeds({ isValid, forms, countsStock }: Sold): SaleNeed[] {
  return [
    ...(isValid ? [] : (['published'] as const)),
    ...(forms.length === 0 ? (['form'] as const) : []),
    ...(forms.some(({ price }) => price === 0) ? (['price'] as const) : []),
    ...(countsStock && forms.length > 0 && forms.every(({ stock }) => stock <= 0) ? (['stock'] as const) : []),
  ]
}

/** Since this vintage a wine tells its ingredients and what 100 ml of it hold. */
const firstTold = 2024

/** What a wine on sale does not tell yet. */
export function findLabelGaps({ facts, year }: Pick<SaleFormat, 'facts' | 'year'>): LabelGap[] {
  const isNew = (year ?? firstTold) >= firstTold
  const gaps: [LabelGap, boolean][] = [
    ['alcohol', facts.alcohol === null],
    ['allergens', facts.allergens.length === 0],
    ['lot', facts.lot === ''],
    ['bottler', facts.bottler === ''],
    ['origin', facts.origin === ''],
    ['ingredients', isNew && facts.ingredients === ''],
    ['nutrition', isNew && facts.nutrition === null],
  ]
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap)
}
