import { expect, test } from 'vitest'
import { labelWordsOf } from '#app/texts/catalog/label-words.ts'
import { ingredients } from '../ingredients.ts'
import { labelLanguages, listLabelLanguages } from './label-languages.ts'
import { translateIngredients } from './translate-ingredients.ts'

const say = (list: string, language: 'de' | 'nl') =>
  translateIngredients(list, labelWordsOf(language)).map(({ text, isStrong, isKnown }) =>
    isStrong ? `*${text}*` : isKnown ? text : `?${text}`,
  )

test('a list is said in another language: additives by their numbers, allergens marked, what is not known as it was written', () => {
  expect(say('Raisins, acidifiant : acide tartrique, conservateur : sulfites, sirop d’érable.', 'de')).toEqual([
    'Trauben',
    'Säureregulator: E 334',
    '*Konservierungsstoff: Sulfite*',
    '?sirop d’érable',
  ])
  expect(say('RAISINS, Lysozyme (œuf)', 'nl')).toEqual(['druiven', '*conserveermiddel: E 1105 (ei)*'])
  expect(say('', 'de')).toEqual([])
})

test('no word is missing in any language, and no two languages share their name', () => {
  const all = labelLanguages.map((language) => labelWordsOf(language))
  for (const words of all) expect(Object.values(words).filter((word) => word.trim() === '')).toEqual([])
  expect(new Set(all.map(({ language }) => language)).size).toBe(all.length)
  const additives = ingredients.filter(({ category }) => category !== undefined)
  expect(additives.filter(({ code, allergen }) => code === undefined && allergen === undefined)).toEqual([])
})

test('the languages are those of the countries that are sold to', () => {
  expect(listLabelLanguages(['FR', 'MC'])).toEqual([])
  expect(listLabelLanguages(['FR', 'BE', 'LU', 'IE', 'US'])).toEqual(['de', 'nl', 'en'])
})
