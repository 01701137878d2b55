import type { Database } from '#api/platform/database/database.ts'
import { sayStart } from '../http/message/say-start.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'

type Site = { id: string; origin: string; hosts: string[] }

/** Refuses to serve a database in which the sites that the settings speak of are not; says where they and the database differ. */
export async function requireSites(settings: Settings): Promise<void> {
  const sites = await withCurrentDatabase(settings, readSites)
  if (sites.length === 0)
    throw new Error('there is no site yet: site:create makes the first (start makes a demo, outside production)')
  const { siteId, publicOrigin } = settings
  const known = sites.map(({ id, origin }) => `${id} ${new URL(origin).host}`).join(', ')
  if (siteId && !sites.some(({ id }) => id === siteId))
    throw new Error(`SITE_ID: there is no site ${siteId} (there are: ${known})`)
  if (!publicOrigin) return
  const { host } = new URL(publicOrigin)
  const served = siteId ? sites.find(({ id }) => id === siteId) : findServed(sites, host)
  if (!served) throw new Error(`PUBLIC_ORIGIN: no site has the host ${host} (there are: ${known}): name the one meant in SITE_ID`)
  if (!served.hosts.includes(host)) sayMoved(settings, served, host)
}

/** The site that has the host; where there is one site, it has whatever host the settings give it. */
function findServed(sites: Site[], host: string): Site | undefined {
  return sites.find(({ hosts }) => hosts.includes(host)) ?? (sites.length === 1 ? sites[0] : undefined)
}

function sayMoved(settings: Settings, { id, origin }: Site, host: string): void {
  const before = new URL(origin).host
  const lasting = `site:move --site ${id} --host ${host}`
  const sentence = `PUBLIC_ORIGIN is ${host}; site ${id} was made for ${before}, which leads there for now. Once ${host} answers, make it lasting: ${lasting}`
  sayStart(settings, 'site_moved', sentence, { site: id, host, before })
}

async function readSites({ read }: Database): Promise<Site[]> {
  const sites = await read.selectFrom('sites').select(['id', 'origin']).orderBy('id').execute()
  const hosts = await read.selectFrom('site_hosts').select(['host', 'site_id']).execute()
  return sites.map(({ id, origin }) => ({ id, origin, hosts: hosts.flatMap((row) => (row.site_id === id ? [row.host] : [])) }))
}
