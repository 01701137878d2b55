import { href } from 'react-router'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import { followTexts as words } from '#app/texts/selling/order-follow.ts'
import type { Row } from './order-screen-view.ts'

/** How an order that waits for its money is paid. */
export type PayView = {
  says: string
  failed: boolean
  details: Row[]
  /** The page on which it is paid by card, here or elsewhere. */
  href: string | undefined
  others: { value: PaymentMeans; says: string }[]
  /** The page of payment has closed: to open another is what the buyer wants most. */
  isShut: boolean
}

/** How an order is to be paid: where its money goes, or the way to the page that takes it. */
export function OrderPay({ token, pay }: { token: string; pay: PayView }) {
  const { says, failed, details, others, isShut } = pay
  return (
    <section className="recap order-pay" aria-labelledby="payer">
      <h2 id="payer">{words.pay}</h2>
      {failed && <p className="recap-note">{words.payFailed}</p>}
      <p className="num">{says}</p>
      {details.length > 0 && <p className="small muted">{words.copy}</p>}
      {details.length > 0 && (
        <dl className="order-bank num">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {pay.href && (
        <a className="btn btn-buy" href={pay.href} rel="noreferrer" data-reload="">
          {words.payNow}
        </a>
      )}
      {others.map(({ value, says: act }) => (
        <form key={value} method="post" action={href('/suivi/:token/payer', { token })}>
          <input type="hidden" name="moyen" value={value} />
          <button type="submit" className={isShut && value === 'CARD' ? 'btn btn-buy' : 'btn btn-line btn-small'}>
            {act}
          </button>
        </form>
      ))}
    </section>
  )
}
