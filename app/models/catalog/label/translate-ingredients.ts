import { foldText } from '../../platform/text/fold-text.ts'
import { type Ingredient, ingredients } from '../ingredients.ts'
import type { Allergen } from '../wine-facts.ts'

type Words = Record<'grapes' | 'sucrose' | 'acidifier' | 'preservative' | 'antioxidant' | 'stabiliser' | Allergen, string>

/** A part of a list in another language; one that is not known stays as its house wrote it. */
export type TranslatedPart = { text: string; isStrong: boolean; isKnown: boolean }

const byName = new Map(ingredients.map((ingredient) => [foldText(ingredient.name), ingredient]))

/** A list of ingredients in the words of another language: additives by their numbers, which are the same in all. */
export function translateIngredients(list: string, words: Words): TranslatedPart[] {
  return list
    .replace(/[.;\s]+$/, '')
    .split(/\s*[,;]\s*/)
    .filter(Boolean)
    .map((written) => {
      const ingredient = byName.get(foldText(written.split(':').at(-1)?.trim() ?? ''))
      const text = ingredient && translate(ingredient, words)
      return {
        text: text ?? written,
        isStrong: text !== undefined && ingredient?.allergen !== undefined,
        isKnown: text !== undefined,
      }
    })
}

function translate({ category, allergen, code, word }: Ingredient, words: Words): string | undefined {
  const named = code && allergen ? `${code} (${words[allergen]})` : (code ?? (allergen ? words[allergen] : word && words[word]))
  if (named === undefined) return undefined
  return category && category !== 'gas' ? `${words[category]}: ${named}` : named
}
