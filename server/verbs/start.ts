import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { moveDemo } from '#api/demo/move-demo.ts'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { seedDemoLogins } from '#api/demo/seed-logins.ts'
import { seedTrade } from '#api/demo/trade/seed-trade.ts'
import type { Database } from '#api/platform/database/database.ts'
import { migrate, migrationStatus } from '#api/platform/database/migrate.ts'
import { sayStart } from '../http/message/say-start.ts'
import { connectInProcess, openApiDependencies } from '../ports/connect-in-process.ts'
import { noDatabase, withDatabase, withExistingDatabase } from '../ports/with-database.ts'
import { waitForDatabase } from '../serve/require-neighbours.ts'
import { serve } from '../serve/serve.ts'
import type { Settings } from '../settings/settings.ts'

/** Everything a newcomer needs: a database that is up to date, a demo site when there is none, and the doors open. */
export async function runStart(settings: Settings, program: string): Promise<void> {
  if (!settings.apiUrl && (await prepareDatabase(settings))) await fillTill(settings)
  const { address } = await serve(settings, program)
  if (settings.production) return
  if (!settings.apiUrl) await withDatabase(settings, (db) => moveDemo(db, address))
  console.log('An owner’s token for the API: node build/server/index.js token. Ctrl-C ends the shop.')
}

/** Says whether the demo site was put into it. */
async function prepareDatabase(settings: Settings): Promise<boolean> {
  await waitForDatabase(settings)
  // Where money is real, a new database is made on purpose.
  const open = settings.production ? withExistingDatabase : withDatabase
  return open(settings, async (db) => {
    if (settings.production && (await migrationStatus(db)).applied.length === 0) throw noDatabase(settings)
    const applied = await migrate(db)
    if (applied.length > 0) sayStart(settings, 'migrated', `The database is up to date: ${applied.join(', ')}`)
    const seeded = !settings.production && (await seedDemo(db))
    if (seeded) await tellDemo(db, settings)
    return seeded
  })
}

/** Orders of two months, so that the owner's panel has something to show. */
async function fillTill(settings: Settings): Promise<void> {
  const dependencies = await openApiDependencies(settings, { log: { event: () => {} } })
  try {
    await seedTrade(dependencies)
  } finally {
    await connectInProcess(dependencies).close()
  }
}

/** Makes the logins of the demo estate and keeps their passwords where only this machine's user reads them. */
async function tellDemo(db: Database, { dataDir }: Settings): Promise<void> {
  const logins = await seedDemoLogins(db)
  const lines = logins.map(({ email, role, password }) => `${role.padEnd(12)} ${email}  ${password}\n`)
  const file = join(dataDir, 'demo-logins.txt')
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  console.log(`The demo estate is in place. Its logins, kept in ${file}:\n${lines.join('')}`)
}
