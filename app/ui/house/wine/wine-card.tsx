import { href } from 'react-router'
import type { CardPrice } from '#app/models/house/live/live-prices.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import type { FactView } from '#app/texts/catalog/product-facts.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { wineTexts as words } from '#app/texts/house/wine/wine.ts'
import { ELabelFacts } from '../../catalog/label/e-label-facts.tsx'
import { useGoods } from '../../platform/body/goods.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import type { RecordFormContext } from '../fields/form-context.ts'
import { textOf } from '../fields/form-control.tsx'

type Props = {
  ctx: RecordFormContext
  /** Of all that is on sale of it. */
  prices: readonly CardPrice[]
  label: readonly FactView[]
  idWine: string | undefined
}

/** The wine as its shelf shows it, with a script as it is being written, and what its label says. */
export function WineCard({ ctx, prices, label, idWine }: Props) {
  const goods = useGoods()
  const [id] = ctx.entries.flatMap(([name, text]) => (name === 'images' && text !== '' ? [text] : []))
  const picture = ctx.links.get('image')?.find((one) => one.id === id)?.image
  const cheapest = prices.toSorted((one, other) => one.soldAt - other.soldAt)[0]
  const origin = [textOf(ctx, 'facts.grapes'), textOf(ctx, 'facts.appellation')].filter(Boolean).join(' · ')
  return (
    <figure className="wine-card">
      <figcaption className="hint">{words.card}</figcaption>
      <div className="wine-plate">
        {picture ? (
          <Picture picture={picture} sizes="10rem" alt="" />
        ) : (
          <img src={`/art/motif-${goods.motif}.svg`} width="80" height="80" alt="" />
        )}
      </div>
      <p className="wine-name" data-live="name">
        {textOf(ctx, 'name') || words.noName(goods)}
      </p>
      <p className="hint" data-live="origin">
        {origin}
      </p>
      <p data-live="price">
        {cheapest?.struck !== undefined && (
          <>
            <s>{sayCents(cheapest.struck)}</s> <span className="hint">{productTexts.struck}</span>{' '}
          </>
        )}
        {prices.length > 1 && `${words.from} `}
        <b>{cheapest ? sayCents(cheapest.soldAt) : words.noPrice}</b>
      </p>
      {textOf(ctx, 'type') !== 'BOX' && (
        <>
          <p className="hint">{words.label(goods)}</p>
          <div className="wine-label" data-live="label">
            <ELabelFacts facts={label} />
          </div>
          {idWine && goods.figure === 'bottle' && (
            <a className="more" href={`${href('/admin/declinaisons/codes.pdf')}?vin=${idWine}`}>
              {words.codes}
            </a>
          )}
        </>
      )}
    </figure>
  )
}
