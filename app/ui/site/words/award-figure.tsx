import type { AwardMark } from '#app/models/content/blocks/award-mark.ts'

/** A metal or a note, set large for eyes that pass by; its title is read beside it. */
export function AwardFigure({ mark: { large, small } }: { mark: AwardMark }) {
  return (
    <span className="award-figure num" aria-hidden="true">
      {large}
      {small && <small>{small}</small>}
    </span>
  )
}
