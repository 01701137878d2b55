import type { SiteColours } from '../ink/inks.ts'
import { drawLandscape, type Landscape } from './landscape.ts'

const views: Record<string, Landscape> = {
  'hills-wide': { size: [1600, 540], seed: 4, sun: [0.735, 0.2, 58], villageAt: [0.64, 0.9], top: 0.36, clear: 0.34 },
  'hills-tall': { size: [780, 640], seed: 7, sun: [0.76, 0.17, 50], villageAt: [0.62, 0.85], top: 0.34 },
  'hills-calm': { size: [1200, 640], seed: 15, sun: [0.26, 0.26, 60], villageAt: [0.7, 1], top: 0.4, isWhole: true, near: false },
  'hills-winter': {
    size: [1200, 640],
    seed: 31,
    season: 'winter',
    sun: [0.8, 0.2, 46],
    villageAt: [0.3, 0.95],
    top: 0.38,
    isWhole: true,
  },
  'hills-harvest': {
    size: [1200, 640],
    seed: 52,
    season: 'harvest',
    sun: [0.42, 0.3, 84],
    villageAt: [0.82, 0.8],
    top: 0.42,
    isWhole: true,
  },
}

/** The slopes, each in another light: no view of the site repeats another's. */
export function drawViews(colours: SiteColours): [string, string][] {
  return Object.entries(views).map(([name, view]) => [name, drawLandscape({ ...view, colours })])
}
