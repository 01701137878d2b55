import type { SiteWriter } from '#api/platform/database/database.ts'

const at = '2026-03-01T09:00:00.000Z'

/** Plants one row of each kind of how a company is reached, every text of it with the site's mark. */
export async function plantContact(tx: SiteWriter, mark: string): Promise<void> {
  const id = crypto.randomUUID()
  const email = `${mark.toLowerCase()}-${id}@exemple.test`
  const place = { address: `${mark} rue`, address_more: '', postal_code: '39600', city: mark, country: mark, phone: '' }
  await tx
    .insertInto('company_addresses')
    .values({ id, sort_order: 0, types: '[]', name: mark, ...place, email, latitude: 46_900_000, longitude: 5_770_000 })
    .execute()
  await tx
    .insertInto('component_confs')
    .values({ id: `conf-${id}`, conf: JSON.stringify({ word: mark }), updated_at: at })
    .execute()
  const who = { firstname: mark, lastname: mark, email, phone: '', user_id: null }
  await tx
    .insertInto('messages')
    .values({ id, desk: 'COMPANY', ...who, subject: mark, message: mark, created_at: at, is_read: 0, email_key: email })
    .execute()
  await tx.insertInto('ready_replies').values({ id, title: mark, text: mark, sort_order: 0 }).execute()
  await tx.insertInto('client_cards').values({ email_key: email, note: mark, updated_at: at }).execute()
  await tx.insertInto('client_tags').values({ email_key: email, tag: mark }).execute()
  await tx
    .insertInto('visits')
    .values({ id, day: '2026-03-01', source: mark + id, count: 1 })
    .execute()
}
