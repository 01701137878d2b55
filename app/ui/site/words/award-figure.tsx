import { readMark } from '#app/models/content/blocks/award-mark.ts'

/** A metal or a note, set large for eyes that pass by; its title is read beside it. */
export function AwardFigure({ title }: { title: string }) {
  const mark = readMark(title)
  if (!mark) return null
  return (
    <span className="award-figure num" aria-hidden="true">
      {mark.large}
      {mark.small && <small>{mark.small}</small>}
    </span>
  )
}
