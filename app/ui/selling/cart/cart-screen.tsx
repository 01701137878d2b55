import { href, Link } from 'react-router'
import { shortlistTexts } from '#app/texts/catalog/shortlist.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { addedTexts } from '#app/texts/selling/cart-ways.ts'
import { cartonTexts } from '#app/texts/selling/carton.ts'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fault } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { CartCode } from './cart-code.tsx'
import { CartEstimate, CartMode } from './cart-estimate.tsx'
import { CartAct, CartForm, useCartAct } from './cart-form.tsx'
import { CartInBars } from './cart-in-bars.tsx'
import { CartLine } from './cart-line.tsx'
import type { CartSummary } from './cart-summary.ts'
import { CartTotals } from './cart-totals.tsx'
import type { Addition, CartView } from './cart-view.ts'
import { SendCart } from './sections/send-cart.tsx'

type Props = { view: CartView; state: FormState | undefined }

/** The cart. */
export function CartScreen({ view, state: sent }: Props) {
  const { summary } = view
  const { act, refused } = useCartAct()
  const state = refused ?? sent
  return (
    <CartAct value={act}>
      <div className="wrap cart-page">
        <CartInBars />
        <h1>{cartTexts.title}</h1>
        {view.removed.length > 0 && <Removed removed={view.removed} fault={state?.faults.retrait} />}
        {view.added && <CartAdded added={view.added} />}
        {summary ? <Full view={view} state={state} summary={summary} /> : <Empty />}
      </div>
    </CartAct>
  )
}

function Full({ view, state, summary }: Props & { summary: CartSummary }) {
  const { lines, hasNews } = view
  const goods = useGoods()
  return (
    <div className="cart">
      <section aria-label={cartTexts.lines(goods)}>
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
        {view.advice && <Advice advice={view.advice} fault={state?.faults.quantite ?? state?.faults.declinaison} />}
        {lines.length > shortCart && !view.isHeld && <WayOn summary={summary} />}
        {view.carton && (
          <p className="cart-carton num">
            {view.carton.says}{' '}
            <a className="more" href={view.carton.href}>
              {cartonTexts.complete}
            </a>
          </p>
        )}
        <div className="cart-ways">
          <a className="more" href={href('/boutique')}>
            {cartTexts.goOn}
          </a>
          <a className="more" href={href('/envies')}>
            {shortlistTexts.see}
          </a>
        </div>
        {view.link && <SendCart link={view.link} />}
        <CartForm className="cart-clear" action={href('/panier/vider')}>
          <button type="submit" className="btn-text small">
            {cartTexts.clear}
          </button>
        </CartForm>
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
      <Link className="btn btn-buy" to={href('/commande')}>
        {cartTexts.order}
      </Link>
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
        <CartForm key={id} action={href('/panier/annuler')}>
          <input type="hidden" name="retrait" value={id} />
          <span className="num">{says}</span>
          <button type="submit" className="btn btn-line btn-small" aria-label={cartTexts.removed.undoOf(says)}>
            {cartTexts.removed.undo}
          </button>
        </CartForm>
      ))}
    </section>
  )
}

/** What was put into the cart just now, to be taken back where that was not meant. */
function CartAdded({ added: { named, says } }: { added: Addition }) {
  return (
    <section className="note cart-removed" aria-label={addedTexts.title}>
      <CartForm action={href('/panier/reprendre')}>
        <input type="hidden" name="ajout" value={named} />
        <span className="num">
          <strong>{addedTexts.title}</strong> {says}
        </span>
        <button type="submit" className="btn btn-line btn-small" aria-label={addedTexts.undoOf(says)}>
          {addedTexts.undo}
        </button>
      </CartForm>
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
        <Link className="btn btn-buy" to={href('/commande')}>
          {cartTexts.order}
        </Link>
      )}
      <CartMode collects={collects} />
      {!collects && <CartEstimate estimate={estimate} state={state} />}
      <CartCode code={code} state={state} action={href('/panier/code')} />
      {message && <p className="small">{message}</p>}
      {view.isAlcohol && <p className="small muted">{cartTexts.adults}</p>}
      {showsHealth && <p className="small muted">{alcoholTexts.health}</p>}
    </aside>
  )
}

/** What has changed without the buyer stays told until they say to have seen it. */
function News({ lines }: Pick<CartView, 'lines'>) {
  return (
    <CartForm className="note cart-news" action={href('/panier/vu')}>
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
    </CartForm>
  )
}

type Advised = { advice: NonNullable<CartView['advice']>; fault: string | undefined }

function Advice({ advice: { title, effect, idDeclination, add, act }, fault }: Advised) {
  return (
    <CartForm className="pack" action={href('/panier/ajouter')}>
      <img src="/art/gauge-6-5.svg" width="136" height="96" alt="" />
      <div>
        <p className="pack-title num">{title}</p>
        <p className="small num">{effect}</p>
        {fault && <Fault id="fault-conseil" says={fault} />}
      </div>
      <input type="hidden" name="declinaison" value={idDeclination} />
      <input type="hidden" name="quantite" value={add} />
      <input type="hidden" name="acte" value={act} />
      <button type="submit" className="btn btn-line btn-small" id="conseil">
        {cartTexts.adviceAdd(add)}
      </button>
    </CartForm>
  )
}

function Empty() {
  const { title, text, go } = cartTexts.empty
  const goods = useGoods()
  return (
    <div className="empty">
      <img src={`/art/motif-${goods.motif}.svg`} width="112" height="112" alt="" />
      <div>
        <h2>{title}</h2>
        <p>{text(goods)}</p>
        <p>
          <a className="btn" href={href('/boutique')}>
            {go(goods)}
          </a>{' '}
          <a className="more" href={href('/envies')}>
            {shortlistTexts.see}
          </a>
        </p>
      </div>
    </div>
  )
}
