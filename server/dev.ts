import type { ServerBuild } from 'react-router'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { migrate } from '#api/platform/database/migrate.ts'
import { openDatabase } from '#api/platform/database/open.ts'
import { openShop, type Shop } from './serve/open-shop.ts'
import { readSettings } from './settings/settings.ts'

/** The shop behind Vite: the same doors, no page cache, the pages read anew when they change. */
export async function openDevShop(build: () => Promise<ServerBuild>): Promise<Shop> {
  const settings = readSettings(process.env)
  const db = await openDatabase(settings)
  await migrate(db)
  await seedDemo(db)
  await db.close()
  return openShop(settings, { build, cache: false, jobs: true })
}
