import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'

/** Lets old versions of pages and articles go, but for the one that is public; and previews whose hour is over. */
export async function forgetVersions(tx: SiteWriter, before: string, { now }: SiteAtWork): Promise<void> {
  await tx.deleteFrom('body_previews').where('expires_at', '<=', now.toISOString()).execute()
  await tx
    .deleteFrom('body_versions')
    .where('created_at', '<=', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('body_versions as newer')
          .select('newer.id')
          .whereRef('newer.kind', '=', 'body_versions.kind')
          .whereRef('newer.record_id', '=', 'body_versions.record_id')
          .whereRef('newer.number', '>', 'body_versions.number'),
      ),
    )
    .execute()
}
