import { type Capacity, toMillilitres } from '../capacity.ts'
import { type Allergen, allergens } from '../wine-facts.ts'

/** A wine in a box, as far as the box tells of it. */
export type BoxPart = Capacity & { quantity: number; alcohol: number | null; allergens: readonly Allergen[] }

/** What a box says of its wines together; nothing of what one of them does not say. */
export type BoxFacts = {
  bottles: number
  millilitres: number | null
  /** In tenths of a percent by volume, from the lightest wine to the strongest. */
  alcohol: { least: number; most: number } | null
  allergens: Allergen[]
}

/** Adds up what the wines of a box say. */
export function sumBox(parts: readonly BoxPart[]): BoxFacts {
  const volumes = parts.map((part) => ({ each: toMillilitres(part), quantity: part.quantity }))
  const shares = parts.map(({ alcohol }) => alcohol)
  const isWhole = parts.length > 0
  return {
    bottles: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    millilitres:
      isWhole && volumes.every(({ each }) => each !== undefined)
        ? volumes.reduce((sum, { each = 0, quantity }) => sum + each * quantity, 0)
        : null,
    alcohol: isWhole && shares.every(isTold) ? { least: Math.min(...shares), most: Math.max(...shares) } : null,
    allergens: allergens.filter((allergen) => parts.some((part) => part.allergens.includes(allergen))),
  }
}

function isTold(share: number | null): share is number {
  return share !== null
}
