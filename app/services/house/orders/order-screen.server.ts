import { data, href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { type Failure, statusOf } from '#app/models/platform/outcome.ts'
import type { Next, OrderRefused, OrderScreen } from '#app/ui/house/orders/order-screen.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { goAndTell } from '../../platform/session/session.server.ts'
import { readFieldsOf } from '../fields/custom-fields.server.ts'
import { readEntries, sayRefused } from '../plans/form-entries.server.ts'
import { requireStaff } from '../staff.server.ts'
export type OrderAsk = RouteArgs & { params: { id: string } }
type Posted = { staff: Member; id: string; fields: readonly Entry[]; field: (name: string) => string }

/** An order and what stands around it. */
export async function readOrderScreen(asked: OrderAsk): Promise<OrderScreen> {
  const staff = await requireStaff(asked)
  const [order, listed, next, own] = await Promise.all([
    staff.api.getAdminOrder({ params: { id: asked.params.id } }),
    staff.api.listPapers({ query: { idOrder: asked.params.id, nbItem: 100, orderBy: 'issuedAt' } }),
    findNext(staff, asked.params.id),
    readFieldsOf(staff.api, 'ORDER'),
  ])
  const opensRefund = asked.url.searchParams.get('ouvrir') === 'remboursement'
  const known = orThrow(order)
  const carriers = known.tracking.length > 0 ? await readCarriers(staff) : []
  return { order: known, papers: orThrow(listed).papers, next, own, carriers, opensRefund }
}

async function readCarriers({ api }: Member): Promise<OrderScreen['carriers']> {
  const { carriers } = orThrow(await api.listCarriers({ query: { nbItem: 50 } }))
  return carriers.map(({ id, name }) => ({ id, name }))
}

/** The oldest other order that waits: one to begin, else one to send, else one to hand over. */
async function findNext({ api }: Member, id: string): Promise<Next | undefined> {
  const listed = await Promise.all(
    (['TO_PREPARE', 'TO_SHIP', 'TO_HAND_OVER'] as const).map((todo) =>
      api.listOrders({ query: { todo, nbItem: 2, orderBy: 'placedAt' } }),
    ),
  )
  return listed.flatMap((one) => orThrow(one).orders).find((order) => order.id !== id)
}

/** What is done to an order, as it was posted. */
export async function readOrderForm(asked: OrderAsk): Promise<Posted> {
  const staff = await requireStaff(asked)
  const fields = await readEntries(asked.request)
  const entries = new Map(fields)
  return { staff, id: asked.params.id, fields, field: (name) => entries.get(name)?.trim() ?? '' }
}

/** After an act on an order: back to it. */
export function backToOrder(asked: OrderAsk): Promise<Response> {
  return goAndTell(asked.request, href('/admin/commandes/:id', { id: asked.params.id }), 'saved')
}

/** Refuses an act on an order. */
export function refuseOrder(error: Failure, typed: OrderRefused['typed'] = {}, faults: OrderRefused['faults'] = {}) {
  const { message, status } = sayRefused(error)
  return data<OrderRefused>({ message, typed, faults }, { status })
}

/** Refuses a payment of which something is no amount. */
export function refusePayment(typed: OrderRefused['typed'], faults: Record<string, string>) {
  const message = Object.values(faults).join(' ')
  return data<OrderRefused>({ message, typed, faults }, { status: statusOf.invalid })
}
