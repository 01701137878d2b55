import { mix, type SiteColours } from '../ink/inks.ts'
import { around, cut, each, flecks, gouge, openPress, type Point, type Press, shape } from '../ink/press.ts'
import { disc, fill, inside, print, shifted, stroke } from '../ink/print.ts'

type Room = { press: Press; w: number; h: number; middle: number }

/** The cellar: arches that recede to a lit doorway, casks on both sides, a lantern. */
export function drawCellar({ size: [w, h], seed, colours }: { size: Point; seed: number; colours?: SiteColours }): string {
  const press = openPress(seed, colours)
  const room = { press, w, h, middle: w / 2 }
  const dark = mix(press.inks.lees, press.inks.ink, 0.55)
  const vault = [0, 1, 2, 3, 4, 5].map((depth) => drawArch(room, depth)).join('')
  const ground = fill(
    shape([
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ]),
    dark,
  )
  return print(w, h, ground + vault + doorway(room) + floor(room) + casks(room) + lantern(room, dark))
}

const shareOf = (depth: number) => 0.9 ** depth * (1 - depth * 0.085)

function drawArch({ press, w, h, middle }: Room, depth: number): string {
  const { inks, chance } = press
  const tone = mix(inks.lees, inks.rose, [0, 0.1, 0.24, 0.42, 0.66, 0.88][depth] ?? 1)
  const share = shareOf(depth)
  const next = shareOf(depth + 1)
  const half = w * 0.49 * share
  const height = h * 0.96 * share
  const foot = h * (0.99 - depth * 0.058)
  const outline = shape(cut(archOf([middle, foot], half, height), press, 1.6, 22))
  const room = half - w * 0.49 * next
  const crown = foot - height + half
  const stones = each(31, (i) => {
    const angle = Math.PI * (i / 30)
    const near = half * 0.97
    const far = half * 0.97 - room * (0.34 + chance() * 0.34)
    const at = (radius: number): Point => [middle - Math.cos(angle) * radius, crown - Math.sin(angle) * radius * 0.92]
    return gouge(at(near), at(far), 2.4 * share, 0, 0.3)
  })
  const walls = each(Math.max(0, Math.floor((foot - crown - 30) / (26 * share))), (i) => {
    const y = crown + 20 + i * 26 * share
    const wall = (side: number) =>
      gouge([middle + side * (half - 4), y], [middle + side * (half - room * (0.4 + chance() * 0.4)), y + 3], 2 * share)
    return wall(-1) + wall(1)
  })
  const specks = flecks(press, [middle - half, foot - height, half * 2, height], 40, 2.2 * share)
  return (
    fill(outline, tone) +
    inside(outline, fill(stones + walls, mix(tone, inks.blush, 0.3)) + fill(specks, mix(tone, inks.blush, 0.4)))
  )
}

function archOf([x, foot]: Point, half: number, height: number): Point[] {
  const bow = Array.from({ length: 17 }, (_, i): Point => {
    const angle = (Math.PI * (i + 1)) / 18
    return [x - half * Math.cos(angle), foot - height + half - half * 0.92 * Math.sin(angle)]
  })
  return [[x - half, foot], [x - half, foot - height + half], ...bow, [x + half, foot - height + half], [x + half, foot]]
}

function doorway({ press, w, h, middle }: Room): string {
  const { inks } = press
  const door = shape(cut(archOf([middle, h * 0.665], w * 0.075, h * 0.27), press, 1, 14))
  const hills = shape([
    [middle - 100, h * 0.6],
    [middle - 30, h * 0.565],
    [middle + 30, h * 0.585],
    [middle + 110, h * 0.56],
    [middle + 110, h],
    [middle - 100, h],
  ])
  const rows = each(9, (i) => gouge([middle - 60 + i * 15, h * 0.585], [middle - 100 + i * 25, h * 0.67], 1.3))
  return (
    fill(door, inks.paper) +
    inside(door, disc([middle + 8, h * 0.5], w * 0.022, inks.straw) + fill(hills, inks.moss) + fill(rows, inks.vine))
  )
}

