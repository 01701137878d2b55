import { houseColours, type Inks, inksOf, type SiteColours } from './inks.ts'

export type Point = readonly [x: number, y: number]

/** What a picture is printed with: its inks, and chance that always falls the same way. */
export type Press = { inks: Inks; chance: () => number }

/** A press set up for one picture. */
export function openPress(seed: string | number, colours: SiteColours = houseColours): Press {
  return { inks: inksOf(colours), chance: chanceOf(seed) }
}

/** A number as short as a path can have it. */
export const short = (value: number): number => Math.round(value * 10) / 10

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** Straight lines through points. */
export function shape(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`
}

/** A smooth line through points. */
export function curve(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const point = (i: number): Point => {
    const place = isClosed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))
    return points[place] ?? [0, 0]
  }
  let path = `M${at(point(0))}`
  for (let i = 0; i < count - (isClosed ? 0 : 1); i += 1) {
    const before = point(i - 1)
    const from = point(i)
    const to = point(i + 1)
    const after = point(i + 2)
    const lead: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const trail: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${at(lead)} ${at(trail)} ${at(to)}`
  }
  return isClosed ? `${path}Z` : path
}

/** The edge that a knife leaves in linoleum: short facets around the line that was meant. */
export function cut(points: readonly Point[], { chance }: Press, wobble = 0.8, step = 9): Point[] {
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] ?? from
    const facets = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    return Array.from({ length: facets }, (_, facet): Point => {
      const way = facet / facets
      const slip = facet === 0 ? wobble * 0.4 : wobble
      const off = () => (chance() - 0.5) * 2 * slip
      return [from[0] + (to[0] - from[0]) * way + off(), from[1] + (to[1] - from[1]) * way + off()]
    })
  })
}

/** One stroke of the gouge: it enters fine, widens and leaves fine. `bend` pushes its middle aside. */
export function gouge(from: Point, to: Point, width: number, bend = 0, belly = 0.5): string {
  const { middle, side } = strokeOf(from, to, belly)
  const edge = (sign: number): Point => [middle[0] + side[0] * (bend + sign * width), middle[1] + side[1] * (bend + sign * width)]
  return `M${at(from)}Q${at(edge(1))} ${at(to)}Q${at(edge(-1))} ${at(from)}Z`
}

/** The same stroke with straight sides, at two thirds of its weight: for the thousands of a landscape. */
export function sliver(from: Point, to: Point, width: number): string {
  const { middle, side } = strokeOf(from, to, 0.6)
  const edge = (sign: number): Point => [middle[0] + (side[0] * sign * width) / 2, middle[1] + (side[1] * sign * width) / 2]
  return shape([from, edge(1), to, edge(-1)])
}

/** Specks where the ink did not take. */
export function flecks({ chance }: Press, [x, y, w, h]: readonly number[], count: number, size = 1.6): string {
  return Array.from({ length: count }, () => {
    const cx = (x ?? 0) + chance() * (w ?? 0)
    const cy = (y ?? 0) + chance() * (h ?? 0)
    const s = size * (0.35 + chance() * 0.9)
    return shape([
      [cx - s * chance(), cy - s * chance() * 0.6],
      [cx + s * chance(), cy - s * chance() * 0.5],
      [cx + s * (0.4 + chance()), cy + s * chance() * 0.6],
    ])
  }).join('')
}

/** So many strokes, each made by its number. */
export function each(count: number, make: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => make(place)).join('')
}

/** Points around a centre, each made by its angle and its number. */
export function around(count: number, make: (angle: number, place: number) => Point): Point[] {
  return Array.from({ length: count }, (_, place) => make((place / count) * Math.PI * 2, place))
}

function strokeOf(from: Point, to: Point, belly: number): { middle: Point; side: Point } {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  return { middle: [from[0] + dx * belly, from[1] + dy * belly], side: [-dy / length, dx / length] }
}

function chanceOf(seed: string | number): () => number {
  let state = typeof seed === 'string' ? [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7) : seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let turned = Math.imul(state ^ (state >>> 15), 1 | state)
    turned = (turned + Math.imul(turned ^ (turned >>> 7), 61 | turned)) ^ turned
    return ((turned ^ (turned >>> 14)) >>> 0) / 4294967296
  }
}
