import { useState } from 'react'
import { href } from 'react-router'
import { shortlistTexts } from '#app/texts/catalog/shortlist.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fault } from '../../platform/forms/field.tsx'
import { Picture } from '../../platform/picture/picture.tsx'
import { FrameIcon } from '../../site/icons/icon.tsx'
import { CartForm } from './cart-form.tsx'
import type { CartLineView } from './cart-lines.ts'

type Props = { line: CartLineView; fault?: string | undefined; typed?: string | undefined }

/** A line of the cart: what it is, how many, what they cost; each of its buttons works as a plain form. */
export function CartLine({ line, fault, typed }: Props) {
  const { id, href, name, detail, price, struck, perMeasure, total, news, isGone } = line
  return (
    <li className={isGone ? 'line is-gone' : 'line'}>
      <LinePicture line={line} />
      <div className="line-text">
        <h2>
          <a href={href}>{name}</a>
        </h2>
        {detail && <p className="small muted num">{detail}</p>}
        {price && (
          <p className="small num">
            {struck && (
              <>
                <s>{struck}</s>{' '}
              </>
            )}
            {price}
            {perMeasure && <span className="muted"> · {perMeasure}</span>}
          </p>
        )}
        {news.map((said) => (
          <p key={said} className="line-news small">
            <FrameIcon of="info" />
            <span>{said}</span>
          </p>
        ))}
        {fault && <Fault id={`fault-${id}`} says={fault} />}
        {!isGone && <Later line={line} />}
      </div>
      <LineQuantity line={line} fault={fault} typed={typed} />
      <p className={total.length > longAmount ? 'line-sum line-sum-long price' : 'line-sum price'}>{total}</p>
    </li>
  )
}

/** Amounts from a thousand euros on have a row of their own on a phone. */
const longAmount = 8

/** A bottle on its ground; the name beside it is the link. */
export function LinePicture({ line: { kind, picture } }: { line: Pick<CartLineView, 'kind' | 'picture'> }) {
  const { motif } = useGoods()
  return (
    <div className={`plate line-picture tone-${kind}`}>
      {picture ? (
        <Picture picture={picture} sizes="7rem" alt="" />
      ) : (
        <img className="no-picture" src={`/art/motif-${motif}.svg`} width="112" height="112" alt="" />
      )}
    </div>
  )
}

function LineQuantity({ line, fault, typed }: Props) {
  const { id, name, isGone } = line
  return (
    <CartForm className="line-quantity" action={href('/panier/ligne')}>
      <input type="hidden" name="ligne" value={id} />
      {!isGone && <Stepper line={line} fault={fault} typed={typed} />}
      <button
        type="submit"
        className="icon-btn"
        id={`retirer-${id}`}
        name="op"
        value="remove"
        aria-label={cartTexts.remove(name)}
      >
        <FrameIcon of="bin" />
      </button>
    </CartForm>
  )
}

function Later({ line: { id, name } }: Pick<Props, 'line'>) {
  return (
    <CartForm className="line-later" action={href('/panier/plus-tard')}>
      <input type="hidden" name="ligne" value={id} />
      <button type="submit" className="btn-text small" id={`garder-${id}`} aria-label={shortlistTexts.laterNamed(name)}>
        {shortlistTexts.later}
      </button>
    </CartForm>
  )
}

function Stepper({ line, fault, typed }: Props) {
  const { id, name, quantity, step } = line
  const [written, setWritten] = useState(typed ?? String(quantity))
  const [known, setKnown] = useState(line)
  // What the shop says of the line after an act takes the place of what was written, unless that was refused: whoever has read
  // why may be writing anew while the line is still on its way.
  if (line !== known) {
    setKnown(line)
    if (typed === undefined) setWritten(String(quantity))
  }
  return (
    <>
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" className="sr-only" name="op" value="set" tabIndex={-1}>
        {cartTexts.update}
      </button>
      <div className="stepper">
        <button type="submit" id={`moins-${id}`} name="op" value="less" aria-label={cartTexts.less(name, step)}>
          <FrameIcon of="minus" />
        </button>
        <input
          id={`quantite-${id}`}
          className="num"
          name="quantite"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          aria-label={cartTexts.quantityOf(name)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `fault-${id}` : undefined}
          // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
          autoFocus={fault !== undefined}
        />
        <button type="submit" id={`plus-${id}`} name="op" value="more" aria-label={cartTexts.more(name, step)}>
          <FrameIcon of="plus" />
        </button>
      </div>
    </>
  )
}
