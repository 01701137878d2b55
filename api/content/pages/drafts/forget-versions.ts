import type { SiteWriter } from '../../../platform/database/database.ts'
import type { SiteAtWork } from '../../../platform/jobs/each-site.ts'

/** Lets old versions of pages go, but for the one that is public; and previews whose hour is over. */
export async function forgetVersions(tx: SiteWriter, before: string, { now }: SiteAtWork): Promise<void> {
  await tx.deleteFrom('page_previews').where('expires_at', '<=', now.toISOString()).execute()
  await tx
    .deleteFrom('page_versions')
    .where('created_at', '<=', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('page_versions as newer')
          .select('newer.id')
          .whereRef('newer.page_id', '=', 'page_versions.page_id')
          .whereRef('newer.number', '>', 'page_versions.number'),
      ),
    )
    .execute()
}
