import { expect, test } from 'vitest'
import { countLeft, readParcels } from './parcel.ts'

test('what is left of an order is what was ordered less what every parcel took', () => {
  const lines = [{ quantity: 6 }, { quantity: 3 }]
  expect(countLeft(lines, [])).toEqual([6, 3])
  const goods = (place: number, quantity: number) => ({ goods: [{ place, quantity }] })
  expect(countLeft(lines, [goods(0, 2), goods(1, 3), goods(0, 1)])).toEqual([3, 0])
})

test('a parcel that was noted before parcels told their goods is still one', () => {
  expect(readParcels('[{"number":"XY","url":""}]')).toEqual([{ number: 'XY', url: '', at: null, goods: [] }])
})
