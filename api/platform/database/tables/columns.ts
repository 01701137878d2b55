import type { ColumnType, Generated } from 'kysely'
import type { PlaceState } from '#app/models/content/bookings/place-hold.ts'

/** The column that the site-bound handle fills and filters by itself. */
export type SiteId = ColumnType<string, string | undefined, never>

/** Text that is empty until something is said. */
export type LaterText = ColumnType<string, string | undefined, string>

/** A yes or no, as both databases keep it. */
export type Flag = 0 | 1

/** What is kept of places that are taken, of an evening or a day, beside what they are places of. */
export type PlaceColumns = {
  state: Generated<PlaceState>
  /** Until when they wait to be confirmed. */
  confirm_by: Generated<string | null>
  /** A hash of the place they came from, until their day is over; empty for what the house takes. */
  from_block: LaterText
  /** The same of the network around it. */
  from_network: LaterText
  /** The same of the mailbox that answers for them; it counts once they are confirmed. */
  from_mailbox: LaterText
  /** Of the secret in the mail that tells that they have lapsed, by which they are taken again. */
  again_hash: LaterText
}
