import { expect, test } from 'vitest'
import type { Entry } from '../panel/field.ts'
import { countChanges, dropOfSheet, pickOfSheet } from './kept-send.ts'

const line = (id: string, seen: string, stock: string): Entry[] => [
  [`vu-${id}`, seen],
  [`avant-${id}`, ''],
  [`stock-${id}`, stock],
  [`seuil-${id}`, ''],
]
const sheet: Entry[] = [...line('a', '12', '10'), ...line('b', '6', '6'), ...line('c', '3', '5'), ['sorte', 'INVENTORY']]

test('only what was changed of a sheet counts', () => {
  expect(countChanges('stock', sheet)).toBe(2)
})

test('of a round, what is begun counts where it is new, and what leaves where it has a number', () => {
  const round: Entry[] = [
    ['commande', 'one'],
    ['nouvelle', 'one'],
    ['commande', 'two'],
    ['nouvelle', 'three'],
    ['suivi-two', ' 6A1 '],
    ['suivi-four', ' '],
  ]
  expect([countChanges('commencer', round), countChanges('expedier', round)]).toEqual([1, 1])
})

test('a line is taken out of a sheet with its reason, and the sheet keeps the others', () => {
  expect(countChanges('stock', pickOfSheet(sheet, 'a'))).toBe(1)
  expect(pickOfSheet(sheet, 'a')).toContainEqual(['sorte', 'INVENTORY'])
  expect(countChanges('stock', dropOfSheet(sheet, 'a'))).toBe(1)
  expect(dropOfSheet(sheet, 'a')).toContainEqual(['sorte', 'INVENTORY'])
})
