import { splitLabel } from '#app/models/catalog/bottle/bottle-words.ts'
import { seedOf } from '#app/models/platform/text/seed.ts'
import { LabelName } from './label-name.tsx'

/** How many letters a cheese takes in a line, and how far the next is below. */
const widest = 12
const step = 11

/** What a dairy makes: a great wheel that is cut, a small round, a tall one, and a low one. */
const forms = [
  { radius: 56, rise: 15, height: 46, isCut: true },
  { radius: 46, rise: 12, height: 40, isCut: false },
  { radius: 40, rise: 10, height: 92, isCut: false },
  { radius: 54, rise: 14, height: 34, isCut: true },
] as const

/** A cheese that stands before one, its name on a band around it; its name chooses its form. */
export function Cheese({ name }: { name: string }) {
  const lines = splitLabel(name, widest)
  const form = forms[seedOf(name) % forms.length] ?? forms[0]
  const { radius, rise, isCut } = form
  const band = 8 + lines.length * step
  const height = Math.max(form.height, band + 12)
  const rim = -(rise + height)
  const low = -rise - (height - band) / 2
  const wide = radius * 1.5
  const side = `M${-radius} ${rim}V${-rise}A${radius} ${rise} 0 0 0 ${radius} ${-rise}V${rim}`
  return (
    <svg className="bottle" viewBox="-64 -152 128 158" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path className="bottle-glass cheese-side" d={`${side}A${radius} ${rise} 0 0 1 ${-radius} ${rim}Z`} />
      <ellipse className="bottle-glass cheese-top" cy={rim} rx={radius} ry={rise} />
      {isCut && (
        <path
          className="bottle-fine bottle-line bottle-seam"
          fill="none"
          d={`M${radius * 0.4} ${rim - rise * 0.92}L0 ${rim}L${radius * 0.92} ${rim - rise * 0.38}`}
        />
      )}
      <rect className="bottle-label bottle-strip" x={-wide / 2} y={low - band + rise * 0.7} width={wide} height={band} />
      <LabelName lines={lines} widest={widest} wide={wide - 6} from={low - band + rise * 0.7 + 13} step={step} />
    </svg>
  )
}
