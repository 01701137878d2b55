import type { Reduction } from '#app/models/house/grid/grid-cells.ts'
import { sayAmount } from '#app/models/house/grid/grid-cells.ts'
import { sayDay } from '#app/models/platform/time/working-days.ts'
import { gridTexts } from '#app/texts/house/wine/grid.ts'
import { wineTexts } from '#app/texts/house/wine/wine.ts'

/** A reduction with its days in words. */
export function sayDiscount(discount: Reduction | null): string {
  if (!discount) return gridTexts.noReduction
  const { from, to } = discount
  const days = [from && wineTexts.fromDay(sayDay(from)), to && wineTexts.toDay(sayDay(to))]
  return [sayAmount(discount), ...days].filter(Boolean).join(' ')
}
