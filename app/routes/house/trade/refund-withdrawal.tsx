import { data, href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { mayWithdrawalMove } from '#app/models/selling/after/withdrawal.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { openWithdrawal } from '#app/services/house/orders/withdrawal-screen.server.ts'
import { sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { withdrawalDeskTexts as words } from '#app/texts/house/orders/withdrawals.ts'
import { AskOnce } from '#app/ui/house/frame/ask-once.tsx'
import RecordPage from '../desks/record.tsx'
import type { Route } from './+types/refund-withdrawal'

const readScreen = readRecordOf('retractations')

/** Asks once whether so much is to go back to its buyer; where nothing can any more, it is shown as it stands. */
export async function loader(asked: Route.LoaderArgs) {
  const [{ withdrawal }, screen] = await Promise.all([openWithdrawal(asked), readScreen(asked)])
  const { due, name, state } = withdrawal
  if (!mayWithdrawalMove(state, 'REFUNDED')) return { ...screen, asks: undefined }
  const amount = sayCents(due)
  return {
    ...screen,
    asks: {
      title: due > 0 ? words.refundAsk(amount, name) : words.close,
      says: due > 0 ? words.refundSays : words.nothingDue,
      submit: due > 0 ? words.refund(amount) : words.close,
    },
  }
}

/** Gives back what is owed for it. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const { id } = asked.params
  const refunded = await api.changeWithdrawal({ params: { id }, body: { state: 'REFUNDED' } })
  if (refunded.ok) return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'retractations', id }), 'saved')
  const { message, status } = sayRefused(refunded.error)
  return data({ message }, { status })
}

export default function RefundWithdrawal({ loaderData, actionData, params }: Route.ComponentProps) {
  const { asks } = loaderData
  // A route's component is handed what the route that shows it has read, so the thing's own stands at the top of it.
  if (!asks || actionData) return <RecordPage loaderData={loaderData} actionData={actionData} />
  const back = href('/admin/:desk/:id', { desk: 'retractations', id: params.id })
  return (
    <AskOnce title={asks.title} action={`${back}/remboursement`} submit={asks.submit} back={back}>
      <p>{asks.says}</p>
    </AskOnce>
  )
}
