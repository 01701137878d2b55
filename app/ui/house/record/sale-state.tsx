import { href } from 'react-router'
import type { LabelGap } from '#app/models/catalog/label/label-gaps.ts'
import type { SaleFormat, SaleNeed } from '#app/models/house/panel/on-sale.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { saleTexts as words } from '#app/texts/house/orders/sale.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { Sale } from './sale-view.ts'

/** How the wine of a vintage stands in the shop: whether it can be bought, what is missing and where that is mended, and the prices that are asked. */
export function SaleState({ sale }: { sale: Sale }) {
  const goods = useGoods()
  const { idProduct, name, page, forms, needs } = sale
  return (
    <section className="part" aria-label={words.title}>
      <h2 className="full">{words.title}</h2>
      <Standing sale={sale} />
      {forms.length > 0 && <Forms sale={sale} />}
      <p className="actions full">
        {page && needs.length > 0 && <PageLink page={page} />}
        <a className="more" href={href('/admin/:desk/:id', { desk: 'produits', id: idProduct })}>
          {`${words.wine} : ${name}`}
        </a>
        <a className="more" href={`${href('/admin/:desk/nouveau', { desk: 'declinaisons' })}?idProduct=${idProduct}`}>
          {words.addForm(goods)}
        </a>
      </p>
    </section>
  )
}

/** Whether it can be bought, what is missing, and where that is mended. */
export function Standing({ sale }: { sale: Sale }) {
  return (
    <>
      <Needs sale={sale} />
      {sale.gaps.map((one) => (
        <Gaps key={one.form.id} {...one} idProduct={sale.idProduct} />
      ))}
    </>
  )
}

function Needs({ sale }: { sale: Sale }) {
  const goods = useGoods()
  if (sale.needs.length === 0) {
    return (
      <p className="full">
        <span className="tag">{words.onSale}</span> {sale.page && <PageLink page={sale.page} />}
      </p>
    )
  }
  return (
    <div className="note note-bad full">
      <p>{sale.page ? words.shown : words.hidden}</p>
      <ul>
        {sale.needs.map((need) => (
          <li key={need}>
            {need === 'told' ? (
              <Untold sale={sale} />
            ) : (
              <a href={placeOfNeed(sale, need)}>
                {need === 'form' || need === 'offered' ? words.needOfForm[need](goods) : words.needs[need]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function placeOfNeed({ idProduct, forms, usesProductStock }: Sale, need: Exclude<SaleNeed, 'told'>): string {
  const screen = href('/admin/:desk/:id', { desk: 'produits', id: idProduct })
  switch (need) {
    case 'published':
      return `${screen}#f-isValid`
    case 'form':
    case 'offered':
      return `${screen}#f-vintages`
    case 'price':
      return `${screen}#f-vintages.${forms.findIndex(({ isOnSale, price }) => isOnSale && price === 0)}.price`
    case 'stock':
      return usesProductStock ? placeOfStock(idProduct, undefined) : `${screen}#f-vintages.0.stock`
  }
}

function placeOfStock(idProduct: string, form: SaleFormat | undefined): string {
  const what = form ? `idDeclination=${form.id}` : `idProduct=${idProduct}`
  return `${href('/admin/:desk/nouveau', { desk: 'stock' })}?${what}&kind=RECEIPT`
}

/** What keeps a wine from visitors, each leading to its field. */
function Untold({ sale: { untold, silentInside, forms, idProduct } }: { sale: Sale }) {
  const goods = useGoods()
  const [form] = forms
  if (silentInside.length > 0)
    return (
      <>
        {words.toldInside(goods)}{' '}
        {silentInside.map(({ id, name }, place) => (
          <span key={id}>
            {place > 0 && ', '}
            <a href={href('/admin/:desk/:id', { desk: 'produits', id })}>{name}</a>
          </span>
        ))}
      </>
    )
  return (
    <>
      {words.needs.told} {form && <GapLinks gaps={untold} form={form} idProduct={idProduct} />}
    </>
  )
}

type GapsOfForm = { form: SaleFormat; gaps: LabelGap[]; idProduct: string }

function Gaps(told: GapsOfForm) {
  return (
    <p className="note full">
      {words.gaps(told.form.label)} <GapLinks {...told} />
    </p>
  )
}

function GapLinks({ form, gaps, idProduct }: GapsOfForm) {
  return gaps.map((gap, place) => (
    <span key={gap}>
      {place > 0 && ', '}
      <a href={placeOfGap(gap, form, idProduct)}>{words.gap[gap]}</a>
    </span>
  ))
}

/** What lies with the lot is said of the lot, the rest of the wine. */
function placeOfGap(gap: LabelGap, { id }: SaleFormat, idProduct: string): string {
  const ofForm = `${href('/admin/:desk/:id', { desk: 'declinaisons', id })}#f-`
  if (gap === 'volume') return `${ofForm}capacity`
  const named = gap === 'nutrition' ? 'analysis.sugar' : gap
  return gap === 'lot'
    ? `${ofForm}facts.lot`
    : `${href('/admin/:desk/:id', { desk: 'produits', id: idProduct })}#f-facts.${named}`
}

function Forms({ sale: { idProduct, forms, isWine, usesProductStock } }: { sale: Sale }) {
  const goods = useGoods()
  return (
    <table className="table full">
      <caption>{words.forms}</caption>
      <thead>
        <tr>
          <th scope="col">{words.form}</th>
          <th scope="col">{words.sold}</th>
          <th scope="col">{words.stock}</th>
          <th scope="col">
            <span className="told">{words.change}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {forms.map((form) => (
          <tr key={form.id}>
            <td data-label={words.form}>
              <a href={href('/admin/:desk/:id', { desk: 'declinaisons', id: form.id })}>{form.label}</a>{' '}
              {!form.isOnSale && <span className="tag tag-no">{words.offSale}</span>}
            </td>
            <td data-label={words.sold}>
              <b>{sayCents(form.soldAt)}</b> {form.soldAt !== form.price && `${words.reduced(sayCents(form.price))} `}
              <span className="hint">
                {[form.hasOwnPrice ? words.own : words.follows, form.hasOwnReduction && words.ownReduction]
                  .filter(Boolean)
                  .join(' ; ')}
              </span>
            </td>
            <td data-label={words.stock}>{form.stock}</td>
            <td>
              <a className="more" href={`${href('/admin/:desk/:id', { desk: 'declinaisons', id: form.id })}#f-price`}>
                {words.change}
                <span className="told">{` ${fieldText('declination', ['price'], goods)?.[0]} ${form.label}`}</span>
              </a>{' '}
              <a className="more" href={placeOfStock(idProduct, usesProductStock ? undefined : form)}>
                {words.addStock}
                <span className="told">{` ${form.label}`}</span>
              </a>{' '}
              {isWine && goods.figure === 'bottle' && (
                <a className="more" href={`${href('/admin/:desk/:id', { desk: 'declinaisons', id: form.id })}#code-qr`}>
                  {words.labelCode}
                  <span className="told">{` ${form.label}`}</span>
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PageLink({ page }: { page: string }) {
  return (
    <a className="more" href={page}>
      {words.seePage}
    </a>
  )
}
