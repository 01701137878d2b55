import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { trailOf } from './folder-tree.ts'

/** Refuses a folder above that is another language's, the folder itself, or one of those within it. */
export async function refuseParent(
  tx: SiteWriter,
  { id, lang }: { id: string; lang: string },
  idParent: string | null | undefined,
): Promise<Outcome<never> | undefined> {
  if (!idParent) return undefined
  const rows = await tx.selectFrom('blog_folders').select(['id', 'id_parent']).where('lang', '=', lang).execute()
  const trail = trailOf(rows, idParent)
  const isFine = trail.length > 0 && trail.every((above) => above.id !== id)
  return isFine ? undefined : refused('invalid', { fields: { idParent: { code: 'choice' } } })
}

/** Refuses a folder for an article that is not one of its language. */
export async function refuseFolder(
  tx: SiteWriter,
  lang: string,
  idFolder: string | null | undefined,
): Promise<Outcome<never> | undefined> {
  if (!idFolder) return undefined
  const folders = tx.selectFrom('blog_folders').select('id').where('lang', '=', lang)
  const folder = await folders.where('id', '=', idFolder).executeTakeFirst()
  return folder ? undefined : refused('invalid', { fields: { idFolder: { code: 'choice' } } })
}
