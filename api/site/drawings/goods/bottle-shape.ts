import { type BottleBuild as Build, bottleBuilds as builds } from '#app/models/catalog/bottle/bottle-build.ts'
import { gouge, type Point, type Press, shape } from '../ink/press.ts'

/** The bottles that are drawn; some have a foil of their own length. */
export const bottleBuilds = {
  ...builds,
  champagne: { ...builds.champagne, foil: 96 },
  demi: { ...builds.demi, foil: 44 },
}

export type BottleBuild = keyof typeof bottleBuilds

/** Units of a drawing to a millimetre: every size stands true beside the others. */
export const scale = 2

/** Half the width at heights from the foot up. */
export type Profile = Point[]

/** The profile of a bottle. */
export function profileOf({ height: H, radius: R, neckRadius: r, body, neck, bend: [low, high] }: Build): Profile {
  const points: Point[] = [
    [0, R - 5],
    [1, R - 2.4],
    [3, R - 0.9],
    [6, R],
  ]
  for (let y = 14; y < body; y += 8) points.push([y, R])
  const top = r + 0.8
  const rise = neck - body
  for (let i = 0; i <= 18; i += 1) {
    const t = i / 18
    points.push([bezier([body, body + rise * low, neck - rise * high, neck], t), bezier([R, R, top, top], t)])
  }
  points.push([H - 20, r], [H - 13, r - 0.2], [H - 12, r + 1.6], [H - 5, r + 1.6], [H - 4, r + 0.4], [H - 1, r], [H, r - 1.4])
  return points
}

/** Half the width at a height. */
export function halfAt(profile: Profile, y: number): number {
  const above = Math.max(
    1,
    profile.findIndex(([height]) => height >= y),
  )
  const [low, wide] = profile[above - 1] ?? [0, 0]
  const [high, narrow] = profile[above] ?? [0, 0]
  return wide + (narrow - wide) * Math.max(0, Math.min(1, (y - low) / (high - low || 1)))
}

/** The outline between two heights, a little wider if asked. */
export function outline(profile: Profile, from = 0, to = 999, wider = 0): string {
  const top = Math.min(to, profile.at(-1)?.[0] ?? 0)
  const part: Point[] = [
    [from, halfAt(profile, from)],
    ...profile.filter(([y]) => y > from && y < to),
    [top, halfAt(profile, top)],
  ]
  const right = part.map(([y, half]): Point => [(half + wider) * scale, -y * scale])
  const left = part.map(([y, half]): Point => [-(half + wider) * scale, -y * scale])
  return shape([...left, ...right.reverse()])
}

export type Hatch = { from: number; to: number; side: 1 | -1; reach: number; step: number; width: number; skip: number }

/** Gouge marks around the round of the glass, from one edge inwards. */
export function hatch(profile: Profile, { chance }: Press, { from, to, side, reach, step, width, skip }: Hatch): string {
  let path = ''
  for (let y = from; y < to; y += step * (0.8 + chance() * 0.4)) {
    if (chance() < skip) continue
    const half = halfAt(profile, y) * scale
    const inner = half * (1 - reach * (0.55 + chance() * 0.6))
    path += gouge([side * (half - 2), -y * scale], [side * inner, -y * scale + 1.5], width * (0.6 + chance() * 0.6), 0, 0.3)
  }
  return path
}

/** A long strip of light that follows the contour. */
export function shine(profile: Profile, [from, to]: Point, at: number, width: number): string {
  const edge = (side: number) =>
    Array.from({ length: 21 }, (_, i): Point => {
      const y = from + ((to - from) * i) / 20
      return [-halfAt(profile, y) * scale * at + side * width * Math.sin((Math.PI * i) / 20) ** 0.6, -y * scale]
    })
  return shape([...edge(-1), ...edge(1).reverse()])
}

function bezier([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const u = 1 - t
  return a * u ** 3 + 3 * b * t * u * u + 3 * c * t * t * u + d * t ** 3
}
