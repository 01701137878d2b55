import { claimTexts as words } from '#app/texts/selling/claim.ts'
import type { OrderView } from './order-view.ts'

/** What the buyer of an order has told of it, and what the house has answered. */
export function OrderClaims({ claims }: Pick<OrderView, 'claims'>) {
  if (claims.length === 0) return null
  return (
    <section>
      <h2>{words.past}</h2>
      <ul className="rows">
        {claims.map(({ id, kind, message, made, state, answer }) => (
          <li key={id}>
            <div>
              <p>
                <b>{kind}</b>
              </p>
              <p className="order-words">{message}</p>
              {answer && (
                <p className="order-words">
                  <b>{words.answer} :</b> {answer}
                </p>
              )}
              <p className="small muted num">
                {words.made(made)}. {state}.
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
