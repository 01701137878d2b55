import { existsSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { type Colour, contrast, parseColour } from '../look/colour.ts'
import { derivePalette } from '../look/colour-palette.ts'
import { type Part, partVariants } from '../look/direction-plan.ts'
import { defaultFonts } from '../look/font.ts'
import { drawRidges, ridgeView } from '../look/ridges.ts'
import { coloursOf, type Direction, directionOf, fontsOf, papersOf, partParameters, partsOf } from './direction.ts'

const asSet = { PRIMARY_COLOR: '#f0b5b1', ACCENT_COLOR: '#761527', PAPER_COLOR: '#fbf4ea', INK_COLOR: '#2a1416' }
const byDirection = Object.fromEntries(Object.values(partParameters).map((type) => [type, 'DIRECTION'])) as Record<
  (typeof partParameters)[Part],
  string
>
const values: Record<Direction, Parameters<typeof coloursOf>[0] & Parameters<typeof partsOf>[0]> = {
  estampe: { ART_DIRECTION: 'ESTAMPE', ...asSet, ...byDirection },
  caractere: { ART_DIRECTION: 'CARACTERE', ...asSet, ...byDirection },
  'pet-nat': { ART_DIRECTION: 'PET_NAT', ...asSet, ...byDirection },
  'grand-angle': { ART_DIRECTION: 'GRAND_ANGLE', ...asSet, ...byDirection },
  cave: { ART_DIRECTION: 'CAVE', ...asSet, ...byDirection },
  etagere: { ART_DIRECTION: 'ETAGERE', ...asSet, ...byDirection },
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

describe('a variant of a part', () => {
  const parts = Object.keys(partVariants) as Part[]
  const all = parts.flatMap((part) => partVariants[part].map((variant) => ({ part, variant })))

  it.each(all)(
    '$part $variant is chosen by a direction, and what is not the base has a sheet of its own',
    ({ part, variant }) => {
      const choosing = directions.filter((direction) => partsOf(values[direction])[part] === variant)
      expect(choosing.length).toBeGreaterThan(0)
      const hasSheet = existsSync(new URL(`../../../styles/parts/${part}/${variant}.css`, import.meta.url))
      expect(hasSheet || choosing.includes('estampe')).toBe(true)
    },
  )

  it('that asks for papers finds them in a direction that has none, of the site’s own colours', () => {
    expect(papersOf(values.cave, derivePalette(coloursOf(values.cave)))).toEqual([])
    const grounds = papersOf({ ...values.cave, CARD_STYLE: 'TILES' }, derivePalette(coloursOf(values.cave)))
    expect(new Set(grounds.map(({ ground }) => ground)).size).toBe(5)
    const others = papersOf({ ...values.cave, CARD_STYLE: 'TILES' }, derivePalette(coloursOf(values.estampe)))
    expect(others).not.toEqual(grounds)
    expect(papersOf({ ...values.etagere, CARD_STYLE: 'TILES' }, derivePalette(coloursOf(values.etagere)))[0]?.ground).toBe(
      '#a3243b',
    )
  })
})

test('a text of every direction is read on each of its grounds, whatever colours and parts a site sets', () => {
  let seed = 20261126
  const chance = () => {
    seed = (seed * 48271) % 2147483647
    return seed
  }
  const random = () => `#${(chance() % 0x1000000).toString(16).padStart(6, '0')}`
  const anyOf = (part: Part) => partVariants[part][chance() % partVariants[part].length]?.toUpperCase() ?? ''
  for (let round = 0; round < (process.env.LONG ? 10_000 : 400); round += 1) {
    for (const direction of directions) {
      const colours = { PRIMARY_COLOR: random(), ACCENT_COLOR: random(), PAPER_COLOR: random(), INK_COLOR: random() }
      const taken = { HERO_STYLE: anyOf('opening'), CARD_STYLE: anyOf('shelf'), FOOTER_STYLE: anyOf('foot') }
      const own = round === 0 ? values[direction] : { ...values[direction], ...colours, ...taken }
      for (const { ground, text } of papersOf(own, derivePalette(coloursOf(own)))) {
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
