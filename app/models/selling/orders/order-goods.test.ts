import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBottles, judgeGoods, keyOf, listScarce, readSlotDay, sumTakes, type Take, type WantedGood } from './order-goods.ts'

const of = (id: string, each = 1): Take => ({ place: 'declination', id, each })
const good = (quantity: number, takes: Take[], multiple = 1): WantedGood => ({ name: 'Savagnin', quantity, multiple, takes })
const stocks = (of: Record<string, number>) =>
  new Map(Object.entries(of).map(([id, left]) => [keyOf({ place: 'declination', id }), left]))

test('threat 4: boxes and bottles that share a stock are summed before they are judged', () => {
  const bottle = good(4, [of('b')])
  const box = good(1, [of('box'), of('b', 6)])
  expect(judgeGoods([bottle, box], stocks({ b: 10, box: 1 }), 12)).toEqual([undefined, undefined])
  expect(judgeGoods([bottle, box], stocks({ b: 9, box: 1 }), 12)).toEqual([
    { code: 'short', params: { name: 'Savagnin' } },
    { code: 'short', params: { name: 'Savagnin' } },
  ])
  expect(sumTakes([bottle, box])).toEqual(sumTakes([box, bottle]))
})

test('what is wrong with a line says which quantities will do, and no stock above the limit', () => {
  expect(judgeGoods([good(7, [of('a')], 6)], stocks({ a: 99 }), 12)[0]).toEqual({
    code: 'multiple',
    params: { name: 'Savagnin', multiple: 6, below: 6, above: 12 },
  })
  const short = (left: number, wanted: number, multiple = 1) =>
    judgeGoods([good(wanted, [of('a')], multiple)], stocks({ a: left }), 12)[0]
  expect(short(0, 1)).toEqual({ code: 'sold_out', params: { name: 'Savagnin' } })
  expect(short(5, 6)).toEqual({ code: 'short', params: { name: 'Savagnin', left: 5 } })
  expect(short(11, 12, 6)).toEqual({ code: 'short', params: { name: 'Savagnin', left: 6 } })
  expect(short(5, 6, 6)).toEqual({ code: 'sold_out', params: { name: 'Savagnin' } })
  expect(short(13, 20)).toEqual({ code: 'short', params: { name: 'Savagnin' } })
})

test('threat 4: goods without a fault never take more than there is', () => {
  const id = fc.constantFrom('a', 'b', 'c')
  const wanted = fc.record({
    name: fc.constant('x'),
    quantity: fc.integer({ min: 1, max: 20 }),
    multiple: fc.constantFrom(1, 3),
    takes: fc.array(fc.record({ place: fc.constant('declination' as const), id, each: fc.integer({ min: 1, max: 6 }) }), {
      maxLength: 3,
    }),
  })
  const left = fc.record({ a: fc.nat(60), b: fc.nat(60), c: fc.nat(60) })
  fc.assert(
    fc.property(fc.array(wanted, { maxLength: 5 }), left, (goods, there) => {
      const known = stocks(there)
      const isFine = judgeGoods(goods, known, 12).every((fault) => fault === undefined)
      const fits = sumTakes(goods).every((total) => total.quantity <= (known.get(keyOf(total)) ?? 0))
      if (isFine) expect(fits).toBe(true)
    }),
  )
})

test('a slot and a code are scarce goods beside the bottles, and none of them', () => {
  const slot = { id: 'a/b', day: '2026-03-06' }
  const goods = listScarce([{ place: 'product', id: '1', quantity: 6 }], slot, { id: '7' })
  expect(goods.map(keyOf)).toEqual(['product 1', 'slot a/b/2026-03-06', 'code 7'])
  expect(countBottles(goods)).toBe(6)
  expect(readSlotDay('a/b/2026-03-06')).toEqual(slot)
  expect(listScarce([], null, null)).toEqual([])
})
