import { buildOf } from '#app/models/catalog/bottle/bottle-build.ts'
import { bottlePath, edgePath } from '#app/models/catalog/bottle/bottle-outline.ts'
import { splitLabel } from '#app/models/catalog/bottle/bottle-words.ts'
import type { DrawnWine } from './drawn-wine.ts'
import { LabelName } from './label-name.tsx'

/** How many letters a label takes in a line. */
const widest = 10

/** A bottle in the dark, of which a lamp above shows one edge, the wax and the gold of its label. */
export function LitBottle({ name, kind, year, build: own }: DrawnWine) {
  if (kind === 'coffret') return <LitCarton name={name} />
  const build = own ?? buildOf(kind)
  const { radius, neckRadius, body, height } = build
  const [low, high] = [body * 0.16, body * 0.8]
  const wide = radius * 0.76
  return (
    <>
      <path className={`bottle-glass glass-${kind}`} d={bottlePath(build)} />
      <path className="bottle-rim" d={edgePath(build, 1, 0.8)} />
      <path className="bottle-gleam" d={edgePath(build, -1, 6)} />
      <path
        className="bottle-cap"
        d={`M${-neckRadius - 1} ${-(height - 60)}V${-(height - 14)}H${-neckRadius - 3}V${-(height - 4)}H${neckRadius + 3}V${-(height - 14)}H${neckRadius + 1}V${-(height - 60)}Q0 ${-(height - 56)} ${-neckRadius - 1} ${-(height - 60)}Z`}
      />
      <rect className="bottle-label" x={-wide} y={-high} width={wide * 2} height={high - low} />
      <rect className="bottle-line" x={-wide + 3} y={-high + 3} width={wide * 2 - 6} height={high - low - 6} />
      <LitWords name={name} year={year} at={-(low + (high - low) * 0.6)} wide={wide * 2 - 10} />
    </>
  )
}

function LitWords({ name, year, at, wide }: { name: string; year: number | null; at: number; wide: number }) {
  const lines = splitLabel(name, widest)
  return (
    <>
      <LabelName lines={lines} widest={widest} wide={wide} from={at} step={10} />
      <path className="bottle-line" d={`M-8 ${at + lines.length * 10 - 3}H8`} />
      {year !== null && (
        <text className="bottle-year" y={at + lines.length * 10 + 8}>
          {year}
        </text>
      )}
    </>
  )
}

function LitCarton({ name }: { name: string }) {
  return (
    <>
      <path className="bottle-glass" d="M-50 0V-128H50V0Z" />
      <path className="bottle-rim" d="M50 0V-128H-50" />
      <rect className="bottle-label" x="-38" y="-112" width="76" height="92" />
      <rect className="bottle-line" x="-35" y="-109" width="70" height="86" />
      <LitWords name={name} year={null} wide={64} at={-70} />
    </>
  )
}
