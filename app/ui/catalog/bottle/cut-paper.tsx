import { buildOf } from '#app/models/catalog/bottle/bottle-build.ts'
import { cutAlong, cutBottle, spellPoints } from '#app/models/catalog/bottle/bottle-outline.ts'
import { seedOf } from '#app/models/platform/text/seed.ts'
import { CutLabel } from './cut-label.tsx'
import type { DrawnWine } from './drawn-wine.ts'

/** A bottle of few sure cuts. */
export function CutPaper({ name, kind, build: own }: DrawnWine) {
  const seed = seedOf(name)
  if (kind === 'coffret') return <CartonCut name={name} seed={seed} />
  const build = own ?? buildOf(kind)
  const { radius, neckRadius, body, height } = build
  const capsule = cutAlong(
    [
      [neckRadius + 1.5, height - 66],
      [neckRadius + 1, height - 16],
      [neckRadius + 4, height - 14],
      [neckRadius + 3.5, height + 2],
    ],
    seed + 1,
  )
  return (
    <>
      <polygon className={`bottle-glass glass-${kind}`} points={spellPoints(cutBottle(build, seed))} />
      <polygon className="bottle-cap" points={spellPoints(capsule)} />
      <CutLabel name={name} seed={seed} half={radius + 0.5} from={body * 0.12} to={body * 0.9} />
    </>
  )
}

function CartonCut({ name, seed }: { name: string; seed: number }) {
  const side = cutAlong(
    [
      [48, 0],
      [50, 148],
    ],
    seed,
  )
  return (
    <>
      <polygon className="bottle-box" points={spellPoints(side)} />
      <CutLabel name={name} seed={seed} half={40} from={24} to={120} />
    </>
  )
}
