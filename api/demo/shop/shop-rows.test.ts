import { expect, test } from 'vitest'
import { makeShopRows } from './shop-rows.ts'

const rows = makeShopRows(new Date('2026-03-01T10:00:00.000Z'))

test('the demo estate sells two dozen wines and six boxes, over several vintages and sizes', () => {
  expect(rows.products.filter(({ type }) => type === 'WINE').length).toBeGreaterThanOrEqual(24)
  expect(rows.products.filter(({ type }) => type === 'BOX').length).toBe(6)
  expect(new Set(rows.declinations.map(({ year }) => year)).size).toBeGreaterThan(6)
  expect(new Set(rows.declinations.map((one) => one.capacity_thousandths)).size).toBeGreaterThan(4)
})

test('every row stands once, and names what is there', () => {
  for (const list of [
    rows.products.map(({ slug }) => slug),
    rows.declinations.map(({ id }) => id),
    rows.prices.map(({ id }) => id),
  ]) {
    expect(new Set(list).size).toBe(list.length)
  }
  const declinations = new Set(rows.declinations.map(({ id }) => id))
  const products = new Set(rows.products.map(({ id }) => id))
  expect(rows.contents.filter(({ declination_id }) => !declinations.has(declination_id))).toEqual([])
  expect(rows.advised.filter(({ recommended_id }) => !products.has(recommended_id))).toEqual([])
})

test('a box costs less than its bottles one by one', () => {
  const price = new Map(rows.declinations.map((one) => [one.id, one.price]))
  const boxes = rows.products.filter(({ type }) => type === 'BOX')
  expect(boxes.length).toBeGreaterThan(0)
  for (const box of boxes) {
    const parts = rows.contents.filter(({ box_id }) => box_id === box.id)
    const apart = parts.reduce((sum, one) => sum + (price.get(one.declination_id) ?? 0) * one.quantity, 0)
    expect([box.id, apart > box.price, apart * 0.85 < box.price]).toEqual([box.id, true, true])
  }
})

test('the estate tells each wine in its own words', () => {
  const texts = rows.products.flatMap(({ description, story }) => [description, story])
  expect(new Set(texts).size).toBe(texts.length)
})
