import type { ProductKind } from '../products/product-kind.ts'
import type { WineFacts } from '../wine-facts.ts'

/** What the law wants on a label and a wine does not say yet. */
export type LabelGap = 'alcohol' | 'allergens' | 'volume' | 'lot' | 'bottler' | 'origin' | 'ingredients' | 'nutrition'

/** A wine as it is sold: of one year and size. */
export type LabelledWine = { facts: WineFacts; year: number | null; capacity: number | null }

/** Since this vintage a wine tells its ingredients and what 100 ml of it hold. */
const firstTold = 2024

/** What a wine does not tell yet. */
export function findLabelGaps({ facts, year, capacity }: LabelledWine): LabelGap[] {
  const isNew = (year ?? firstTold) >= firstTold
  const gaps: [LabelGap, boolean][] = [
    ['alcohol', facts.alcohol === null],
    ['allergens', facts.allergens.length === 0],
    ['volume', capacity === null],
    ['lot', facts.lot === ''],
    ['bottler', facts.bottler === ''],
    ['origin', facts.origin === ''],
    ['ingredients', isNew && facts.ingredients === ''],
    ['nutrition', isNew && facts.nutrition === null],
  ]
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap)
}

/** A wine is sold at a distance by what its buyer reads before; the number of its lot stands on the bottle alone. */
export function findSaleGaps(wine: LabelledWine): LabelGap[] {
  return findLabelGaps(wine).filter((gap) => gap !== 'lot' && !(gap === 'origin' && wine.facts.appellation !== ''))
}

/** Boxes are told by their wines, and what is no wine has nothing to tell of one. */
export function isWine({ type, kind }: { type: string; kind: ProductKind }): boolean {
  return type === 'WINE' && kind !== 'autre' && kind !== 'coffret'
}
