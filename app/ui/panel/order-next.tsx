import type { OrderDesk } from '#app/services/panel/order-screen.server.ts'
import { moveNames, orderDeskTexts } from '#app/texts/panel/orders.ts'
import { countBottles, ParcelGoods } from './parcel-goods.tsx'
import { Sheet } from './sheet.tsx'

type Props = { order: OrderDesk; typed: Readonly<Record<string, string>> }

/** What may follow: a form for each state that the order can go to, and for no other. */
export function OrderNext({ order, typed }: Props) {
  return (
    <Sheet title={orderDeskTexts.next}>
      {order.moves.length === 0 && <p className="muted">{orderDeskTexts.nothing}</p>}
      {order.moves.map((state) => (
        <Move key={state} order={order} state={state} typed={typed} />
      ))}
    </Sheet>
  )
}

function Move({ order, state, typed }: Props & { state: OrderDesk['moves'][number] }) {
  const path = `/admin/commandes/${order.id}/etat`
  const isPart = state === 'partly_shipped'
  const isParcel = state === 'shipped' || state === 'partly_shipped'
  const isCancel = state === 'cancelled'
  const form = (
    <form method="post" action={path} className="form">
      <input type="hidden" name="etat" value={state} />
      {isPart && <ParcelGoods order={order} typed={typed} />}
      {isParcel && (
        <>
          <Line name="numero" state={state} label={orderDeskTexts.number} value={typed.numero} />
          <Line name="adresse" state={state} label={orderDeskTexts.url} value={typed.adresse} />
        </>
      )}
      {isCancel && <p className="full muted">{orderDeskTexts.cancelSays}</p>}
      <Line name="mot" state={state} label={orderDeskTexts.note} value={typed.mot} />
      <p className="actions">
        <button type="submit" className={isCancel ? 'btn btn-line' : 'btn'}>
          {isPart ? orderDeskTexts.part : moveNames[state]}
        </button>
      </p>
    </form>
  )
  if (!isCancel && !isPart) return form
  if (isPart && countBottles(order) < 2) return null
  return (
    <details className="part" open={isPart && Object.keys(typed).some((name) => name.startsWith('colis-'))}>
      <summary>{isPart ? orderDeskTexts.part : moveNames[state]}</summary>
      {form}
    </details>
  )
}

function Line({ name, state, label, value }: { name: string; state: string; label: string; value: string | undefined }) {
  const id = `${state}-${name}`
  return (
    <p className="field full">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} className="input" defaultValue={value} maxLength={500} autoComplete="off" />
    </p>
  )
}
