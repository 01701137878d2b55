import { mix, type SiteColours } from '../ink/inks.ts'
import { cut, each, flecks, gouge, openPress, type Point, type Press, shape, short } from '../ink/press.ts'
import { fill, inside, print, shifted, stroke } from '../ink/print.ts'
import { type BottleBuild, bottleBuilds, halfAt, hatch, outline, type Profile, profileOf, scale, shine } from './bottle-shape.ts'
import { drawLabel, type Label } from './label.ts'

const glasses = {
  green: { base: '#2f3d2c', light: '#7c8a57', dark: '#1a231a', clear: '' },
  leaf: { base: '#71531f', light: '#c09a4c', dark: '#4a3512', clear: '' },
  black: { base: '#2b1a1c', light: '#8d5a5e', dark: '#150b0c', clear: '' },
  gold: { base: '#e2b75f', light: '#f8e6b8', dark: '#b58231', clear: '#eddfc0' },
  rose: { base: '#eea69c', light: '#fbdcd3', dark: '#cd7672', clear: '#f3d3cb' },
}

/** A bottle as its product describes it. */
export type Bottle = {
  build: BottleBuild
  glass: keyof typeof glasses
  capsule?: string | undefined
  /** Sealed with wax rather than with a capsule. */
  wax?: boolean | undefined
  label: Label
}

/** A bottle, seen from the front, as a picture of its own. */
export function drawBottle(bottle: Bottle, colours?: SiteColours): string {
  const press = openPress(`3${bottle.build}${bottle.label.cuvee}`, colours)
  const { radius } = bottleBuilds[bottle.build]
  const shadow = each(5, (i) =>
    gouge([-radius * scale * (1.02 - i * 0.1), 1 + i * 3], [radius * scale * (1.24 - i * 0.05), 1 + i * 3], 1.7),
  )
  return print(260, 750, shifted([130, 728], fill(shadow, press.inks.lees, 0.5) + bottleArt(press, bottle)))
}

/** The bottle itself, its foot at the origin; only its neck where it stands in a carton. */
export function bottleArt(press: Press, bottle: Bottle, neckOnly = false): string {
  const build = bottleBuilds[bottle.build]
  const profile = profileOf(build)
  const foil = 'foil' in build ? build.foil : bottle.wax ? 46 : 62
  const body = drawGlass(press, bottle, { profile, foil, from: neckOnly ? build.body * 0.8 : 6 })
  const cap = drawCapsule(press, bottle, profile, foil)
  if (neckOnly) return body + cap
  const w = build.radius * scale * 1.72
  const h = Math.min(w * 1.32, (build.body - 8) * scale)
  const foot = ['champagne', 'bourgogne', 'magnum'].includes(bottle.build) ? 20 : 24
  return body + cap + shifted([0, -foot * scale], drawLabel(press, bottle.label, [w, h]))
}

function drawGlass(
  press: Press,
  { build, glass }: Bottle,
  { profile, foil, from }: { profile: Profile; foil: number; from: number },
): string {
  const { height, neck, body, radius } = bottleBuilds[build]
  const { base, light, dark, clear } = glasses[glass]
  const whole = outline(profile)
  const wine = fill(outline(profile, 0, height - foil - 6), base)
  const filled = clear ? fill(whole, clear) + inside(whole, wine) + stroke(whole, dark, 2.2) : fill(whole, base)
  const to = height - foil
  const shade = hatch(profile, press, { from, to, side: 1, reach: 0.5, step: 4.2, width: 2, skip: 0.1 })
  const glow = hatch(profile, press, { from: from + 2, to, side: -1, reach: 0.3, step: 5, width: 1.4, skip: 0.22 })
  const strips = shine(profile, [from + 4, neck - 4], 0.8, 2.6) + shine(profile, [body * 0.75, neck + 14], 0.62, 1.5)
  const specks = flecks(press, [-radius * scale, -height * scale, radius * scale * 2, height * scale], 36, 1.6)
  return filled + inside(whole, fill(shade, dark) + fill(glow + strips + specks, light))
}

function drawCapsule(press: Press, bottle: Bottle, profile: Profile, foil: number): string {
  const { inks } = press
  const { height, neckRadius } = bottleBuilds[bottle.build]
  const capsule = bottle.capsule ?? inks.lie
  const dark = mix(capsule, inks.ink, 0.45)
  const light = mix(capsule, inks.paper, 0.45)
  const cap = outline(profile, height - foil, 999, 0.7)
  const shade = hatch(profile, press, { from: height - foil, to: height, side: 1, reach: 0.8, step: 3.6, width: 1.4, skip: 0.1 })
  const drawn =
    fill(cap, capsule) + inside(cap, fill(shade, dark) + fill(shine(profile, [height - foil + 4, height - 16], 0.45, 2), light))
  const edge = -(height - foil) * scale
  if (bottle.wax) {
    const half = halfAt(profile, height - foil) * scale
    const drip: Point[] = [
      [-half - 2, edge - 4],
      [half + 2, edge - 4],
      [half + 1, edge + 9],
      [4, edge + 4],
      [-6, edge + 15],
      [-half - 1, edge + 6],
    ]
    return drawn + fill(shape(cut(drip, press, 1.4, 8)), capsule)
  }
  const rule = (half: number, y: number) => `M${short(-half * scale)} ${short(y)}H${short(half * scale)}`
  return (
    drawn + stroke(rule(neckRadius + 0.6, -(height - 20) * scale), dark, 1.6) + stroke(rule(neckRadius + 1, edge - 6), light, 1.2)
  )
}
