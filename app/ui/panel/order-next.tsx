import type { OrderDesk } from '#app/services/panel/order-screen.server.ts'
import { moveNames, orderDeskTexts } from '#app/texts/panel/orders.ts'

type Props = { order: OrderDesk; typed: Readonly<Record<string, string>> }

/** What may follow: a form for each state that the order can go to, and for no other. */
export function OrderNext({ order, typed }: Props) {
  return (
    <section className="sheet" aria-label={orderDeskTexts.next}>
      <div className="sheet-head">
        <h2>{orderDeskTexts.next}</h2>
      </div>
      {order.moves.length === 0 && <p className="muted">{orderDeskTexts.nothing}</p>}
      {order.moves.map((state) => (
        <Move key={state} state={state} path={`/admin/commandes/${order.id}/etat`} typed={typed} />
      ))}
    </section>
  )
}

function Move({ state, path, typed }: { state: OrderDesk['moves'][number]; path: string; typed: Props['typed'] }) {
  const isParcel = state === 'shipped' || state === 'partly_shipped'
  const isCancel = state === 'cancelled'
  const form = (
    <form method="post" action={path} className="form">
      <input type="hidden" name="etat" value={state} />
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
          {moveNames[state]}
        </button>
      </p>
    </form>
  )
  if (!isCancel) return form
  return (
    <details className="part">
      <summary>{moveNames[state]}</summary>
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
