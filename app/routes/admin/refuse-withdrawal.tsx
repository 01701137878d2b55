import { redirect } from 'react-router'
import { statusOf } from '#app/models/outcome.ts'
import { mayWithdrawalMove } from '#app/models/withdrawal.ts'
import { sayRefused } from '#app/services/panel/order-screen.server.ts'
import { readEntries } from '#app/services/panel/posted.server.ts'
import { openWithdrawal } from '#app/services/panel/withdrawal-screen.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { withdrawalDeskTexts as words } from '#app/texts/panel/withdrawals.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { faultOf, InlineFault } from '#app/ui/panel/fault.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/refuse-withdrawal'

/** Asks why a withdrawal is refused, before it is. */
export const loader = (asked: Route.LoaderArgs) => ask(asked)

/** Refuses it, and tells its buyer why. */
export async function action(asked: Route.ActionArgs) {
  const { staff } = await openWithdrawal(asked)
  const { id } = asked.params
  const reasons = Object.fromEntries(await readEntries(asked.request)).raisons?.trim() ?? ''
  if (!reasons) return ask(asked, { reasons, message: words.reasonsFault, status: statusOf.invalid })
  const changed = await staff.api.changeWithdrawal({ params: { id }, body: { state: 'REFUSED', answer: reasons } })
  if (changed.ok) return goAndTell(asked.request, `/admin/retractations/${id}`, 'saved')
  return ask(asked, { reasons, ...sayRefused(changed.error) })
}

type Refused = { reasons: string; message: string; status: number }

async function ask(asked: Route.LoaderArgs | Route.ActionArgs, refused?: Refused) {
  const { withdrawal, readFrame } = await openWithdrawal(asked)
  const back = `/admin/retractations/${withdrawal.id}`
  if (!refused && !mayWithdrawalMove(withdrawal.state, 'REFUSED')) return redirect(back, 303)
  const fault = { faults: { raisons: refused?.message ?? '' } }
  return answerPanel(
    <PanelDocument frame={await readFrame()} title={words.refuse}>
      <h1>{words.refuse}</h1>
      <section className="sheet" aria-label={words.refuse}>
        <form method="post" action={`${back}/refus`} className="form">
          <p className="full muted">{words.refuseSays}</p>
          <p className="field full">
            <label htmlFor="raisons">{words.reasons} *</label>
            <textarea
              id="raisons"
              name="raisons"
              className="input"
              rows={5}
              maxLength={2000}
              defaultValue={refused?.reasons}
              // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what is wrong
              autoFocus={Boolean(refused)}
              {...faultOf(fault, 'raisons')}
            />
            <InlineFault says={refused?.message} name="raisons" />
          </p>
          <p className="actions">
            <button type="submit" className="btn">
              {words.refuse}
            </button>
            <a className="btn btn-line" href={back}>
              {panelTexts.cancel}
            </a>
          </p>
        </form>
      </section>
    </PanelDocument>,
    refused?.status,
  )
}
