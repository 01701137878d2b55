import { href } from 'react-router'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fault } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { CartForm } from './cart-form.tsx'
import type { CartView } from './cart-view.ts'

const { estimate: words, mode } = cartTexts

/** What sending the cart costs, from a postal code, and who carries it. */
export function CartEstimate({ estimate, state }: Pick<CartView, 'estimate'> & { state: FormState | undefined }) {
  const { postalCode, offers, exportContact } = estimate
  const { faults, values }: Partial<FormState> = state ?? {}
  return (
    <>
      <CartForm className="estimate" action={href('/panier/estimer')} noValidate>
        <div className="field">
          <label htmlFor="cp">{words.title}</label>
          <CountryField estimate={estimate} typed={values?.pays} isFaulty={faults?.pays !== undefined} />
          {faults?.pays && <Fault id="fault-pays" says={faults.pays} />}
          <div className="pair">
            <input
              className="input num"
              id="cp"
              name="cp"
              autoComplete="postal-code"
              maxLength={12}
              placeholder={words.postalCode}
              defaultValue={values?.cp ?? postalCode}
              aria-invalid={faults?.cp ? true : undefined}
              aria-describedby={faults?.cp ? 'fault-cp' : undefined}
              // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
              autoFocus={faults?.cp !== undefined}
            />
            <button type="submit" className="btn btn-line" id="estimer">
              {words.send}
            </button>
          </div>
          {faults?.cp && <Fault id="fault-cp" says={faults.cp} />}
        </div>
      </CartForm>
      {exportContact && (
        <p className="small">
          {words.elsewhere} <a href={href('/contact')}>{words.writeTo(exportContact)}</a>
        </p>
      )}
      {offers.length > 0 && <Offers offers={offers} />}
    </>
  )
}

type Countries = Pick<CartView, 'estimate'> & { typed: string | undefined; isFaulty: boolean }

/** Where the shop sends to one country alone, nobody is asked which. */
function CountryField({ estimate: { country, countries }, typed, isFaulty }: Countries) {
  if (countries.length <= 1) return <input type="hidden" name="pays" value={countries[0]?.id ?? 'FR'} />
  return (
    <select
      className="input"
      id="pays"
      name="pays"
      aria-label={words.country}
      aria-invalid={isFaulty ? true : undefined}
      aria-describedby={isFaulty ? 'fault-pays' : undefined}
      defaultValue={typed ?? country}
    >
      {countries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

function Offers({ offers }: Pick<CartView['estimate'], 'offers'>) {
  return (
    <CartForm className="offers" action={href('/panier/transporteur')}>
      <p className="offers-title">{words.offers}</p>
      <ul>
        {offers.map(({ index, name, price, arrival, isChosen }) => (
          <li key={index}>
            <button
              type="submit"
              id={`transporteur-${index}`}
              name="transporteur"
              value={index}
              className="offer num"
              aria-pressed={isChosen}
            >
              <span>
                {name}
                {arrival && <span className="small muted">{arrival}</span>}
              </span>
              <b>{price}</b>
            </button>
          </li>
        ))}
      </ul>
    </CartForm>
  )
}

/** Whether the goods are sent or fetched. */
export function CartMode({ collects }: { collects: boolean }) {
  const goods = useGoods()
  const ways = [
    { value: 'delivery', label: mode.delivery, isChosen: !collects },
    { value: 'clickAndCollect', label: mode.clickAndCollect(goods), isChosen: collects },
  ]
  return (
    <CartForm className="mode" action={href('/panier/mode')} aria-label={mode.title(goods)}>
      {ways.map(({ value, label, isChosen }) => (
        <button key={value} type="submit" id={`mode-${value}`} name="mode" value={value} aria-pressed={isChosen}>
          {label}
        </button>
      ))}
    </CartForm>
  )
}
