import { splitLabel } from '#app/models/catalog/bottle/bottle-words.ts'
import { seedOf } from '#app/models/platform/text/seed.ts'
import { LabelName } from './label-name.tsx'

/** How many letters a cover takes in a line. */
const widest = 12

/** Bands above and below the title, of which each book has one arrangement. */
const bands = [[14, 22], [10, 14, 18, 22], [14], [12, 26]] as const

/** A book that stands with its cover to the front: cloth, a title on paper, and bands that its title chooses. */
export function BookCover({ name }: { name: string }) {
  const lines = splitLabel(name, widest)
  const chosen = bands[seedOf(name) % bands.length] ?? bands[0]
  const high = 30 + lines.length * 11
  return (
    <svg className="bottle" viewBox="-64 -196 128 202" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path className="bottle-glass glass-autre" d="M-54 0V-184Q-54 -188 -50 -188H51Q54 -188 54 -185V-3Q54 0 51 0Z" />
      <path className="bottle-fine bottle-gleam bottle-shine" fill="none" d="M-46 -4V-184" />
      <rect className="bottle-label bottle-strip" x="-40" y="-160" width="80" height={high} />
      <LabelName lines={lines} widest={widest} wide={72} from={-139} step={11} />
      {chosen.map((y) => (
        <path key={y} className="bottle-fine bottle-line bottle-seam" fill="none" d={`M-40 ${-y}H40`} />
      ))}
    </svg>
  )
}
