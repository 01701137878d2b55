import type { ReactNode } from 'react'
import { href } from 'react-router'
import { capacityUnits } from '#app/models/catalog/capacity.ts'
import { moreRows } from '#app/models/house/panel/field.ts'
import type { SaleFormat } from '#app/models/house/panel/on-sale.ts'
import { isChecked, listVintageRows, onSaleField, vintageRows } from '#app/models/house/panel/vintage-rows.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { saleTexts } from '#app/texts/house/orders/sale.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { wineTexts as words } from '#app/texts/house/wine/wine.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fault, faultOf, InlineFault } from '../fields/fault.tsx'
import type { RecordFormContext } from '../fields/form-context.ts'
import type { Sale } from '../record/sale-view.ts'

type Kept = Readonly<Record<string, string>>
type Props = { ctx: RecordFormContext; sale: Sale | undefined; kept: readonly Kept[] }
/** A row: where it stands in the form, and the vintage that is kept there. */
type Row = { at: string; kept: Kept | undefined; label: string }

const offered = 2
const offeredMore = 6

/** The vintages and sizes of a wine as one table, filled in where they stand. */
export function VintageRows({ ctx, sale, kept }: Props) {
  const goods = useGoods()
  const standing = listVintageRows(ctx.entries)
  const places = standing.map(({ place }) => place)
  const missing = kept.filter(({ id }) => !standing.some((row) => row.id === id))
  const next = Math.max(-1, ...places) + 1
  const labels = new Map(sale?.forms.map(({ id, label }) => [id, label]))
  const rows = [...standing, ...missing.map(({ id = '' }, at) => ({ place: next + at, id }))].map(({ place, id }, at) => ({
    at: `${vintageRows}.${place}`,
    kept: kept.find((one) => one.id === id),
    label: labels.get(id) ?? words.isNew(at + 1),
  }))
  const asksMore = ctx.entries.some(([name, text]) => name === moreRows && text === vintageRows)
  const blank = Array.from({ length: asksMore ? offeredMore : offered }, (_, at) => ({
    at: `${vintageRows}.${next + missing.length + at}`,
    kept: undefined,
    label: words.isNew(rows.length + at + 1),
  }))
  return (
    <fieldset className="vintages" id={`f-${vintageRows}`} data-rows={vintageRows}>
      <legend>{words.table(goods)}</legend>
      <p className="hint">{words.tableSays(goods)}</p>
      <Fault ctx={ctx} name={vintageRows} />
      {rows.map((row) => (
        <VintageRow key={row.at} ctx={ctx} row={row} sale={sale} />
      ))}
      <details open={asksMore || rows.length === 0}>
        <summary className="more">{panelTexts.newRows}</summary>
        {blank.map((row) => (
          <VintageRow key={row.at} ctx={ctx} row={row} sale={sale} />
        ))}
        <p>
          <button type="submit" name={moreRows} value={vintageRows} className="btn btn-line">
            {panelTexts.moreRows}
          </button>
        </p>
      </details>
    </fieldset>
  )
}

type RowProps = { ctx: RecordFormContext; row: Row; sale: Sale | undefined }

function VintageRow({ ctx, row, sale }: RowProps) {
  const form = sale?.forms.find(({ id }) => id === row.kept?.id)
  const isFaulty = ['reference', 'gtin', 'id'].some((field) => ctx.faults[`${row.at}.${field}`])
  return (
    <fieldset
      className="vintage"
      data-row={row.at.replace(/^.*\./, '')}
      data-kept={row.kept && ''}
      data-reference={form?.reference}
      data-own={form?.hasOwnReduction ? form.soldAt : undefined}
    >
      <legend className="told">{row.label}</legend>
      {row.kept && <input type="hidden" name={`${row.at}.id`} value={row.kept.id} />}
      <VintageField ctx={ctx} row={row} name="year" />
      <VintageField ctx={ctx} row={row} name="capacity">
        <Unit ctx={ctx} row={row} />
      </VintageField>
      <VintageField ctx={ctx} row={row} name="price" />
      {sale?.usesProductStock && row.kept ? <CountedStock row={row} /> : <VintageField ctx={ctx} row={row} name="stock" />}
      {row.kept && <OnSale ctx={ctx} row={row} />}
      {form && <Sold form={form} />}
      <InlineFault says={ctx.faults[`${row.at}.id`]} name={`${row.at}.id`} />
      <details className="vintage-more" open={isFaulty}>
        <summary className="more">
          {words.details}
          <span className="told">{` ${row.label}`}</span>
        </summary>
        <div className="vintage-inner">
          <VintageField ctx={ctx} row={row} name="reference" />
          <VintageField ctx={ctx} row={row} name="gtin" />
          {form && <KeptActs ctx={ctx} row={row} form={form} isWine={sale?.isWine ?? false} />}
        </div>
      </details>
    </fieldset>
  )
}

type FieldProps = {
  ctx: RecordFormContext
  row: Row
  name: 'year' | keyof typeof words.columns
  children?: ReactNode
}

