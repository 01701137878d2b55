import { type Colour, toHex } from '../look/colour.ts'
import type { OwnColours } from '../look/colour-palette.ts'

/** A colour as the eye has it: how light, how strong, and where around the circle (OKLCH). */
type Tint = { light: number; strong: number; turn: number }
/** A colour of a picture, with how much of the picture it is. */
type Patch = Tint & { share: number }

/** Pixels of less than this are not there, as those around a logo. */
const leastSeen = 128
/** Channels are told apart by their first four bits. */
const coarse = 16
/** Weaker than this, a colour is a grey. */
const grey = 0.03

/**
 * The four colours of a site from the pixels of a picture, red, green, blue and opacity in turn: its strongest colour for accents, the
 * one that goes furthest from it for grounds, and paper and ink with a breath of both. What is not read on another is moved when the
 * palette is worked out, as with colours that somebody chose.
 */
export function coloursOfPixels(pixels: Uint8Array): OwnColours {
  const patches = listPatches(pixels)
  const strongest = best(patches, ({ strong, share, light }) => strong * share ** 0.35 * midst(light))
  const lead = strongest ?? { light: 0.4, strong: 0, turn: 30, share: 1 }
  const isGrey = lead.strong < grey
  const second = best(
    patches.filter((patch) => patch.strong >= grey && apart(patch.turn, lead.turn) > 25),
    ({ strong, share, turn }) => strong * share ** 0.6 * apart(turn, lead.turn),
  )
  const ground = second ?? lead
  return {
    primary: hexOf({ ...ground, light: 0.85, strong: isGrey ? 0.015 : within(ground.strong, 0.03, 0.09) }),
    accent: hexOf({ ...lead, light: within(lead.light, 0.3, 0.46), strong: isGrey ? 0.02 : within(lead.strong, 0.06, 0.18) }),
    paper: hexOf({ ...ground, light: 0.98, strong: isGrey ? 0.003 : 0.01 }),
    ink: hexOf({ ...lead, light: 0.23, strong: isGrey ? 0.01 : 0.035 }),
  }
}

/** The colours of a picture, those that look alike counted together. */
function listPatches(pixels: Uint8Array): Patch[] {
  const sums = new Map<number, { red: number; green: number; blue: number; count: number }>()
  let seen = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
    if (opacity < leastSeen) continue
    seen += 1
    const key = (Math.floor(red / coarse) * coarse + Math.floor(green / coarse)) * coarse + Math.floor(blue / coarse)
    const sum = sums.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    sums.set(key, { red: sum.red + red, green: sum.green + green, blue: sum.blue + blue, count: sum.count + 1 })
  }
  return [...sums.values()].map(({ red, green, blue, count }) => ({
    ...tintOf({ red: red / count, green: green / count, blue: blue / count }),
    share: count / seen,
  }))
}

function best(patches: readonly Patch[], worth: (patch: Patch) => number): Patch | undefined {
  return patches.reduce<Patch | undefined>((so, patch) => (so && worth(so) >= worth(patch) ? so : patch), undefined)
}

/** What is nearly black or white is no colour to remember, however strong it reckons. */
function midst(light: number): number {
  return Math.max(0.05, 1 - Math.abs(light - 0.5) * 1.8)
}

/** How far two hues are apart around the circle, in degrees. */
function apart(one: number, other: number): number {
  const way = Math.abs(one - other) % 360
  return Math.min(way, 360 - way)
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Björn Ottosson's OKLab, as CSS Color 4 has it. */
function tintOf({ red, green, blue }: Colour): Tint {
  const [r, g, b] = [red, green, blue].map((channel) => toLinear(channel / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { light, strong: Math.hypot(a, c), turn: ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360 }
}

/** A tint as screens show it; one that none can show is made weaker until it can be. */
function hexOf(tint: Tint): string {
  const channels = channelsOf(tint)
  const isShown = channels.every((channel) => channel >= -0.001 && channel <= 1.001)
  if (!isShown && tint.strong > 0.002) return hexOf({ ...tint, strong: tint.strong * 0.92 })
  const [red, green, blue] = channels.map((channel) => toScreen(within(channel, 0, 1)) * 255) as [number, number, number]
  return toHex({ red, green, blue })
}

function channelsOf({ light, strong, turn }: Tint): [number, number, number] {
  const angle = (turn * Math.PI) / 180
  const [a, c] = [strong * Math.cos(angle), strong * Math.sin(angle)]
  const l = (light + 0.3963377774 * a + 0.2158037573 * c) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * c) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * c) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toLinear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function toScreen(share: number): number {
  return share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
}
