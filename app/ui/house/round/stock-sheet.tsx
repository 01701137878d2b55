import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { sendingName } from '#app/models/house/cellar/kept-send.ts'
import { nameOnSheet } from '#app/models/house/cellar/name-on-sheet.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { stockTexts as words } from '#app/texts/house/orders/stock.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Pages } from '../../platform/lists/pages.tsx'
import type { Paging } from '../../platform/lists/paging.ts'
import { FindForm } from '../fields/find-form.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { TableHead } from '../frame/table-head.tsx'

export type StockRow = Answer<Contract['listStock']>['lines'][number]

export type StockScreen = {
  lines: StockRow[]
  total: number
  search: string
  paging: Paging
  /** What the sheet is called when it is sent: a sheet that comes twice counts once. */
  sending: string
}

type Typed = ReadonlyMap<string, string>
type Props = { screen: StockScreen; path: string; message?: string; typed?: Typed; untold?: readonly string[] }

/** Everything that is sold, on one sheet to fill in. */
export function StockSheet({
  screen: { lines, total, search, paging, sending },
  path,
  message,
  typed = new Map(),
  untold = [],
}: Props) {
  const goods = useGoods()
  return (
    <>
      <ScreenHead title={words.title(goods)} says={words.says} />
      <section className="sheet" aria-label={words.title(goods)}>
        <div className="sheet-head">
          <p className="muted">{panelTexts.count(total)}</p>
          <FindForm action={href('/admin/inventaire')} label={words.search(goods)} search={search} />
        </div>
        <RefusalNote message={message} />
        {lines.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <form method="post" action={path} data-scan="stock">
            <input type="hidden" name={sendingName} value={sending} />
            <Sheet lines={lines} typed={typed} untold={untold} />
            <Why typed={typed} />
            <p className="actions save-bar">
              <button type="submit" className="btn">
                {words.save}
              </button>
            </p>
          </form>
        )}
        <Pages {...paging} />
        <p>
          <a className="more" href={href('/admin/:desk', { desk: 'stock' })}>
            {words.movements}
          </a>
        </p>
      </section>
    </>
  )
}

type SheetProps = { lines: readonly StockRow[]; typed: Typed; untold: readonly string[] }

function Sheet({ lines, typed, untold }: SheetProps) {
  const goods = useGoods()
  const isByProduct = lines.some(({ place }) => place === 'product')
  const titles = [words.wine(goods), words.price, words.stock, words.limit, ...(isByProduct ? [] : [words.onSale])]
  return (
    <table className="table stock-table">
      <TableHead titles={titles} numbers={[words.price]} />
      <tbody>
        {lines.map((line) => (
          <Row key={line.idDeclination} line={line} typed={typed} isUntold={untold.includes(line.idDeclination)} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { line: StockRow; typed: Typed; isUntold: boolean }

function Row({ line, typed, isUntold }: RowProps) {
  const { idDeclination: id, place, price, stock, limit, isValid } = line
  const name = place === 'product' ? line.name : nameOnSheet(line)
  const known = limit === null ? '' : String(limit)
  return (
    <tr>
      <td>
        {name} {!isValid && <span className="tag tag-no">{words.offSale}</span>}
        <input type="hidden" name={`vu-${id}`} value={stock} />
        <input type="hidden" name={`avant-${id}`} value={known} />
      </td>
      <td className="r" data-label={words.price}>
        {sayCents(price)}
      </td>
      <td data-label={words.stock}>
        <Count
          name={`stock-${id}`}
          label={words.lineOf(words.stock, name)}
          value={typed.get(`stock-${id}`) ?? String(stock)}
          read={{ 'data-scan-bottle': line.gtin, 'data-scan-wine': name }}
        />
      </td>
      <td data-label={words.limit}>
        <Count name={`seuil-${id}`} label={words.lineOf(words.limit, name)} value={typed.get(`seuil-${id}`) ?? known} />
      </td>
      {place === 'declination' && (
        <td data-label={words.onSale}>
          <OnSale line={line} name={name} typed={typed} />
          {isUntold && (
            <a className="field-fault" href={href('/admin/:desk/:id', { desk: 'produits', id: line.idProduct })}>
              {words.untold}
            </a>
          )}
        </td>
      )}
    </tr>
  )
}

/** Each vintage and size by itself; where the stock is counted by wine, their own screen has the box. */
function OnSale({ line: { idDeclination: id, isOnSale }, name, typed }: Omit<RowProps, 'isUntold'> & { name: string }) {
  const isChecked = typed.has(`vu-${id}`) ? typed.has(`vente-${id}`) : isOnSale
  return (
    <>
      <input type="hidden" name={`vendu-${id}`} value={isOnSale ? 'oui' : 'non'} />
      <label className="check">
        <input type="checkbox" name={`vente-${id}`} defaultChecked={isChecked} aria-label={words.lineOf(words.onSale, name)} />
      </label>
    </>
  )
}

/** By what a bottle that is held before the camera finds its count. */
type ReadBy = { 'data-scan-bottle': string; 'data-scan-wine': string }
type CountProps = { name: string; label: string; value: string; read?: ReadBy }

function Count({ name, label, value, read }: CountProps) {
  return (
    <input
      className="input count-input"
      type="number"
      name={name}
      aria-label={label}
      defaultValue={value}
      min="0"
      max="10000000"
      inputMode="numeric"
      {...read}
    />
  )
}

function Why({ typed }: { typed: Typed }) {
  const goods = useGoods()
  return (
    <div className="form">
      <p className="field">
        <label htmlFor="sorte">{words.kind}</label>
        <select id="sorte" name="sorte" className="input" defaultValue={typed.get('sorte') ?? 'CORRECTION'}>
          {Object.entries({ ...words.kinds, RECEIPT: words.arrival(goods) }).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor="motif">{words.reason}</label>
        <input
          id="motif"
          name="motif"
          className="input"
          maxLength={500}
          defaultValue={typed.get('motif')}
          aria-describedby="motif-hint"
        />
        <span className="hint" id="motif-hint">
          {words.reasonHint}
        </span>
      </p>
    </div>
  )
}
