import { describe, expect, it, test } from 'vitest'
import { type Colour, contrast, parseColour } from './colour.ts'
import { derivePalette } from './colour-palette.ts'
import { coloursOf, type Direction, directionOf, fontsOf, papersOf } from './direction.ts'
import { defaultFonts } from './font.ts'
import { drawRidges, ridgeView } from './ridges.ts'

const asSet = { PRIMARY_COLOR: '#f0b5b1', ACCENT_COLOR: '#761527', PAPER_COLOR: '#fbf4ea', INK_COLOR: '#2a1416' }
const values: Record<Direction, Parameters<typeof coloursOf>[0]> = {
  estampe: { ART_DIRECTION: 'ESTAMPE', ...asSet },
  caractere: { ART_DIRECTION: 'CARACTERE', ...asSet },
  'pet-nat': { ART_DIRECTION: 'PET_NAT', ...asSet },
  'grand-angle': { ART_DIRECTION: 'GRAND_ANGLE', ...asSet },
  cave: { ART_DIRECTION: 'CAVE', ...asSet },
  etagere: { ART_DIRECTION: 'ETAGERE', ...asSet },
}
const directions = Object.keys(values) as Direction[]
const of = (text: string) => parseColour(text) as Colour

test.each(directions)('%s is chosen by its parameter', (direction) => {
  expect(directionOf(values[direction])).toBe(direction)
})

describe('a colour or a font', () => {
  it('that the owner chose stays in every direction, and one that was left is the direction’s', () => {
    for (const direction of directions) {
      expect(coloursOf({ ...values[direction], ACCENT_COLOR: '#123456' }).accent).toBe('#123456')
    }
    expect(coloursOf(values.caractere)).toEqual({ primary: '#ebf3f0', accent: '#00693f', paper: '#ffffff', ink: '#0b0c0b' })
    expect(coloursOf(values.estampe).accent).toBe('#761527')
    const own = { ...defaultFonts.TITLE, family: 'Ma Police', file: 'ma.woff2' }
    expect(fontsOf('caractere', [own])).toMatchObject({ TITLE: own, CONTENT: { family: 'Inter Tight' } })
    expect(fontsOf('estampe', [])).toEqual(defaultFonts)
  })
})

test('a text of every direction is read on each of its grounds, whatever colours a site sets', () => {
  let seed = 20261126
  const chance = () => {
    seed = (seed * 48271) % 2147483647
    return seed
  }
  const random = () => `#${(chance() % 0x1000000).toString(16).padStart(6, '0')}`
  for (let round = 0; round < 400; round += 1) {
    for (const direction of directions) {
      const own =
        round === 0
          ? values[direction]
          : { ...values[direction], PRIMARY_COLOR: random(), ACCENT_COLOR: random(), PAPER_COLOR: random(), INK_COLOR: random() }
      const { ink, paper } = derivePalette(coloursOf(own))
      for (const { ground, text } of papersOf(direction, { ink, paper })) {
        expect(contrast(of(ground), of(text)), `${direction}: ${JSON.stringify({ own, ground, text })}`).toBeGreaterThanOrEqual(
          4.5,
        )
      }
    }
  }
})

test('a house has hills of its own, the same each time, within their view', () => {
  const { ridges, rows } = drawRidges('Trois Coteaux')
  expect(drawRidges('Trois Coteaux')).toEqual({ ridges, rows })
  expect(drawRidges('Le Grand Clos').ridges).not.toEqual(ridges)
  for (const name of ['', 'Trois Coteaux', 'Le Grand Clos', 'É'.repeat(200)]) {
    const heights = drawRidges(name).ridges.flatMap((path) => [...path.matchAll(/L\d+ (-?\d+)/g)].map(([, y]) => Number(y)))
    expect(Math.min(...heights)).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBe(ridgeView.height)
  }
})
