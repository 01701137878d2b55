import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { moveNames, orderDeskTexts } from '#app/texts/house/orders/orders.ts'
import { faultOf, InlineFault } from '../fields/fault.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { OrderOnInvoice } from './order-on-invoice.tsx'
import type { OrderDesk } from './order-screen.ts'
import { countBottles, ParcelGoods } from './parcel-goods.tsx'

type Said = Readonly<Record<string, string>>
type Props = { order: OrderDesk; typed: Said; faults: Said }

/** What may follow: a form for each state that the order can go to, and for no other. */
export function OrderNext({ order, typed, faults }: Props) {
  return (
    <Sheet title={orderDeskTexts.next}>
      {order.moves.length === 0 && <p className="muted">{orderDeskTexts.nothing}</p>}
      <OrderOnInvoice order={order} typed={typed} faults={faults} />
      {order.moves.map((state) => (
        <Move key={state} order={order} state={state} typed={typed} faults={faults} />
      ))}
    </Sheet>
  )
}

function Move({ order, state, typed, faults }: Props & { state: OrderDesk['moves'][number] }) {
  const path = href('/admin/commandes/:id/etat', { id: order.id })
  const isPart = state === 'partly_shipped'
  const isParcel = state === 'shipped' || state === 'partly_shipped'
  const isCancel = state === 'cancelled'
  const held = order.paid - order.refunded
  const form = (
    <form method="post" action={path} className="form">
      <input type="hidden" name="etat" value={state} />
      {isPart && <ParcelGoods order={order} typed={typed} faults={faults} />}
      {isParcel && (
        <>
          <Line name="numero" label={orderDeskTexts.number} state={state} typed={typed} faults={faults} />
          <Line name="adresse" label={orderDeskTexts.url} state={state} typed={typed} faults={faults} />
        </>
      )}
      {isCancel && (
        <p className="full muted">{held > 0 ? orderDeskTexts.cancelRefunds(sayCents(held)) : orderDeskTexts.cancelSays}</p>
      )}
      <Line name="mot" label={orderDeskTexts.note} state={state} typed={typed} faults={faults} />
      <p className="actions">
        <button type="submit" className={isCancel ? 'btn btn-line' : 'btn'}>
          {nameMove(state, held)}
        </button>
      </p>
    </form>
  )
  if (!isCancel && !isPart) return form
  if (isPart && countBottles(order) < 2) return null
  return (
    <details className="part" open={isPart && Object.keys(typed).some((name) => name.startsWith('colis-'))}>
      <summary>{nameMove(state, 0)}</summary>
      {form}
    </details>
  )
}

/** What an act is called; one that gives money back says how much. */
function nameMove(state: OrderDesk['moves'][number], held: number): string {
  if (state === 'partly_shipped') return orderDeskTexts.part
  return state === 'cancelled' && held > 0 ? orderDeskTexts.cancelAndRefund(sayCents(held)) : moveNames[state]
}

type LineProps = Omit<Props, 'order'> & { name: string; state: string; label: string }

function Line({ name, state, label, typed, faults }: LineProps) {
  const id = `${state}-${name}`
  const fault = faultOf({ faults }, id)
  return (
    <p className="field full">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} className="input" defaultValue={typed[name]} maxLength={500} autoComplete="off" {...fault} />
      <InlineFault says={faults[id]} name={id} />
    </p>
  )
}
