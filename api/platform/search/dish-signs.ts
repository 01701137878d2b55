import type { WineStyle } from '#app/models/catalog/pairing/wine-style.ts'

/** Stands before what no visitor can type: by such signs a wine is found and not by its words. */
export const signMark = '§'

/** What a wine is found by for a dish: the dishes and the families of them that its owner names, and its styles. */
export type PairedWine = { dishes: readonly string[]; families: readonly string[]; styles: readonly WineStyle[] }

/** By which signs a wine is found for dishes: each of what its owner names, its styles, and families and styles together. */
export function signsOfWine({ dishes, families, styles }: PairedWine): string[] {
  return [
    ...dishes.map((dish) => `${signMark}${signMark}${dish}`),
    ...families.map((family) => signMark + family),
    ...styles.map((style) => signMark + style),
    ...families.flatMap((family) => styles.map((style) => `${signMark}${family}+${style}`)),
  ]
}

const worth = { dish: 0.85, both: 0.6, family: 0.5, style: 0.3, step: 0.03 }

/** The signs of the wines that go with a dish, each with how well: what the owner says comes before what our table says. */
export function signsOfDish(
  { slug, families, styles }: { slug: string; families: readonly string[]; styles: readonly WineStyle[] },
  withTable: boolean,
): [sign: string, worth: number][] {
  return [
    [`${signMark}${signMark}${slug}`, worth.dish],
    ...families.map((family): [string, number] => [signMark + family, worth.family]),
    ...families.flatMap((family) =>
      styles.map((style, at): [string, number] => [`${signMark}${family}+${style}`, worth.both - at * worth.step]),
    ),
    ...(withTable ? styles.map((style, at): [string, number] => [signMark + style, worth.style - at * worth.step]) : []),
  ]
}
