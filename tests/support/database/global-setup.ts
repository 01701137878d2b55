import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { type Cluster, startCluster } from './postgres.ts'
import { makeSqliteTemplates, removeSqliteTemplates, type SqliteTemplates } from './sqlite-templates.ts'
import { createTemplate, dropTemplate } from './test-database.ts'
import type { Template } from './used-databases.ts'

/** PostgreSQL as the tests find it: an address and the database to copy, or why there is none. */
export type TestPostgres = { url: string; sockets?: string | undefined; template: Template } | { missing: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
    sqlite: SqliteTemplates
  }
}

type Postgres = { postgres: TestPostgres; cluster: Cluster | undefined }
type Shared = { ready: Promise<[Postgres, SqliteTemplates]>; users: number }

/** Several projects of one run set up here; they share one PostgreSQL and the files that databases are copied from. */
const holder = globalThis as { vitrineTestPostgres?: Shared }

/** What the tests above the unit need before any of them runs; answers how to clear it away. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  buildIfMissing()
  holder.vitrineTestPostgres ??= { ready: Promise.all([openPostgresForTests(), makeSqliteTemplates()]), users: 0 }
  const shared = holder.vitrineTestPostgres
  shared.users += 1
  const [{ postgres }, sqlite] = await shared.ready
  project.provide('postgres', postgres)
  project.provide('sqlite', sqlite)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    delete holder.vitrineTestPostgres
    const [ours, templates] = await shared.ready
    removeSqliteTemplates(templates)
    await clearAway(ours)
  }
}

function buildIfMissing(): void {
  if (existsSync('build/server/index.js')) return
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], { stdio: 'inherit' })
}

async function openPostgresForTests(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL
  let cluster: Cluster | undefined
  try {
    cluster = given ? undefined : await startCluster()
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error)
    if (process.env.CI) throw new Error(`the tests need PostgreSQL: ${missing}`)
    return { postgres: { missing }, cluster: undefined }
  }
  const url = cluster?.url ?? (given as string)
  return { postgres: { url, sockets: cluster?.sockets, template: await createTemplate(url) }, cluster }
}

async function clearAway({ postgres, cluster }: Postgres): Promise<void> {
  if ('missing' in postgres) console.warn(`The tests over PostgreSQL were skipped: ${postgres.missing}.`)
  else if (cluster) await cluster.remove()
  else await dropTemplate(postgres.url, postgres.template)
}
