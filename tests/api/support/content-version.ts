import type { Database } from '#api/platform/database/database.ts'

/** The content version of site 1, as page caches read it. */
export async function readVersion(db: Database): Promise<number> {
  const row = await db.read.selectFrom('content_versions').select('version').where('site_id', '=', '1').executeTakeFirst()
  return row?.version ?? 0
}
