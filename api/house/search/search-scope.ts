import { type FolderRow, readFolders } from '../../content/blog/folder-tree.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
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
export async function readSearchScope(ctx: Pick<CallContext, 'site' | 'lang' | 'read' | 'settings'>): Promise<SearchScope> {
  const { read, lang } = ctx
  const { site, values } = await ctx.settings.of(ctx)
  const { BLOG_ACTIVATED, NEWSLETTER_ACTIVATED } = values
  const sells = site.is_e_commerce === 1
  return {
    read,
    lang,
    sells,
    folders: BLOG_ACTIVATED ? await readFolders(read, lang) : undefined,
    offered: [
      'cms',
      ...(sells ? ['shop'] : []),
      ...(BLOG_ACTIVATED ? ['blog'] : []),
      ...(NEWSLETTER_ACTIVATED ? ['newsletter'] : []),
    ],
  }
}
