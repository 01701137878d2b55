import { href } from 'react-router'
import { moreRows } from '#app/models/house/panel/field.ts'
import type { VintageTexts } from '#app/models/house/panel/on-sale.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { saleTexts as words } from '#app/texts/house/orders/sale.ts'
import { faultOf, InlineFault } from '../fields/fault.tsx'
import type { Sale, VintagesRefusal } from './sale-view.ts'

type Props = { sale: Sale; refused: VintagesRefusal | undefined }

const nothing: VintagesRefusal = { message: '', texts: {}, faults: {}, blanks: 0 }
const offered = 2
const columns = ['year', 'capacity', 'price', 'stock', 'reference', 'gtin'] as const
const units = ['cl', 'L', 'ml']

/** The vintages and sizes of a wine as one table, filled in where they stand and saved in one go. */
export function VintageTable({ sale, refused = nothing }: Props) {
  const blank = Object.keys(refused.texts).flatMap((name) => /^nouveau-(\d+)\./.exec(name)?.[1] ?? [])
  const next = blank.length > 0 ? Math.max(...blank.map(Number)) + 1 : 0
  const fresh = Array.from({ length: next + Math.max(offered, refused.blanks) }, (_, at) => `nouveau-${at}`)
  return (
    <form
      method="post"
      action={href('/admin/produits/:id/millesimes', { id: sale.idProduct })}
      className="full vintages"
      id="millesimes"
      noValidate
    >
      {refused.message && (
        // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what is wrong
        <p className="note note-bad" role="alert" tabIndex={-1} autoFocus>
          {refused.message}
        </p>
      )}
      <table className="table">
        <caption>{words.forms}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {words.columns[name]}
              </th>
            ))}
            <th scope="col">{words.sold}</th>
            <th scope="col">
              <span className="told">{words.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sale.forms.map((form) => (
            <Row key={form.id} id={form.id} label={form.label} texts={form.texts} refused={refused} sale={sale}>
              <td data-label={words.sold}>
                <b>{sayCents(form.soldAt)}</b> {form.soldAt !== form.price && words.reduced(sayCents(form.price))}{' '}
                <span className="hint">
                  {[form.hasOwnPrice ? words.own : words.follows, form.hasOwnReduction && words.ownReduction]
                    .filter(Boolean)
                    .join(' ; ')}
                </span>
              </td>
              <td>
                <a className="more" href={href('/admin/:desk/:id', { desk: 'declinaisons', id: form.id })}>
                  {words.more}
                  <span className="told">{` ${form.label}`}</span>
                </a>{' '}
                {sale.isWine && (
                  <a className="more" href={`${href('/admin/:desk/:id', { desk: 'declinaisons', id: form.id })}#code-qr`}>
                    {words.labelCode}
                    <span className="told">{` ${form.label}`}</span>
                  </a>
                )}
                <label className="check">
                  <input
                    type="checkbox"
                    name={`${form.id}.isRemoved`}
                    defaultChecked={refused.texts[`${form.id}.isRemoved`] !== undefined}
                  />
                  <span>
                    {words.takeOut}
                    <span className="told">{` ${form.label}`}</span>
                  </span>
                </label>
              </td>
            </Row>
          ))}
          {fresh.map((key, at) => (
            <Row key={key} id={key} label={words.newRow(at + 1)} texts={{}} refused={refused} sale={sale}>
              <td colSpan={2} className="muted">
                {words.newRow(at + 1)}
              </td>
            </Row>
          ))}
        </tbody>
      </table>
      <p className="hint">{words.newSays}</p>
      <p className="actions">
        <button type="submit" className="btn">
          {words.save}
        </button>
        <button type="submit" name={moreRows} value="millesimes" className="btn btn-line">
          {words.moreRows}
        </button>
      </p>
    </form>
  )
}

type RowProps = {
  id: string
  label: string
  texts: VintageTexts
  refused: VintagesRefusal
  sale: Sale
  children: React.ReactNode
}

function Row({ id, label, texts, refused, sale, children }: RowProps) {
  const own = new Set([...columns.map((name) => `${id}.${name}`), `${id}.capacityUnit`])
  const others = Object.entries(refused.faults).filter(([name]) => name.startsWith(`${id}.`) && !own.has(name))
  return (
    <>
      <tr>
        {columns.map((column) => (
          <td key={column} data-label={words.columns[column]}>
            <Field id={id} column={column} label={label} texts={texts} refused={refused} isCounted={sale.usesProductStock} />
          </td>
        ))}
        {children}
      </tr>
      {others.map(([name, says]) => (
        <tr key={name}>
          <td colSpan={8} className="field-fault">
            {`${label} : ${says}`}
          </td>
        </tr>
      ))}
    </>
  )
}

type FieldProps = Omit<RowProps, 'sale' | 'children'> & { column: (typeof columns)[number]; isCounted: boolean }

/** A field with what was read of it, so that nothing is written over what somebody else has changed meanwhile. */
function Field({ id, column, label, texts, refused, isCounted }: FieldProps) {
  const name = `${id}.${column}`
  const isNew = Object.keys(texts).length === 0
  if (column === 'stock' && isCounted) return <a href={href('/admin/inventaire')}>{texts.stock ?? '—'}</a>
  return (
    <>
      <Seen id={id} column={column} texts={texts} refused={refused} isNew={isNew} />
      <input
        id={`f-${name}`}
        className={`input vintage-${column}`}
        name={name}
        defaultValue={refused.texts[name] ?? texts[column] ?? ''}
        aria-label={`${words.columns[column]}, ${label}`}
        inputMode={column === 'reference' ? undefined : 'decimal'}
        autoComplete="off"
        {...faultOf(refused, name)}
      />
      {column === 'capacity' && <Unit id={id} label={label} texts={texts} refused={refused} />}
      <InlineFault says={refused.faults[name]} name={name} />
    </>
  )
}

function Unit({ id, label, texts, refused }: Pick<FieldProps, 'id' | 'label' | 'texts' | 'refused'>) {
  const name = `${id}.capacityUnit`
  const isNew = Object.keys(texts).length === 0
  return (
    <>
      <Seen id={id} column="capacityUnit" texts={texts} refused={refused} isNew={isNew} />
      <select
        className="input vintage-unit"
        name={name}
        defaultValue={refused.texts[name] ?? texts.capacityUnit ?? 'cl'}
        aria-label={`${words.unit}, ${label}`}
      >
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </select>
    </>
  )
}

type SeenProps = Pick<FieldProps, 'id' | 'texts' | 'refused'> & { column: string; isNew: boolean }

function Seen({ id, column, texts, refused, isNew }: SeenProps) {
  const name = `${id}.vu.${column}`
  return isNew ? null : <input type="hidden" name={name} value={refused.texts[name] ?? texts[column] ?? ''} />
}
