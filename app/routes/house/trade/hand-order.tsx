import { data, href } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import {
  type Filled,
  findUnsaid,
  nameHandFaults,
  readHandOrder,
  readHandOrderBody,
} from '#app/services/house/orders/hand-order.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell, type Member } from '#app/services/platform/session/session.server.ts'
import { handOrderTexts } from '#app/texts/house/orders/hand-order.ts'
import { HandOrder } from '#app/ui/house/round/hand-order.tsx'
import type { Route } from './+types/hand-order'

type HandOrderData = Filled & { message?: string }

/** The form of a sale by telephone or at the cellar. */
export const loader = async (asked: Route.LoaderArgs) => draw(await requireStaff(asked), { entries: [] })

/** What was filled in says which wines are shown. */
async function draw(staff: Member, { message, ...filled }: HandOrderData) {
  return { message, checkout: crypto.randomUUID(), screen: await readHandOrder(staff, filled) }
}

/** Looks for a wine, or takes the sale down. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const show = async (shown: Omit<HandOrderData, 'entries'>, status: number) =>
    data(await draw(staff, { entries, ...shown }), { status })
  if (entries.some(([name, value]) => name === 'acte' && value === 'chercher')) return show({}, 200)
  const body = readHandOrderBody(entries)
  const faults = findUnsaid(entries)
  if (body.products.length === 0)
    return show({ faults, message: handOrderTexts.noGoods(await readGoods(asked)) }, statusOf.invalid)
  if (faults) return show({ faults, message: Object.values(faults).join(' ') }, statusOf.invalid)
  const made = await staff.api.createOrder({ body })
  if (made.ok) return goAndTell(asked.request, href('/admin/commandes/:id', { id: made.value.id }), 'saved')
  return show(nameHandFaults(made.error, body), statusOf[made.error.code])
}

export default function HandOrderScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <HandOrder {...(actionData ?? loaderData)} />
}
