import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayMoment } from '#app/models/platform/time/french-date.ts'
import { paymentDeskTexts as words } from '#app/texts/house/fields/payment.ts'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import type { PaymentEvents as Events } from './payment-view.ts'

/** What Stripe told and the program could not take; nothing where there is nothing of it. */
export function PaymentEvents({ unknown, faults }: Events) {
  return (
    <>
      {faults.length > 0 && <Faults faults={faults} />}
      {unknown.length > 0 && <Unknown unknown={unknown} />}
    </>
  )
}

function Faults({ faults }: Pick<Events, 'faults'>) {
  return (
    <Sheet title={words.faults}>
      <p className="muted">{words.faultsSays}</p>
      <table className="table">
        <TableHead titles={[words.what, words.amount, words.why, words.on]} numbers={[words.amount]} />
        <tbody>
          {faults.map(({ id, kind, fault, amount, currency, idOrder, createdAt }) => (
            <tr key={id}>
              <td>
                {words.kinds[kind]} <code>{id}</code>{' '}
                {idOrder && (
                  <a className="more" href={href('/admin/commandes/:id', { id: idOrder })}>
                    {words.order}
                  </a>
                )}
              </td>
              <td className="r" data-label={words.amount}>
                {currency === 'eur' ? sayCents(amount) : `${amount} ${currency.toUpperCase()}`}
              </td>
              <td data-label={words.why}>{words.whys[fault]}</td>
              <td data-label={words.on}>{sayMoment(createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

function Unknown({ unknown }: Pick<Events, 'unknown'>) {
  return (
    <Sheet title={words.unknown}>
      <p className="muted">{words.unknownSays}</p>
      <table className="table">
        <TableHead titles={[words.event, words.count, words.last]} numbers={[words.count]} />
        <tbody>
          {unknown.map(({ kind, count, lastAt }) => (
            <tr key={kind}>
              <td>
                <code>{kind}</code>
              </td>
              <td className="r" data-label={words.count}>
                {count}
              </td>
              <td data-label={words.last}>{sayMoment(lastAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}
