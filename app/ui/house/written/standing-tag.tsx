import type { WrittenStanding } from '#app/models/house/written/written-standing.ts'
import { sayCalendarDay, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { standingTexts } from '#app/texts/house/pages/standing.ts'

/** How a page or an article stands, in the same words on every screen and list; the hour of a moment is told on its screen. */
export function StandingTag({ standing }: { standing: WrittenStanding }) {
  return <span className={standing.is === 'online' ? 'tag' : 'tag tag-no'}>{sayStanding(standing)}</span>
}

function sayStanding(standing: WrittenStanding): string {
  switch (standing.is) {
    case 'planned':
      return standingTexts.comesOut(sayShortDay(standing.at))
    case 'dated':
      return standingTexts.comesOut(sayCalendarDay(standing.day))
    default:
      return standingTexts[standing.is]
  }
}
