import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Subscriber, Subscription } from '../../contract/audience/subscriber.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { listOpenLists } from './lists.ts'

/** Somebody who asked for letters, as they are stored. */
export type SubscriberRow = Selectable<SiteTables['newsletter_subscribers']>

/** A stored subscriber as the owner sees them. */
export function toSubscriber(row: SubscriberRow): z.input<typeof Subscriber> {
  const { id, firstname, lastname, state, source, consent } = row
  return {
    id,
    firstname,
    lastname,
    state,
    source,
    consent,
    email: row.email_shown,
    lists: listsOf(row),
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    leftAt: row.left_at,
    restedAt: row.rested_at,
  }
}

/** What somebody receives, of the lists that there still are. */
export async function toSubscription(read: SiteReader, row: SubscriberRow | undefined): Promise<z.input<typeof Subscription>> {
  if (row?.state !== 'SUBSCRIBED') return { isSubscribed: false, lists: [] }
  const open = await listOpenLists(read)
  return { isSubscribed: true, lists: listsOf(row).filter((id) => open.some((list) => list.id === id)) }
}

/** The lists that were chosen. */
export function listsOf({ lists }: Pick<SubscriberRow, 'lists'>): string[] {
  return JSON.parse(lists) as string[]
}

/** The subscriber of an address, in its known form. */
export function findByEmail(read: SiteReader, email: string): Promise<SubscriberRow | undefined> {
  return read.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst()
}

/** The subscriber whose letters carry this key. */
export function findByKey(read: SiteReader, key: string): Promise<SubscriberRow | undefined> {
  return read.selectFrom('newsletter_subscribers').selectAll().where('way_out', '=', key).executeTakeFirst()
}
