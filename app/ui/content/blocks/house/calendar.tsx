import { href } from 'react-router'
import type { CalendarBlock } from '#app/models/content/blocks/house-blocks.ts'
import { frameOf } from '#app/models/content/blocks/shared.ts'
import { emptyStates } from '#app/texts/content/blocks.ts'
import { calendarTexts, sayRules } from '#app/texts/content/calendar.ts'
import type { BlockProps } from '../parts/block-props.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** When a calendar is open; which days are still free stands on a page that no cache keeps. */
export function CalendarInPage({ block: { title, calendar: id, ...frame }, around }: BlockProps<CalendarBlock>) {
  const calendar = around.calendars[id]
  return (
    <Section {...frameOf(frame)}>
      <SectionHead title={title} />
      {calendar ? (
        <div className="titled">
          <h3>{calendar.title}</h3>
          {calendar.description && <p>{calendar.description}</p>}
          <p>{sayRules(calendar)}</p>
          <p className="actions">
            <a className="btn" href={`${href('/agenda')}?${new URLSearchParams({ calendrier: calendar.id })}`}>
              {calendarTexts.see}
            </a>
          </p>
        </div>
      ) : (
        <EmptyState {...emptyStates.calendar} />
      )}
    </Section>
  )
}
