import { href } from 'react-router'
import { readClientCard, refuseClientCard } from '#app/services/house/clients/client-card.server.ts'
import { openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/keep-client'

export { default } from '../desks/record.tsx'

export const loader = readRecordOf('clients')

/** Keeps the note and the tags of a client. */
export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params
  const { staff } = await openDesk({ ...asked, params: { desk: 'clients' } })
  const entries = await readEntries(asked.request)
  const kept = await staff.api.changeClient({ params: { id }, body: readClientCard(entries) })
  if (!kept.ok) return refuseClientCard(entries, kept.error)
  return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'clients', id }), 'saved')
}
