import { throwNotFound } from '#app/http/answers.server.ts'
import { personal } from '#app/http/cache-headers.ts'
import { keptActs, personName } from '#app/models/house/cellar/kept-send.ts'
import { nameOfPerson } from '#app/services/house/desks/name-person.server.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { takeKeptSend } from '#app/services/house/orders/kept-sends.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import type { Member } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/kept-send'

export { action, default, loader } from '../not-there.tsx'

/** Takes what was written without a line, of whoever wrote it alone, and answers what of it did not go through. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(take, ['POST'])]

async function take(staff: Member, { request, params, context }: Route.ActionArgs) {
  const act = keptActs.find((one) => one === params.act) ?? throwNotFound()
  const entries = await readEntries(request)
  if (new Map(entries).get(personName) !== nameOfPerson(staff.email))
    return new Response(null, { status: 403, headers: personal })
  return Response.json(await takeKeptSend(staff, act, entries, await readGoods({ context })), { headers: personal })
}
