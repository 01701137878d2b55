import type { Database } from '../../../platform/database/database.ts'
import { eachSite } from '../../../platform/jobs/each-site.ts'
import type { JobDependencies } from '../../../platform/jobs/job.ts'
import { signBooks } from './sign-books.ts'

/** Signs what has come into the books of any site; sites where nothing waits are not looked at. */
export async function signAllBooks(dependencies: JobDependencies): Promise<void> {
  const signing = dependencies.sealing?.signing
  if (!signing) return
  const waiting = await listWaiting(dependencies.db, signing.keyId)
  if (waiting.size === 0) return
  await eachSite(dependencies, (at) => (waiting.has(at.site.id) ? signBooks(at, signing) : Promise.resolve(0)))
}

async function listWaiting({ read }: Database, keyId: string): Promise<Set<string>> {
  const found = await Promise.all([
    read.selectFrom('papers').select('site_id').distinct().where('entry', 'is', null).execute(),
    read.selectFrom('payments').select('site_id').distinct().where('entry', 'is', null).where('state', '=', 'paid').execute(),
    read.selectFrom('refunds').select('site_id').distinct().where('entry', 'is', null).execute(),
    read.selectFrom('book_closings').select('site_id').distinct().where('entry', 'is', null).execute(),
    read.selectFrom('book_tips').select('site_id').where('signing_key', '<>', keyId).execute(),
  ])
  return new Set(found.flat().map(({ site_id }) => site_id))
}
