import { href } from 'react-router'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { deskTexts } from '#app/texts/house/desks.ts'
import { heldTexts as words } from '#app/texts/house/orders/held-bottles.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import type { Held, HoldingOrder } from './held-bottles-view.ts'
import { PickOrder } from './pick-order.tsx'

const path = href('/admin/commandes/retenues')

type Props = { held: Held; messages?: readonly string[] }

/** What unpaid orders keep from others: by order, to be freed, and by wine. */
export function HeldBottles({ held: { orders, goods, units, total }, messages = [] }: Props) {
  const named = useGoods()
  return (
    <>
      <ScreenHead
        back={{ href: href('/admin/:desk', { desk: 'commandes' }), label: deskTexts.commandes?.many }}
        title={words.title(named)}
        says={words.says(named)}
      />
      {messages.length > 0 && (
        <div className="note note-bad" role="alert">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
      {orders.length === 0 ? (
        <p className="none">{words.none(named)}</p>
      ) : (
        <>
          <Sheet title={words.orders}>
            <form method="get" action={`${path}/liberer`}>
              <Orders orders={orders} />
              {total > orders.length && <p className="muted">{words.more(orders.length, total)}</p>}
              <p className="actions">
                <button type="submit" className="btn">
                  {words.free}…
                </button>
              </p>
            </form>
          </Sheet>
          <Sheet title={words.wines(named)}>
            <p className="muted">{words.all(units)}</p>
            <ul className="counted">
              {goods.map(({ name, size, quantity }) => (
                <li key={`${name} ${size}`}>
                  <span>
                    {name} <span className="muted">{size}</span>
                  </span>
                  <b>{quantity}</b>
                </li>
              ))}
            </ul>
          </Sheet>
        </>
      )}
    </>
  )
}

function Orders({ orders }: { orders: readonly HoldingOrder[] }) {
  const named = useGoods()
  const titles = [words.order, words.buyer, words.goods(named), words.units(named), words.until, words.mailbox]
  return (
    <table className="table">
      <TableHead titles={titles} numbers={[words.units(named)]} />
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ order }: { order: HoldingOrder }) {
  const named = useGoods()
  const { name, email, goods, units, expiresAt, isProven } = order
  return (
    <PickOrder order={order} says={words.pick(order.reference)}>
      <td data-label={words.buyer}>
        {name} <span className="muted">{email}</span>
      </td>
      <td data-label={words.goods(named)}>{sayGoods(goods)}</td>
      <td className="r" data-label={words.units(named)}>
        {units}
      </td>
      <td data-label={words.until}>{expiresAt ? sayLongMoment(expiresAt) : words.noEnd}</td>
      <td data-label={words.mailbox}>
        <span className={isProven ? 'tag' : 'tag tag-no'}>{isProven ? words.proven : words.unproven}</span>
      </td>
    </PickOrder>
  )
}

/** What an order keeps, as one line. */
export function sayGoods(goods: HoldingOrder['goods']): string {
  return goods.map(({ name, size, quantity }) => `${quantity} × ${[name, size].filter(Boolean).join(' ')}`).join(', ')
}
