import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseBetween } from './course.ts'
import { drawRoundMap, reach, sayRanks } from './round-map.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const paris = at(48.8566, 2.3522)
const lyon = at(45.764, 4.8357)

test('distances are those of an atlas, and bearings those of a compass', () => {
  expect(courseBetween(paris, lyon).distance).toBeCloseTo(391.5, 0)
  expect(courseBetween(paris, at(43.2965, 5.3698)).distance).toBeCloseTo(660.5, 0)
  expect(courseBetween(at(48.8566, 2.3522), at(40.7128, -74.006)).distance).toBeCloseTo(5837, -1)
  expect(courseBetween(at(0, 0), at(0, 1))).toEqual({ distance: expect.closeTo(111.19, 2), bearing: 90 })
  expect(courseBetween(at(46, 5), at(47, 5)).bearing).toBe(0)
  expect(courseBetween(at(47, 5), at(46, 5)).bearing).toBe(180)
  expect(courseBetween(lyon, at(45.764, 3)).bearing).toBeGreaterThan(269)
})

const position = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('it is as far there as back, no farther than half around the earth, and nowhere to where one is', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      const { distance, bearing } = courseBetween(one, other)
      expect(distance).toBeCloseTo(courseBetween(other, one).distance, 6)
      expect(distance).toBeLessThanOrEqual(Math.PI * 6371)
      expect(bearing >= 0 && bearing < 360).toBe(true)
      expect(courseBetween(one, one).distance).toBe(0)
    }),
  )
})

const places = fc
  .array(
    fc.record({ distance: fc.double({ min: 0, max: 1500, noNaN: true }), bearing: fc.double({ min: 0, max: 359, noNaN: true }) }),
    { minLength: 1, maxLength: 10 },
  )
  .map((list) => list.sort((a, b) => a.distance - b.distance).map((course, index) => ({ ...course, rank: index + 1 })))

test('a map shows each rank once, none beyond its outermost ring, what is nearer nearer to the middle and no two marks on each other', () => {
  fc.assert(
    fc.property(places, (list) => {
      const { rings, marks } = drawRoundMap(list)
      expect(marks.flatMap(({ ranks }) => ranks).sort((a, b) => a - b)).toEqual(list.map(({ rank }) => rank))
      const far = marks.map(({ x, y }) => Math.hypot(x, y))
      expect(far.every((one) => one <= reach + 1e-6)).toBe(true)
      for (const [index, one] of far.slice(1).entries()) expect(one + 1e-6).toBeGreaterThanOrEqual(far[index] ?? 0)
      const outermost = rings.at(-1)
      expect(outermost?.radius).toBeCloseTo(reach, 6)
      for (const { radius, label } of rings) expect(Math.hypot(label.x, label.y), 'on its ring').toBeCloseTo(radius, 6)
      const scale = reach / (outermost?.distance ?? 1)
      for (const { x, y, ranks } of marks)
        expect(Math.hypot(x, y)).toBeCloseTo((list.find(({ rank }) => rank === ranks[0])?.distance ?? 0) * scale, 4)
      for (const [index, one] of marks.entries())
        for (const other of marks.slice(index + 1))
          expect(Math.abs(one.x - other.x) >= 34 || Math.abs(one.y - other.y) >= 24).toBe(true)
      expect(rings.length).toBeLessThanOrEqual(3)
    }),
  )
})

test('north is up and east is right', () => {
  const { rings, marks } = drawRoundMap([
    { distance: 4, bearing: 0, rank: 1 },
    { distance: 5, bearing: 90, rank: 2 },
  ])
  expect(rings.map(({ distance }) => distance)).toEqual([2, 4, 6])
  expect(marks[0]).toMatchObject({ x: 0, ranks: [1] })
  expect(marks[0]?.y).toBeLessThan(0)
  expect(marks[1]?.x).toBeGreaterThan(0)
  expect(marks[1]?.y).toBeCloseTo(0, 6)
  const [{ label } = { label: { x: 1, y: 1 } }] = rings
  expect([label.x < 0, label.y > 0], 'away from what lies there').toEqual([true, true])
  expect(drawRoundMap([{ distance: 9, bearing: 0, rank: 1 }]).isTaken).toBe(false)
  expect(
    drawRoundMap([
      { distance: 0.1, bearing: 0, rank: 1 },
      { distance: 9, bearing: 0, rank: 2 },
    ]).isTaken,
  ).toBe(true)
})

test('ranks that share a mark are written as people write them', () => {
  expect([[1], [1, 2], [1, 3], [1, 2, 3], [2, 4, 5, 6, 7], [1, 2, 4, 5]].map(sayRanks)).toEqual([
    '1',
    '1, 2',
    '1, 3',
    '1–3',
    '2, 4–7',
    '1, 2, 4, 5',
  ])
})
