import { throwNotFound } from '#app/http/answers.server.ts'
import { keptActs, personName } from '#app/models/house/cellar/kept-send.ts'
import { nameOfPerson } from '#app/services/house/desks/name-person.server.ts'
import { takeKeptSend } from '#app/services/house/orders/kept-sends.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import type { Route } from './+types/kept-send'

/** Takes what was written without a line, of whoever wrote it alone, and answers what of it did not go through. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const act = keptActs.find((one) => one === asked.params.act) ?? throwNotFound()
  const entries = await readEntries(asked.request)
  if (new Map(entries).get(personName) !== nameOfPerson(staff.email)) return new Response(null, { status: 403 })
  return Response.json(await takeKeptSend(staff, act, entries), { headers: { 'Cache-Control': 'no-store' } })
}

export const loader = () => throwNotFound()
