import { buildOf } from '#app/models/catalog/bottle/bottle-build.ts'
import { bottlePath } from '#app/models/catalog/bottle/bottle-outline.ts'
import { shortYear, splitLabel } from '#app/models/catalog/bottle/bottle-words.ts'
import type { DrawnWine } from './drawn-wine.ts'
import { LabelName } from './label-name.tsx'

/** A glassmaker's elevation. */
export function Elevation({ name, kind, year, build: own }: DrawnWine) {
  if (kind === 'coffret') return <CartonInLine name={name} />
  const build = own ?? buildOf(kind)
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
      <LabelName lines={splitLabel(name, 14)} widest={14} wide={wide * 2 - 6} from={-(low + 14)} step={8} />
    </>
  )
}

function CartonInLine({ name }: { name: string }) {
  return (
    <>
      <path className="bottle-glass" d="M-50 0V-150H50V0Z" />
      <path className="bottle-fine" d="M-50 -128H50M0 -150V-128" />
      <LabelName lines={splitLabel(name, 11)} widest={11} wide={90} from={-84} step={10} />
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
