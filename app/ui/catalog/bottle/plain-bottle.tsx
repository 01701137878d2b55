import { buildOf } from '#app/models/catalog/bottle/bottle-build.ts'
import { bottlePath } from '#app/models/catalog/bottle/bottle-outline.ts'
import { splitLabel } from '#app/models/catalog/bottle/bottle-words.ts'
import type { DrawnWine } from './drawn-wine.ts'
import { LabelName } from './label-name.tsx'

/** How many letters a label takes in a line. */
const widest = 10

/** A bottle in flat colours, its name large enough to be read on a shelf; a band tells its kind. */
export function PlainBottle({ name, kind, year, build: own }: DrawnWine) {
  if (kind === 'coffret') return <PlainCarton name={name} />
  const build = own ?? buildOf(kind)
  const { radius, neckRadius, body, height } = build
  const [low, high] = [body * 0.12, body * 0.86]
  return (
    <>
      <path className={`bottle-glass glass-${kind}`} d={bottlePath(build)} />
      <rect
        className={`bottle-cap band-${kind}`}
        x={-neckRadius - 2.4}
        y={-height}
        width={neckRadius * 2 + 4.8}
        height="54"
        rx="3"
      />
      <rect className="bottle-label" x={-radius + 3} y={-high} width={radius * 2 - 6} height={high - low} rx="2" />
      <rect className={`band-${kind}`} x={-radius + 3} y={-low - 13} width={radius * 2 - 6} height="13" />
      <PlainWords name={name} year={year} from={-high + 20} wide={radius * 2 - 12} />
    </>
  )
}

function PlainWords({ name, year, from, wide }: { name: string; year: number | null; from: number; wide: number }) {
  const lines = splitLabel(name, widest)
  return (
    <>
      <LabelName lines={lines} widest={widest} wide={wide} from={from} step={12} />
      {year !== null && (
        <text className="bottle-year" y={from + lines.length * 12 + 2}>
          {year}
        </text>
      )}
    </>
  )
}

function PlainCarton({ name }: { name: string }) {
  return (
    <>
      <rect className="bottle-box" x="-50" y="-138" width="100" height="138" rx="3" />
      <path className="bottle-seam" d="M-50 -114H50" />
      <rect className="bottle-label" x="-36" y="-98" width="72" height="76" rx="2" />
      <rect className="band-coffret" x="-36" y="-34" width="72" height="12" />
      <PlainWords name={name} year={null} wide={64} from={-80} />
    </>
  )
}
