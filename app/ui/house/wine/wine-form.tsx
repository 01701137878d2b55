import { href } from 'react-router'
import type { CardPrice } from '#app/models/house/live/live-prices.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { byEnter } from '#app/models/house/panel/search-choices.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { saleTexts } from '#app/texts/house/orders/sale.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { wineTexts as words } from '#app/texts/house/wine/wine.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { Desk } from '../fields/desks.ts'
import { FieldGroup } from '../fields/field-group.tsx'
import type { RecordFormContext } from '../fields/form-context.ts'
import { textOf } from '../fields/form-control.tsx'
import { FormRefusal } from '../fields/form-refusal.tsx'
import { gatherFaults } from '../fields/gather-faults.ts'
import { recordFormId } from '../fields/record-form.tsx'
import { Colleagues } from '../frame/colleagues.tsx'
import type { FilledForm } from '../frame/posted.ts'
import { Standing } from '../record/sale-state.tsx'
import type { Sale } from '../record/sale-view.ts'
import { VintageRows } from './vintage-rows.tsx'
import { WineCard } from './wine-card.tsx'
import { DiscountSection, WineSections } from './wine-sections.tsx'
import { WineStory } from './wine-story.tsx'
import type { NewWineView, WineView } from './wine-view.ts'

type Props = { desk: Desk; view: Omit<WineView, 'at'> | Omit<NewWineView, 'at'>; filled: FilledForm }

/** The one form of a wine: identity, words and photos; price, vintages and sizes; what is folded below. One save for all of it. */
export function WineForm({ desk, view, filled }: Props) {
  const wine = 'record' in view ? view : undefined
  const fields = wine ? desk.fields.change : desk.fields.create
  const goods = useGoods()
  const ctx = contextOf({ desk, view, filled }, fields, goods)
  const pick = (...names: string[]) => fields.filter(({ name }) => names.includes(name))
  const isPublished = textOf(ctx, 'isValid') !== ''
  return (
    <form
      id={recordFormId}
      method="post"
      action={wine ? href('/admin/produits/:id', { id: wine.record.id }) : href('/admin/produits/nouveau')}
      className="form wine"
      noValidate
      encType="multipart/form-data"
      data-wine={liveAddress(wine?.record.id)}
    >
      <button type="submit" name={byEnter} value="oui" className="told" tabIndex={-1} aria-hidden="true" />
      {filled.message && <FormRefusal message={filled.message} faults={ctx.faults} resource={desk.resource} fields={fields} />}
      <div className="wine-name-fields fields">
        <FieldGroup ctx={ctx} fields={pick('name', 'kind', 'type')} path={[]} name="" />
      </div>
      <section className="wine-sale" aria-label={saleTexts.title}>
        <div className="wine-standing">
          {wine?.sale && <Standing sale={wine.sale} />}
          <FieldGroup ctx={ctx} fields={pick('isValid')} path={[]} name="" />
        </div>
        <WineCard ctx={ctx} prices={listPrices(wine?.sale)} label={view.label} idWine={wine?.record.id} />
        <div className="fields">
          <FieldGroup ctx={ctx} fields={pick('price')} path={[]} name="" />
          <DiscountSection ctx={ctx} fields={pick('discount')} sale={wine?.sale} />
        </div>
        <VintageRows ctx={ctx} sale={wine?.sale} kept={wine?.vintages ?? []} />
      </section>
      <div className="wine-words fields">
        <FieldGroup ctx={ctx} fields={pick('images', 'film')} path={[]} name="" />
        {wine && goods.figure === 'bottle' && (
          <p className="full">
            <a className="more" href={href('/admin/produits/:id/studio', { id: wine.record.id })}>
              {words.studio}
            </a>
          </p>
        )}
        <FieldGroup ctx={ctx} fields={pick('description', 'story')} path={[]} name="" />
        {wine?.draft && <WineStory draft={wine.draft} />}
      </div>
      <div className="wine-more">
        <WineSections ctx={ctx} fields={fields} wine={wine} labelGaps={view.labelGaps} house={view.house} />
      </div>
      <p className="actions save-bar">
        <button type="submit" className="btn">
          {wine ? panelTexts.save : panelTexts.add}
        </button>
        {!isPublished && (
          <button type="submit" name="isValid" value="on" className="btn btn-line">
            {wine ? words.publish : words.publishNew}
          </button>
        )}
        {!wine && (
          <a className="btn btn-line" href={href('/admin/:desk', { desk: desk.slug })}>
            {panelTexts.cancel}
          </a>
        )}
        <Colleagues />
      </p>
    </form>
  )
}

/** Where what stands beside the form is drawn from what is typed. */
function liveAddress(id: string | undefined): string {
  const address = href('/admin/produits/apercu')
  return id ? `${address}?${new URLSearchParams({ vin: id })}` : address
}

function listPrices(sale: Sale | undefined): CardPrice[] {
  const offered = sale?.forms.filter(({ isOnSale }) => isOnSale) ?? []
  return offered.map(({ soldAt, reduction }) => ({ soldAt, struck: reduction?.reference }))
}

function contextOf({ desk, view, filled }: Props, fields: readonly PanelField[], goods: GoodsWords): RecordFormContext {
  return {
    desk,
    links: view.links,
    longLists: view.longLists,
    entries: filled.entries,
    faults: gatherFaults(fields, filled.faults),
    sayOption: (path, option) => optionText(desk.resource, path, option, goods),
    ...('advice' in view && { advice: view.advice }),
  }
}
