import { bottleBuilds } from '#app/models/catalog/bottle/bottle-build.ts'
import {
  hangLabel,
  labelSize,
  liquidOf,
  type ShotClosure,
  type ShotView,
  shapeOf,
  shotFrames,
  usualAspect,
} from '#app/models/catalog/bottle/packshot.ts'
import type { Shot } from '../platform/outside/studio/studio.ts'
import type { Bottle } from '../site/drawings/goods/bottle.ts'
import { drawPrintedLabel } from '../site/drawings/goods/printed-label.ts'
import { wines } from '../site/drawings/goods/wines.ts'
import { houseColours } from '../site/drawings/ink/inks.ts'
import { demoWines } from './shop/shop-rows.ts'

/** A photograph of the demo estate, as `node scripts/photographs.mjs` takes it. */
export type DemoPhotograph = { name: string; wine: string; shot: Shot & { view: ShotView }; drawLabel: () => string }

const capsule = '#761527'

/** Three more than the bottles: what shows a place as well as a wine. */
const scenes: [name: string, wine: keyof typeof wines, view: ShotView][] = [
  ['table', 'geai', 'table'],
  ['case', 'murgers', 'case'],
  ['label', 'jaune', 'label'],
]

/** All photographs of the demo: each wine as it stands, and the scenes. */
export function listPhotographs(): DemoPhotograph[] {
  const bottles = demoWines.filter(({ id }) => id in wines)
  return [
    ...bottles.map(({ id }) => photographOf(`bottle-${id}`, id as keyof typeof wines, 'bottle')),
    ...scenes.map(([name, wine, view]) => photographOf(`scene-${name}`, wine, view)),
  ]
}

function photographOf(name: string, id: keyof typeof wines, view: ShotView): DemoPhotograph {
  const wine: Bottle = wines[id]
  const kind = demoWines.find((one) => one.id === id)?.kind ?? 'rouge'
  const { width, height } = labelSize(wine.build, usualAspect)
  const { cuvee, vintage, appellation, ...dress } = wine.label
  const words = { house: 'Domaine des Trois Coteaux', cuvee, vintage, appellation }
  const shot = {
    view,
    shape: shapeOf(wine.build),
    glass: wine.glass,
    closure: closureOf(wine),
    capsule: wine.capsule ?? capsule,
    liquid: liquidOf(kind, wine.glass),
    label: hangLabel(wine.build, usualAspect),
    ...shotFrames[view],
  }
  return { name, wine: cuvee, shot, drawLabel: () => drawPrintedLabel(words, houseColours, [width, height], dress) }
}

function closureOf({ build, wax }: Bottle): ShotClosure {
  if ('foil' in bottleBuilds[build]) return 'foil'
  return wax ? 'wax' : 'capsule'
}
