import { href } from 'react-router'
import { withdrawalTexts as words } from '#app/texts/withdrawal.ts'
import type { OrderView } from './order-view.ts'

type Props = Pick<OrderView, 'token' | 'withdrawals'>

/** What was given up of an order, and how far each withdrawal is. */
export function OrderWithdrawals({ token, withdrawals }: Props) {
  if (withdrawals.length === 0) return null
  return (
    <section>
      <h2>{words.past}</h2>
      <ul className="rows">
        {withdrawals.map(({ id, goods, declared, refund, state, awaitsBuyer }) => (
          <li key={id}>
            <p className="order-words num">{goods}</p>
            <p className="small">
              <b>{state}</b>
              <br />
              <span className="muted num">
                {words.declared(declared)}. {refund && `${words.refund(refund)}.`}
              </span>
            </p>
            {awaitsBuyer && <IsItYours token={token} id={id} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asks whoever reads the mails of the order whether what came by its number alone is theirs. */
function IsItYours({ token, id }: { token: string; id: string }) {
  return (
    <form method="post" action={href('/suivi/:token/renoncer/confirmer', { token })} className="note">
      <input type="hidden" name="retractation" value={id} />
      <p>{words.awaitsSays}</p>
      <p className="actions">
        <button type="submit" className="btn">
          {words.confirmOwn}
        </button>
        <button type="submit" className="btn btn-line" formAction={href('/suivi/:token/renoncer/retirer', { token })}>
          {words.disown}
        </button>
      </p>
    </form>
  )
}
