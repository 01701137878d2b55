import { type Inks, mix } from './inks.ts'

/** The light that a landscape stands in. */
export type Season = 'morning' | 'winter' | 'harvest'

/** The tones of a landscape, from the far range to the near slope. */
export type Tones = {
  hills: string[]
  rows: string[]
  plots: [string, string]
  trees: [string, string]
  air: string
  sky: string
  sun: string
}

/** The tones of each season, out of a site's inks. */
export const tonesOf: Record<Season, (inks: Inks) => Tones> = {
  morning: (inks) => {
    const hills = [0.12, 0.3, 0.62, 0.86].map((share) => mix(inks.rose, inks.lie, share))
    const all = [...hills, mix(inks.lie, inks.lees, 0.2)]
    return {
      hills: all,
      rows: all.map((tone, i) => mix(tone, inks.blush, [0.2, 0.26, 0.32, 0.42, 0.3][i] ?? 0.3)),
      plots: [inks.straw, inks.honey],
      trees: [inks.lees, inks.brick],
      air: inks.rose,
      sky: inks.blush,
      sun: inks.paper,
    }
  },
  winter: (inks) => {
    const cold = mix(inks.paper, inks.lees, 0.06)
    const hills = [0.3, 0.2, 0.12, 0.06, 0].map((share) => mix(cold, mix(inks.rosewood, inks.lees, 0.3), share))
    return {
      hills,
      rows: hills.map((_, i) => mix(inks.lees, cold, [0.6, 0.5, 0.35, 0.2, 0.1][i] ?? 0)),
      plots: [mix(inks.brick, cold, 0.3), mix(inks.lees, cold, 0.3)],
      trees: [inks.lees, mix(inks.lees, cold, 0.5)],
      air: mix(inks.blush, inks.paper, 0.35),
      sky: mix(inks.rose, inks.paper, 0.4),
      sun: inks.rose,
    }
  },
  harvest: (inks) => {
    const hills = [mix(inks.honey, inks.rose, 0.6), mix(inks.straw, inks.rose, 0.45), mix(inks.straw, inks.brick, 0.35)]
    const all = [...hills, mix(inks.straw, inks.lie, 0.6), mix(inks.brick, inks.lees, 0.7)]
    return {
      hills: all,
      rows: all.map((tone, i) => mix(tone, inks.honey, [0.35, 0.4, 0.5, 0.5, 0.35][i] ?? 0.4)),
      plots: [inks.lie, inks.moss],
      trees: [inks.vine, inks.moss],
      air: mix(inks.honey, inks.rose, 0.3),
      sky: mix(inks.honey, inks.paper, 0.5),
      sun: mix(inks.straw, inks.paper, 0.2),
    }
  },
}
