import { curve, cut, gouge, type Point, type Press, shape, sliver } from './press.ts'

/** The height of a ridge above each place between 0 and 1. */
export type Ridge = (t: number) => number

/** A ridge of a few slow waves, with hills given as centre, height and width. */
export function ridge({ chance }: Press, base: number, swing: number, hills: readonly (readonly number[])[] = []): Ridge {
  const waves = [1, 2.3, 4.1].map(
    (step, i) => [step * 1.1 * (0.85 + chance() * 0.3), chance() * 6.28, swing / (1 + i * 1.6)] as const,
  )
  return (t) => {
    const waved = waves.reduce((sum, [pace, from, height]) => sum + Math.sin(t * pace * 2 + from) * height, 0)
    const raised = hills.reduce(
      (sum, [centre = 0, height = 0, width = 1]) => sum + height * Math.exp(-(((t - centre) / width) ** 2)),
      0,
    )
    return base - waved - raised
  }
}

/** The ground below a ridge, with an edge cut by hand. */
export function slope(press: Press, [w, h]: Point, f: Ridge, wobble = 1): string {
  const crest = Array.from({ length: 41 }, (_, i): Point => [(w * i) / 40, f(i / 40)])
  return shape(cut([[-8, h + 8], ...crest, [w + 8, h + 8]], press, wobble, 30))
}

export type Rows = {
  from: number
  to: number
  gap: number
  depth: number
  weight: number
  /** Where what stands nearer begins: nothing is printed that nobody would see. */
  hidden: Ridge
}

/** Rows of vines that leave the crest and run down the slope, each way from the top of the hill. */
export function rows({ chance }: Press, w: number, f: Ridge, { from, to, gap, depth, weight, hidden }: Rows): string {
  let path = ''
  for (let x = from * w; x < to * w; x += gap * (0.94 + chance() * 0.12)) {
    const t = x / w
    const lean = ((f(t + 0.01) - f(t - 0.01)) / (0.02 * w)) * depth * 0.9
    const y = f(t) + 5 + chance() * 2
    const length = depth * (0.92 + chance() * 0.14)
    const at = (k: number): Point => [x + lean * (k * 0.5 + k * k * 0.5), y + length * k]
    for (let part = 0; part < 3; part += 1) {
      const start = part / 3 + 0.01
      const end = (part + 0.84 + chance() * 0.1) / 3
      const [px, py] = at(start)
      if (py > hidden(px / w)) break
      path += sliver(at(start), at(end), weight * (0.9 + start * 1.9))
    }
  }
  return path
}

/** A bird far away. */
export function bird([x, y]: Point, s: number): string {
  return gouge([x - s, y - s * 0.3], [x, y], s * 0.14, -s * 0.2) + gouge([x, y], [x + s, y - s * 0.34], s * 0.14, -s * 0.2)
}

/** A winding line through places of a picture. */
export function winding(places: readonly Point[], by = 0): string {
  return curve(places.map(([x, y], i): Point => [x, y + by + (i % 2 ? by * 0.2 : 0)]))
}
