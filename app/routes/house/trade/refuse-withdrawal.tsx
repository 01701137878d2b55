import { data, href } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { mayWithdrawalMove } from '#app/models/selling/after/withdrawal.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { openWithdrawal } from '#app/services/house/orders/withdrawal-screen.server.ts'
import { readEntries, sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { withdrawalDeskTexts as words } from '#app/texts/house/orders/withdrawals.ts'
import { RefuseWithdrawal } from '#app/ui/house/record/refuse-withdrawal.tsx'
import RecordPage from '../desks/record.tsx'
import type { Route } from './+types/refuse-withdrawal'

const readScreen = readRecordOf('retractations')

/** Asks why a withdrawal is refused, before it is; where it cannot be any more, it is shown as it stands. */
export async function loader(asked: Route.LoaderArgs) {
  const [{ withdrawal }, screen] = await Promise.all([openWithdrawal(asked), readScreen(asked)])
  return { ...screen, mayRefuse: mayWithdrawalMove(withdrawal.state, 'REFUSED') }
}

/** Refuses it, and tells its buyer why. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const { id } = asked.params
  const reasons = Object.fromEntries(await readEntries(asked.request)).raisons?.trim() ?? ''
  if (!reasons) return data({ reasons, message: words.reasonsFault }, { status: statusOf.invalid })
  const changed = await api.changeWithdrawal({ params: { id }, body: { state: 'REFUSED', answer: reasons } })
  if (changed.ok) return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'retractations', id }), 'saved')
  const { message, status } = sayRefused(changed.error)
  return data({ reasons, message }, { status })
}

export default function RefuseWithdrawalScreen({ loaderData, actionData, params }: Route.ComponentProps) {
  // A route's component is handed what the route that shows it has read, so the thing's own stands at the top of it.
  if (!loaderData.mayRefuse && !actionData) return <RecordPage loaderData={loaderData} />
  return <RefuseWithdrawal id={params.id} refused={actionData} />
}
