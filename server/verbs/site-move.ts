import { bindWriter } from '#api/platform/database/database.ts'
import { bumpContentVersion } from '#api/site/settings/content-version.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { readWords } from './read-words.ts'
import { requireHost } from './require-host.ts'

/** Gives a site another address; the one it had leads there from now on: `site:move --site 1 --host www.example.fr`. */
export async function runSiteMove(settings: Settings, words: string[]): Promise<void> {
  const { site: id, host: typed } = readWords('site:move', words).values
  if (!id || !typed) throw new Error('site:move needs --site and --host')
  const target = requireHost('host', typed)
  const before = await withCurrentDatabase(settings, (db) =>
    db.inTransaction(async (tx) => {
      const site = await tx.selectFrom('sites').select('origin').where('id', '=', id).executeTakeFirst()
      if (!site) throw new Error(`there is no site ${id}: site:list tells which there are`)
      const owner = await tx.selectFrom('site_hosts').select('site_id').where('host', '=', target.host).executeTakeFirst()
      if (owner && owner.site_id !== id) throw new Error(`--host: ${target.host} is site ${owner.site_id}'s`)
      if (!owner) await tx.insertInto('site_hosts').values({ host: target.host, site_id: id }).execute()
      await tx.updateTable('sites').set({ origin: target.origin }).where('id', '=', id).execute()
      await bumpContentVersion(bindWriter(tx, id))
      return new URL(site.origin).host
    }),
  )
  console.log(`Site ${id} stands at ${target.origin}; ${before} leads there`)
  const { publicOrigin } = settings
  if (publicOrigin && new URL(publicOrigin).host !== target.host)
    console.log(`PUBLIC_ORIGIN is ${publicOrigin}: set it to ${target.origin} and start the shop again`)
}
