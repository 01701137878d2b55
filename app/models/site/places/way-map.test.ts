import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawWayMap } from './way-map.ts'

const course = fc.record({
  distance: fc.double({ min: 2, max: 12_000, noNaN: true }),
  bearing: fc.integer({ min: 0, max: 359 }),
})

test('a way lies within its map, goes the way it goes, and its rings are true to it', () => {
  fc.assert(
    fc.property(course, ({ distance, bearing }) => {
      const { from, to, middle, ring } = drawWayMap({ distance, bearing })
      for (const { x, y } of [from, to, middle]) {
        expect(Math.abs(x)).toBeLessThanOrEqual(110.001)
        expect(Math.abs(y)).toBeLessThanOrEqual(60)
      }
      const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
      expect(Math.cos(((angle - bearing) * Math.PI) / 180)).toBeCloseTo(1, 6)
      const long = Math.hypot(to.x - from.x, to.y - from.y)
      expect((long / ring.radius) * ring.distance).toBeCloseTo(distance, 3)
    }),
  )
})
