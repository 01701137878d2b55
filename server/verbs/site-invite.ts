import { inviteOwner } from '#api/house/sites/invite-owner.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { readWords } from './read-words.ts'
import { sayFields } from './say-fields.ts'
import { wayIn } from './way-in.ts'

/** Prints a new way into a site, for a link that was lost or somebody else: `site:invite --site 2 --email owner@example.fr`. */
export async function runSiteInvite(settings: Settings, words: string[]): Promise<void> {
  const { values } = readWords('site:invite', words)
  const { site: id, email } = values
  if (!id || !email) throw new Error('site:invite needs --site and --email')
  const link = await withCurrentDatabase(settings, async (db) => {
    const site = await db.read.selectFrom('sites').select('origin').where('id', '=', id).executeTakeFirst()
    if (!site) throw new Error(`there is no site ${id}`)
    const wish = { email, role: 'SUPER_ADMIN', now: new Date() } as const
    const invited = await bindToSite(db, id).inTransaction((tx) => inviteOwner(tx, wish))
    if (!invited.ok) throw new Error(`nobody was invited\n${sayFields(invited.error)}`)
    return wayIn(settings, site.origin, invited.value.path)
  })
  console.log(link)
}
