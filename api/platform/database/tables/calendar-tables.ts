import type { Flag, LaterText, PlaceColumns, SiteId } from './columns.ts'

/** Tables of the days a house opens, and of the places that are taken. */
export type CalendarTables = {
  calendars: {
    site_id: SiteId
    id: string
    title: string
    description: string
    /** The form at which its days are booked; none where it is empty. */
    form: string
    /** From 1, Monday, to 7, as JSON. */
    weekdays: string
    /** Days on which it stays closed, as JSON. */
    closed_days: string
    opens_on_holidays: Flag
    /** How many days ahead a day must be booked, and how far ahead it may be. */
    lead_days: number
    horizon_days: number
    /** Places on each day. */
    capacity: number
    is_valid: Flag
    updated_at: string
  }
  bookings: PlaceColumns & {
    site_id: SiteId
    id: string
    calendar_id: string
    day: string
    places: number
    /** The form it was booked by; none where the owner noted it. */
    answer_id: string | null
    note: string
    created_at: string
    /** Of the secret in the mail by which it is confirmed or given back; empty where no mail was sent. */
    token_hash: LaterText
  }
}
