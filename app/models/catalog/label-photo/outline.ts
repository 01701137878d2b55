import type { Corners, Point } from './pixels.ts'

/** What a line around these points would enclose, clockwise as one sees it. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([a, b], [c, d]) => a - c || b - d)
  const half = (along: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of along) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The four-sided shape around a hull that adds the least to it: side by side is left away, and its neighbours are drawn out until they meet. */
export function cornersOf(hull: readonly Point[]): Corners | undefined {
  const sides = [...hull]
  while (sides.length > 4) {
    const [least] = sides
      .map((_, at) => leaveSideAway(sides, at))
      .filter((one) => one !== undefined)
      .toSorted((one, other) => one.added - other.added)
    if (!least) return undefined
    sides.splice(0, sides.length, ...least.left)
  }
  const first = sides.reduce((best, [x, y], at) => (x + y < sum(sides[best]) ? at : best), 0)
  const [a, b, c, d] = [...sides.slice(first), ...sides.slice(0, first)]
  return a && b && c && d && [a, b, c, d]
}

/** The smallest sheet around a hull that is turned by less than an eighth. */
export function sheetAround(hull: readonly Point[]): Corners {
  const sheets = Array.from({ length: 61 }, (_, step) => sheetTurned(hull, ((step - 30) / 30) * (Math.PI / 4)))
  return sheets.reduce((best, one) => (areaOf(one) < areaOf(best) ? one : best))
}

function sheetTurned(hull: readonly Point[], turned: number): Corners {
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)]
  const across = hull.map(([x, y]) => x * cos + y * sin)
  const down = hull.map(([x, y]) => y * cos - x * sin)
  const [left, right, top, foot] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)]
  const back = (u: number, v: number): Point => [u * cos - v * sin, u * sin + v * cos]
  return [back(left, top), back(right, top), back(right, foot), back(left, foot)]
}

export function areaOf(points: readonly Point[]): number {
  return Math.abs(points.reduce((all, one, at) => all + cross(one, points[(at + 1) % points.length] as Point), 0)) / 2
}

/** How far within a hull a point lies, in pixels; outside it is less than 0. */
export function depthIn(hull: readonly Point[], point: Point): number {
  let depth = Number.POSITIVE_INFINITY
  for (const [at, start] of hull.entries()) {
    const end = hull[(at + 1) % hull.length] as Point
    depth = Math.min(depth, turn(start, end, point) / Math.hypot(end[0] - start[0], end[1] - start[1]))
  }
  return depth
}

export function distance([a, b]: Point, [c, d]: Point): number {
  return Math.hypot(c - a, d - b)
}

type Without = { left: Point[]; added: number }

function leaveSideAway(sides: readonly Point[], at: number): Without | undefined {
  const around = (step: number) => sides[(at + step + sides.length) % sides.length] as Point
  const [before, start, end, after] = [around(-1), around(0), around(1), around(2)]
  const meeting = meet([before, start], [after, end])
  if (!meeting) return undefined
  const left = sides.flatMap((point) => (point === start ? [meeting] : point === end ? [] : [point]))
  return { left, added: areaOf([start, meeting, end]) }
}

/** Where two sides meet beyond their ends; nothing where they run apart. */
function meet([from, to]: [Point, Point], [back, end]: [Point, Point]): Point | undefined {
  const along: Point = [to[0] - from[0], to[1] - from[1]]
  const across: Point = [end[0] - back[0], end[1] - back[1]]
  const slant = cross(along, across)
  const beyond = cross([back[0] - from[0], back[1] - from[1]], across) / slant
  if (Math.abs(slant) < 1e-9 || beyond < 1) return undefined
  return [from[0] + along[0] * beyond, from[1] + along[1] * beyond]
}

function sum([x, y]: Point = [0, 0]): number {
  return x + y
}

function cross([a, b]: Point, [c, d]: Point): number {
  return a * d - b * c
}

function turn(start: Point, end: Point, point: Point): number {
  return cross([end[0] - start[0], end[1] - start[1]], [point[0] - start[0], point[1] - start[1]])
}
