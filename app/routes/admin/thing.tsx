import { isFetchedAhead } from '#app/http/is-fetched-ahead.ts'
import { readFields } from '#app/models/panel/read-fields.ts'
import { asksMoreRows, settleRows } from '#app/models/panel/rows.ts'
import { takesFiles } from '#app/models/route-handle.ts'
import { deskAt, openDesk } from '#app/services/panel/desk-screen.server.ts'
import { placeOfUse } from '#app/services/panel/image-uses.server.ts'
import { refuseFilled, sayFaults } from '#app/services/panel/posted.server.ts'
import { readSentThing, refusePhotos } from '#app/services/panel/sent-photos.server.ts'
import { changeable, openThing, readThingScreen } from '#app/services/panel/thing-screen.server.ts'
import { changeThing } from '#app/services/panel/things.server.ts'
import { sayTypedFaults } from '#app/services/panel/typed-faults.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { ThingScreen } from '#app/ui/panel/thing-screen.tsx'
import type { ThingRefused } from '#app/ui/panel/thing-view.ts'
import type { Route } from './+types/thing'

export const handle = takesFiles

/** What was sent in is counted as read before anything tells how much is not. */
export const middleware: Route.MiddlewareFunction[] = [
  async (asked) => {
    if (asked.request.method === 'GET' && !isFetchedAhead(asked.request)) await openThing(asked)
  },
]

/** A thing of a desk, to be read and changed. */
export const loader = (asked: Route.LoaderArgs) => readThingScreen(asked)

/** Changes it. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  const { id } = asked.params
  const sent = await readSentThing(asked.request, staff.api, { links: desk.links, fields: desk.fields.change })
  if (sent.refused || asksMoreRows(sent.entries)) return refusePhotos(sent)
  const entries = settleRows(desk.fields.change, sent.entries)
  const body = readFields(desk.fields.change, entries)
  const changed = await changeThing(staff.api, desk, { id, body })
  if (!changed.ok)
    return refuseFilled(entries, changed.error, sayTypedFaults(desk.fields.change, body, sayFaults(changed.error.fields)))
  // What is put back among the unread is not opened again at once.
  const isPutBack = changed.value.isRead === false
  return goAndTell(asked.request, `/admin/${desk.slug}${isPutBack ? '' : `/${id}`}`, 'saved')
}

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: ThingRefused }

export default function Thing({ loaderData: { at, ...screen }, actionData = {} }: Props) {
  const desk = deskAt(at)
  const fields = changeable(desk, screen.thing)
  return <ThingScreen {...screen} {...{ desk, fields }} placeOf={placeOfUse} refused={actionData} />
}
