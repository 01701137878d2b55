import { href } from 'react-router'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { cartonTexts } from '#app/texts/selling/carton.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import { LinePicture } from './cart-line.tsx'
import type { CartLineView } from './cart-lines.ts'
import type { CartSummary } from './cart-summary.ts'
import { CartTotals } from './cart-totals.tsx'

/** What a link would put into the cart, before it is asked to. */
export type CartLinkView = {
  lines: CartLineView[]
  summary: CartSummary | undefined
  named: string
  /** By what the act of putting it into the cart is known. */
  act: string
  /** What the link names besides, as it names it: it cannot be had here. */
  unmet: string[]
  message: string
}

const { fill: words } = cartTexts

/** What a link would put into the cart: nothing is done before the form is sent. */
export function CartLinkScreen({ view, state }: { view: CartLinkView; state: FormState | undefined }) {
  const { summary, unmet } = view
  const faults = Object.values(state?.faults ?? {})
  const carton = state?.values.carton ?? ''
  return (
    <div className="wrap cart-page cart-fill">
      <h1>{words.title}</h1>
      {faults.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
        <p className="note note-bad" role="alert" tabIndex={-1} autoFocus>
          {faults.join(' ')}
        </p>
      )}
      {carton.startsWith(`${href('/panier/composer')}?`) && (
        <p>
          <a className="btn btn-line" href={carton}>
            {cartonTexts.back}
          </a>
        </p>
      )}
      {unmet.length > 0 && <p className="note">{words.unmet(unmet)}</p>}
      {summary ? <Filling view={view} summary={summary} /> : <Nothing isTold={faults.length > 0} />}
    </div>
  )
}

function Filling({ view: { lines, named, act, message }, summary }: { view: CartLinkView; summary: CartSummary }) {
  return (
    <>
      <p className="lead">{words.lead}</p>
      <div className="cart">
        <ul className="lines">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
        <form className="recap" method="post" action={href('/panier/ajouter')} data-smooth="">
          <CartTotals summary={summary} />
          {summary.notes.map((note) => (
            <p key={note} className="recap-note small num">
              {note}
            </p>
          ))}
          <input type="hidden" name="vins" value={named} />
          <input type="hidden" name="acte" value={act} />
          <input type="hidden" name="retour" value={href('/panier')} />
          <button type="submit" className="btn btn-buy">
            {words.send}
          </button>
          {message && <p className="small">{message}</p>}
        </form>
      </div>
    </>
  )
}

function Line({ line }: { line: CartLineView }) {
  return (
    <li className="line line-still">
      <LinePicture line={line} />
      <div className="line-text">
        <h2>
          <a href={line.href}>{line.name}</a>
        </h2>
        <p className="small muted num">{line.detail}</p>
        <p className="small num">
          {line.quantity} × {line.price}
        </p>
      </div>
      <p className="line-sum price">{line.total}</p>
    </li>
  )
}

function Nothing({ isTold }: { isTold: boolean }) {
  return (
    <>
      {!isTold && <p className="lead">{words.nothing}</p>}
      <p>
        <a className="btn" href={href('/boutique')}>
          {words.shop}
        </a>
      </p>
    </>
  )
}
