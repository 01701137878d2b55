import type { Generated } from 'kysely'
import type { DisputeState } from '#app/models/selling/money/dispute.ts'
import type { Flag, SiteId } from './columns.ts'

type DiscountCodes = {
  site_id: SiteId
  id: string
  code: string
  code_key: string
  type: 'EURO' | 'PERCENTAGE'
  amount: number
  detail_type: 'PRODUCTS' | 'SHIPPING_FEES'
  is_valid: Flag
  starts_at: string | null
  ends_at: string | null
  limit_total: number | null
  limit_per_customer: number | null
  minimum: number
  /** Ids, as JSON; empty for all. */
  products: string
  /** How many orders hold it. */
  uses: number
  created_at: string
  deleted_at: string | null
}

type CollectionSlots = {
  site_id: SiteId
  id: string
  address_id: string
  /** From Monday as 1. */
  weekday: number
  /** Minutes since midnight in France. */
  opens: number
  closes: number
  capacity: number
  lead_hours: number
  is_valid: Flag
  deleted_at: string | null
}

type Payments = {
  site_id: SiteId
  id: string
  order_id: string
  provider: 'STRIPE' | 'PRACTICE' | 'HAND'
  state: 'open' | 'paid' | 'failed' | 'expired' | 'mismatch'
  amount: number
  session: string | null
  intent: string | null
  url: string | null
  detail: string
  created_at: string
  settled_at: string | null
  checked_at: string
  /** By what it came over the counter, as JSON. */
  parts: Generated<string>
  /** Where it stands in the signed chain, once it is paid. */
  entry: Generated<number | null>
}

type Refunds = {
  site_id: SiteId
  id: string
  order_id: string
  payment_id: string
  state: 'wanted' | 'done' | 'refused'
  amount: number
  reason: string
  provider_id: string | null
  tries: number
  created_at: string
  done_at: string | null
  /** Who made it: the shop, its owner in the pages of Stripe, or a bank that decided a dispute. */
  source: Generated<'shop' | 'stripe' | 'dispute'>
  /** When it came back, for a dispute that was won after all; it counts no more from then on. */
  taken_back_at: string | null
  /** Where it stands in the signed chain; empty again whenever it has changed. */
  entry: Generated<number | null>
}

type Disputes = {
  site_id: SiteId
  /** As Stripe names it. */
  id: string
  order_id: string
  payment_id: string
  state: DisputeState
  amount: number
  reason: string
  due_at: string | null
  created_at: string
  updated_at: string
}

type PaymentFaults = {
  site_id: SiteId
  /** As Stripe names what it is about. */
  id: string
  kind: 'refund' | 'dispute'
  fault: 'unknown' | 'site' | 'currency' | 'amount'
  amount: number
  currency: string
  order_id: string | null
  created_at: string
}

/** Days off of the house. */
type Closings = {
  site_id: SiteId
  id: string
  first_day: string
  last_day: string
  note: string
  /** What the band of the site says; empty, it is made of the days. */
  words: Generated<string>
  announce_days: Generated<number>
  is_told: Generated<Flag>
  stops_collection: Generated<Flag>
  stops_shipping: Generated<Flag>
  closes_doors: Generated<Flag>
  stops_bookings: Generated<Flag>
  /** How far it was when pages were last made anew. */
  was_seen: Generated<string>
}

/** Tables of what surrounds an order: codes, hours to fetch it, money. */
export type CheckoutTables = {
  discount_codes: DiscountCodes
  collection_slots: CollectionSlots
  collection_closings: Closings
  /** How many orders come in a slot of a day. */
  collection_days: { site_id: SiteId; slot_id: string; day: string; taken: number }
  /** The keys of who takes card payments; the secret ones are sealed. */
  payment_providers: {
    site_id: SiteId
    provider: 'STRIPE'
    is_active: Flag
    /** Empty where the account was linked by its secret key alone. */
    public_key: string
    is_live: Generated<Flag>
    secret_key: string
    hook_secret: string
    /** What Stripe calls the address of ours that it tells of payments, where the program gave it. */
    hook_id: Generated<string>
    /** What its page of payment offers, as JSON. */
    means: Generated<string>
    updated_at: string
  }
  payments: Payments
  refunds: Refunds
  disputes: Disputes
  /** Money that moved at Stripe and that the books do not take. */
  payment_faults: PaymentFaults
  /** What Stripe tells of and nobody here knows. */
  unknown_payment_events: { site_id: SiteId; kind: string; count: number; last_at: string }
  /** What was heard of a provider, so that it is heard once. */
  payment_events: { site_id: SiteId; id: string; created_at: string }
}
