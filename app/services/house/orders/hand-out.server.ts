import { handOut } from '#app/http/hand-out.server.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { type PanelAsk, requireStaff } from '../staff.server.ts'

/** Hands a file of the panel out to staff alone. */
export function handToStaff<Asked extends PanelAsk>(
  read: (staff: Member, asked: Asked) => Promise<Response>,
  methods?: string[],
) {
  return handOut(async (asked: Asked) => read(await requireStaff(asked), asked), methods)
}
