import { migrate } from '#api/db/migrate.ts'
import { openDatabase } from '#api/db/open.ts'
import { seedDemo } from '#api/demo/seed-demo.ts'
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
    if (!settings.production && (await seedDemo(db))) console.log('The demo estate is in place.')
  } finally {
    await db.close()
  }
}
