import { redirect } from 'react-router'
import { writtenPlaces } from '#app/models/content/written-kind.ts'
import { findEditable } from '#app/services/house/desks/find-editable.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import type { Route } from './+types/here'

export { default } from '../not-there.tsx'

/** Leads from a page of the public site to the desk where it is written. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  const place = await findEditable(api, asked.request.headers.get('Referer'), asked.url.origin)
  const isWritten = Object.values(writtenPlaces).some((desk) => place.startsWith(`/admin/${desk}/`))
  const composes = asked.url.searchParams.get('vers') === 'composer' && isWritten
  throw redirect(composes ? `${place}/composer` : place, 303)
}
