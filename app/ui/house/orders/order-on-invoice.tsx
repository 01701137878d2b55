import { href } from 'react-router'
import { isAwaited } from '#app/models/selling/payment.ts'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { MoneyField } from '../frame/money-field.tsx'
import type { OrderDesk } from './order-screen.ts'

type Said = Readonly<Record<string, string>>
type Props = { order: OrderDesk; typed: Said; faults: Said }

/** Lets a business pay after its goods have left, or wants its money first again; nothing where one can be no more. */
export function OrderOnInvoice({ order, typed, faults }: Props) {
  const isInHouse = order.fulfilment === 'new' || order.fulfilment === 'preparing'
  const isOpen = isInHouse && order.isHolding && order.total > 0 && isAwaited(order.payment)
  if (!isOpen || !order.address.billing.siren) return null
  const path = href('/admin/commandes/:id/sur-facture', { id: order.id })
  if (order.isOnInvoice)
    return (
      <form method="post" action={path} className="form">
        <input type="hidden" name="jours" value="" />
        <p className="actions">
          <button type="submit" className="more">
            {words.moneyFirst}
          </button>
        </p>
      </form>
    )
  return (
    <details className="part" open={faults.jours !== undefined}>
      <summary>{words.invoiceTitle}</summary>
      <form method="post" action={path} className="form">
        <p className="muted">{words.invoiceSays}</p>
        <MoneyField
          name="jours"
          label={words.invoiceDays}
          value={typed.jours ?? '30'}
          hint={words.invoiceDaysHint}
          fault={faults.jours}
        />
        <p className="actions">
          <button type="submit" className="btn">
            {words.invoiceDo}
          </button>
        </p>
      </form>
    </details>
  )
}
