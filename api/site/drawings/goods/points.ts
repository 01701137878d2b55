import { inksOf, type SiteColours } from '../ink/inks.ts'
import { fill, print, shifted, stroke } from '../ink/print.ts'

type Sign = (ink: string, ground: string) => string

/** Where parcels wait, as signs that are read at the size of a line of text. */
const signs = {
  shop: (ink, ground) =>
    fill('M-40 -8H40V42H-40Z', ink) +
    fill('M-36 -40H36L46 -8C44 6 24 6 23 -6C22 6 1 6 0 -6C-1 6 -22 6 -23 -6C-24 6 -44 6 -46 -8Z', ink) +
    stroke('M-46 -8C-44 8 -24 8 -23 -8C-22 8 -1 8 0 -8C1 8 22 8 23 -8C24 8 44 8 46 -8', ground, 3) +
    fill('M-8 16H10V42H-8ZM18 16H32V30H18ZM-32 16H-16V30H-32Z', ground),
  post: (ink, ground) =>
    fill('M-46 -28H46V32H-46Z', ink) + stroke('M-42 -24L0 10L42 -24', ground, 5) + stroke('M-42 28L-14 2M42 28L14 2', ground, 4),
  locker: (ink, ground) =>
    fill('M-42 -42H42V42H-42Z', ink) +
    stroke('M0 -42V42M-42 -14H42M-42 14H42', ground, 4) +
    fill('M-12 -32H-7V-24H-12ZM30 -32H35V-24H30ZM-12 -4H-7V4H-12ZM30 -4H35V4H30ZM-12 24H-7V32H-12ZM30 24H35V32H30Z', ground),
  cellar: (ink, ground) =>
    fill('M-44 42V-2C-44 -30 -24 -44 0 -44C24 -44 44 -30 44 -2V42Z', ink) +
    stroke('M-22 42V4C-22 -12 -12 -20 0 -20C12 -20 22 -12 22 4V42', ground, 4) +
    stroke('M-22 12H22M-22 28H22', ground, 3),
} satisfies Record<string, Sign>

/** The sign of each kind of place, by its name. */
export function drawPoints(colours: SiteColours): [string, string][] {
  const { lie, paper } = inksOf(colours)
  return Object.entries(signs).map(([name, draw]) => [`point-${name}`, print(112, 112, shifted([56, 56], draw(lie, paper)))])
}
