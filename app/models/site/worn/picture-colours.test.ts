import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectReadable } from '../../../../tests/support/readable-palette.ts'
import { type Colour, contrast, parseColour } from '../look/colour.ts'
import { derivePalette } from '../look/colour-palette.ts'
import { coloursOfPixels } from './picture-colours.ts'
import { readyPalettes } from './ready-palettes.ts'

type Pixel = [red: number, green: number, blue: number, opacity?: number]
const paint = (...patches: [count: number, pixel: Pixel][]) =>
  Uint8Array.from(
    patches.flatMap(([count, [red, green, blue, opacity = 255]]) => Array(count).fill([red, green, blue, opacity]).flat()),
  )
const of = (text: string) => parseColour(text) as Colour
const strongest = ({ red, green, blue }: Colour) =>
  ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))]
const rounds = process.env.LONG ? 10_000 : 1500

test('pictures of any colours give a palette that is read in every pair of text and ground', () => {
  const channel = fc.nat(255)
  const pixel = fc.tuple(channel, channel, channel, fc.constantFrom(0, 130, 255))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), pixel), { maxLength: 6 }), (patches) => {
      const colours = coloursOfPixels(paint(...patches))
      for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      expectReadable(derivePalette(colours))
      // Little has to be moved: the colours are chosen so that they go together.
      expect(contrast(of(colours.ink), of(colours.paper))).toBeGreaterThan(10)
      expect(contrast(of(colours.accent), of(colours.paper))).toBeGreaterThan(4.5)
    }),
    { numRuns: rounds, seed: 77 },
  )
})

test('a little of a strong colour leads over much of a dull one, and what is not there counts for nothing', () => {
  const label = coloursOfPixels(paint([900, [244, 240, 232]], [80, [176, 20, 40]], [20, [30, 30, 30]]))
  expect(strongest(of(label.accent))).toBe('red')
  const logo = coloursOfPixels(paint([2000, [255, 0, 0, 0]], [100, [20, 60, 150]]))
  expect(strongest(of(logo.accent))).toBe('blue')
  const two = coloursOfPixels(paint([500, [30, 90, 50]], [400, [230, 160, 60]]))
  expect(strongest(of(two.primary))).toBe('red')
  expect(strongest(of(two.accent))).not.toBe('blue')
})

test('a photograph in black and white gives no colour that is not in it', () => {
  for (const pixels of [paint([400, [240, 240, 240]], [400, [20, 20, 20]]), new Uint8Array(0)]) {
    const { red, green, blue } = of(coloursOfPixels(pixels).accent)
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(40)
  }
})

test.each(Object.entries(readyPalettes))('the ready palette %s is read as it is', (_name, palette) => {
  const derived = derivePalette(palette)
  expectReadable(derived)
  expect(derived).toMatchObject({ ink: palette.ink, accent: palette.accent })
})
