import type { WineNature } from './wine-style.ts'
import { strengths } from './wine-style.ts'

/** Where a wine stands between two ends, of five places. */
export const tasteDegrees = [0, 1, 2, 3, 4] as const
type TasteDegree = (typeof tasteDegrees)[number]
export type TasteAxis = { axis: 'sweetness' | 'body'; place: TasteDegree }

/** Up to how many grams of sugar per litre a wine has each of the law's words, from the driest; those of sparkling wines are their own. */
const sweetness = { still: [4, 12, 30, 45], sparkling: [6, 12, 17, 32] }
/** The same of alcohol in tenths of a percent, around where a wine is light and full at once. */
const bodies = [115, strengths.light - 1, strengths.full, 135]

/** Where a wine stands from dry to sweet and from light to full, by what its label says; of what it does not say there is no axis. */
export function tasteAxesOf({ kind, alcohol, sugar }: WineNature): TasteAxis[] {
  if (kind === 'coffret' || kind === 'autre') return []
  return [
    ...(sugar === null
      ? []
      : [{ axis: 'sweetness' as const, place: placeOf(sugar, kind === 'bulles' ? sweetness.sparkling : sweetness.still) }]),
    ...(alcohol === null ? [] : [{ axis: 'body' as const, place: placeOf(alcohol, bodies) }]),
  ]
}

function placeOf(amount: number, limits: readonly number[]): TasteDegree {
  return limits.filter((limit) => amount > limit).length as TasteDegree
}
