import { redirect } from 'react-router'
import { findEditable } from '#app/services/panel/here.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import type { Route } from './+types/here'

/** Leads from a page of the public site to the desk where it is written. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  throw redirect(await findEditable(api, asked.request.headers.get('Referer'), asked.url.origin), 303)
}
