import type { Keeping } from '#app/models/catalog/pairing/keeping.ts'
import { keepingTexts } from '#app/texts/catalog/shop.ts'

const [start, length] = [8, 160]

/** From its harvest to the year until which it is kept, and how far it is; the words say all that the drawing shows. */
export function KeepingBar({ keeping: { from, until, share, left } }: { keeping: Keeping }) {
  const now = start + share * length
  return (
    <section>
      <h2>{keepingTexts.title}</h2>
      <svg width="176" height="24" viewBox="0 0 176 24" aria-hidden="true" stroke="currentColor">
        <path d={`M${start} 12H${start + length}M${start} 7V17M${start + length} 7V17`} fill="none" />
        <path d={`M${start} 12H${now}`} strokeWidth="5" />
        <circle cx={now} cy="12" r="7" fill="currentColor" />
      </svg>
      <p className="num">{keepingTexts.says(from, until)}</p>
      <p className="muted num">{keepingTexts.left(left)}</p>
    </section>
  )
}
