import { href } from 'react-router'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { orderDeskTexts } from '#app/texts/house/orders/orders.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Sheet } from '../frame/sheet.tsx'
import type { OrderDesk } from './order-screen.ts'

/** What the buyer of an order gives up or complains of, each with the way to its desk. */
export function OrderAfterSale({ order: { withdrawals, claims } }: { order: OrderDesk }) {
  const goods = useGoods()
  if (withdrawals.length + claims.length === 0) return null
  const entries = [
    ...withdrawals.map(({ id, state, declaredAt }) => ({ id, desk: 'retractations', of: 'withdrawal', state, at: declaredAt })),
    ...claims.map(({ id, state, createdAt }) => ({ id, desk: 'reclamations', of: 'claim', state, at: createdAt })),
  ]
  return (
    <Sheet title={orderDeskTexts.afterSale}>
      <ul>
        {entries.map(({ id, desk, of, state, at }) => (
          <li key={id}>
            <a className="more" href={href('/admin/:desk/:id', { desk, id })}>
              {deskText(desk, goods)?.many} · {sayShortDay(at)}
            </a>{' '}
            <span className="tag">{optionText(of, ['state'], state, goods)}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