function floor({ press, w, h, middle }: Room): string {
  const { inks } = press
  const flags = each(16, (i) => {
    const t = (i / 16) ** 1.7
    const y = h * 0.672 + t * h * 0.33
    return gouge([middle - w * (0.07 + t * 0.27), y], [middle + w * (0.07 + t * 0.27), y + 2], 1 + t * 3)
  })
  const joints = each(7, (n) =>
    gouge([middle + (n - 3) * w * 0.02, h * 0.665], [middle + (n - 3) * w * 0.1, h * 1.02], 2.2, 0, 0.8),
  )
  const ground = shape([
    [middle - w * 0.075, h * 0.663],
    [middle + w * 0.075, h * 0.663],
    [middle + w * 0.36, h + 4],
    [middle - w * 0.36, h + 4],
  ])
  const light = shape([
    [middle - 60, h * 0.66],
    [middle + 60, h * 0.66],
    [middle + 150, h],
    [middle - 150, h],
  ])
  const stone = mix(inks.lie, inks.rosewood, 0.25)
  return fill(ground, stone) + inside(ground, fill(flags + joints, mix(stone, inks.rosewood, 0.6)) + fill(light, inks.rose, 0.28))
}

function casks(room: Room): string {
  const { press, w, h } = room
  const rows: [x: number, y: number, size: number][] = [
    [0.36, 0.66, 0.032],
    [0.3, 0.7, 0.05],
    [0.205, 0.765, 0.078],
    [0.06, 0.87, 0.125],
  ]
  return rows
    .map(([x, y, s], i) => {
      const tone = mix('#b9823f', '#734322', i / 3)
      const upper = mix(tone, press.inks.lees, 0.25)
      const pair = (dx: number, dy: number, size: number, colour: string) =>
        cask(press, [w * (x - dx), h * y - dy], size, colour) + cask(press, [w * (1 - x + dx), h * y - dy], size, colour)
      return pair(0, 0, w * s, tone) + (i > 0 ? pair(s * 0.35, w * s * 1.78, w * s * 0.94, upper) : '')
    })
    .join('')
}

function cask(press: Press, [x, y]: Point, s: number, tone: string): string {
  const { inks, chance } = press
  const light = mix(tone, inks.honey, 0.55)
  const dark = mix(tone, inks.ink, 0.5)
  const planks = each(7, (n) => {
    const i = n - 3
    const half = Math.sqrt(1 - (i / 4) ** 2) * s * 0.86
    return gouge([x + i * s * 0.23, y - half], [x + i * s * 0.23 + (chance() - 0.5) * 2, y + half], s * 0.018)
  })
  const rim = shape(
    cut(
      around(24, (angle): Point => [x + Math.cos(angle) * s, y + Math.sin(angle) * s]),
      press,
      s * 0.012,
      s * 0.3,
    ),
  )
  const bars = [-0.2, 0.24].map((at) =>
    stroke(
      shape([
        [x - s * 0.62, y + s * at],
        [x + s * 0.62, y + s * at],
      ]),
      mix(tone, inks.ink, 0.35),
      s * 0.045,
    ),
  )
  const shine = gouge([x - s * 0.7, y - s * 0.56], [x - s * 0.9, y + s * 0.1], s * 0.04, s * 0.06)
  return (
    fill(rim, dark) +
    disc([x, y], s * 0.9, tone) +
    fill(planks, light) +
    bars.join('') +
    disc([x, y + s * 0.52], s * 0.075, inks.ink) +
    fill(shine, light)
  )
}

function lantern({ press, w, h, middle }: Room, dark: string): string {
  const { inks } = press
  const body =
    fill('M-15 0L-20 34L-14 44H14L20 34L15 0Z', dark) +
    fill('M-11 5L-14 33L-10 39H10L14 33L11 5Z', inks.honey) +
    fill('M0 12C7 20 6 32 0 34C-6 32 -7 20 0 12Z', inks.straw) +
    fill('M-8 0L0 -12L8 0Z', dark)
  return (
    stroke(
      shape([
        [middle, 0],
        [middle, h * 0.2],
      ]),
      inks.straw,
      2,
    ) + shifted([middle, h * 0.2], body, w / 1200)
  )
}
