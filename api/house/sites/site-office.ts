import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Database } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { HostedSite, SiteOffice } from '../../platform/ports/site-office.ts'
import { createSite } from './create-site.ts'
import { readHostedSites } from './read-hosted-sites.ts'

/** Opens the office over all sites of a database. */
export function openSiteOffice(db: Database, now: () => Date): SiteOffice {
  const find = async (id: string): Promise<Outcome<HostedSite>> => {
    const [site] = await readHostedSites(db, id)
    return site ? done(site) : refused('not_found')
  }
  return {
    list: () => readHostedSites(db),
    create: async (wish) => {
      const made = await createSite(db, { ...wish, aliases: [], lang: 'fr', now: now() }, async (tx, { id, origin, path }) => {
        const site = { id, origin, name: wish.name }
        await queueMail(tx, { kind: 'invitation', to: wish.email, params: { path }, site, now: now() })
      })
      return made.ok ? find(made.value.id) : made
    },
    change: async (id, orders) => {
      const { isOpen, mostProducts, mostMegabytes, mostMails } = orders
      const known = await find(id)
      if (!known.ok) return known
      // Whoever closed the site they stand on could not open it again.
      if (isOpen === false && known.value.isOperator) return refused('invalid', { fields: { isOpen: { code: 'operator' } } })
      const columns = {
        ...(isOpen !== undefined && { status: isOpen ? ('open' as const) : ('suspended' as const) }),
        ...(mostProducts !== undefined && { most_products: mostProducts }),
        ...(mostMegabytes !== undefined && { most_megabytes: mostMegabytes }),
        ...(mostMails !== undefined && { most_mails: mostMails }),
      }
      if (Object.keys(columns).length > 0)
        await db.inTransaction((tx) => tx.updateTable('sites').set(columns).where('id', '=', id).execute())
      return find(id)
    },
  }
}
