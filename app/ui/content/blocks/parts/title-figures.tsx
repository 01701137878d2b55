import { readFigures } from '#app/models/content/blocks/counted-title.ts'

/** What a title counts, in large numerals for the eye; the title says it to everybody. One number alone is left to it. */
export function TitleFigures({ title }: { title: string }) {
  const figures = readFigures(title)
  if (figures.length < 2) return null
  return (
    <p className="figures num" aria-hidden="true">
      {figures.map(({ count, unit }) => (
        <span key={`${count} ${unit}`}>
          <b>{count}</b> {unit}
        </span>
      ))}
    </p>
  )
}
