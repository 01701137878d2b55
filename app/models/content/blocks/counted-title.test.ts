import { expect, it } from 'vitest'
import { findFigures, readCounted, readFigures } from './counted-title.ts'

it('reads what a title counts, in words and in figures', () => {
  expect(readCounted('Trois coteaux, cinq cépages, une famille')).toEqual([
    { count: '3', words: 'coteaux' },
    { count: '5', words: 'cépages' },
    { count: '1', words: 'famille' },
  ])
  expect(readCounted('12 hectares et deux villages.')).toEqual([
    { count: '12', words: 'hectares' },
    { count: '2', words: 'villages' },
  ])
})

it.each(['Vins du Jura', 'Trois coteaux', 'Une cave, ouverte', 'Six, trois', ''])('invents no count: %j', (title) => {
  expect(readCounted(title)).toBeUndefined()
})

it.each([
  ['Neuf hectares, trois versants, aucun désherbant', ['9 hectares', '3 versants', '0 désherbant']],
  ['Six ans et trois mois sous voile, et personne ne pousse la porte', ['6 ans', '3 mois']],
  ['Quatre lettres par an, pas une de plus', ['4 lettres']],
  ['La cave, cet automne', []],
  ['Depuis 1932', []],
  ['', []],
])('reads the numbers with which a title begins: %j', (title, said) => {
  expect(readFigures(title).map(({ count, unit }) => `${count} ${unit}`)).toEqual(said)
})

it('finds what a text counts, with the words after it', () => {
  expect(findFigures('Une trame droite. Douze mois en foudre, rien d’autre. Des vignes de 42 ans.')).toEqual([
    { count: '12', unit: 'mois', says: 'en foudre' },
    { count: '42', unit: 'ans', says: '' },
  ])
  expect(findFigures('Bientôt des mois entiers, aucun jour, 12,5 ans')).toEqual([])
})
