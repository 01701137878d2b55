import { type BottleBuild, buildOf } from '#app/models/catalog/bottle/bottle-build.ts'
import { bottlePath, cutAlong, cutBottle, seedOf, spellPoints } from '#app/models/catalog/bottle/bottle-outline.ts'
import { shortYear, splitLabel } from '#app/models/catalog/bottle/bottle-words.ts'
import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'
import type { Direction } from '#app/models/site/look/direction.ts'
import { CutLabel } from './cut-label.tsx'

export type DrawnWine = { name: string; kind: ProductKind; year: number | null }

type Props = { wine: DrawnWine; direction: Exclude<Direction, 'estampe'>; isMeasured?: boolean }

/** A wine as its site's direction draws it, of its name, its kind and its year; all stand at one scale. */
export function DrawnBottle({ wine, direction, isMeasured = false }: Props) {
  const Draw = direction === 'caractere' ? Elevation : CutPaper
  return (
    <svg className="bottle" viewBox={isMeasured ? '-90 -336 180 368' : '-54 -330 108 336'} aria-hidden="true">
      <Draw {...wine} />
      {isMeasured && wine.kind !== 'coffret' && <Measures build={buildOf(wine.kind)} />}
    </svg>
  )
}

/** How high and how wide it is, in millimetres. */
function Measures({ build: { height, radius } }: { build: BottleBuild }) {
  return (
    <>
      <path
        className="bottle-fine"
        d={`M${radius + 14} 0V${-height}M${radius + 9} 0H${radius + 19}M${radius + 9} ${-height}H${radius + 19}`}
      />
      <text className="bottle-measure" x={radius + 30} y={-height / 2}>
        {height}
      </text>
      <path className="bottle-fine" d={`M${-radius} 14H${radius}M${-radius} 9V19M${radius} 9V19`} />
      <text className="bottle-measure" y={28}>
        {`⌀ ${radius * 2}`}
      </text>
    </>
  )
}

/** A glassmaker's elevation. */
function Elevation({ name, kind, year }: DrawnWine) {
  if (kind === 'coffret') return <CartonInLine name={name} />
  const build = buildOf(kind)
  const { radius, neckRadius, body, height } = build
  const [low, high] = [body * 0.16, body * 0.82]
  const wide = radius * 0.8
  return (
    <>
      <path className="bottle-glass" d={bottlePath(build)} />
      <path className="bottle-fine" d={`M${-neckRadius} ${-(height - 62)}H${neckRadius}`} />
      <path className="bottle-dashed" d={`M${-(radius - 6)} -1Q-10 -26 0 -28Q10 -26 ${radius - 6} -1`} />
      <rect className="bottle-label" x={-wide} y={-high} width={wide * 2} height={high - low} />
      <text className="bottle-figure" y={-(low + (high - low) * 0.46)}>
        {shortYear(year) || initialsOf(name)}
      </text>
      {splitLabel(name, 14).map((line, at) => (
        <text key={line} className="bottle-words" y={-(low + 14) + at * 8}>
          {line}
        </text>
      ))}
    </>
  )
}

function CartonInLine({ name }: { name: string }) {
  return (
    <>
      <path className="bottle-glass" d="M-50 0V-150H50V0Z" />
      <path className="bottle-fine" d="M-50 -128H50M0 -150V-128" />
      {splitLabel(name).map((line, at) => (
        <text key={line} className="bottle-words" y={-84 + at * 10}>
          {line}
        </text>
      ))}
    </>
  )
}

/** A bottle of few sure cuts. */
function CutPaper({ name, kind }: DrawnWine) {
  const seed = seedOf(name)
  if (kind === 'coffret') return <CartonCut name={name} seed={seed} />
  const build = buildOf(kind)
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

function initialsOf(name: string): string {
  const words = name.split(/[\s'’-]+/u).filter((word) => word.length > 2)
  return words
    .slice(0, 2)
    .map(([first]) => first?.toUpperCase() ?? '')
    .join('')
}
