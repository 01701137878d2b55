import type { SiteReader } from '../database/database.ts'
import type { SiteIndex } from '../search/site-index.ts'
import type { KeptSettings } from './kept-settings.ts'
import type { Site } from './site.ts'

/** The indexes of the sites of this process. */
export type SiteIndexes = {
  /** What can be found on a site, as its content stands now. */
  of(asking: { site: Site; lang: string; read: SiteReader; settings: KeptSettings }): Promise<SiteIndex>
  size(): { bytes: number; entries: number }
}
