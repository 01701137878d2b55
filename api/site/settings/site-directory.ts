import type { Site } from '../../platform/call/call-context.ts'
import type { Database } from '../../platform/database/database.ts'

/** Knows the sites of this database by id and by host; what it read stays good for a moment. */
export type SiteDirectory = {
  byId(id: string): Promise<Site | undefined>
  byHost(host: string): Promise<Site | undefined>
  /** Lets go of what was read, so that what was just changed is seen at once. */
  forget(): void
}

const goodFor = 1000
const mostKept = 5000

/** Opens the directory of sites; where one is served under an origin of the settings, that is its own. */
export function openSiteDirectory(db: Database, clock: () => number = Date.now, publicOrigin?: string): SiteDirectory {
  const publicHost = publicOrigin && new URL(publicOrigin).host
  const byId = remember(clock, (id) => findSite(db, id, publicOrigin))
  const byHost = remember(clock, async (host) => {
    const row = await db.read.selectFrom('site_hosts').select('site_id').where('host', '=', host).executeTakeFirst()
    if (row) return byId.find(row.site_id)
    return host === publicHost ? findOnlySite(db).then((id) => (id === undefined ? undefined : byId.find(id))) : undefined
  })
  const forget = () => {
    byId.kept.clear()
    byHost.kept.clear()
  }
  return { byId: byId.find, byHost: byHost.find, forget }
}

/** Where there is one site, it has the address of the settings, whatever it was made for: whoever changes that is not locked out. */
async function findOnlySite(db: Database): Promise<string | undefined> {
  const [only, ...others] = await db.read.selectFrom('sites').select('id').limit(2).execute()
  return others.length === 0 ? only?.id : undefined
}

async function findSite(db: Database, id: string, publicOrigin: string | undefined): Promise<Site | undefined> {
  const site = await db.read.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirst()
  if (!site) return undefined
  const hosts = await db.read.selectFrom('site_hosts').select('host').where('site_id', '=', id).execute()
  return {
    id: site.id,
    name: site.name,
    origin: publicOrigin ?? site.origin,
    lang: site.lang,
    hosts: hosts.map(({ host }) => host),
    isOperator: site.is_operator === 1,
    isSuspended: site.status === 'suspended',
    most: { products: site.most_products, megabytes: site.most_megabytes, mails: site.most_mails },
  }
}

type Kept<T> = Map<string, { until: number; value: Promise<T> }>

function remember<T>(clock: () => number, find: (key: string) => Promise<T>) {
  const kept: Kept<T> = new Map()
  const remembered = (key: string): Promise<T> => {
    const known = kept.get(key)
    if (known && known.until > clock()) return known.value
    if (kept.size >= mostKept) kept.clear()
    const value = find(key)
    kept.set(key, { until: clock() + goodFor, value })
    // A failed look-up must not be remembered as an answer.
    value.catch(() => kept.delete(key))
    return value
  }
  return { find: remembered, kept }
}
