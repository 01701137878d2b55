import { buildOf } from '#app/models/catalog/bottle/bottle-build.ts'
import { bottlePath, edgePath } from '#app/models/catalog/bottle/bottle-outline.ts'
import { splitLabel } from '#app/models/catalog/bottle/bottle-words.ts'
import type { DrawnWine } from './drawn-wine.ts'
import { LabelName } from './label-name.tsx'

/** How many letters a label takes in a line. */
const widest = 12

/** A bottle as a photographer stands it before a pale wall: the window at its left, its shadow on the table. */
export function StudioBottle({ name, kind, year, build: own }: DrawnWine) {
  if (kind === 'coffret') return <StudioCarton name={name} />
  const build = own ?? buildOf(kind)
  const { radius, neckRadius, body, height } = build
  const [low, high] = [body * 0.14, body * 0.74]
  return (
    <>
      <ellipse className="bottle-shade" cx="16" cy="-1" rx={radius * 1.5} ry="6" />
      <path className={`bottle-glass glass-${kind}`} d={bottlePath(build)} />
      <path className="bottle-shine" d={edgePath(build, -1, 8)} />
      <path className="bottle-dusk" d={edgePath(build, 1, 6)} />
      <rect className="bottle-cap" x={-neckRadius - 0.6} y={-height + 1} width={neckRadius * 2 + 1.2} height="58" rx="2" />
      <rect className="bottle-label" x={-radius + 0.6} y={-high} width={radius * 2 - 1.2} height={high - low} />
      <rect className="bottle-fold" x={radius * 0.55} y={-high} width={radius * 0.45 - 0.6} height={high - low} />
      <StudioWords name={name} year={year} at={-(low + (high - low) * 0.62)} wide={radius * 2 - 8} />
    </>
  )
}

function StudioWords({ name, year, at, wide }: { name: string; year: number | null; at: number; wide: number }) {
  const lines = splitLabel(name, widest)
  return (
    <>
      <LabelName lines={lines} widest={widest} wide={wide} from={at} step={11} />
      {year !== null && (
        <text className="bottle-year" y={at + lines.length * 11 + 3}>
          {year}
        </text>
      )}
    </>
  )
}

function StudioCarton({ name }: { name: string }) {
  return (
    <>
      <ellipse className="bottle-shade" cx="12" cy="-1" rx="66" ry="6" />
      <path className="bottle-box" d="M-50 0V-132H50V0Z" />
      <path className="bottle-fold" d="M22 0V-132H50V0Z" />
      <path className="bottle-shine" d="M-50 -108H50" />
      <StudioWords name={name} year={null} wide={80} at={-64} />
    </>
  )
}
