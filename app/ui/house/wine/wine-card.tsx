import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import type { FactView } from '#app/texts/catalog/product-facts.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { wineTexts as words } from '#app/texts/house/wine/wine.ts'
import { ELabelFacts } from '../../catalog/label/e-label-facts.tsx'
import { Picture } from '../../platform/picture/picture.tsx'
import type { RecordFormContext } from '../fields/form-context.ts'
import { textOf } from '../fields/form-control.tsx'
import type { Sale } from '../record/sale-view.ts'

type Props = { ctx: RecordFormContext; sale: Sale | undefined; label: readonly FactView[]; idWine: string | undefined }

/** The wine as its shelf shows it, with a script as it is being written, and what its label says. */
export function WineCard({ ctx, sale, label, idWine }: Props) {
  const [id] = ctx.entries.flatMap(([name, text]) => (name === 'images' && text !== '' ? [text] : []))
  const picture = ctx.links.get('image')?.find((one) => one.id === id)?.image
  const offered = sale?.forms.filter(({ isOnSale }) => isOnSale) ?? []
  const cheapest = offered.toSorted((one, other) => one.soldAt - other.soldAt)[0]
  const origin = [textOf(ctx, 'facts.grapes'), textOf(ctx, 'facts.appellation')].filter(Boolean).join(' · ')
  return (
    <figure className="wine-card">
      <figcaption className="hint">{words.card}</figcaption>
      <div className="wine-plate" data-card="photo">
        {picture ? (
          <Picture picture={picture} sizes="10rem" alt="" />
        ) : (
          <img src="/art/motif-grappe.svg" width="80" height="80" alt="" />
        )}
      </div>
      <p className="wine-name" data-card="name">
        {textOf(ctx, 'name') || words.noName}
      </p>
      <p className="hint" data-card="origin">
        {origin}
      </p>
      <p>
        <span data-card="struck" hidden={!cheapest?.reduction}>
          <s>{cheapest?.reduction && sayCents(cheapest.reduction.reference)}</s>{' '}
          <span className="hint">{productTexts.struck}</span>{' '}
        </span>
        {offered.length > 1 && `${words.from} `}
        <b data-card="price">{cheapest ? sayCents(cheapest.soldAt) : words.noPrice}</b>
      </p>
      {textOf(ctx, 'type') !== 'BOX' && (
        <>
          <p className="hint">{words.label}</p>
          <div className="wine-label">
            <ELabelFacts facts={label} />
          </div>
          {idWine && (
            <a className="more" href={`${href('/admin/declinaisons/codes.pdf')}?vin=${idWine}`}>
              {words.codes}
            </a>
          )}
        </>
      )}
    </figure>
  )
}
