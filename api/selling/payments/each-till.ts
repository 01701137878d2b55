import { eachSite, type SiteAtWork } from '../../platform/jobs/each-site.ts'
import type { JobDependencies } from '../../platform/jobs/job.ts'
import { sealingOf } from '../../platform/outside/sealing.ts'
import type { Till } from './open-session.ts'

/** Does a job's work on the money of every site. */
export async function eachTill(
  dependencies: JobDependencies,
  work: (till: Till & SiteAtWork) => Promise<unknown>,
): Promise<void> {
  const { payments, sealing, notice = () => {} } = dependencies
  await eachSite(dependencies, (at) =>
    work({ ...at, payments, notice, sealing: sealing ? sealingOf(sealing, at.site.id) : closed }),
  )
}

/** Without a key nothing was sealed, and nothing opens. */
const closed: Till['sealing'] = {
  seal: () => {
    throw new Error('this process has no key to seal with')
  },
  open: () => undefined,
  get signing(): never {
    throw new Error('this process has no key to sign with')
  },
}
