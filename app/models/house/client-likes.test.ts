import { expect, test } from 'vitest'
import { tellLikes } from './client-likes.ts'

const red = { kind: 'rouge', grapes: '60 % Poulsard, Trousseau et pinot noir', appellation: 'Arbois', bottles: 6 }
const white = { kind: 'blanc', grapes: 'poulsard', appellation: '', bottles: 3 }

test('bottles of one family, grape or appellation are counted together, however they are written', () => {
  const likes = tellLikes([red, white, { ...red, kind: 'coffret', grapes: '', bottles: 3 }])
  expect(likes).toEqual([
    { of: 'KIND', name: 'rouge', bottles: 6, percent: 50 },
    { of: 'KIND', name: 'blanc', bottles: 3, percent: 25 },
    { of: 'GRAPES', name: 'Poulsard', bottles: 9, percent: 75 },
    { of: 'GRAPES', name: 'pinot noir', bottles: 6, percent: 50 },
    { of: 'GRAPES', name: 'Trousseau', bottles: 6, percent: 50 },
    { of: 'APPELLATION', name: 'Arbois', bottles: 9, percent: 75 },
  ])
})

test('of nobody who bought nothing is anything told, and three of each at most', () => {
  expect(tellLikes([])).toEqual([])
  const many = ['un', 'deux', 'trois', 'quatre'].map((grapes) => ({ kind: 'autre', grapes, appellation: '', bottles: 1 }))
  expect(tellLikes(many)).toHaveLength(3)
})
