import { handOut } from '#app/http/hand-out.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { requireStaff } from '../staff.server.ts'

/** Hands a file of the panel out to staff alone. */
export function handToStaff<Asked extends RouteArgs>(
  read: (staff: Member, asked: Asked) => Promise<Response>,
  methods?: string[],
) {
  return handOut(async (asked: Asked) => read(await requireStaff(asked), asked), methods)
}
