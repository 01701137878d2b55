import { bindToSite, type SiteDatabase } from '../database/database.ts'
import { eachAlone } from './each-alone.ts'
import type { JobDependencies } from './job.ts'

/** One site as a job sees it. */
export type SiteAtWork = Pick<SiteDatabase, 'read' | 'inTransaction'> & {
  site: { id: string; name: string; origin: string; lang: string }
  now: Date
  /** True once the work is to end, done or not: what is slow looks before each step. */
  isStopping: () => boolean
}

/** Does a job's work for every site, suspended ones too; a site that fails does not keep the others from theirs. */
export async function eachSite(dependencies: JobDependencies, work: (at: SiteAtWork) => Promise<unknown>): Promise<void> {
  const { db, round, resting, isStopping } = dependencies
  const sites = await db.read.selectFrom('sites').select(['id', 'name', 'origin', 'lang']).orderBy('id').execute()
  await eachAlone(
    beginAfter(sites, round?.last),
    async (site) => {
      if (isStopping() || resting?.has(site.id)) return
      if (round) round.last = site.id
      await work({ ...bindToSite(db, site.id), site, now: dependencies.now(), isStopping })
    },
    (failed) => `a job failed for ${failed} of ${sites.length} sites`,
  )
}

function beginAfter<T extends { id: string }>(sites: readonly T[], last: string | undefined): T[] {
  const next = sites.findIndex(({ id }) => id === last) + 1
  return [...sites.slice(next), ...sites.slice(0, next)]
}
