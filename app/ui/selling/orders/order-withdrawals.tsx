import { withdrawalTexts as words } from '#app/texts/selling/withdrawal.ts'
import type { OrderView } from './order-view.ts'

/** What was given up of an order, and how far each withdrawal is. */
export function OrderWithdrawals({ withdrawals }: Pick<OrderView, 'withdrawals'>) {
  if (withdrawals.length === 0) return null
  return (
    <section>
      <h2>{words.past}</h2>
      <ul className="rows">
        {withdrawals.map(({ id, goods, declared, refund, state }) => (
          <li key={id}>
            <p className="order-words num">{goods}</p>
            <p className="small">
              <b>{state}</b>
              <br />
              <span className="muted num">
                {words.declared(declared)}. {refund && `${words.refund(refund)}.`}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
