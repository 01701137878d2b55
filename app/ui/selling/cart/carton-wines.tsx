import { href } from 'react-router'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { cartonTexts as words } from '#app/texts/selling/carton.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fault } from '../../platform/forms/field.tsx'
import { FrameIcon } from '../../site/icons/icon.tsx'
import { Bottle } from './carton-box.tsx'
import type { CartonView, CartonWine } from './carton-view.ts'

/** The wines to choose from: one plain form with a number for each, whose buttons work without script too. */
export function CartonWines({ view }: { view: CartonView }) {
  const { wines, size, withCart, named, paging, look } = view
  const goods = useGoods()
  if (wines.length === 0) return <p>{words.nothing(goods)}</p>
  const firstFault = wines.find(({ fault }) => fault)?.id
  return (
    <form id="composer" method="post" action={href('/panier/composer')} data-smooth="" data-stay="">
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" className="sr-only" tabIndex={-1}>
        {words.change}
      </button>
      <input type="hidden" name="taille" value={size} />
      <input type="hidden" name="vins" value={named} />
      <input type="hidden" name="page" value={paging.page} />
      {withCart && <input type="hidden" name="avec" value="panier" />}
      <ul className="lines">
        {wines.map((wine) => (
          <Wine key={wine.id} wine={wine} look={look} isFirstFault={wine.id === firstFault} />
        ))}
      </ul>
      <p className="carton-change">
        <button type="submit" className="btn btn-line">
          {words.change}
        </button>
      </p>
    </form>
  )
}

type Props = { wine: CartonWine; look: CartonView['look']; isFirstFault: boolean }

function Wine({ wine, look, isFirstFault }: Props) {
  const { id, kind, name, href: way, origin, detail, price, perMeasure, says, fault, isClosed } = wine
  return (
    <li className={isClosed ? 'line carton-wine is-gone' : 'line carton-wine'}>
      <div className={`plate line-picture tone-${kind}`}>
        <Bottle bottle={wine} drawn={look.bottle} />
      </div>
      <div className="line-text">
        <h3>
          <a href={way}>{name}</a>
        </h3>
        <p className="small muted num">{[detail, origin].filter(Boolean).join(' · ')}</p>
        <p className="small num">
          <b>{price}</b>
          {perMeasure && <span className="muted"> · {perMeasure}</span>}
        </p>
        {says && <p className="small num">{says}</p>}
        {fault && <Fault id={`fault-${id}`} says={fault} />}
      </div>
      {!isClosed && <Quantity wine={wine} isFirstFault={isFirstFault} />}
    </li>
  )
}

function Quantity({ wine: { id, field, name, quantity, step, fault }, isFirstFault }: Omit<Props, 'look'>) {
  return (
    <div className="stepper">
      <button type="submit" id={`moins-${id}`} name="op" value={`less:${id}`} aria-label={cartTexts.less(name, step)}>
        <FrameIcon of="minus" />
      </button>
      <input
        id={field}
        className="num"
        name={field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={quantity}
        aria-label={cartTexts.quantityOf(name)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `fault-${id}` : undefined}
        // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
        autoFocus={isFirstFault}
      />
      <button type="submit" id={`plus-${id}`} name="op" value={`more:${id}`} aria-label={cartTexts.more(name, step)}>
        <FrameIcon of="plus" />
      </button>
    </div>
  )
}
