import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { type Cluster, startCluster } from './postgres.ts'
import { createTemplate, dropTestDatabase, urlOf } from './test-database.ts'

/** PostgreSQL as the tests find it: an address and the database to copy, or why there is none. */
export type TestPostgres = { url: string; template: string } | { missing: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

type Shared = { ready: Promise<{ postgres: TestPostgres; cluster: Cluster | undefined }>; users: number }

/** Several projects of one run set up here; they share one PostgreSQL. */
const holder = globalThis as { vitrineTestPostgres?: Shared }

/** What the tests above the unit need before any of them runs; answers how to clear it away. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  buildIfMissing()
  holder.vitrineTestPostgres ??= { ready: openPostgresForTests(), users: 0 }
  const shared = holder.vitrineTestPostgres
  shared.users += 1
  const { postgres } = await shared.ready
  project.provide('postgres', postgres)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    delete holder.vitrineTestPostgres
    await clearAway(await shared.ready)
  }
}

function buildIfMissing(): void {
  if (existsSync('build/server/index.js')) return
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], { stdio: 'inherit' })
}

async function openPostgresForTests(): Promise<Awaited<Shared['ready']>> {
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
  return { postgres: { url, template: await createTemplate(url) }, cluster }
}

async function clearAway({ postgres, cluster }: Awaited<Shared['ready']>): Promise<void> {
  if ('missing' in postgres) console.warn(`The tests over PostgreSQL were skipped: ${postgres.missing}.`)
  else if (cluster) await cluster.remove()
  else await dropTestDatabase(postgres.url, urlOf(postgres.url, postgres.template))
}
