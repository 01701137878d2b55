import type { Database } from '#api/platform/database/database.ts'
import { given } from './accounts.ts'
import { openMembers } from './members.ts'
import { type Transport, transports } from './stage.ts'

/** Accounts on a site with two open lists of letters and a closed one. */
export async function openLetters(db: Database, transport: Transport = transports['in process']) {
  const shop = await openMembers(db, transport)
  const lists = [
    { id: 'saisons', sort_order: 0, name: 'La lettre des saisons', is_valid: 1 as const },
    { id: 'vins', sort_order: 1, name: 'Les vins rares', is_valid: 1 as const },
    { id: 'fermee', sort_order: 2, name: 'Une lettre passée', is_valid: 0 as const },
  ]
  await shop.site.inTransaction((tx) =>
    tx
      .insertInto('newsletter_lists')
      .values(lists.map((list) => ({ ...list, description: '' })))
      .execute(),
  )
  const link = async (kind: string, to?: string) =>
    (await shop.mails(kind)).find((mail) => to === undefined || mail.to === to)?.token ?? ''
  /** Asks, confirms, and answers the key that stands in each letter. */
  const subscribed = async (email: string, lists?: string[]) => {
    given(await shop.as().subscribeToNewsletter({ body: { email, ...(lists && { lists }) } }))
    return given(await shop.as().confirmNewsletter({ body: { token: await link('newsletter_confirm', email) } })).key
  }
  const switchOff = () =>
    shop.site.inTransaction((tx) =>
      tx
        .insertInto('parameters')
        .values({ id: 'letters', lang: 'fr', kind: 'BOOLEAN', type: 'NEWSLETTER_ACTIVATED', label: '', value: 'false' })
        .execute(),
    )
  return { ...shop, link, subscribed, switchOff, admin: () => shop.as(shop.stage.tokens['1']?.ADMIN) }
}
