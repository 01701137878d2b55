import type { PageCache } from '../cache/page-cache.ts'
import type { Versions } from '../cache/turn-versions.ts'
import type { Log } from '../http/message/log.ts'
import type { Located } from '../http/site-of-request.ts'
import type { ApiLine } from '../settings/line.ts'
import type { Pages } from './pages.ts'

/** What the answering of pages stands on. */
export type PageParts = {
  findSite: (host: string | undefined) => Promise<Located | undefined>
  line: ApiLine
  pages: Pages
  cache: PageCache | undefined
  versions: Versions
  log: Log
  production: boolean
  trustedProxies: number
  /** By what cookies are signed, the newest first. */
  cookieSecrets: readonly string[]
}
