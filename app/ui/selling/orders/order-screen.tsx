import { href } from 'react-router'
import { claimTexts } from '#app/texts/selling/claim.ts'
import { opinionTexts } from '#app/texts/selling/opinion.ts'
import { followTexts as words } from '#app/texts/selling/order-follow.ts'
import { withdrawalTexts } from '#app/texts/selling/withdrawal.ts'
import { ErrorSummary } from '../../platform/forms/error-summary.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { OrderCancel, OrderSlot } from './order-acts.tsx'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderClaims } from './order-claims.tsx'
import { OrderKeep } from './order-keep.tsx'
import { OrderOverdue } from './order-overdue.tsx'
import { OrderPapers } from './order-papers.tsx'
import type { PaperLink } from './order-papers-view.ts'
import { OrderPay } from './order-pay.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderSums } from './order-sums.tsx'
import type { OrderView } from './order-view.ts'
import { OrderWithdrawals } from './order-withdrawals.tsx'
import { WithdrawalToConfirm } from './withdrawal-to-confirm.tsx'

const labels = { creneau: words.slotLabel, payment: words.pay }

type Props = { order: OrderView; papers: readonly PaperLink[]; proof: string | undefined; state: FormState | undefined }

/** An order, for whoever placed it; what leads on by an address that holds its key loads a document. */
export function OrderScreen({ order, papers, proof, state }: Props) {
  const { token, title, placed, standing } = order
  const toConfirm = order.withdrawals.filter(({ mayDisown }) => mayDisown)
  return (
    <div className="wrap screen">
      <h1 className="num">{title}</h1>
      <p className="lead num">
        {placed} {standing}
      </p>
      {toConfirm.map((withdrawal) => (
        <WithdrawalToConfirm key={withdrawal.id} token={token} withdrawal={withdrawal} />
      ))}
      {!state && toConfirm.length === 0 && order.thanks.length > 0 && (
        <section className="note order-thanks" aria-labelledby="merci">
          <h2 id="merci">{words.thanks.title}</h2>
          {order.thanks.map((says) => (
            <p key={says}>{says}</p>
          ))}
        </section>
      )}
      {!state && order.overdue && <OrderOverdue overdue={order.overdue} />}
      {order.keep && toConfirm.length === 0 && (
        <OrderKeep token={token} keep={order.keep} proof={state?.values.preuve || proof} />
      )}
      {state && <ErrorSummary name="commande" state={state} labels={labels} />}
      <div className="cart order">
        {order.pay && <OrderPay token={token} pay={order.pay} />}
        <div className="order-parts">
          <OrderSteps order={order} />
          <OrderClaims claims={order.claims} />
          <OrderWithdrawals withdrawals={order.withdrawals} />
          <OrderAddresses places={order.places} message={order.message} />
          {order.asksProofOfSlot && <p className="small muted">{words.slotUnproven}</p>}
          {order.slots && order.slots.length > 0 && <OrderSlot token={token} slots={order.slots} state={state} />}
        </div>
        <aside className="order-side">
          <OrderSums order={order} />
          <OrderPapers papers={papers} />
          <Ways order={order} />
          <p className="small muted">{words.keep}</p>
        </aside>
      </div>
    </div>
  )
}

/** What may be done with an order from here on. */
function Ways({ order: { token, again, mayCancel, mayClaim, mayJudge, mayWithdraw } }: { order: OrderView }) {
  return (
    <nav className="order-more" aria-label={words.more}>
      <a className="btn btn-line" href={again}>
        {words.again}
      </a>
      {mayCancel && <OrderCancel token={token} />}
      {mayJudge && (
        <a className="more" href={href('/suivi/:token/avis', { token })} data-reload="">
          {opinionTexts.here}
        </a>
      )}
      {mayClaim && (
        <a className="more" href={href('/suivi/:token/signaler', { token })} data-reload="">
          {claimTexts.here}
        </a>
      )}
      {mayWithdraw && (
        <a className="more small" href={href('/suivi/:token/renoncer', { token })} data-reload="">
          {withdrawalTexts.here}
        </a>
      )}
    </nav>
  )
}
