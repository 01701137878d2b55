import type { Database, SiteWriter } from '../db/database.ts'

/** Raises the number that tells page caches, in every process, that this site's pages may have changed. */
export async function bumpContentVersion(tx: SiteWriter): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({ version: 1 })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet((row) => ({ version: row('content_versions.version', '+', 1) })),
    )
    .execute()
}

/** Reads a site's content version, asking the database only when another connection has committed since. */
export function openContentVersions(db: Database): (siteId: string) => number | Promise<number> {
  const known = new Map<string, number>()
  let seen = -1

  async function read(siteId: string): Promise<number> {
    const row = await db.read.selectFrom('content_versions').select('version').where('site_id', '=', siteId).executeTakeFirst()
    const version = row?.version ?? 0
    known.set(siteId, version)
    return version
  }

  return (siteId) => {
    const stamp = db.stamp?.()
    if (stamp === undefined) return read(siteId)
    if (stamp !== seen) {
      known.clear()
      seen = stamp
    }
    return known.get(siteId) ?? read(siteId)
  }
}
