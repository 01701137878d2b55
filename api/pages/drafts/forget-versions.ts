import type { SiteWriter } from '../../db/database.ts'
import type { SiteAtWork } from '../../jobs/each-site.ts'

/** Lets old versions of pages go, but for the one that is public; and previews whose hour is over. */
export async function forgetVersions(tx: SiteWriter, before: string, { now }: SiteAtWork): Promise<void> {
  await tx.deleteFrom('page_previews').where('expires_at', '<=', now.toISOString()).execute()
  const old = await tx
    .selectFrom('page_versions')
    .select(['id', 'page_id', 'number'])
    .where('created_at', '<=', before)
    .orderBy('page_id')
    .limit(500)
    .execute()
  for (const { id, page_id, number } of old) {
    const newer = await tx
      .selectFrom('page_versions')
      .select('id')
      .where('page_id', '=', page_id)
      .where('number', '>', number)
      .limit(1)
      .executeTakeFirst()
    if (newer) await tx.deleteFrom('page_versions').where('id', '=', id).execute()
  }
}
