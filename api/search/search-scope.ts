import { readParameters } from '#app/models/parameter-values.ts'
import { type FolderRow, readFolders } from '../blog/folder-tree.ts'
import type { SiteReader } from '../db/database.ts'
import { readParameterRows } from '../site/parameter.ts'
import { readSettings } from '../site/settings.ts'
import type { Visit } from '../visit.ts'

/** What of a site can be found at all. */
export type SearchScope = {
  read: SiteReader
  lang: string
  sells: boolean
  /** The folders of the blog that visitors see; nothing where there is no blog. */
  folders: FolderRow[] | undefined
  /** The kinds of screen that the site offers, as its pages name them. */
  offered: string[]
}

/** Reads what of a site can be found. */
export async function readSearchScope(visit: Pick<Visit, 'site' | 'lang' | 'read'>): Promise<SearchScope> {
  const { read, lang } = visit
  const [settings, rows] = await Promise.all([readSettings(read), readParameterRows(visit, read)])
  const { BLOG_ACTIVATED, NEWSLETTER_ACTIVATED } = readParameters(rows)
  const sells = settings.is_e_commerce === 1
  return {
    ...{ read, lang, sells },
    folders: BLOG_ACTIVATED ? await readFolders(read, lang) : undefined,
    offered: [
      'cms',
      ...(sells ? ['shop'] : []),
      ...(BLOG_ACTIVATED ? ['blog'] : []),
      ...(NEWSLETTER_ACTIVATED ? ['newsletter'] : []),
    ],
  }
}
