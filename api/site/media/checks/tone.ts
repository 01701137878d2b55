import type { Tone } from '#app/models/site/pictures/picture.ts'

type Colour = readonly [number, number, number]

/** What each tone looks like; the same colours stand in app/styles/platform/picture.css. */
const colours: Record<Tone, Colour> = {
  paper: [251, 244, 234],
  sand: [222, 200, 168],
  rose: [226, 170, 165],
  wine: [118, 40, 52],
  soil: [110, 82, 62],
  gold: [190, 150, 70],
  leaf: [150, 165, 100],
  forest: [66, 84, 52],
  sky: [150, 180, 205],
  slate: [120, 124, 130],
  night: [38, 36, 42],
  snow: [240, 240, 240],
}

/** The tone that a colour is nearest to. */
export function toneOf(colour: Colour): Tone {
  const entries = Object.entries(colours) as [Tone, Colour][]
  const nearest = entries
    .map(([tone, its]) => ({ tone, distance: distance(colour, its) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest[0]?.tone ?? 'paper'
}

/** The eye is quickest to see a difference in green. */
function distance([r, g, b]: Colour, [r2, g2, b2]: Colour): number {
  return 2 * (r - r2) ** 2 + 4 * (g - g2) ** 2 + 3 * (b - b2) ** 2
}
