import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { openDatabase } from '#api/db/open.ts'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { seedDemoLogins } from '#api/demo/seed-logins.ts'
import { serve } from '../serve.ts'
import type { Settings } from '../settings.ts'

/** Everything a newcomer needs: a database that is up to date, a demo site when there is none, and the doors open. */
export async function runStart(settings: Settings, program: string): Promise<void> {
  if (!settings.apiUrl) await prepareDatabase(settings)
  await serve(settings, program)
  if (!settings.production) console.log('An owner’s token for the API: npm run token. Ctrl-C ends the shop.')
}

async function prepareDatabase(settings: Settings): Promise<void> {
  const db = await openDatabase(settings)
  try {
    const applied = await migrate(db)
    if (applied.length > 0) console.log(`The database is up to date: ${applied.join(', ')}`)
    if (!settings.production && (await seedDemo(db))) await tellDemo(db, settings)
  } finally {
    await db.close()
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
