import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToLines, type CartLines, emptyLines, nextLineId } from './cart-lines.ts'

const wanted = (product: string, declinationId: string, quantity: number) => ({ product, declinationId, quantity })

test('[V-03] what lies in the cart already, product and declination, grows; anything else is a line of its own', () => {
  const cart = [wanted('p1', 'd1', 2), wanted('p1', 'd2', 1), wanted('p1', 'd1', 4)].reduce(addToLines, emptyLines)
  expect(cart.lines).toEqual([
    { id: 0, ...wanted('p1', 'd1', 6) },
    { id: 1, ...wanted('p1', 'd2', 1) },
  ])
})

test('[E-06] the counter of lines wraps to 0 at 100000, and never gives the id of a line that is there', () => {
  expect(nextLineId(99_998)).toBe(99_999)
  expect(nextLineId(99_999)).toBe(0)
  const late: CartLines = { lines: [{ id: 0, ...wanted('p1', 'd1', 1) }], lastId: 99_999 }
  expect(addToLines(late, wanted('p2', 'd1', 1)).lines.map(({ id }) => id)).toEqual([0, 1])
})

test('however a cart was filled, each thing has one line, each line its own id, and nothing is lost', () => {
  const act = fc.tuple(fc.constantFrom('p1', 'p2', 'p3'), fc.constantFrom('d1', 'd2'), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), fc.integer({ min: -1, max: 99_999 }), (acts, lastId) => {
      const all = acts.map((one) => wanted(...one))
      const { lines } = all.reduce<CartLines>(addToLines, { lines: [], lastId })
      const total = (list: readonly { quantity: number }[]) => list.reduce((sum, { quantity }) => sum + quantity, 0)
      const things = new Set(lines.map((line) => `${line.product} ${line.declinationId}`))
      return (
        things.size === lines.length && new Set(lines.map(({ id }) => id)).size === lines.length && total(lines) === total(all)
      )
    }),
  )
})
