import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colour, contrast } from '#app/models/site/look/colour.ts'
import { readable } from '#app/models/site/look/colour-palette.ts'
import { plans } from '#app/models/site/look/direction-plans.ts'
import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import { inksOf, plainInks } from './inks.ts'

const white: Colour = { red: 255, green: 255, blue: 255 }
const valuesOf = (given: Record<string, string>) =>
  readParameters(Object.entries(given).map(([type, value]) => ({ type, value })))
const names = Object.keys(plans).map((name) => name.toUpperCase().replaceAll('-', '_'))

test('a site that has chosen nothing prints in the wine red of the house', () => {
  expect(inksOf(coloursOf(valuesOf({})))).toEqual(plainInks)
  expect(plainInks.accent).toEqual({ red: 118, green: 21, blue: 39 })
})

test('each direction prints in an accent of its own, that of a dark one too', () => {
  const accents = names.map((name) => JSON.stringify(inksOf(coloursOf(valuesOf({ ART_DIRECTION: name }))).accent))
  expect(new Set(accents).size).toBe(names.length)
})

test('whatever colours a site has chosen, what is printed is read on white paper', () => {
  const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(fc.constantFrom(...names), anyColour, anyColour, anyColour, anyColour, (direction, ...colours) => {
      const [PRIMARY_COLOR = '', ACCENT_COLOR = '', PAPER_COLOR = '', INK_COLOR = ''] = colours
      const inks = inksOf(coloursOf(valuesOf({ ART_DIRECTION: direction, PRIMARY_COLOR, ACCENT_COLOR, PAPER_COLOR, INK_COLOR })))
      for (const name of ['ink', 'accent', 'grey'] as const)
        expect(contrast(inks[name], white)).toBeGreaterThanOrEqual(readable - 0.01)
    }),
  )
})
