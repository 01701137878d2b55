import type { ColumnType, Generated } from 'kysely'
import type { DeliveryType, FulfilmentState } from '#app/models/selling/fulfilment.ts'
import type { CardMeans } from '#app/models/selling/money/card-means.ts'
import type { ScarceGood } from '#app/models/selling/orders/order-goods.ts'
import type { HistoryEntry } from '#app/models/selling/orders/order-history.ts'
import type { PaymentMeans, PaymentState } from '#app/models/selling/payment.ts'
import type { Flag, LaterText, SiteId } from './columns.ts'

type Orders = {
  site_id: SiteId
  id: string
  /** What people say to each other. */
  reference: string
  /** Knows the token again that opens the page of the order; the token itself is locked, because every mail needs it. */
  token_hash: string
  token_sealed: LaterText
  /** What the checkout was called by, so that it is placed once; the hash tells whether it is still the same one. */
  checkout: string | null
  checkout_hash: string
  /** What is kept of the key of the cart it was ordered from; empty for none. */
  holder_hash: LaterText
  user_id: string | null
  email: string
  email_key: string
  /** By which all spellings of the mailbox are counted together. */
  mailbox_key: string
  phone: string
  message: string
  /** Number, name and address in plain spelling: what the house finds it by. */
  search_key: LaterText
  /** As JSON: what makes it a gift; empty where it is none. */
  gift: LaterText
  /** What those of the house tell each other of it. */
  note: LaterText
  /** As JSON: what is said in the house's own fields. */
  custom: Generated<string>
  means: PaymentMeans
  /** What its buyer took on the page of payment; empty as long as nobody knows. */
  card_means: ColumnType<CardMeans | '', CardMeans | '' | undefined, CardMeans | ''>
  payment_state: PaymentState
  fulfilment_state: FulfilmentState
  delivery_type: DeliveryType
  /** As JSON: the carrier, the pick-up point or the place of collection as they stood. */
  delivery: string
  delivery_address: string | null
  billing_address: string
  slot_id: string | null
  slot_day: string | null
  /** When the slot ends. */
  slot_moment: string | null
  /** The goods after the discounts of their lines, and the wrapping. */
  subtotal: number
  discount: number
  shipping_discount: number
  shipping_fees: number
  /** What of the subtotal was paid for the wrapping of a gift, and at which rate of VAT. */
  wrapping: ColumnType<number, number | undefined, number>
  wrapping_rate: ColumnType<number, number | undefined, number>
  total: number
  paid: number
  refunded: number
  vat: string
  /** As JSON: the shipping at the rates of its goods; empty where it was placed before that was written down. */
  freight: LaterText
  /** As JSON: how it is taxed; empty where it was placed before that was written down. */
  tax: LaterText
  discount_code_id: string | null
  discount_code: string
  terms_version: number
  is_adult_declared: Flag
  /** In which words, at the moment it was placed; empty where nothing was declared. */
  age_words: LaterText
  /** Its stock, its code and its slot are taken; turned once, so that they are given back once. */
  is_holding: Flag
  tracking: string
  /** Its mailbox is its buyer's, or the house answers for it: only then it holds its bottles for longer than hours. */
  is_proven: ColumnType<Flag, Flag | undefined, Flag>
  /** For how many minutes it holds its goods as long as it is not proven: fewer, the scarcer they were when it was placed. */
  hold_minutes: ColumnType<number, number | undefined, number>
  /** Its buyer was written to when it was placed. */
  is_told: ColumnType<Flag, Flag | undefined, Flag>
  /** What the mails of an order that is not proven carry and nothing else does. */
  proof: LaterText
  /** What is kept of the place it came from, and of its network, until it is proven, paid or over; a day longer where a page of payment was left unpaid. */
  from_block: LaterText
  from_network: LaterText
  /** How many entries its history has, and the hash of the last. */
  steps: number
  last_hash: string
  placed_at: string
  expires_at: string | null
  /** The days it was promised for: when it leaves, and between which days it comes; nothing where no day was promised. */
  promised_leave: ColumnType<string | null, string | null | undefined>
  promised_from: ColumnType<string | null, string | null | undefined>
  promised_to: ColumnType<string | null, string | null | undefined>
  /** Until when its money has to come for that. */
  promised_by: ColumnType<string | null, string | null | undefined>
  /** Its goods leave before its money comes, which a business then has so many days to send; and until when, once they have left. */
  invoice_days: ColumnType<number | null, number | null | undefined>
  due_on: LaterText
  /** When its goods left the house, or were handed over. */
  sent_at: string | null
  /** When its buyer was reminded to pay, and asked what they think of it. */
  reminded_at: string | null
  review_asked_at: string | null
  updated_at: string
}

type OrderLines = {
  site_id: SiteId
  order_id: string
  place: number
  product_id: string
  declination_id: string
  name: string
  details: string
  quantity: number
  unit_price: number
  amount_before: number
  amount_after: number
  amount_paid: number
  vat_rate: number
  /** As JSON: what one unit of it takes from the cellar; nothing where it was placed before this was written down. */
  takes: string | null
}

type OrderHistory = {
  site_id: SiteId
  order_id: string
  step: number
  machine: HistoryEntry['machine']
  from_state: string
  to_state: string
  done_by: HistoryEntry['by']
  amount: number
  detail: string
  created_at: string
  hash: string
}

/** Tables of what was ordered. */
export type OrderTables = {
  /** Who wants no more mails that ask for a review. */
  review_refusals: { site_id: SiteId; mailbox_hash: string; refused_at: string }
  orders: Orders
  order_lines: OrderLines
  /** What an order takes from the cellar while it holds. */
  /** What of scarce things an order took: bottles, the place of a slot's day, the use of a code. */
  order_stock: {
    site_id: SiteId
    order_id: string
    place: ScarceGood['place']
    item_id: string
    quantity: number
    /** Held by an order that nobody has proven or paid: `addStep` keeps it so. */
    is_waiting: Generated<Flag>
  }
  order_history: OrderHistory
}
