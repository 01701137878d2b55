import { href } from 'react-router'
import { claimTexts } from '#app/texts/selling/claim.ts'
import { opinionTexts } from '#app/texts/selling/opinion.ts'
import { accountTexts, followTexts as words } from '#app/texts/selling/order-follow.ts'
import { withdrawalTexts } from '#app/texts/selling/withdrawal.ts'
import { ErrorSummary } from '../../platform/forms/error-summary.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { OrderAccount } from '../after/order-account.tsx'
import { OrderWay } from '../after/order-way.tsx'
import { OrderAgain, OrderCancel, OrderSlot } from './order-acts.tsx'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderClaims } from './order-claims.tsx'
import { OrderKeep } from './order-keep.tsx'
import { OrderOverdue } from './order-overdue.tsx'
import { OrderPapers } from './order-papers.tsx'
import type { PaperLink } from './order-papers-view.ts'
import { OrderPay } from './order-pay.tsx'
import { OrderShelf } from './order-shelf.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderSums } from './order-sums.tsx'
import type { OrderView } from './order-view.ts'
import { OrderWithdrawals } from './order-withdrawals.tsx'
import { WithdrawalToConfirm } from './withdrawal-to-confirm.tsx'

const labels = { creneau: words.slotLabel, payment: words.pay, password: accountTexts.password }

type Props = { order: OrderView; papers: readonly PaperLink[]; proof: string | undefined; state: FormState | undefined }

/** An order, for whoever placed it; what leads on by an address that holds its key loads a document. */
export function OrderScreen({ order, papers, proof, state }: Props) {
  const { token } = order
  const toConfirm = order.withdrawals.filter(({ mayDisown }) => mayDisown)
  const isCalm = !state && toConfirm.length === 0
  return (
    <div className="wrap screen">
      <OrderHead order={order} isThanked={isCalm} />
      {toConfirm.map((withdrawal) => (
        <WithdrawalToConfirm key={withdrawal.id} token={token} withdrawal={withdrawal} />
      ))}
      {!state && order.overdue && <OrderOverdue overdue={order.overdue} />}
      {state && <ErrorSummary name="commande" state={state} labels={labels} />}
      {toConfirm.length === 0 && <OrderWay steps={order.way} map={order.map} />}
      {order.pay && <OrderPay token={token} pay={order.pay} />}
      {order.keep && toConfirm.length === 0 && (
        <OrderKeep token={token} keep={order.keep} proof={state?.values.preuve || proof} />
      )}
      <div className="cart order">
        <div className="order-parts">
          <OrderSums order={order} />
          <OrderSteps order={order} />
          <OrderClaims claims={order.claims} />
          <OrderWithdrawals withdrawals={order.withdrawals} />
          {order.account && <OrderAccount token={token} email={order.account} state={state} />}
        </div>
        <aside className="order-side">
          <OrderAddresses places={order.places} message={order.message} />
          {order.asksProofOfSlot && <p className="small muted">{words.slotUnproven}</p>}
          {order.slots && order.slots.length > 0 && <OrderSlot token={token} slots={order.slots} state={state} />}
          <OrderPapers papers={papers} />
          <Ways order={order} />
          <p className="small muted">{words.keep}</p>
        </aside>
      </div>
    </div>
  )
}

/** Thanks to whoever has just ordered, or else how the order stands, beside its bottles. */
function OrderHead({ order, isThanked }: { order: OrderView; isThanked: boolean }) {
  const { title, placed, standing, lines } = order
  const thanks = isThanked ? order.thanks : undefined
  return (
    <header className="order-head">
      <div>
        <h1 className="num">{thanks?.title ?? title}</h1>
        {thanks && <p className="lead num">{thanks.lead}</p>}
        {thanks?.says.map((says) => (
          <p key={says}>{says}</p>
        ))}
        <p className={thanks ? 'small muted num' : 'lead num'}>
          {placed} {standing}
        </p>
      </div>
      <OrderShelf lines={lines} />
    </header>
  )
}

/** What may be done with an order from here on. */
function Ways({ order: { token, again, mayCancel, mayClaim, mayJudge, mayWithdraw } }: { order: OrderView }) {
  return (
    <nav className="order-more" aria-label={words.more}>
      <OrderAgain token={token} again={again} />
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