/** A field with what was read of it, so that nothing is written over what somebody else has changed meanwhile. */
function VintageField({ ctx, row, name: field, children }: FieldProps) {
  const goods = useGoods()
  const name = `${row.at}.${field}`
  return (
    <div className={`field vintage-${field}`}>
      <Seen ctx={ctx} row={row} name={field} />
      <label htmlFor={`f-${name}`}>
        {field === 'year' ? words.year(goods) : words.columns[field]}
        <span className="told">{`, ${row.label}`}</span>
      </label>
      <span className="vintage-cell">
        <input
          id={`f-${name}`}
          className="input"
          name={name}
          defaultValue={typedOr(ctx, name, row.kept?.[field])}
          inputMode={field === 'reference' ? undefined : 'decimal'}
          autoComplete="off"
          {...faultOf(ctx, name)}
        />
        {children}
      </span>
      <InlineFault says={ctx.faults[name]} name={name} />
    </div>
  )
}

/** A new row says its unit only where it is another than that of a bottle: so a blank one holds nothing. */
function Unit({ ctx, row }: Omit<FieldProps, 'name'>) {
  const name = `${row.at}.capacityUnit`
  return (
    <>
      <Seen ctx={ctx} row={row} name="capacityUnit" />
      <select
        className="input"
        name={name}
        defaultValue={typedOr(ctx, name, row.kept?.capacityUnit)}
        aria-label={`${words.columns.capacityUnit}, ${row.label}`}
      >
        {capacityUnits.map((unit) => (
          <option key={unit} value={!row.kept && unit === 'cl' ? '' : unit}>
            {unit}
          </option>
        ))}
      </select>
    </>
  )
}

function Seen({ ctx, row, name: field }: FieldProps) {
  const name = `${row.at}.seen.${field}`
  return row.kept ? <input type="hidden" name={name} value={typedOr(ctx, name, row.kept[field])} /> : null
}

function CountedStock({ row }: { row: Row }) {
  const goods = useGoods()
  return (
    <p className="field vintage-stock">
      {words.columns.stock}
      <a className="more" href={href('/admin/inventaire')} title={words.countedByWine(goods)}>
        {row.kept?.stock ?? '—'}
      </a>
    </p>
  )
}

/** Takes it off sale, and puts it on again. */
function OnSale({ ctx, row }: Omit<FieldProps, 'name'>) {
  const name = `${row.at}.${onSaleField}`
  const seen = `${row.at}.seen.${onSaleField}`
  const kept = row.kept?.[onSaleField] === 'on'
  return (
    <div className="full">
      {isChecked(ctx.entries, { row: row.at, name: seen, kept }) && <input type="hidden" name={seen} value="on" />}
      <label className="check">
        <input
          id={`f-${name}`}
          type="checkbox"
          name={name}
          defaultChecked={isChecked(ctx.entries, { row: row.at, name, kept })}
          {...faultOf(ctx, name)}
        />
        <span>
          {words.onSale}
          <span className="told">{`, ${row.label}`}</span>
        </span>
      </label>
      <InlineFault says={ctx.faults[name]} name={name} />
    </div>
  )
}

/** What is asked for it, what is struck through beside, and why. */
function Sold({ form }: { form: SaleFormat }) {
  if (!form.isOnSale) return <p className="vintage-sold hint">{words.offSale}</p>
  const why = [form.hasOwnPrice ? saleTexts.own : saleTexts.follows, form.hasOwnReduction && saleTexts.ownReduction]
  return (
    <p className="vintage-sold hint">
      <b>{sayCents(form.soldAt)}</b> {form.soldAt !== form.price && `${saleTexts.reduced(sayCents(form.price))} `}
      {why.filter(Boolean).join(' ; ')}
    </p>
  )
}

function KeptActs({ ctx, row, form, isWine }: { ctx: RecordFormContext; row: Row; form: SaleFormat; isWine: boolean }) {
  const goods = useGoods()
  const screen = href('/admin/:desk/:id', { desk: 'declinaisons', id: form.id })
  const name = `${row.at}.isRemoved`
  return (
    <p className="vintage-acts">
      <a className="more" href={screen}>
        {words.more}
        <span className="told">{` ${form.label}`}</span>
      </a>
      {isWine && goods.figure === 'bottle' && (
        <a className="more" href={`${screen}#code-qr`}>
          {words.labelCode}
          <span className="told">{` ${form.label}`}</span>
        </a>
      )}
      <label className="check">
        <input type="checkbox" name={name} defaultChecked={typedOr(ctx, name, undefined) !== ''} />
        <span>
          {words.takeOut}
          <span className="told">{` : ${form.label}`}</span>
        </span>
      </label>
    </p>
  )
}

/** What was typed, or else what is kept. */
function typedOr({ entries }: RecordFormContext, name: string, kept = ''): string {
  return entries.find(([key]) => key === name)?.[1] ?? kept
}
