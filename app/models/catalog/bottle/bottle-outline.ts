import type { BottleBuild } from './bottle-build.ts'

export type Point = readonly [x: number, y: number]

/** The outline of a bottle that stands on the origin, as the path of a drawing: a glassmaker's, in one sure line. */
export function bottlePath({ height, radius, neckRadius, body, neck, bend: [low, high] }: BottleBuild): string {
  const rise = neck - body
  const ring = neckRadius + 2
  const right = [
    `L${radius - 8} 0Q${radius} 0 ${radius} -8`,
    `L${radius} ${-body}C${radius} ${-round(body + rise * low)} ${neckRadius} ${-round(neck - rise * high)} ${neckRadius} ${-neck}`,
    `L${neckRadius} ${-(height - 14)}L${ring} ${-(height - 14)}L${ring} ${-(height - 5)}L${neckRadius} ${-height}`,
  ].join('')
  const left = [
    `L${-neckRadius} ${-height}L${-ring} ${-(height - 5)}L${-ring} ${-(height - 14)}L${-neckRadius} ${-(height - 14)}`,
    `L${-neckRadius} ${-neck}C${-neckRadius} ${-round(neck - rise * high)} ${-radius} ${-round(body + rise * low)} ${-radius} ${-body}`,
    `L${-radius} -8Q${-radius} 0 ${-(radius - 8)} 0`,
  ].join('')
  return `M0 0${right}${left}Z`
}

/** The line of one side of a bottle, a little within it: what a light finds of it. */
export function edgePath(
  { height, radius, neckRadius, body, neck, bend: [low, high] }: BottleBuild,
  side: 1 | -1,
  inset = 0,
): string {
  const rise = neck - body
  const [wide, narrow] = [side * (radius - inset), side * (neckRadius - Math.min(inset, 4))]
  const shoulder = `C${wide} ${-round(body + rise * low)} ${narrow} ${-round(neck - rise * high)} ${narrow} ${-neck}`
  return `M${wide} -10V${-body}${shoulder}V${-(height - 58)}`
}

/** The same bottle as scissors cut it: few edges, none quite true; a seed cuts it alike each time. */
export function cutBottle(build: BottleBuild, seed: number): Point[] {
  const { height, radius, neckRadius, body, neck } = build
  const half: Point[] = [
    [radius - 2, 0],
    [radius, 8],
    [radius, body],
    [radius * 0.72, body + (neck - body) * 0.42],
    [neckRadius + 3, body + (neck - body) * 0.78],
    [neckRadius, neck],
    [neckRadius, height - 15],
    [neckRadius + 3, height - 14],
    [neckRadius + 3, height - 4],
  ]
  return cutAlong(half, seed)
}

/** What is drawn of half of something, mirrored and a little out of true. */
export function cutAlong(half: readonly Point[], seed: number): Point[] {
  const stray = makeStray(seed)
  const right = half.map(([x, y]): Point => [round(x + stray()), -round(y + stray())])
  const left = half.map(([x, y]): Point => [-round(x + stray()), -round(y + stray())])
  return [...right, ...left.reverse()]
}

/** Numbers between -1.2 and 1.2, the same after the same seed. */
function makeStray(seed: number): () => number {
  let state = seed || 1
  return () => {
    state = (state * 48271) % 2147483647
    return (state / 2147483647) * 2.4 - 1.2
  }
}

export function spellPoints(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x} ${y}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
