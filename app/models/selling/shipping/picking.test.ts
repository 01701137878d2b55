import { expect, test } from 'vitest'
import { gatherPicked } from './picking.ts'

test('each wine is fetched once, by its name and size; what has left is not fetched', () => {
  const goods = [
    { name: 'Trousseau 2021', size: '75 cl', quantity: 6 },
    { name: 'Élan 2020', size: '75 cl', quantity: 1 },
    { name: 'Trousseau 2021', size: '150 cl', quantity: 1 },
    { name: 'Trousseau 2021', size: '75 cl', quantity: 12 },
    { name: 'Chai', size: '75 cl', quantity: 0 },
  ]
  expect(gatherPicked(goods).map(({ name, size, quantity }) => `${quantity} ${name} ${size}`)).toEqual([
    '1 Élan 2020 75 cl',
    '1 Trousseau 2021 150 cl',
    '18 Trousseau 2021 75 cl',
  ])
})
