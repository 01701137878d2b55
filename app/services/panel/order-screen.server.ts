import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { type Failure, statusOf } from '#app/models/outcome.ts'
import type { Member } from '../session.server.ts'
import { goAndTell } from '../session.server.ts'
import { type PanelFrame, readPanelFrame } from './panel-frame.server.ts'
import { readEntries } from './posted.server.ts'
import { type PanelAsk, requireStaff } from './staff.server.ts'

export type OrderDesk = Answer<Contract['getAdminOrder']>
export type OrderAsk = PanelAsk & { params: { id: string } }
type Posted = { staff: Member; id: string; field: (name: string) => string }

/** An order and what stands around it. */
export async function readOrderScreen(asked: OrderAsk): Promise<{ frame: PanelFrame; order: OrderDesk }> {
  const staff = await requireStaff(asked)
  const [frame, order] = await Promise.all([
    readPanelFrame(asked, staff),
    staff.api.getAdminOrder({ params: { id: asked.params.id } }),
  ])
  return { frame, order: orThrow(order) }
}

/** What is done to an order, as it was posted. */
export async function readOrderForm(asked: OrderAsk): Promise<Posted> {
  const staff = await requireStaff(asked)
  const entries = new Map(await readEntries(asked.request))
  return { staff, id: asked.params.id, field: (name) => entries.get(name)?.trim() ?? '' }
}

/** After an act on an order: back to it. */
export function backToOrder(asked: OrderAsk): Promise<Response> {
  return goAndTell(asked.request, `/admin/commandes/${asked.params.id}`, 'saved')
}

/** A refused act: the sentence to show beside it, and its status. */
export function sayRefused({ code, message, fields }: Failure): { message: string; status: number } {
  const told = Object.values(fields ?? {}).flat()
  return { message: told.length > 0 ? told.join(' ') : message, status: statusOf[code] }
}
