import { href } from 'react-router'
import { sayHundredths } from '#app/models/house/panel/say-fields.ts'
import { listRefundable } from '#app/models/selling/orders/refundable.ts'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { giftTexts } from '#app/texts/selling/gift.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { faultOf, InlineFault } from '../fields/fault.tsx'
import { MoneyField } from '../frame/money-field.tsx'
import type { OrderDesk } from './order-screen.ts'

type Said = Readonly<Record<string, string>>
type Props = { order: OrderDesk; refundKey: string; isOpen: boolean; typed: Said; faults: Said }

/** What goes back to the buyer: an amount, or so many bottles at what was paid for them. */
export function OrderRefund({ order, refundKey, isOpen, typed, faults }: Props) {
  const goods = useGoods()
  return (
    <details className="part" id="remboursement" open={isOpen || typed.montant !== undefined}>
      <summary>{words.refund}</summary>
      <form method="get" action={href('/admin/commandes/:id/remboursement', { id: order.id })} className="form">
        <input type="hidden" name="cle" value={refundKey} />
        <p className="full muted">{words.refundSays}</p>
        <MoneyField
          name="montant"
          label={words.amount}
          value={typed.montant ?? sayHundredths(order.paid - order.refunded)}
          fault={faults.montant}
        />
        <p className="hint full">{words.refundLowers(goods)}</p>
        <fieldset className="part">
          <legend>{words.refundGoods(goods)}</legend>
          <p className="hint full">{words.refundGoodsSays(goods)}</p>
          {listRefundable(order, giftTexts.wrapping).map(({ name, year, quantity }, place) => {
            const field = `rendu-${place}`
            return (
              <p className="field" key={field}>
                <label htmlFor={field}>{words.refundOf([name, year].filter(Boolean).join(' '), quantity)}</label>
                <input
                  id={field}
                  name={field}
                  className="input"
                  type="number"
                  min="0"
                  max={quantity}
                  defaultValue={typed[field]}
                  {...faultOf({ faults }, field)}
                />
                <InlineFault says={faults[field]} name={field} />
              </p>
            )
          })}
        </fieldset>
        <MoneyField name="motif" label={words.reason} value={typed.motif} />
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.refund}…
          </button>
        </p>
      </form>
    </details>
  )
}
