import { peopleTexts as words } from '#app/texts/house/fields/people.ts'
import type { PanelRecord } from '../desks/records.ts'
import type { Desk } from '../fields/desks.ts'

/** Counts what somebody has sent as read: by its button, or by the panel's script once it is in sight. */
export function MarkRead({ desk, record }: { desk: Pick<Desk, 'slug'>; record: PanelRecord }) {
  if (record.isRead !== false) return null
  return (
    <form method="post" action={`/admin/${desk.slug}/${record.id}/lu`} className="actions" data-at-sight="">
      <button type="submit" className="btn btn-line">
        {words.markRead}
      </button>
    </form>
  )
}
