import type { Facet } from '#app/models/catalog/products/facets.ts'
import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'
import { type Trade, tradeOf } from '#app/models/site/settings/trade.ts'
import { kindNames, shopList } from './shop.ts'

/** What the list of a shop says of the goods of its trade, to whoever looks for one. */
export type ShelfWords = {
  /** What may be typed into its field: as it is read aloud, and as it stands there. */
  search: string
  searchExample: string
  facets: Readonly<Record<Facet, string>>
  kinds: Readonly<Record<ProductKind, string>>
  orders: Readonly<Record<string, string>>
}

const { boire, ...ordersOfAll } = shopList.orders

const tradeShelves: Readonly<Record<Trade, ShelfWords>> = {
  WINE: {
    search: shopList.search,
    searchExample: shopList.searchExample,
    facets: shopList.facets,
    kinds: kindNames,
    orders: shopList.orders,
  },
  BEER: {
    search: 'Un nom, un style, un houblon, un plat',
    searchExample: 'Un nom, un style…',
    facets: { ...shopList.facets, cepage: 'Malts et houblons', appellation: 'Style', millesime: 'Année' },
    kinds: { ...kindNames, autre: 'Bières' },
    orders: ordersOfAll,
  },
  CHEESE: {
    search: 'Un nom, un lait, une appellation, un plat',
    searchExample: 'Un nom, un lait…',
    facets: { ...shopList.facets, cepage: 'Lait', format: 'Poids', millesime: 'Année' },
    kinds: { ...kindNames, autre: 'Fromages' },
    orders: ordersOfAll,
  },
  BOOKS: {
    search: 'Un titre, un auteur, un genre, un sujet',
    searchExample: 'Un titre, un auteur…',
    facets: {
      ...shopList.facets,
      cepage: 'Auteur',
      appellation: 'Genre',
      categorie: 'Rayon',
      millesime: 'Année',
      signe: 'Prix et distinctions',
    },
    kinds: { ...kindNames, autre: 'Livres' },
    orders: ordersOfAll,
  },
}

/** The words of a site's own shelves. */
export function shelfWordsOf(values: { TRADE: string }): ShelfWords {
  return tradeShelves[tradeOf(values)]
}
