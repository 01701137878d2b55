import { foldText } from '../platform/text/fold-text.ts'

/** So many bottles of a wine, and what is known of it. */
export type BoughtWine = { kind: string; grapes: string; appellation: string; bottles: number }

/** What of many bottles is alike. */
export type Like = { of: 'KIND' | 'GRAPES' | 'APPELLATION'; name: string; bottles: number; percent: number }

/** So many of each are told. */
const mostTold = 3

/** What somebody bought most of: families, grapes, appellations. It only counts bottles, and guesses nothing. */
export function tellLikes(wines: readonly BoughtWine[]): Like[] {
  const all = wines.reduce((sum, { bottles }) => sum + bottles, 0)
  const tell = (of: Like['of'], namesOf: (wine: BoughtWine) => readonly string[]) => {
    const counted = new Map<string, { name: string; bottles: number }>()
    for (const wine of wines) {
      for (const name of namesOf(wine)) {
        const known = counted.get(foldText(name))
        counted.set(foldText(name), { name: known?.name ?? name, bottles: wine.bottles + (known?.bottles ?? 0) })
      }
    }
    const sorted = [...counted.values()].sort(
      (one, other) => other.bottles - one.bottles || one.name.localeCompare(other.name, 'fr'),
    )
    return sorted.slice(0, mostTold).map((one) => ({ of, ...one, percent: Math.round((100 * one.bottles) / all) }))
  }
  return [
    ...tell('KIND', ({ kind }) => (['', 'autre', 'coffret'].includes(kind) ? [] : [kind])),
    ...tell('GRAPES', ({ grapes }) => splitGrapes(grapes)),
    ...tell('APPELLATION', ({ appellation }) => (appellation.trim() ? [appellation.trim()] : [])),
  ]
}

/** « 60 % chardonnay, savagnin et poulsard » names three, and no share. */
function splitGrapes(grapes: string): string[] {
  const named = grapes.split(/[,;/+•·]|\s(?:et|puis|ou)\s/i).map((one) => one.replaceAll(/[\d.,]+\s*%|\([^)]*\)/g, '').trim())
  return [...new Map(named.filter(Boolean).map((one) => [foldText(one), one])).values()]
}
