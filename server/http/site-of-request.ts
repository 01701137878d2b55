import type { ApiConnection, WebSite } from '../settings/api-connection.ts'
import type { Settings } from '../settings/settings.ts'

/** A site as one request sees it: its origin is the address that links, forms and redirects are built on. */
export type Located = { site: WebSite; isAlias: boolean }

/** Finds the site that a Host names; no forwarded header has a say in it. */
export function openSiteFinder(
  connection: ApiConnection,
  settings: Settings,
): (host: string | undefined) => Promise<Located | undefined> {
  const publicHost = settings.publicOrigin && new URL(settings.publicOrigin).host

  return async (sent) => {
    const host = readHost(sent)
    if (!host) return undefined
    const bare = withoutPort(host)
    const stored = await storedSite(connection, settings, host, bare)
    if (!stored) return undefined
    const isOwn = host === publicHost || stored.hosts.includes(host) || stored.hosts.includes(bare)
    if (settings.siteId && publicHost && !isOwn) return undefined
    if (settings.production) return locate(stored, settings.publicOrigin ?? stored.origin, host)
    return locate(stored, isOwn ? `http://${host}` : stored.origin, host)
  }
}

async function storedSite(
  connection: ApiConnection,
  settings: Settings,
  host: string,
  bare: string,
): Promise<WebSite | undefined> {
  if (settings.siteId) return connection.siteById(settings.siteId)
  const exact = await connection.siteOfHost(host)
  if (exact || bare === host) return exact
  const mayDropPort = !settings.production || /:(?:80|443)$/.test(host)
  return mayDropPort ? connection.siteOfHost(bare) : undefined
}

function locate(site: WebSite, origin: string, host: string): Located {
  return { site: { ...site, origin }, isAlias: new URL(origin).host !== host.replace(/:(?:80|443)$/, '') }
}

const hostName = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

function readHost(sent: string | undefined): string | undefined {
  const host = sent?.toLowerCase()
  // What looks like a host may have a port that there is not.
  return host && hostName.test(host) && URL.canParse(`http://${host}`) ? host : undefined
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '')
}
