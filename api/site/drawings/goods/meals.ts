import type { SiteColours } from '../ink/inks.ts'
import { each, gouge, openPress, type Point, shape } from '../ink/press.ts'
import { disc, fill, inside, print, shifted, stroke } from '../ink/print.ts'

type Engraving = (ink: string, ground: string) => string

const lines = (count: number, make: (i: number) => [Point, Point, number, number?]) => each(count, (i) => gouge(...make(i)))

const engravings = {
  poisson: (ink, ground) => {
    const body = 'M-46 2C-30 -22 -2 -26 20 -8L44 -24C40 -8 40 8 45 24L20 10C-2 26 -30 24 -46 2Z'
    const scales =
      lines(4, (i) => [[-12 + i * 9, -11 + i * 1.6], [-5 + i * 9, -4 + i * 1.2], 1.6, -2]) +
      lines(4, (i) => [[-13 + i * 9, 3], [-6 + i * 9, 9], 1.6, -2]) +
      lines(3, (i) => [[26, -6 + i * 7], [42, -15 + i * 15], 1.3])
    const fins = 'M-14 -18C-4 -32 10 -32 18 -26L8 -14ZM-10 19C-4 30 4 32 10 28L4 17Z'
    const eye = disc([-32, -3], 4, ground) + disc([-32, -3], 1.8, ink)
    return fill(body + fins, ink) + eye + stroke('M-22 -13C-17 -5 -17 8 -22 16', ground, 2.6) + inside(body, fill(scales, ground))
  },
  viande: (ink, ground) => {
    const slice = 'M-34 20C-48 2 -40 -26 -14 -32C14 -38 42 -24 44 0C46 20 24 34 4 28C-8 25 -14 34 -24 30C-30 28 -32 24 -34 20Z'
    const grain = lines(4, (i) => [[4 + i * 7, -16 + i * 3], [10 + i * 6, 2 + i * 2], 1.5, -2]) + gouge([0, 8], [18, 12], 1.4)
    const rim = stroke('M-28 15C-38 0 -30 -20 -11 -24C12 -29 34 -18 36 -1C37 13 22 24 6 20', ground, 3)
    return fill(slice, ink) + rim + disc([-14, 4], 9, ground) + disc([-14, 4], 4.6, ink) + fill(grain, ground)
  },
  volaille: (ink, ground) => {
    const bird =
      'M-40 14C-44 -10 -24 -30 2 -28C16 -27 26 -20 30 -10L40 -18C38 -24 44 -29 48 -24C53 -24 53 -17 48 -16L34 2C34 14 26 20 14 20H-30C-36 20 -39 18 -40 14Z'
    const marks =
      lines(5, (i) => [[-34 + i * 3, 6 - i * 6], [-24 + i * 3.4, -1 - i * 4.6], 1.4, -1.5]) + gouge([6, 2], [14, 10], 1.4)
    const dish = 'M-48 25H48C46 33 40 35 34 35H-34C-40 35 -46 33 -48 25Z'
    const thigh = stroke('M-8 18C-14 2 0 -10 12 -6C22 -3 26 6 22 14', ground, 2.6)
    return fill(bird, ink) + thigh + fill(marks, ground) + fill(dish, ink) + fill(gouge([-38, 30], [10, 30], 1.2), ground)
  },
  fromage: (ink, ground) => {
    const holes: [number, number, number][] = [
      [-24, 14, 6],
      [6, 21, 4.6],
      [28, 12, 5.4],
      [-6, 10, 2.4],
      [40, 24, 2.4],
    ]
    const wedge = `M-46 -2L22 -30C36 -24 45 -12 46 -2Z${shape([
      [-46, 3],
      [46, 3],
      [46, 30],
      [-46, 30],
    ])}`
    const marks = gouge([-30, -4], [24, -25], 1.6) + gouge([-8, -5], [34, -16], 1.4)
    return fill(wedge, ink) + fill(marks, ground) + holes.map(([x, y, r]) => disc([x, y], r, ground)).join('')
  },
  dessert: (ink, ground) => {
    const layers =
      shape([
        [-44, 12],
        [46, 12],
        [46, 20],
        [-44, 20],
      ]) +
      shape([
        [-44, 24],
        [46, 24],
        [44, 36],
        [-42, 36],
      ])
    const icing = 'M-44 6C-44 -2 -36 -6 -28 -6L34 -12C42 -12 46 -4 46 4V8H-44Z'
    const marks =
      gouge([-4, -22], [1, -29], 1.6, -1.5) +
      lines(5, (i) => [[-34 + i * 17, 2], [-24 + i * 17, -3], 1.4]) +
      lines(6, (i) => [[-36 + i * 15, 28], [-30 + i * 15, 33], 1.3])
    return (
      fill(icing + layers, ink) + disc([2, -22], 11, ink) + stroke('M4 -32C8 -40 14 -43 22 -43', ink, 2.6) + fill(marks, ground)
    )
  },
  aperitif: (ink, ground) => {
    const glass = 'M-26 -42H26C30 -16 20 2 4 5V32C12 33 18 35 20 40H-20C-18 35 -12 33 -4 32V5C-20 2 -30 -16 -26 -42Z'
    const marks =
      lines(4, (i) => [[8 + i * 1.5, -19 + i * 5], [20 - i * 1.4, -19 + i * 5], 1.3]) + gouge([-17, -18], [-9, -4], 1.6, -1)
    const empty = 'M-21.5 -37H21.5L22.4 -26C10 -30 -8 -20 -22.4 -25Z'
    const bubbles = disc([36, -24], 3.6, ink) + disc([42, -36], 2.6, ink) + disc([34, -44], 2, ink)
    return fill(glass, ink) + fill(empty + marks, ground) + bubbles
  },
} satisfies Record<string, Engraving>

export type Meal = keyof typeof engravings

/** The kinds of meals that have a pictogram. */
export const meals = Object.keys(engravings) as Meal[]

/** A meal as a pictogram in one ink. */
export function drawMeal(meal: Meal, colours?: SiteColours): string {
  const { inks } = openPress(meal, colours)
  return print(112, 112, shifted([56, 56], engravings[meal](inks.lie, inks.paper)))
}
