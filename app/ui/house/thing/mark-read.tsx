import { peopleTexts as words } from '#app/texts/house/fields/people.ts'
import type { Thing } from '../desks/things.ts'
import type { Desk } from '../fields/desks.ts'

/** Counts what somebody has sent as read: by its button, or by the panel's script once it is in sight. */
export function MarkRead({ desk, thing }: { desk: Pick<Desk, 'slug'>; thing: Thing }) {
  if (thing.isRead !== false) return null
  return (
    <form method="post" action={`/admin/${desk.slug}/${thing.id}/lu`} className="actions" data-at-sight="">
      <button type="submit" className="btn btn-line">
        {words.markRead}
      </button>
    </form>
  )
}
