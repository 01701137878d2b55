import { href } from 'react-router'
import type { FormState } from '#app/services/account-form.server.ts'
import type { CartSummary } from '#app/services/cart-summary.server.ts'
import type { CartView } from '#app/services/cart-view.server.ts'
import { alcoholTexts } from '#app/texts/alcohol.ts'
import { cartTexts } from '#app/texts/cart.ts'
import { Fault } from '../forms/field.tsx'
import { CartCode } from './cart-code.tsx'
import { CartEstimate, CartMode } from './cart-estimate.tsx'
import { CartLine } from './cart-line.tsx'
import { CartTotals } from './cart-totals.tsx'

type Props = { view: CartView; state: FormState | undefined }

/** The cart. */
export function CartScreen({ view, state }: Props) {
  const { summary } = view
  return (
    <div className="wrap cart-page">
      <h1>{cartTexts.title}</h1>
      {view.removed.length > 0 && <Removed removed={view.removed} fault={state?.faults.retrait} />}
      {summary ? <Full view={view} state={state} summary={summary} /> : <Empty />}
    </div>
  )
}

function Full({ view, state, summary }: Props & { summary: CartSummary }) {
  const { lines, hasNews } = view
  return (
    <div className="cart">
      <section aria-label={cartTexts.lines}>
        {hasNews && <News lines={lines} />}
        <ul className="lines">
          {lines.map((line) => {
            const field = `quantite-${line.id}`
            const isMeant = state?.faults[field] !== undefined
            return (
              <CartLine
                key={line.id}
                line={line}
                fault={state?.faults[field]}
                typed={isMeant ? state?.values.quantite : undefined}
              />
            )
          })}
        </ul>
        {view.advice && <Advice advice={view.advice} />}
        {lines.length > shortCart && !view.isHeld && <WayOn summary={summary} />}
        <div className="cart-ways">
          <a className="more" href={href('/boutique')}>
            {cartTexts.goOn}
          </a>
        </div>
        <form className="cart-clear" method="post" action={href('/panier/vider')} data-smooth="">
          <button type="submit" className="btn-text small">
            {cartTexts.clear}
          </button>
        </form>
      </section>
      <Recap view={view} state={state} summary={summary} />
    </div>
  )
}

const shortCart = 3

/** Beside many lines a phone keeps the total and the way on in reach. */
function WayOn({ summary: { totalLabel, total } }: { summary: CartSummary }) {
  return (
    <p className="cart-go">
      <span>
        <span className="small">{totalLabel}</span> <b className="num">{total}</b>
      </span>
      <a className="btn btn-buy" href={href('/commande/coordonnees')}>
        {cartTexts.order}
      </a>
    </p>
  )
}

/** What was taken out can be put back, each by a form of its own. */
function Removed({ removed, fault }: Pick<CartView, 'removed'> & { fault: string | undefined }) {
  return (
    <section className="note cart-removed" aria-label={cartTexts.removed.title} tabIndex={-1} data-land="">
      {fault && <Fault id="fault-retrait" says={fault} />}
      <p>
        <strong>{cartTexts.removed.title}</strong>
      </p>
      {removed.map(({ id, says }) => (
        <form key={id} method="post" action={href('/panier/annuler')} data-smooth="" data-stay="">
          <input type="hidden" name="retrait" value={id} />
          <span className="num">{says}</span>
          <button type="submit" className="btn btn-line btn-small" aria-label={cartTexts.removed.undoOf(says)}>
            {cartTexts.removed.undo}
          </button>
        </form>
      ))}
    </section>
  )
}

function Recap({ view, state, summary }: Props & { summary: CartSummary }) {
  const { collects, code, estimate, message, showsHealth } = view
  return (
    <aside className="recap" aria-labelledby="recap">
      <h2 id="recap">{cartTexts.recap}</h2>
      <CartTotals summary={summary} />
      {summary.notes.map((note) => (
        <p key={note} className="recap-note small num">
          {note}
        </p>
      ))}
      {view.isHeld ? (
        <p className="note note-bad">{cartTexts.news.hold}</p>
      ) : (
        <a className="btn btn-buy" href={href('/commande/coordonnees')}>
          {cartTexts.order}
        </a>
      )}
      <CartMode collects={collects} />
      {!collects && <CartEstimate estimate={estimate} state={state} />}
      {code.isTaken && <CartCode code={code} state={state} action={href('/panier/code')} stays />}
      {message && <p className="small">{message}</p>}
      <p className="small muted">{cartTexts.adults}</p>
      {showsHealth && <p className="small muted">{alcoholTexts.health}</p>}
    </aside>
  )
}

/** What has changed without the buyer stays told until they say to have seen it. */
function News({ lines }: Pick<CartView, 'lines'>) {
  return (
    <form className="note cart-news" method="post" action={href('/panier/vu')} data-smooth="" data-stay="">
      <p>
        <strong>{cartTexts.news.title}</strong>
      </p>
      <p className="small">{cartTexts.news.text}</p>
      {lines.map(({ seen }) => (
        <input key={seen} type="hidden" name="vu" value={seen} />
      ))}
      <button type="submit" className="btn btn-line btn-small">
        {cartTexts.news.seen}
      </button>
    </form>
  )
}

function Advice({ advice: { title, effect, idDeclination, add } }: { advice: NonNullable<CartView['advice']> }) {
  return (
    <form className="pack" method="post" action={href('/panier/ajouter')} data-smooth="" data-stay="">
      <img src="/art/gauge-6-5.svg" width="136" height="96" alt="" />
      <div>
        <p className="pack-title num">{title}</p>
        <p className="small num">{effect}</p>
      </div>
      <input type="hidden" name="declinaison" value={idDeclination} />
      <input type="hidden" name="quantite" value={add} />
      <button type="submit" className="btn btn-line btn-small" id="conseil">
        {cartTexts.adviceAdd(add)}
      </button>
    </form>
  )
}

function Empty() {
  const { title, text, go } = cartTexts.empty
  return (
    <div className="empty">
      <img src="/art/motif-grappe.svg" width="112" height="112" alt="" />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <p>
          <a className="btn" href={href('/boutique')}>
            {go}
          </a>
        </p>
      </div>
    </div>
  )
}
