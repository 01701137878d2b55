import { composeTitle, cropDescription } from '#app/models/content/page-summary.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import { wineSearchTexts as words } from '#app/texts/house/wine/wine-search.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { RecordFormContext } from '../fields/form-context.ts'
import { textOf } from '../fields/form-control.tsx'

/** The house that a wine is shown for: its name, and the host of its site. */
export type EngineHouse = { house: string; host: string }

/** How a search engine shows the page of a wine, and how long what it is told is. */
export function SearchResult({ ctx, house: { house, host } }: { ctx: RecordFormContext; house: EngineHouse }) {
  const goods = useGoods()
  const name = textOf(ctx, 'name')
  const title = composeTitle(textOf(ctx, 'metaTitle') || name || words.noName(goods), house)
  const description = textOf(ctx, 'metaDescription') || cropDescription(textOf(ctx, 'description'))
  const slug = textOf(ctx, 'slug') || slugOf(name)
  return (
    <figure className="wine-result full" data-live="result">
      <figcaption className="hint">{words.result}</figcaption>
      <p className="hint">{[host, 'boutique', slug].filter(Boolean).join(' › ')}</p>
      <p className="wine-result-title">{title}</p>
      <p>{description || words.noDescription}</p>
      <p className="hint">{words.counted({ title: title.length, description: description.length })}</p>
    </figure>
  )
}
