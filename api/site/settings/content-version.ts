import type { Database, SiteReader, SiteWriter } from '../../platform/database/database.ts'

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

/** The content version of the site at hand; read it before the rows that are kept under it, so that nothing is held for newer than it is. */
export async function readContentVersion(read: SiteReader): Promise<number> {
  return (await read.selectFrom('content_versions').select('version').executeTakeFirst())?.version ?? 0
}

/** Reads a site's content version: what stood in the database at some moment after it was asked, in whatever process it was written. */
export type ContentVersions = (siteId: string) => number | Promise<number>

/** Opens the reading of them. Whoever asks of the same database shares it, and with it what it was answered. */
export function openContentVersions(db: Database): ContentVersions {
  return db.stamp ? readWhenStampMoves(db, db.stamp) : readTogether(db)
}

/** Asks the database only when another connection has committed since. */
function readWhenStampMoves(db: Database, stamp: () => number): ContentVersions {
  const known = new Map<string, number | Promise<number>>()
  let seen = -1

  function read(siteId: string): Promise<number> {
    const reading = readVersions(db, [siteId]).then((versions) => versions.get(siteId) ?? 0)
    // A commit may have come while this was read: what it found is then no longer to be kept.
    const isStill = () => known.get(siteId) === reading
    reading.then(
      (version) => isStill() && known.set(siteId, version),
      () => isStill() && known.delete(siteId),
    )
    known.set(siteId, reading)
    return reading
  }

  return (siteId) => {
    const now = stamp()
    if (now !== seen) {
      known.clear()
      seen = now
    }
    return known.get(siteId) ?? read(siteId)
  }
}

type Round = { sites: Set<string>; versions: Promise<Map<string, number>> }

/** Asks once for all who ask in the same turn of the event loop; who comes after the question has left begins the next round. */
function readTogether(db: Database): ContentVersions {
  let gathering: Round | undefined

  function gather(): Round {
    const sites = new Set<string>()
    const versions = new Promise<Map<string, number>>((answer, fail) => {
      setImmediate(() => {
        gathering = undefined
        readVersions(db, [...sites]).then(answer, fail)
      })
    })
    return { sites, versions }
  }

  return async (siteId) => {
    gathering ??= gather()
    gathering.sites.add(siteId)
    return (await gathering.versions).get(siteId) ?? 0
  }
}

async function readVersions(db: Database, siteIds: string[]): Promise<Map<string, number>> {
  const rows = await db.read
    .selectFrom('content_versions')
    .select(['site_id', 'version'])
    .where('site_id', 'in', siteIds)
    .execute()
  return new Map(rows.map((row) => [row.site_id, row.version]))
}
