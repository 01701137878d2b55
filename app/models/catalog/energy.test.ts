import { expect, test } from 'vitest'
import { reckonEnergy, tellEnergy } from './energy.ts'
import { noFacts } from './wine-facts.ts'

test('energy is reckoned from alcohol, sugar, acids and glycerol by the factors of the law', () => {
  // 12.5 % vol: 9.8625 g of alcohol; 2 g/l of sugar, 5 g/l of acids, 7 g/l of glycerol.
  const analysis = { sugar: 200, acidity: 500, glycerol: 700 }
  const reckoned = reckonEnergy({ alcohol: 125, analysis })
  expect(reckoned?.nutrition).toMatchObject({
    kilojoules: Math.round(9.8625 * 29 + 0.2 * 17 + 0.5 * 13 + 0.7 * 10),
    kilocalories: Math.round(9.8625 * 7 + 0.2 * 4 + 0.5 * 3 + 0.7 * 2.4),
    carbohydrate: 90,
    sugars: 20,
    salt: 0,
  })
  expect(reckoned?.parts.map(({ source }) => source)).toEqual(['alcohol', 'sugar', 'acidity', 'glycerol'])
})

test('what was not measured gives nothing, and without alcohol or sugar nothing is reckoned', () => {
  const dry = { sugar: 0, acidity: null }
  expect(reckonEnergy({ alcohol: 130, analysis: dry })?.parts.map(({ source }) => source)).toEqual(['alcohol'])
  expect(reckonEnergy({ alcohol: null, analysis: dry })).toBeUndefined()
  expect(reckonEnergy({ alcohol: 130, analysis: null })).toBeUndefined()
  expect(reckonEnergy({ alcohol: 130, analysis: { acidity: 500 } })).toBeUndefined()
})

test('the figures of the house win over those that are reckoned', () => {
  const own = { kilojoules: 300, kilocalories: 72, fat: 0, saturates: 0, carbohydrate: 60, sugars: 10, protein: 0, salt: 0 }
  const facts = { ...noFacts, alcohol: 130, analysis: { sugar: 100 } }
  expect(tellEnergy({ ...facts, nutrition: own }).nutrition).toEqual(own)
  expect(tellEnergy(facts).nutrition?.kilojoules).toBe(Math.round(13 * 0.789 * 29 + 0.1 * 17))
  expect(tellEnergy(noFacts).nutrition).toBeNull()
})
