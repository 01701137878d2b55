import type { PageCache } from '../cache/page-cache.ts'
import type { VersionsPerTick } from '../cache/versions-per-tick.ts'
import type { Log } from '../http/message/log.ts'
import type { Located } from '../http/site-of-request.ts'
import type { ApiConnection } from '../settings/api-connection.ts'
import type { Pages } from './pages.ts'

/** What the answering of pages stands on. */
export type PageParts = {
  findSite: (host: string | undefined) => Promise<Located | undefined>
  connection: ApiConnection
  pages: Pages
  cache: PageCache | undefined
  versions: VersionsPerTick
  log: Log
  production: boolean
  trustedProxies: number
  /** By what cookies are signed, the newest first. */
  cookieSecrets: readonly string[]
}
