import type { ProductKind } from '../products/product-kind.ts'
import { bottleBuilds } from './bottle-build.ts'

/** The bottles that can be photographed by program. */
export const shotBuilds = ['bourgogne', 'bordeaux', 'champagne', 'clavelin', 'demi', 'magnum'] as const
export const shotGlasses = ['green', 'leaf', 'black', 'gold', 'rose'] as const
export const shotClosures = ['capsule', 'wax', 'foil'] as const
/** What a photograph shows: the bottle, its label from close by, its back, a case of six, a table. */
export const shotViews = ['bottle', 'label', 'back', 'case', 'table'] as const
/** How far a photograph is. */
export const packshotStates = ['waiting', 'making', 'ready', 'failed'] as const
/** Why one was not made. */
export const packshotFaults = ['slow', 'crashed', 'full'] as const
/** What a photograph that is taken stands on: nothing, or the paper of the site. */
export const packshotGrounds = ['clear', 'paper'] as const

export type ShotBuild = (typeof shotBuilds)[number]
export type ShotClosure = (typeof shotClosures)[number]
export type ShotView = (typeof shotViews)[number]
export type ShotLiquid = 'red' | 'white' | 'yellow' | 'rose'

/** What an owner says of a bottle that is to be photographed. */
export type ShotBottle = {
  build: ShotBuild
  glass: (typeof shotGlasses)[number]
  closure: ShotClosure
  /** The colour of the capsule, the wax or the foil, as '#rrggbb'. */
  capsule: string
}

/** How a wine is shown: how many millimetres of it, in how many pixels, each looked at so often. Bottles share one frame, so that they keep their true size beside each other. */
export const shotFrames: Record<ShotView, { frame: [number, number]; size: [number, number]; samples: number }> = {
  bottle: { frame: [146, 380], size: [700, 1822], samples: 40 },
  label: { frame: [130, 160], size: [1000, 1230], samples: 40 },
  back: { frame: [146, 380], size: [700, 1822], samples: 40 },
  case: { frame: [560, 460], size: [1200, 986], samples: 40 },
  table: { frame: [660, 440], size: [1500, 1000], samples: 56 },
}

/** Whether there is ground of the site's own around what a photograph shows. */
export const isCutOut = (view: ShotView): boolean => view !== 'table'

/** The hollow of each bottle's foot, and how far its closure comes down, in millimetres. */
const more: Record<ShotBuild, { punt: number; foil: number }> = {
  bordeaux: { punt: 20, foil: 58 },
  bourgogne: { punt: 26, foil: 60 },
  champagne: { punt: 34, foil: 104 },
  clavelin: { punt: 14, foil: 46 },
  demi: { punt: 14, foil: 44 },
  magnum: { punt: 32, foil: 70 },
}

/** A bottle in all its millimetres. */
export function shapeOf(build: ShotBuild) {
  return { ...bottleBuilds[build], ...more[build] }
}

const red: ShotBottle = { build: 'bourgogne', glass: 'green', closure: 'capsule', capsule: '#761527' }
const usual: Record<ProductKind, ShotBottle> = {
  rouge: red,
  blanc: { ...red, glass: 'gold', capsule: '#59663f' },
  rose: { ...red, build: 'bordeaux', glass: 'rose', capsule: '#f0e6d8' },
  bulles: { ...red, build: 'champagne', glass: 'black', closure: 'foil' },
  jaune: { ...red, build: 'clavelin', glass: 'leaf', closure: 'wax', capsule: '#dba84a' },
  paille: { ...red, build: 'demi', glass: 'gold', closure: 'wax', capsule: '#8a5a1c' },
  liqueur: { ...red, build: 'bordeaux', glass: 'leaf', closure: 'wax', capsule: '#2a1416' },
  coffret: red,
  autre: { ...red, build: 'bordeaux' },
}

/** The bottle that a kind of wine mostly comes in, until its owner says another. */
export function usualBottle(kind: ProductKind): ShotBottle {
  return usual[kind]
}

/** What is in the glass; of sparkling wines, glass made for rosé tells that it is one. */
export function liquidOf(kind: ProductKind, glass: ShotBottle['glass']): ShotLiquid {
  if (kind === 'bulles' && glass === 'rose') return 'rose'
  if (kind === 'rouge' || kind === 'autre') return 'red'
  if (kind === 'rose') return 'rose'
  return kind === 'jaune' || kind === 'paille' || kind === 'liqueur' ? 'yellow' : 'white'
}

/** How high above the foot a label begins, unless it is a low one. */
const labelFoot = 16
/** How a label mostly is, its width by its height. */
export const usualAspect = 1 / 1.2

/** The size of a label of such a picture on a bottle: whole on its straight part, no further around than can be seen. */
export function labelSize(build: ShotBuild, aspect: number): { width: number; height: number } {
  const { radius, body } = bottleBuilds[build]
  const height = Math.min(body - labelFoot - 8, (radius * 2.2) / aspect)
  return { width: round(height * aspect), height: round(height) }
}

/** A label of such a picture in its place: one that is lower than most hangs as high as the middle of a usual one would let it. */
export function hangLabel(build: ShotBuild, aspect: number): { width: number; height: number; foot: number } {
  const size = labelSize(build, aspect)
  const lower = Math.max(0, labelSize(build, usualAspect).height - size.height)
  return { ...size, foot: round(labelFoot + lower * 0.45) }
}

const round = (millimetres: number) => Math.round(millimetres * 10) / 10
