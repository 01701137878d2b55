import { bindToSite, type Database } from '#api/platform/database/database.ts'
import type { SiteAtWork } from '#api/platform/jobs/each-site.ts'
import { type Accounts, openAccounts } from './accounts.ts'
import type { Transport } from './stage.ts'

export const day = 86_400

/** Accounts on site 1, and a way to let a job of that site run at the moment the clock shows. */
export async function openMembers(
  db: Database,
  transport?: Transport,
): Promise<Accounts & { run: (job: (at: SiteAtWork) => Promise<unknown>) => Promise<void> }> {
  const accounts = await openAccounts(db, transport)
  return {
    ...accounts,
    run: async (job) => {
      const site = { id: '1', name: 'Coteaux le site', origin: 'https://coteaux.test', lang: 'fr' }
      await job({ ...bindToSite(db, '1'), site, now: accounts.stage.dependencies.now(), isStopping: () => false })
    },
  }
}

export const home = {
  firstname: 'Marie',
  lastname: 'Vuillemin',
  address: '7, rue de la Vouivre',
  postalCode: '39600',
  city: 'Montorge',
  country: 'FR',
}

/** Every text of every row of site 1, to look for what should be gone. */
export async function readAll(db: Database): Promise<string> {
  const tables = await db.read.introspection.getTables()
  const found: unknown[] = []
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'site_id')) continue
    found.push(
      await db.read
        .selectFrom(name as 'users')
        .selectAll()
        .where('site_id', '=', '1')
        .execute(),
    )
  }
  return JSON.stringify(found)
}
