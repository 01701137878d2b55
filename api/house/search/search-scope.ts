import { type FolderRow, readFolders } from '../../content/blog/folder-tree.ts'
import type { Visit } from '../../platform/call/visit.ts'
import type { SiteReader } from '../../platform/database/database.ts'

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
export async function readSearchScope(visit: Pick<Visit, 'site' | 'lang' | 'read' | 'settings'>): Promise<SearchScope> {
  const { read, lang } = visit
  const { site, values } = await visit.settings.of(visit)
  const { BLOG_ACTIVATED, NEWSLETTER_ACTIVATED } = values
  const sells = site.is_e_commerce === 1
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
