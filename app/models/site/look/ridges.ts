import { seedOf } from '../../platform/text/seed.ts'

/** How large hills are drawn. */
export const ridgeView = { width: 1600, height: 800 }

const depth = 6
const step = 32

/** Hills behind each other, the farthest first, and the rows of vines on the nearest one; the same name has the same hills. */
export function drawRidges(name: string): { ridges: string[]; rows: string } {
  const seed = seedOf(name)
  const ridges = Array.from({ length: depth }, (_, at) => ridgeOf(seed, at))
  return { ridges: ridges.map(closePath), rows: rowsOn(ridges[depth - 1] ?? []) }
}

type Point = readonly [x: number, y: number]

/** Long waves and short ones: the nearer, the longer. */
function ridgeOf(seed: number, at: number): Point[] {
  const base = 330 + at * at * 9 + at * 34
  const phase = (seed % 97) / 9 + at * 2.3
  const [long, short] = [60 + at * 16, 26 - at * 3]
  const pace = 0.0021 + ((seed >> 4) % 7) * 0.00014 - at * 0.00012
  return Array.from({ length: ridgeView.width / step + 1 }, (_, place): Point => {
    const x = place * step
    const y =
      base + Math.sin(x * pace + phase) * long + Math.sin(x * pace * 2.7 + phase * 1.7) * short + Math.sin(x * 0.021 + phase) * 3
    return [x, Math.min(Math.round(y), ridgeView.height - 20)]
  })
}

function closePath(points: readonly Point[]): string {
  const line = points.map(([x, y]) => `L${x} ${y}`).join('')
  return `M0 ${ridgeView.height}${line}L${ridgeView.width} ${ridgeView.height}Z`
}

/** Rows that come down the near slope and open towards who looks. */
function rowsOn(ridge: readonly Point[]): string {
  return Array.from({ length: 30 }, (_, at) => {
    const top = 220 + at * 40
    const y = ridge[Math.round(top / step)]?.[1] ?? ridgeView.height
    const foot = 800 + (top - 800) * 2.6
    return `M${top} ${y + 8}Q${Math.round(top + (foot - top) * 0.3)} ${Math.round(y + (ridgeView.height - y) * 0.5)} ${Math.round(foot)} ${ridgeView.height}`
  }).join('')
}
