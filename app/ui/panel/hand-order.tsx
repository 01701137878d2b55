import { sayCents } from '#app/models/money.ts'
import type { HandOrderScreen } from '#app/services/panel/hand-order.server.ts'
import type { StockLine } from '#app/services/panel/stock-screen.server.ts'
import { handOrderTexts as words } from '#app/texts/panel/hand-order.ts'
import { HandOrderBuyer } from './hand-order-buyer.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { ScreenHead } from './screen-head.tsx'
import { Sheet } from './sheet.tsx'
import { nameOf } from './stock-sheet.tsx'

type Props = { screen: HandOrderScreen; checkout: string; message?: string | undefined }

/** A sale of the telephone or the cellar, on one form. */
export function HandOrder({ screen: { lines, hasMore, carriers, means, typed }, checkout, message }: Props) {
  return (
    <>
      <ScreenHead title={words.title} says={words.says} />
      <form method="post" action="/admin/commandes/nouveau" className="stack">
        <RefusalNote message={message} />
        {/* Drawn with the form: sent twice, it is one sale. */}
        <input type="hidden" name="checkout" value={typed.get('checkout') ?? checkout} />
        {/* What the form does, unless the button that looks for a wine says otherwise. */}
        <input type="hidden" name="acte" value="vendre" />
        <Sheet title={words.goods}>
          <p className="find">
            <label className="told" htmlFor="q">
              {words.search}
            </label>
            <input id="q" type="search" name="q" defaultValue={typed.get('q')} placeholder={words.search} maxLength={100} />
            <button type="submit" name="acte" value="chercher" className="btn btn-line" formNoValidate>
              {words.find}
            </button>
          </p>
          <Goods lines={lines} typed={typed} />
          {hasMore && <p className="muted">{words.more}</p>}
        </Sheet>
        <Sheet title={words.how}>
          <How carriers={carriers} means={means} typed={typed} />
        </Sheet>
        <Sheet title={words.buyer}>
          <HandOrderBuyer typed={typed} />
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

type Typed = { typed: HandOrderScreen['typed'] }

function Goods({ lines, typed }: Typed & { lines: readonly StockLine[] }) {
  if (lines.length === 0) return <p className="muted">{words.noneFound}</p>
  return (
    <ul className="counted">
      {lines.map((line) => {
        const { idDeclination: id, idProduct, price, stock } = line
        const name = nameOf(line)
        return (
          <li key={id}>
            <span>
              {name} <span className="muted">{[sayCents(price), words.inStock(stock)].join(' · ')}</span>
            </span>
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
            />
          </li>
        )
      })}
    </ul>
  )
}

function How({ carriers, means: offered, typed }: Typed & Pick<HandOrderScreen, 'carriers' | 'means'>) {
  const [delivery, payment] = [typed.get('livraison') ?? 'NO_DELIVERY', typed.get('paiement') ?? offered[0]]
  return (
    <div className="form">
      <fieldset className="part choices-part">
        <legend className="told">{words.how}</legend>
        <Choice name="livraison" value="NO_DELIVERY" label={words.taken} isChosen={delivery === 'NO_DELIVERY'} />
        <Choice name="livraison" value="DELIVERY" label={words.delivered} isChosen={delivery === 'DELIVERY'} />
        <p className="field">
          <label htmlFor="transporteur">{words.carrier}</label>
          <select id="transporteur" name="transporteur" className="input" defaultValue={typed.get('transporteur')}>
            {carriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </p>
      </fieldset>
      <fieldset className="part choices-part">
        <legend>{words.payment}</legend>
        {offered.length === 0 && <p className="hint">{words.noMeans}</p>}
        {offered.map((means) => (
          <Choice key={means} name="paiement" value={means} label={words.means[means]} isChosen={payment === means} />
        ))}
        <label className="check">
          <input type="checkbox" name="paye" defaultChecked={typed.size === 0 || typed.has('paye')} />
          <span>
            {words.isPaid} <span className="hint">{words.paidSays}</span>
          </span>
        </label>
      </fieldset>
    </div>
  )
}

function Choice({ name, value, label, isChosen }: { name: string; value: string; label: string; isChosen: boolean }) {
  return (
    <label className="check">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
    </label>
  )
}
