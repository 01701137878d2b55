import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { stageOf } from '#app/models/site/house-closing.ts'
import { closingStateTexts as words } from '#app/texts/house/closing.ts'
import { closingTexts } from '#app/texts/site/closing.ts'
import type { PanelRecord } from '../desks/records.ts'

/** What days off bring about, and until when. */
export function ClosingState({ record }: { record: PanelRecord }) {
  const days = { firstDay: String(record.firstDay), lastDay: String(record.lastDay) }
  const announce = Number(record.announceDays)
  const stage = stageOf(days, announce, parisDay(new Date()))
  if (stage === 'over') return <p className="note">{words.over}</p>
  const band = words.band(addDays(days.firstDay, -announce), String(record.words) || closingTexts.band(days))
  const told = [
    record.isTold ? band : words.noBand,
    record.stopsCollection ? words.collection : '',
    record.stopsShipping ? words.shipping : '',
    record.closesDoors ? words.doors : '',
    record.stopsBookings ? words.bookings : '',
    words.reopens(addDays(days.lastDay, 1)),
  ]
  return (
    <section className="note" aria-label={words.title}>
      <p>
        <b>{words.title}</b>
      </p>
      {stage === 'running' && <p>{words.running}</p>}
      <ul>
        {told.filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
