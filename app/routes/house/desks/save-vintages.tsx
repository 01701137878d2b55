import { data, href } from 'react-router'
import { asksMoreRows } from '#app/models/house/panel/rows.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import { getRecord } from '#app/services/house/plans/records.server.ts'
import { offerVintages, readVintages, refuseVintages } from '#app/services/house/settings/vintages.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { RecordRefusal } from '#app/ui/house/record/record-view.ts'
import type { Route } from './+types/save-vintages'

export { default } from './record.tsx'

export const loader = readRecordOf('produits')

/** Saves the table of a wine's vintages and sizes, all of it or nothing; where nothing was written, there is a wine all the same. */
export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params
  const { staff, desk } = await openDesk({ ...asked, params: { desk: 'produits' } })
  const entries = await readEntries(asked.request)
  if (asksMoreRows(entries)) return data<RecordRefusal>({ vintages: offerVintages(entries) })
  const posted = readVintages(entries)
  const saved =
    posted.rows.length === 0
      ? await getRecord(staff.api, desk, id)
      : await staff.api.saveVintages({ params: { id }, body: { rows: posted.rows } })
  if (saved.ok) return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'produits', id }), 'saved')
  return data<RecordRefusal>({ vintages: refuseVintages(posted, saved.error) }, { status: statusOf[saved.error.code] })
}
