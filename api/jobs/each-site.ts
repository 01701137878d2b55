import { bindToSite, type SiteDatabase } from '../db/database.ts'
import type { JobGround } from './job.ts'

/** One site as a job sees it. */
export type SiteAtWork = Pick<SiteDatabase, 'read' | 'inTransaction'> & {
  site: { id: string; name: string; origin: string; lang: string }
  now: Date
}

/** Does a job's work for every site, suspended ones too; a site that fails does not keep the others from theirs. */
export async function eachSite(ground: JobGround, work: (at: SiteAtWork) => Promise<unknown>): Promise<void> {
  const sites = await ground.db.read.selectFrom('sites').select(['id', 'name', 'origin', 'lang']).orderBy('id').execute()
  const faults: unknown[] = []
  for (const site of sites) {
    if (ground.isStopping()) break
    await work({ ...bindToSite(ground.db, site.id), site, now: ground.now() }).catch((error) => faults.push(error))
  }
  if (faults.length > 0) throw new AggregateError(faults, `a job failed for ${faults.length} of ${sites.length} sites`)
}
