import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { readTables } from '../../platform/database/schema.ts'
import type { Tables } from '../../platform/database/tables/tables.ts'

/** Notes every site's content version, and answers how to set those of restored data above them: an old number would bring old pages back out of the caches. */
export async function keepVersionsRising(tx: Transaction<Tables>, dialect: Database['dialect']): Promise<() => Promise<void>> {
  const hasVersions = (await readTables(tx, dialect)).some(({ name }) => name === 'content_versions')
  const before = hasVersions ? await readVersions(tx) : []
  return async () => {
    const restored = await readVersions(tx)
    for (const { site_id, version } of before) {
      const site = await tx.selectFrom('sites').select('id').where('id', '=', site_id).executeTakeFirst()
      if (!site) continue
      const now = restored.find((row) => row.site_id === site_id)?.version ?? 0
      await setVersion(tx, site_id, Math.max(version, now) + 1)
    }
  }
}

async function readVersions(tx: Transaction<Tables>) {
  return tx.selectFrom('content_versions').select(['site_id', 'version']).execute()
}

async function setVersion(tx: Transaction<Tables>, site_id: string, version: number): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({ site_id, version })
    .onConflict((on) => on.column('site_id').doUpdateSet({ version }))
    .execute()
}
