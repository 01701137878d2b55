import { type Engraving, jay, leaf, steeple } from './motifs-figures.ts'
import { curve, each, gouge, openPress, type Point, shape } from './press.ts'
import { disc, fill, inside, shifted, stroke } from './print.ts'

const engravings = {
  coteaux: (ink, ground) => {
    const one = (x: number, y: number, w: number, h: number, lean: number) => {
      const outline = hill(x, y, w, h)
      const rows = each(15, (n) => {
        const i = n - 7
        const foot: Point = [x + i * w * 0.21 + lean * 9, y + 4]
        return gouge([x + i * w * 0.055, y - h * 1.02], foot, 0.9 + Math.abs(i) * 0.05, lean * 3, 0.7)
      })
      return fill(outline, ink) + inside(outline, fill(rows, ground)) + stroke(outline.slice(0, -1), ground, 2.6)
    }
    return (
      disc([6, -32], 11, ink) +
      one(-20, 24, 29, 44, -1) +
      one(22, 26, 29, 36, 1) +
      one(0, 38, 46, 32, 0) +
      fill(gouge([-50, 41], [50, 41], 2), ink)
    )
  },
  soleil: (ink, ground) => {
    const rays = each(24, (i) => {
      const a = (i / 24) * Math.PI * 2
      const far = i % 2 ? 38 : 47
      return gouge([Math.cos(a) * 26, Math.sin(a) * 26], [Math.cos(a) * far, Math.sin(a) * far], i % 2 ? 1.8 : 2.8, 0, 0.25)
    })
    const cheek = each(7, (i) => gouge([3 + i * 0.6, -15 + i * 5], [19 - Math.abs(i - 3) * 1.6, -15 + i * 5], 1.1))
    return fill(rays, ink) + disc([0, 0], 21, ink) + fill(cheek, ground)
  },
  lune: (ink, ground) => {
    const stars: [number, number, number][] = [
      [26, -30, 6],
      [38, 2, 4.5],
      [10, -42, 3.6],
      [30, 28, 4],
      [-38, 34, 3.2],
    ]
    const moon = 'M8 -40C-20 -44 -46 -22 -44 6C-42 40 0 52 24 32C0 34 -18 18 -18 -4C-18 -20 -8 -34 8 -40Z'
    const cuts = each(9, (i) => gouge([-40 + i * 1.2, -18 + i * 6], [-26 + i * 1.5, -15 + i * 6], 1.2))
    const star = ([x, y, s]: [number, number, number]) =>
      gouge([x - s, y], [x + s, y], s * 0.34) + gouge([x, y - s * 1.4], [x, y + s * 1.4], s * 0.34)
    return fill(moon, ink) + inside(moon, fill(cuts, ground)) + fill(stars.map(star).join(''), ink)
  },
  grappe: (ink, ground) => {
    const berry = (x: number, y: number) =>
      disc([x, y], 7.3, ground) + disc([x, y], 6.5, ink) + fill(gouge([x - 3.6, y - 1], [x - 0.4, y - 4], 1.1, -1), ground)
    const rows = [5, 6, 5, 4, 3, 2, 1].map((count, row) =>
      each(count, (i) => berry((i - (count - 1) / 2) * 13.4 + (row % 2) * 0.8, -18 + row * 10.2)),
    )
    const small = 'M0 -33C8 -48 26 -52 42 -44C38 -38 42 -32 36 -26C28 -28 24 -20 16 -22C10 -24 4 -28 0 -33Z'
    return (
      stroke('M0 -46C2 -38 1 -32 0 -26', ink, 3) +
      fill(small, ink) +
      fill(gouge([4, -33], [36, -41], 1.1) + gouge([14, -35], [26, -27], 0.9), ground) +
      rows.join('')
    )
  },
  fut: (ink, ground) => {
    const cask = 'M-40 -24C-46 -8 -46 10 -40 26C-16 31 16 31 40 26C46 10 46 -8 40 -24C16 -29 -16 -29 -40 -24Z'
    const staves = each(7, (n) => gouge([-43, (n - 3) * 7.4], [43, (n - 3) * 7.4], 0.9, (n - 3) * 0.6))
    const hoops = [-33, -21, 21, 33].map((x) => stroke(`M${x} -27Q${x + Math.sign(x) * 3} 1 ${x} 28`, ground, 2.2)).join('')
    const feet =
      shape([
        [-34, 34],
        [-30, 26],
        [-24, 34],
      ]) +
      shape([
        [34, 34],
        [30, 26],
        [24, 34],
      ])
    return (
      fill(cask, ink) +
      inside(cask, fill(staves, ground) + hoops) +
      disc([0, -8], 3.4, ground) +
      fill(gouge([-48, 34], [48, 34], 2) + feet, ink)
    )
  },
  geai: jay,
  clocher: steeple,
  feuille: (ink, ground) => leaf(ink, ground, openPress(5)),
} satisfies Record<string, Engraving>

export type Motif = keyof typeof engravings

/** The names of the engraved emblems. */
export const motifs = Object.keys(engravings) as Motif[]

/** An engraved emblem around a point, in one ink on one ground. */
export function motif(name: Motif, how: { at?: Point; size?: number; ink: string; ground: string }): string {
  const { at = [0, 0], size = 100, ink, ground } = how
  return shifted(at, engravings[name](ink, ground), size / 100)
}

function hill(x: number, y: number, w: number, h: number): string {
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 6 - 1
    return [x + w * t, y - h * Math.max(0, Math.cos((t * Math.PI) / 2)) ** 1.15]
  })
  return `${curve(points)}Z`
}
