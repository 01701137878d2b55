import { expect, test } from 'vitest'
import { readParcels } from './parcel.ts'

test('a parcel that was noted before parcels told their goods is still one', () => {
  expect(readParcels('[{"number":"XY","url":""}]')).toEqual([{ number: 'XY', url: '', at: null, goods: [] }])
})
