import { sql } from 'kysely'
import type { SiteWriter } from '../../platform/database/database.ts'
import { flag } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { leftColumns } from './subscribe.ts'

/** The letters one may subscribe to; one that is closed keeps its subscribers for the day it opens again. */
export const newsletterLists = resource(
  'newsletter_lists',
  { one: 'NewsletterList', read: 'AdminNewsletterList', many: 'AdminNewsletterLists' },
  {
    list: 'lists',
    fields: { name: 'name', description: 'description', order: 'sort_order', isValid: ['is_valid', flag] },
    blank: { sort_order: 0, description: '', is_valid: 1 },
    async clearAway({ id }, tx, { now }) {
      await leaveList(tx, JSON.stringify(id), now)
      return undefined
    },
  },
)

/** Whoever received nothing else is no subscriber any more. */
async function leaveList(tx: SiteWriter, name: string, now: Date): Promise<void> {
  await tx
    .updateTable('newsletter_subscribers')
    .set(leftColumns(now))
    .where('lists', '=', `[${name}]`)
    .where('state', '=', 'SUBSCRIBED')
    .execute()
  // Thousands may read a list: one statement takes its name out of the JSON of all of them, first, last or alone.
  await tx
    .updateTable('newsletter_subscribers')
    .set({ lists: sql`replace(replace(replace(lists, ${`${name},`}, ''), ${`,${name}`}, ''), ${name}, '')` })
    .where('lists', 'like', `%${name}%`)
    .execute()
}
