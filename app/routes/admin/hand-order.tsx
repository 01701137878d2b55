import { statusOf } from '#app/models/outcome.ts'
import {
  type Filled,
  findUnsaid,
  placeHandFaults,
  readHandOrder,
  readHandOrderBody,
} from '#app/services/panel/hand-order.server.ts'
import { readEntries } from '#app/services/panel/posted.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { handOrderTexts } from '#app/texts/panel/hand-order.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { HandOrder } from '#app/ui/panel/hand-order.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/hand-order'

/** The form of a sale by telephone or at the cellar. */
export async function loader(asked: Route.LoaderArgs) {
  return show(asked, await requireStaff(asked), { entries: [] })
}

/** Looks for a wine, or takes the sale down. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  if (entries.some(([name, value]) => name === 'acte' && value === 'chercher')) return show(asked, staff, { entries })
  const body = readHandOrderBody(entries)
  const faults = findUnsaid(entries)
  if (body.products.length === 0)
    return show(asked, staff, { entries, faults, message: handOrderTexts.noGoods, status: statusOf.invalid })
  if (faults) return show(asked, staff, { entries, faults, message: Object.values(faults).join(' '), status: statusOf.invalid })
  const made = await staff.api.createOrder({ body })
  if (made.ok) return goAndTell(asked.request, `/admin/commandes/${made.value.id}`, 'saved')
  return show(asked, staff, { entries, ...placeHandFaults(made.error, body), status: statusOf[made.error.code] })
}

type Shown = Filled & { message?: string; status?: number }

async function show(asked: PanelAsk, staff: Member, { message, status = 200, ...filled }: Shown) {
  const screen = await readHandOrder(asked, staff, filled)
  return answerPanel(
    <PanelDocument frame={screen.frame} title={handOrderTexts.title}>
      <HandOrder screen={screen} checkout={crypto.randomUUID()} message={message} />
    </PanelDocument>,
    status,
  )
}
