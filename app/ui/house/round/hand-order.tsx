import { href } from 'react-router'
import { nameOnSheet } from '#app/models/house/cellar/name-on-sheet.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { handOrderTexts as words } from '#app/texts/house/orders/hand-order.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fault, faultOf } from '../fields/fault.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { HandOrderBuyer } from './hand-order-buyer.tsx'
import type { HandOrderScreen } from './hand-order-view.ts'
import { HandedFields } from './handed-fields.tsx'

type Props = { screen: HandOrderScreen; checkout: string; message?: string | undefined }

/** A sale of the telephone or the cellar, on one form. */
export function HandOrder({ screen, checkout, message }: Props) {
  const goods = useGoods()
  const { typed } = screen
  return (
    <>
      <ScreenHead title={words.title} says={words.says(goods)} />
      <form method="post" action={href('/admin/commandes/nouveau')} className="stack">
        <RefusalNote message={message} />
        {/* Drawn with the form: sent twice, it is one sale. */}
        <input type="hidden" name="checkout" value={typed.get('checkout') ?? checkout} />
        {/* What the form does, unless the button that looks for a wine says otherwise. */}
        <input type="hidden" name="acte" value="vendre" />
        <Sheet title={words.goods(goods)}>
          <p className="find">
            <label className="told" htmlFor="q">
              {words.search(goods)}
            </label>
            <input
              id="q"
              type="search"
              name="q"
              defaultValue={typed.get('q')}
              placeholder={words.search(goods)}
              maxLength={100}
              // biome-ignore lint/a11y/noAutofocus: a search that found nothing is written anew
              autoFocus={isSearched(screen) && screen.lines.length === 0}
            />
            <button type="submit" name="acte" value="chercher" className="btn btn-line" formNoValidate>
              {words.find}
            </button>
          </p>
          <Goods screen={screen} />
          {screen.hasMore && <p className="muted">{words.more}</p>}
        </Sheet>
        <Sheet title={words.how}>
          <How screen={screen} />
        </Sheet>
        <Sheet title={words.buyer}>
          <HandOrderBuyer screen={screen} />
        </Sheet>
        <p className="actions save-bar">
          <button type="submit" className="btn">
            {words.place}
          </button>
        </p>
      </form>
    </>
  )
}

type OfScreen = { screen: HandOrderScreen }

/** Whether the screen answers the button that looks for a wine. */
function isSearched({ typed }: HandOrderScreen): boolean {
  return typed.get('acte') === 'chercher'
}

/** What was found: it stands below what was chosen before. */
function findReached({ lines, typed }: HandOrderScreen) {
  return lines.find(({ idDeclination }) => !typed.get(`nombre-${idDeclination}`)) ?? lines[0]
}

function Goods({ screen }: OfScreen) {
  const { lines, typed } = screen
  if (lines.length === 0) return <p className="muted">{words.noneFound}</p>
  return (
    <ul className="counted">
      {lines.map((line) => {
        const { idDeclination: id, idProduct, price, stock } = line
        const name = nameOnSheet(line)
        return (
          <li key={id}>
            <div>
              {name} <span className="muted">{[sayCents(price), words.inStock(stock)].join(' · ')}</span>
              <Fault ctx={screen} name={`nombre-${id}`} />
            </div>
            <input type="hidden" name={`produit-${id}`} value={idProduct} />
            <input
              className="input count-input"
              type="number"
              name={`nombre-${id}`}
              aria-label={words.quantityOf(name)}
              defaultValue={typed.get(`nombre-${id}`) ?? ''}
              min="0"
              max="10000"
              inputMode="numeric"
              // biome-ignore lint/a11y/noAutofocus: after a search the keyboard stands at what was found
              autoFocus={isSearched(screen) && line === findReached(screen)}
              {...faultOf(screen, `nombre-${id}`)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function How({ screen }: OfScreen) {
  const goods = useGoods()
  const { carriers, typed } = screen
  const delivery = typed.get('livraison') ?? 'NO_DELIVERY'
  return (
    <div className="form">
      <fieldset className="part choices-part">
        <legend className="told">{words.how}</legend>
        <Choice screen={screen} name="livraison" chosen={delivery} value="NO_DELIVERY" label={words.taken(goods)} />
        <Choice screen={screen} name="livraison" chosen={delivery} value="DELIVERY" label={words.delivered} />
        <p className="field">
          <label htmlFor="transporteur">{words.carrier}</label>
          <select
            id="transporteur"
            name="transporteur"
            className="input"
            defaultValue={typed.get('transporteur')}
            {...faultOf(screen, 'transporteur')}
          >
            {carriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <Fault ctx={screen} name="transporteur" />
      </fieldset>
      <Payment screen={screen} />
    </div>
  )
}

/** Whether it is paid, which is never guessed, and how, which is where there is but one way. */
function Payment({ screen }: OfScreen) {
  const { means: offered, typed } = screen
  const isPaid = { screen, name: 'paye', chosen: typed.get('paye') }
  const by = { screen, name: 'paiement', chosen: typed.get('paiement') ?? (offered.length === 1 ? offered[0] : undefined) }
  return (
    <>
      <fieldset className="part choices-part">
        <legend>{words.payment}</legend>
        <Fault ctx={screen} name="paye" />
        <Choice {...isPaid} value="oui" label={words.paidNow} hint={words.paidSays} isRequired />
        <Choice {...isPaid} value="non" label={words.paidLater} hint={words.laterSays} isRequired />
      </fieldset>
      <HandedFields typed={(name) => typed.get(name)} faults={screen.faults} />
      <fieldset className="part choices-part">
        <legend>{words.by}</legend>
        {offered.length === 0 ? <p className="hint">{words.noMeans}</p> : <Fault ctx={screen} name="paiement" />}
        {offered.map((means) => (
          <Choice key={means} {...by} value={means} label={words.means[means]} isRequired />
        ))}
      </fieldset>
    </>
  )
}

type ChoiceProps = OfScreen & {
  name: string
  value: string
  label: string
  hint?: string
  chosen: string | undefined
  isRequired?: boolean
}

function Choice({ screen, name, value, label, hint, chosen, isRequired }: ChoiceProps) {
  return (
    <label className="check">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen === value}
        required={isRequired}
        {...faultOf(screen, name)}
      />
      <span>
        {label} {hint && <span className="hint">{hint}</span>}
      </span>
    </label>
  )
}
