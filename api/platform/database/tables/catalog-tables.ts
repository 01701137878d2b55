import type { ColumnType, Generated } from 'kysely'
import type { MovementKind } from '#app/models/catalog/stock-movement.ts'
import type { Flag, SiteId } from './columns.ts'

type LaterNumber = ColumnType<number | null, number | null | undefined, number | null>

type Products = {
  site_id: SiteId
  id: string
  slug: string
  type: 'WINE' | 'BOX'
  kind: string
  name: string
  /** The name without capitals and accents, by which both databases order alike. */
  name_key: string
  /** All that a search finds it by, spelled in the same way. */
  search_key: string
  /** The same for visitors, where it differs: without the vintages and sizes that are off sale. */
  shop_key: Generated<string | null>
  reference: string
  description: string
  story: string
  /** The blocks that it is told by, as JSON; empty where it is plain paragraphs. */
  story_blocks: Generated<string>
  /** What search engines are told instead of its name, and of its first words; empty for these. */
  meta_title: Generated<string>
  meta_description: Generated<string>
  is_valid: Flag
  /** In sale, not taken out, with a declination that is on sale: kept by `refreshProduct`, so that a list counts by an index. */
  is_shown: Flag
  is_vintage: Flag
  has_shipping_fees: Flag
  sell_by_multiple_of: number
  /** In cents, VAT included, before any discount. */
  price: number
  /** The least that one of its declinations costs now. */
  low_price: number
  /** As JSON; empty for none. */
  discount: string
  /** The day on which its reduction begins, or is over. */
  discount_turns_on: Generated<string | null>
  /** In hundredths of a percent. */
  vat_rate: number
  /** Of the product as a whole, for sites that count it so. */
  stock: number
  /** From how many on the house wants to hear of it; without one the shop's own limit counts. */
  alert_limit: LaterNumber
  /** As JSON: what the law and the cellar have to say. */
  facts: string
  /** What is said in the house's own fields, as JSON. */
  custom: Generated<string>
  meals: string
  /** Ids of pictures, as JSON. */
  images: string
  /** The id of a film; empty for none. */
  film: Generated<string>
  /** Ids of the definitions by which its declinations differ, as JSON. */
  variations: string
  /** How many published opinions there are of it, and how many stars they give: kept by `countOpinions`. */
  opinion_count: Generated<number>
  opinion_sum: Generated<number>
  sort_order: number
  created_at: string
  updated_at: string
  deleted_at: string | null
}

type Declinations = {
  site_id: SiteId
  id: string
  product_id: string
  sort_order: number
  year: number | null
  /** Off sale, visitors meet it nowhere, but in the boxes that hold it; its stock, price and history stay. */
  is_on_sale: Generated<Flag>
  price: number
  discount: string
  /** The day on which its reduction begins, or is over. */
  discount_turns_on: Generated<string | null>
  quantity: number
  alert_limit: LaterNumber
  set_quantity: number
  sell_by_multiple_of: number
  /** Thousandths of the unit: 37,5 cl is 37500. */
  capacity_thousandths: number | null
  capacity_unit: string
  weight_grams: number
  reference: string
  /** The number of the article, as tills and catalogues know it; empty where it has none. */
  gtin: Generated<string>
  /** What it is in each of its product's variations, as JSON. */
  variations: string
  image_id: string | null
  facts: string
  created_at: string
  deleted_at: string | null
}

/** Tables of what the shop sells. */
export type CatalogTables = {
  products: Products
  declinations: Declinations
  variations: { site_id: SiteId; id: string; label: string; display_label: string | null }
  tags: { site_id: SiteId; id: string; slug: string; label: string; sort_order: number }
  product_tags: { site_id: SiteId; product_id: string; tag_id: string }
  box_contents: { site_id: SiteId; box_id: string; declination_id: string; quantity: number; sort_order: number }
  recommended_products: { site_id: SiteId; product_id: string; recommended_id: string; sort_order: number }
  /** Who wants to hear, once, when something is back. */
  stock_alerts: {
    site_id: SiteId
    declination_id: string
    email_key: string
    email: string
    /** All spellings that reach one mailbox are counted as one; mails go to what was typed. */
    mailbox_key: string
    /** A hash; it goes with the wish. */
    from_network: string
    next_try_at: string
    created_at: string
  }
  meal_icons: { site_id: SiteId; id: string; label: string; image_id: string; sort_order: number }
  /** Every price a declination ever had, from which moment; nothing here is changed or taken away. */
  price_ledger: {
    site_id: SiteId
    id: string
    declination_id: string
    full_price: number
    sold_price: number
    since: string
  }
  /** Every change of stock by hand, with its reason. */
  stock_movements: {
    site_id: SiteId
    id: string
    product_id: string
    declination_id: string | null
    kind: MovementKind
    change: number
    stock_after: number
    reason: string
    created_at: string
  }
}
