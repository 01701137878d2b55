import type { CardPrice } from '#app/models/house/live/live-prices.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { FactView } from '#app/texts/catalog/product-facts.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import type { Desk } from '../fields/desks.ts'
import type { RecordFormContext } from '../fields/form-context.ts'
import { type EngineHouse, SearchResult } from './search-result.tsx'
import { WineCard } from './wine-card.tsx'

/** A wine as it is being written. */
export type LiveWineView = {
  desk: Desk
  entries: Entry[]
  idWine: string | undefined
  prices: CardPrice[]
  label: FactView[]
  house: EngineHouse
  /** What its site sells. */
  goods: GoodsWords
}

/** What stands beside a wine and follows its form: its card, its label, and how a search engine shows it. */
export function LiveWine({ view: { desk, entries, idWine, prices, label, house, goods } }: { view: LiveWineView }) {
  const ctx: RecordFormContext = {
    desk,
    links: new Map(),
    entries,
    faults: {},
    sayOption: (path, option) => optionText(desk.resource, path, option, goods),
  }
  return (
    <>
      <WineCard ctx={ctx} prices={prices} label={label} idWine={idWine} />
      <SearchResult ctx={ctx} house={house} />
    </>
  )
}
