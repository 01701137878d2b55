import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectReadable } from '../../../../tests/support/readable-palette.ts'
import { brightness, contrast, darken, isDark, lighten, mix, parseColour, toHex } from './colour.ts'
import { deriveBar, derivePalette, readable } from './colour-palette.ts'

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([red, green, blue]) => ({ red, green, blue }))
const of = (text: string) => parseColour(text) ?? { red: -1, green: -1, blue: -1 }

test('a colour is three or six digits after a hash, and nothing else', () => {
  expect(toHex(of('#F0b5B1'))).toBe('#f0b5b1')
  expect(toHex(of('#abc'))).toBe('#aabbcc')
  for (const text of ['', 'f0b5b1', '#f0b5b', '#f0b5b1ff', 'red', '#12345g', '#fff;}', ' #fff'])
    expect(parseColour(text)).toBeUndefined()
})

test('[C-09] brightness weighs the channels 0.2126, 0.7152 and 0.0722, and 128 parts dark from light', () => {
  expect(brightness({ red: 255, green: 0, blue: 0 })).toBeCloseTo(54.213)
  expect(brightness({ red: 0, green: 255, blue: 0 })).toBeCloseTo(182.376)
  expect(brightness({ red: 0, green: 0, blue: 255 })).toBeCloseTo(18.411)
  expect(isDark({ red: 127, green: 127, blue: 127 })).toBe(true)
  expect(isDark({ red: 128, green: 128, blue: 128 })).toBe(false)
})

test('[C-09] lightening and darkening stay between 0 and 255 on each channel', () => {
  expect(lighten({ red: 250, green: 100, blue: 0 }, 20)).toEqual({ red: 255, green: 120, blue: 20 })
  expect(darken({ red: 250, green: 10, blue: 0 }, 20)).toEqual({ red: 230, green: 0, blue: 0 })
  fc.assert(
    fc.property(colour, fc.integer({ min: -600, max: 600 }), (one, by) => {
      for (const channel of Object.values(lighten(one, by))) expect(channel >= 0 && channel <= 255).toBe(true)
    }),
    { seed: 9 },
  )
})

test('contrast is that of WCAG 2, the same from both sides', () => {
  expect(contrast(of('#000'), of('#fff'))).toBeCloseTo(21)
  expect(contrast(of('#777777'), of('#ffffff'))).toBeCloseTo(4.478, 2)
  expect(contrast(of('#2a1416'), of('#fbf4ea'))).toBeCloseTo(15.89, 1)
  expect(contrast(of('#fff'), of('#123456'))).toBe(contrast(of('#123456'), of('#fff')))
  expect(toHex(mix(of('#ffffff'), 0.25, of('#000000')))).toBe('#404040')
})

/** Tried in every run, and in the long one. */
const sites = process.env.LONG ? 10_000 : 1000

describe('the palette of a site', () => {
  const hex = colour.map(toHex)

  test('is readable in every pair of text and ground, for sites that chose any four colours', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, (primary, accent, paper, ink) => {
        expectReadable(derivePalette({ primary, accent, paper, ink }))
      }),
      { numRuns: sites, seed: 45 },
    )
  })

  test('is readable for random pairs of primary and accent on the paper of the house', () => {
    fc.assert(
      fc.property(hex, hex, (primary, accent) => {
        expectReadable(derivePalette({ primary, accent, paper: '#fbf4ea', ink: '#2a1416' }))
      }),
      { numRuns: sites, seed: 46 },
    )
  })

  test('leaves readable colours as their owner chose them', () => {
    const palette = derivePalette({ primary: '#f0b5b1', accent: '#761527', paper: '#fbf4ea', ink: '#2a1416' })
    expect(palette).toMatchObject({ primary: '#f0b5b1', accent: '#761527', paper: '#fbf4ea', ink: '#2a1416', card: '#fffaf3' })
    expect(palette).toMatchObject({ sand: '#f3e6d4', deep: '#530e1a', 'on-accent': '#fbf4ea', 'accent-on-primary': '#761527' })
  })

  test('gives a bar of any two colours a text that can be read', () => {
    fc.assert(
      fc.property(fc.oneof(hex, fc.constant('')), fc.oneof(hex, fc.constant('')), (ground, text) => {
        const bar = deriveBar({ ground, text }, { ground: '#530e1a', text: '#f6d7d0' })
        expect(contrast(of(bar.text), of(bar.ground))).toBeGreaterThanOrEqual(readable)
        if (ground) expect(bar.ground).toBe(ground)
      }),
      { seed: 47 },
    )
  })
})
