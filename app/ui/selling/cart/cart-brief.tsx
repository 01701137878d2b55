import { href } from 'react-router'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { addedTexts } from '#app/texts/selling/cart-ways.ts'
import type { ProductCard } from '../../catalog/shop/product-card-view.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { FrameIcon } from '../../site/icons/icon.tsx'
import type { CartBriefView } from './cart-brief-view.ts'
import { LinePicture } from './cart-line.tsx'
import type { CartLineView } from './cart-lines.ts'

const { brief: words } = cartTexts

/** The cart in brief: what lies in it, what is missing, and what goes with it. A page of its own, and a drawer where there is script. */
export function CartBrief({ view }: { view: CartBriefView }) {
  const { lines, summary, added, advice, free, beside } = view
  const goods = useGoods()
  if (!summary)
    return (
      <div className="wrap cart-brief">
        <h1>{words.title}</h1>
        <p>{cartTexts.empty.title}</p>
      </div>
    )
  return (
    <div className="wrap cart-brief">
      <h1>{words.title}</h1>
      {added && (
        <form className="brief-advice" method="post" action={href('/panier/reprendre')} data-smooth="" data-stay="">
          <input type="hidden" name="ajout" value={added.named} />
          <input type="hidden" name="retour" value={href('/panier/en-bref')} />
          <p className="small num">
            <b>{addedTexts.title}</b> {added.says}
          </p>
          <button type="submit" className="btn btn-line btn-small" aria-label={addedTexts.undoOf(added.says)}>
            {addedTexts.undo}
          </button>
        </form>
      )}
      <ul className="brief-lines">
        {lines.map((line) => (
          <BriefLine key={line.id} line={line} />
        ))}
      </ul>
      {free && (
        <progress
          className="brief-free"
          value={free.counted}
          max={free.needed}
          aria-label={words.free(goods, free.counted, free.needed)}
        />
      )}
      {summary.notes.map((note) => (
        <p key={note} className="small num">
          {note}
        </p>
      ))}
      {advice && (
        <form className="brief-advice" method="post" action={href('/panier/ajouter')} data-smooth="" data-stay="">
          <input type="hidden" name="declinaison" value={advice.idDeclination} />
          <input type="hidden" name="quantite" value={advice.add} />
          <p className="small num">
            <b>{advice.title}</b> {advice.effect}
          </p>
          <button type="submit" className="btn btn-line btn-small">
            {cartTexts.adviceAdd(advice.add)}
          </button>
        </form>
      )}
      <p className="brief-total num">
        <span>{summary.totalLabel}</span>
        <b className="price">{summary.total}</b>
      </p>
      <p className="brief-ways">
        <a className="btn btn-buy" href={href('/commande')}>
          {cartTexts.order}
        </a>
        <a className="btn btn-line" href={href('/panier')}>
          {cartTexts.previewMore}
        </a>
      </p>
      {beside.length > 0 && (
        <section aria-labelledby="avec-cela">
          <h2 id="avec-cela">{words.beside}</h2>
          <ul className="brief-lines">
            {beside.map((card) => (
              <Beside key={card.id} card={card} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function BriefLine({ line }: { line: CartLineView }) {
  return (
    <li className="brief-line">
      <LinePicture line={line} />
      <p>
        <a href={line.href}>{line.name}</a>
        <span className="small muted num">{`${line.quantity} × ${line.detail}`}</span>
      </p>
      <form className="brief-less" method="post" action={href('/panier/ligne')} data-smooth="" data-stay="">
        <b className="num">{line.total}</b>
        <input type="hidden" name="ligne" value={line.id} />
        <input type="hidden" name="retour" value={href('/panier/en-bref')} />
        <LessButton line={line} />
      </form>
    </li>
  )
}

/** One less; of the last one, and of what is sold no more, none. */
function LessButton({ line: { name, step, quantity, isGone } }: { line: CartLineView }) {
  const isLast = isGone || quantity <= step
  return (
    <button
      type="submit"
      className="icon-btn"
      name="op"
      value={isLast ? 'remove' : 'less'}
      aria-label={isLast ? cartTexts.remove(name) : cartTexts.less(name, step)}
    >
      <FrameIcon of={isLast ? 'bin' : 'minus'} />
    </button>
  )
}

function Beside({ card }: { card: ProductCard }) {
  const [choice] = card.choices
  return (
    <li className="brief-line">
      <LinePicture line={card} />
      <p>
        <a href={card.href}>{card.name}</a>
        <span className="small">{card.reason}</span>
        {choice && (
          <span className="small muted num">
            {[choice.label, card.choices.length === 1 && card.price?.sold].filter(Boolean).join(' · ')}
          </span>
        )}
      </p>
      {choice && (
        <form method="post" action={href('/panier/ajouter')} data-smooth="" data-stay="">
          <input type="hidden" name="vins" value={choice.vins} />
          <button type="submit" className="btn btn-line btn-small" aria-label={cartTexts.addName(card.name)}>
            {cartTexts.addShort}
          </button>
        </form>
      )}
    </li>
  )
}
