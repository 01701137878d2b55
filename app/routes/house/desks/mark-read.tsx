import { href, redirect } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { readThingScreen } from '#app/services/house/desks/thing-screen.server.ts'
import { changeThing } from '#app/services/house/plans/things.server.ts'
import type { Route } from './+types/mark-read'

export { default } from './thing.tsx'

export const loader = (asked: Route.LoaderArgs) => readThingScreen(asked)

/** Counts what somebody has sent as read. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  const { id } = asked.params
  if (!desk.fields.change.some(({ name }) => name === 'isRead')) throwNotFound()
  orThrow(await changeThing(staff.api, desk, { id, body: { isRead: true } }))
  return redirect(href('/admin/:desk/:id', { desk: desk.slug, id }), { status: 303 })
}
