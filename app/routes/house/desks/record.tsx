import { readFields } from '#app/models/house/panel/read-fields.ts'
import { settleRows } from '#app/models/house/panel/rows.ts'
import { withoutSearches } from '#app/models/house/panel/search-choices.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { sayTypedFaults } from '#app/services/house/amount-faults.server.ts'
import { deskAt, openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { publishHiddenDraft } from '#app/services/house/desks/hidden-draft.server.ts'
import { findUseHref } from '#app/services/house/desks/image-uses.server.ts'
import { recordHeaders, showRecord } from '#app/services/house/desks/letter-preview.server.ts'
import { changeable, readRecordScreen } from '#app/services/house/desks/record-screen.server.ts'
import { tellWhoSaved } from '#app/services/house/desks/who-saved.server.ts'
import { asksAgain, readSentRecord, refusePhotos } from '#app/services/house/forms/sent-photos.server.ts'
import { refuseFilled, sayFaults } from '#app/services/house/plans/form-entries.server.ts'
import { changeRecord } from '#app/services/house/plans/records.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { RecordScreen } from '#app/ui/house/record/record-screen.tsx'
import type { RecordRefusal } from '#app/ui/house/record/record-view.ts'
import type { Route } from './+types/record'

export const handle = takesFiles

export const headers: Route.HeadersFunction = recordHeaders

/** A thing of a desk, to be read and changed. */
export const loader = async (asked: Route.LoaderArgs) => showRecord(await readRecordScreen(asked))

/** Changes it. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  const { id } = asked.params
  const sent = await readSentRecord(asked, staff.api, { links: desk.links, fields: desk.fields.change })
  if (sent.refused || asksAgain(sent.entries)) return refusePhotos(sent)
  const entries = settleRows(desk.fields.change, withoutSearches(sent.entries))
  const body = readFields(desk.fields.change, entries)
  const held = await publishHiddenDraft(staff.api, desk, { id, body })
  const changed = held ?? (await changeRecord(staff.api, desk, { id, body }))
  if (!changed.ok) {
    const refusal = await tellWhoSaved(staff.api, changed.error, { resource: desk.resource, id })
    return refuseFilled(entries, refusal, sayTypedFaults(desk.fields.change, body, sayFaults(changed.error.fields)))
  }
  // What is put back among the unread is not opened again at once.
  const isPutBack = changed.value.isRead === false
  return goAndTell(asked.request, `/admin/${desk.slug}${isPutBack ? '' : `/${id}`}`, 'saved')
}

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: RecordRefusal }

export default function RecordPage({ loaderData: { at, ...screen }, actionData = {} }: Props) {
  const desk = deskAt(at)
  const fields = changeable(desk, screen.record)
  return <RecordScreen {...screen} desk={desk} fields={fields} placeOf={findUseHref} refused={actionData} />
}
