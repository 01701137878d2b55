import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLabel } from './find-label.ts'
import { distance } from './outline.ts'
import type { Corners, Pixels, Point } from './pixels.ts'
import { projectInto, straighten } from './straighten.ts'

type Colour = [number, number, number]
const [width, height] = [240, 300]

/** A photograph of a label: paper with a frame of ink and four quarters of print, on a table that is lit from one side. */
function photograph({ corners, paper, table, light, noise, isRound = false }: Photo): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255)
  const paint = (x: number, y: number, colour: Colour) => {
    for (const channel of [0, 1, 2]) {
      const lit = (colour[channel] as number) + light * (x / width - 0.5) + noise(x * 7 + y * 13 + channel)
      data[(y * width + x) * 4 + channel] = Math.max(0, Math.min(255, Math.round(lit)))
    }
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) paint(x, y, table)
  const place = projectInto(corners)
  for (let down = 0; down <= 480; down++)
    for (let across = 0; across <= 480; across++) {
      const [u, v] = [across / 480, down / 480]
      if (isRound && Math.hypot(u - 0.5, v - 0.5) > 0.5) continue
      const [x, y] = place(u, v)
      if (x >= 0 && y >= 0 && x < width && y < height) paint(Math.floor(x), Math.floor(y), printAt(u, v, paper))
    }
  return { data, width, height }
}

type Photo = {
  corners: Corners
  paper: Colour
  table: Colour
  light: number
  noise: (at: number) => number
  isRound?: boolean
}

const ink: Colour[] = [
  [160, 40, 40],
  [40, 130, 60],
  [50, 60, 160],
  [190, 150, 40],
]

function printAt(u: number, v: number, paper: Colour): Colour {
  const isPrint = Math.min(u, v, 1 - u, 1 - v) > 0.18
  return isPrint ? (ink[(u > 0.5 ? 1 : 0) + (v > 0.5 ? 2 : 0)] as Colour) : paper
}

/** A sheet that was turned and seen from aslant. */
const crooked = fc
  .record({
    turn: fc.double({ min: -0.45, max: 0.45, noNaN: true }),
    slants: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 8, maxLength: 8 }),
    wide: fc.integer({ min: 90, max: 140 }),
    high: fc.integer({ min: 110, max: 180 }),
  })
  .map(({ turn, slants, wide, high }): Corners => {
    const at = (x: number, y: number, n: number): Point => [
      120 + x * Math.cos(turn) - y * Math.sin(turn) + (slants[n] as number),
      150 + x * Math.sin(turn) + y * Math.cos(turn) + (slants[n + 1] as number),
    ]
    return [at(-wide / 2, -high / 2, 0), at(wide / 2, -high / 2, 2), at(wide / 2, high / 2, 4), at(-wide / 2, high / 2, 6)]
  })
  .filter((corners) => corners.every(([x, y]) => x > 6 && y > 6 && x < width - 6 && y < height - 6))

const pairs = fc.constantFrom<[Colour, Colour]>(
  [
    [244, 240, 228],
    [120, 84, 52],
  ],
  [
    [250, 250, 250],
    [60, 60, 64],
  ],
  [
    [28, 26, 30],
    [226, 222, 214],
  ],
  [
    [120, 22, 40],
    [200, 190, 170],
  ],
)

test('a label is found in its photograph however it lies and is lit, and comes out straight', () => {
  fc.assert(
    fc.property(
      crooked,
      pairs,
      fc.integer({ min: -40, max: 40 }),
      fc.integer({ min: 0, max: 6 }),
      (corners, [paper, table], light, grain) => {
        const noise = (at: number) => (((at * 2654435761) >>> 16) % (2 * grain + 1)) - grain
        const picture = photograph({ corners, paper, table, light, noise })
        const found = findLabel(picture)
        expect(found, 'the label is found').toBeDefined()
        if (!found) return
        for (const [at, corner] of corners.entries()) expect(distance(corner, found.corners[at] as Point)).toBeLessThan(5)
        const straight = straighten(picture, found)
        const seen = (u: number, v: number) => {
          const from = (Math.floor(v * straight.height) * straight.width + Math.floor(u * straight.width)) * 4
          return [...straight.data.subarray(from, from + 4)]
        }
        for (const [at, colour] of ink.entries()) {
          const [u, v] = [at % 2 ? 0.66 : 0.34, at > 1 ? 0.66 : 0.34]
          const got = seen(u, v)
          for (const channel of [0, 1, 2])
            expect(Math.abs((got[channel] as number) - (colour[channel] as number))).toBeLessThan(34)
          expect(got[3]).toBe(255)
        }
      },
    ),
    { numRuns: 25 },
  )
})

const upright: Corners = [
  [60, 60],
  [180, 60],
  [180, 240],
  [60, 240],
]
const plain = { paper: [244, 240, 228] as Colour, table: [120, 84, 52] as Colour, light: 0, noise: () => 0 }

test('of a label that is cut round what lies beside it is clear', () => {
  const picture = photograph({ ...plain, corners: upright, isRound: true })
  const found = findLabel(picture)
  if (!found) throw new Error('the label is not found')
  const { data, width: wide, height: high } = straighten(picture, found)
  expect([data[3], data[(wide - 1) * 4 + 3], data[(wide * high - 1) * 4 + 3]]).toEqual([0, 0, 0])
  expect(data[(Math.floor(high / 2) * wide + Math.floor(wide / 2)) * 4 + 3]).toBe(255)
})

test('where no label stands out, none is guessed', () => {
  const ofColour = (colour: (x: number, y: number) => number): Pixels => {
    const data = new Uint8Array(width * height * 4).fill(255)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) data.fill(colour(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3)
    return { data, width, height }
  }
  const beyond: Corners = [
    [-20, 40],
    [200, 40],
    [200, 260],
    [-20, 260],
  ]
  const none = {
    'one colour': ofColour(() => 130),
    'a pattern': ofColour((x, y) => (((x >> 3) + (y >> 3)) % 2 ? 230 : 20)),
    'a label that the picture cuts': photograph({ ...plain, corners: beyond }),
    'a pixel': { data: new Uint8Array([1, 2, 3, 255]), width: 1, height: 1 },
  }
  const found = Object.entries(none).filter(([, picture]) => findLabel(picture))
  expect(found.map(([name]) => name)).toEqual([])
})
