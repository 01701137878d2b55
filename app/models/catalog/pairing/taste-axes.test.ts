import { expect, test } from 'vitest'
import { tasteAxesOf } from './taste-axes.ts'
import { hasBody } from './wine-style.ts'

const placesOf = (nature: Parameters<typeof tasteAxesOf>[0]) => tasteAxesOf(nature).map(({ axis, place }) => `${axis} ${place}`)

test('a wine stands between dry and sweet, light and full, as its label says', () => {
  expect(placesOf({ kind: 'blanc', alcohol: 130, sugar: 2 })).toEqual(['sweetness 0', 'body 3'])
  expect(placesOf({ kind: 'paille', alcohol: 145, sugar: 120 })).toEqual(['sweetness 4', 'body 4'])
  expect(placesOf({ kind: 'bulles', alcohol: 120, sugar: 9 }), 'brut is dry among sparkling wines').toEqual([
    'sweetness 1',
    'body 1',
  ])
})

test('what a label does not say has no axis, nor has what is no wine', () => {
  expect(placesOf({ kind: 'rouge', alcohol: null, sugar: null })).toEqual([])
  expect(placesOf({ kind: 'rouge', alcohol: 125, sugar: null })).toEqual(['body 2'])
  expect(placesOf({ kind: 'coffret', alcohol: 125, sugar: 2 })).toEqual([])
})

test('the places agree with the wines that are advised as light or full', () => {
  for (let alcohol = 80; alcohol <= 200; alcohol += 1) {
    const nature = { kind: 'rouge' as const, alcohol, sugar: null }
    const place = tasteAxesOf(nature)[0]?.place ?? -1
    expect([alcohol, place <= 2], 'light').toEqual([alcohol, hasBody(nature, 'leger')])
    expect([alcohol, place >= 2], 'full').toEqual([alcohol, hasBody(nature, 'ample')])
  }
})
