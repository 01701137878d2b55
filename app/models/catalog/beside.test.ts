import { expect, test } from 'vitest'
import { findTie, type Neighbour } from './beside.ts'

const abbess: Neighbour = {
  id: 'abbesse',
  kind: 'rouge',
  facts: { grapes: 'Pinot noir', appellation: 'Arbois' },
  meals: [{ label: 'Comté de dix-huit mois' }],
  products: [],
}

test('what ties a product to the one that is looked at: its box, a dish, a grape, a place, its family, in this order', () => {
  const like = (given: Partial<Neighbour>) =>
    findTie({ ...abbess, id: 'autre', kind: 'blanc', facts: { grapes: '', appellation: '' }, meals: [], ...given }, abbess)
  const all: Partial<Neighbour> = {
    products: [{ idProduct: 'abbesse' }],
    meals: [{ label: 'comte de dix-huit mois' }],
    facts: { grapes: 'pinot noir', appellation: 'ARBOIS' },
    kind: 'rouge',
  }
  expect(like(all)).toEqual({ is: 'holds' })
  expect(like({ ...all, products: [] })).toEqual({ is: 'meal', label: 'comte de dix-huit mois' })
  expect(like({ ...all, products: [], meals: [] })).toEqual({ is: 'grapes', label: 'pinot noir' })
  expect(like({ facts: { grapes: 'Chardonnay', appellation: 'Arbois' } })).toEqual({ is: 'appellation', label: 'Arbois' })
  expect(like({ kind: 'rouge' })).toEqual({ is: 'kind' })
  expect(like({})).toBeUndefined()
  const box = { ...abbess, id: 'coffret', products: [{ idProduct: 'autre' }] }
  expect(findTie({ ...abbess, id: 'autre' }, box)).toEqual({ is: 'held' })
})

test('what neither of two products says ties nothing', () => {
  const bare = { ...abbess, kind: 'autre', facts: { grapes: '', appellation: '' }, meals: [{ label: '' }] }
  expect(findTie({ ...bare, id: 'autre' }, bare)).toBeUndefined()
})
