import type { SiteId } from './columns.ts'

type Carts = {
  site_id: SiteId
  /** Drawn by lot and told to its holder alone; where the cart is a member's or has a key, it opens nothing by itself. */
  id: string
  /** What is kept of the key of a cart that somebody has entered themselves in; empty while nobody has. */
  key_hash: string
  /** The member whose cart it is. */
  user_id: string | null
  /** Where its lines went when its holder logged in; it opens nothing any more. */
  merged_into: string | null
  /** Until then what another tab was just putting into it goes where its lines went, unseen. */
  followed_until: string
  /** The id that a line was given last; -1 before the first. */
  last_line: number
  /** By what the last acts of adding that were named are known, the newest first, with a space between; empty before the first. */
  acts: string
  /** As JSON: how the goods are to travel, and what was offered for it. */
  delivery: string
  /** The lines that the offers are good for, and until when. */
  quoted_for: string
  quoted_until: string
  /** A calculation of the shipping is under way until then at most; empty for none. */
  quoting_until: string
  /** As JSON: what was entered at the checkout; empty for nothing. */
  entries: string
  entries_at: string
  /** As JSON: what was taken out lately and can be put back; empty for nothing. */
  removed: string
  created_at: string
  used_at: string
}

type CartLines = {
  site_id: SiteId
  cart_id: string
  id: number
  declination_id: string
  quantity: number
  /** What one of it cost when its buyer last said to have seen it. */
  seen_price: number
  added_at: string
}

/** What buyers have put aside, before they order. */
export type CartTables = { carts: Carts; cart_lines: CartLines }
