import { sql } from 'kysely'
import type { Database } from '#api/platform/database/database.ts'
import type { DataLocation } from '#api/platform/database/open.ts'

const name = 'vitrine serving'

/** The same place, where PostgreSQL tells others that it is a process that serves who is connected. */
export function asServing(place: DataLocation): DataLocation {
  if (!place.databaseUrl) return place
  const url = new URL(place.databaseUrl)
  url.searchParams.set('application_name', name)
  return { dataDir: place.dataDir, databaseUrl: url.href }
}

/** How many connections processes that serve have to this PostgreSQL database. */
export async function countServing(db: Database): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and application_name = ${name}
  `.execute(db.read)
  return Number(counted.rows[0]?.count ?? 0)
}
