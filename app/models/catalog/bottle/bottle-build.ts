import type { ProductKind } from '../products/product-kind.ts'

/** A bottle in true millimetres: where the body ends, where the neck begins, and how the shoulder bends between them. */
export type BottleBuild = {
  height: number
  radius: number
  neckRadius: number
  body: number
  neck: number
  bend: readonly [low: number, high: number]
  centilitres: number
}

export const bottleBuilds = {
  bordeaux: { height: 302, radius: 37.5, neckRadius: 14.5, body: 186, neck: 232, bend: [0.7, 0.4], centilitres: 75 },
  bourgogne: { height: 298, radius: 41, neckRadius: 14.5, body: 122, neck: 236, bend: [0.46, 0.6], centilitres: 75 },
  champagne: { height: 318, radius: 44, neckRadius: 15, body: 128, neck: 250, bend: [0.5, 0.56], centilitres: 75 },
  clavelin: { height: 278, radius: 39, neckRadius: 15.5, body: 152, neck: 196, bend: [0.85, 0.22], centilitres: 62 },
  demi: { height: 244, radius: 30, neckRadius: 13, body: 148, neck: 190, bend: [0.7, 0.4], centilitres: 37.5 },
  magnum: { height: 352, radius: 51, neckRadius: 17, body: 148, neck: 282, bend: [0.46, 0.6], centilitres: 150 },
} as const satisfies Record<string, BottleBuild>

const { bordeaux, bourgogne, champagne, clavelin, demi } = bottleBuilds

const builds: Record<Exclude<ProductKind, 'coffret'>, BottleBuild> = {
  rouge: bourgogne,
  blanc: bourgogne,
  rose: bordeaux,
  bulles: champagne,
  jaune: clavelin,
  paille: demi,
  liqueur: bordeaux,
  autre: bordeaux,
}

/** The bottle of a brewer: low, round of shoulder, with a short neck. */
export const beerBuild: BottleBuild = {
  height: 246,
  radius: 37,
  neckRadius: 13.5,
  body: 138,
  neck: 192,
  bend: [0.6, 0.5],
  centilitres: 50,
}

/** The bottle that a kind of wine comes in. */
export function buildOf(kind: Exclude<ProductKind, 'coffret'>): BottleBuild {
  return builds[kind]
}
