import type { Course } from './course.ts'

type Spot = { x: number; y: number }

/** A map of what lies around a place: north is up, its rings are as many kilometres away. */
export type RoundMap = {
  rings: { radius: number; distance: number; label: Spot }[]
  /** Whether something lies on the place itself. */
  isTaken: boolean
  /** What lies where, from the middle to the east and the south; what would lie on top of each other is one mark. */
  marks: { x: number; y: number; ranks: number[] }[]
}

/** How far its outermost ring is from the middle, in units of the drawing. */
export const reach = 130
const mark = { wide: 34, tall: 24 }

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** Draws what lies around a place, each by its rank; distances are true, for each lies on its own ray. */
export function drawRoundMap(places: readonly (Course & { rank: number })[]): RoundMap {
  const farthest = Math.max(...places.map(({ distance }) => distance))
  const step = chooseStep(farthest)
  const count = Math.max(1, Math.ceil(farthest / step))
  const scale = reach / (count * step)
  const marks: RoundMap['marks'] = []
  for (const { rank, ...course } of places) {
    const { x, y } = pointAt(course, scale)
    const there = marks.find((one) => Math.abs(one.x - x) < mark.wide && Math.abs(one.y - y) < mark.tall)
    if (there) there.ranks.push(rank)
    else marks.push({ x, y, ranks: [rank] })
  }
  const quiet = findQuietRay(marks)
  const rings = Array.from({ length: count }, (_, at) => {
    const distance = step * (at + 1)
    return { radius: distance * scale, distance, label: pointAt({ distance, bearing: quiet }, scale) }
  })
  return { rings, marks, isTaken: marks.some(({ x, y }) => Math.hypot(x, y) < mark.wide) }
}

/** How many kilometres apart the rings of a map are that reaches this far: three of them at most. */
export function chooseStep(farthest: number): number {
  return steps.find((one) => one * 3 >= farthest) ?? farthest
}

/** The ways that the rings may be told on: none to the north, which has its own sign. */
const rays = [180, 135, 225, 90, 270]

/** The ray on which the words of the rings meet the fewest marks. */
function findQuietRay(marks: readonly Spot[]): number {
  const nearness = (bearing: number) =>
    Math.max(
      ...marks.map(({ x, y }) => {
        const way = pointAt({ distance: 1, bearing }, 1)
        return (x * way.x + y * way.y) / Math.max(1, Math.hypot(x, y))
      }),
    )
  return rays.reduce((best, bearing) => (nearness(bearing) < nearness(best) ? bearing : best))
}

function pointAt({ distance, bearing }: Course, scale: number) {
  const angle = (bearing * Math.PI) / 180
  return { x: distance * scale * Math.sin(angle), y: -distance * scale * Math.cos(angle) }
}

/** Ranks as they are written in a mark: `1`, `1, 3`, `1–4`. */
export function sayRanks(ranks: readonly number[]): string {
  const runs: [number, number][] = []
  for (const rank of ranks) {
    const run = runs.at(-1)
    if (run && rank === run[1] + 1) run[1] = rank
    else runs.push([rank, rank])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}${to === from + 1 ? ', ' : '–'}${to}`)).join(', ')
}
