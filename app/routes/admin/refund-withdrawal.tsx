import { redirect } from 'react-router'
import { sayCents } from '#app/models/money.ts'
import { mayWithdrawalMove } from '#app/models/withdrawal.ts'
import { sayRefused } from '#app/services/panel/order-screen.server.ts'
import { openWithdrawal, readWithdrawalScreen } from '#app/services/panel/withdrawal-screen.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { withdrawalDeskTexts as words } from '#app/texts/panel/withdrawals.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { answerThing } from '#app/ui/panel/render-thing.server.tsx'
import type { Route } from './+types/refund-withdrawal'

/** Asks once whether so much is to go back to its buyer. */
export async function loader(asked: Route.LoaderArgs) {
  const { withdrawal, readFrame } = await openWithdrawal(asked)
  const { id, due, name, state } = withdrawal
  const back = `/admin/retractations/${id}`
  if (!mayWithdrawalMove(state, 'REFUNDED')) return redirect(back, 303)
  const amount = sayCents(due)
  const title = due > 0 ? words.refundAsk(amount, name) : words.close
  return answerPanel(
    <PanelDocument frame={await readFrame()} title={title}>
      <h1>{title}</h1>
      <section className="sheet" aria-label={title}>
        <p>{due > 0 ? words.refundSays : words.nothingDue}</p>
        <form method="post" action={`${back}/remboursement`} className="actions">
          <button type="submit" className="btn">
            {due > 0 ? words.refund(amount) : words.close}
          </button>
          <a className="btn btn-line" href={back}>
            {panelTexts.cancel}
          </a>
        </form>
      </section>
    </PanelDocument>,
  )
}

/** Gives back what is owed for it. */
export async function action(asked: Route.ActionArgs) {
  const scene = await openWithdrawal(asked)
  const { id } = asked.params
  const refunded = await scene.staff.api.changeWithdrawal({ params: { id }, body: { state: 'REFUNDED' } })
  if (refunded.ok) return goAndTell(asked.request, `/admin/retractations/${id}`, 'saved')
  const { message, status } = sayRefused(refunded.error)
  return answerThing(await readWithdrawalScreen(scene, id), { entries: [], faults: {}, message }, status)
}
