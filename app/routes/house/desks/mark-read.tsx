import { href, redirect } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { readRecordScreen } from '#app/services/house/desks/record-screen.server.ts'
import { changeRecord } from '#app/services/house/plans/records.server.ts'
import type { Route } from './+types/mark-read'

export { default } from './record.tsx'

export const loader = (asked: Route.LoaderArgs) => readRecordScreen(asked)

/** Counts what somebody has sent as read. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  const { id } = asked.params
  if (!desk.fields.change.some(({ name }) => name === 'isRead')) throwNotFound()
  orThrow(await changeRecord(staff.api, desk, { id, body: { isRead: true } }))
  return redirect(href('/admin/:desk/:id', { desk: desk.slug, id }), { status: 303 })
}
