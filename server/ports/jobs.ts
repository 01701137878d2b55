import type { ApiDependencies } from '#api/door/run.ts'
import { shopJobs } from '#api/house/jobs/shop-jobs.ts'
import type { JobDependencies } from '#api/platform/jobs/job.ts'
import { runDueJobs } from '#api/platform/jobs/run-due-jobs.ts'
import { openFlowService } from '#api/platform/outside/net/flow-service.ts'
import { openWebhooks } from '#api/platform/outside/webhooks.ts'
import type { Log } from '../http/message/log.ts'
import type { Settings } from '../settings/settings.ts'
import { openMail } from './mail.ts'
import { type MailFate, watchMail } from './mail-fate.ts'
import { openReviews } from './reviews.ts'

const tickMs = 2000
/** A mail server that does not answer must not keep the process from ending; what was under way is repeated later. */
const mostPatience = 3000

/** Where jobs write down what failed, and whether the mail server could be spoken to. */
export type JobSurroundings = { log: Log; mailFate: Pick<MailFate, 'note'> }

/** Work of the clock, until it is told to stop. */
export type Jobs = { stop(): Promise<void> }

/** Starts the clock that runs the jobs of this process. */
export async function startJobs(settings: Settings, parts: ApiDependencies, { log, mailFate }: JobSurroundings): Promise<Jobs> {
  const { db, now, payments, sealing, notice, media, backups } = parts
  const mail = watchMail(await openMail(settings), mailFate.note)
  let isStopping = false
  let underWay: Promise<unknown> = Promise.resolve()
  const reviews = await openReviews(settings)
  const dependencies: JobDependencies = {
    db,
    mail,
    reviews,
    payments,
    sealing,
    notice,
    now,
    isOftenOff: !settings.production,
    webhooks: openWebhooks({ allowsLoopback: !settings.production }),
    flows: openFlowService({ allowsLoopback: !settings.production }),
    files: media.files,
    media,
    backups,
    isStopping: () => isStopping,
  }
  const onError = (error: unknown, job: string) => {
    // A database closed under a job that could not wait is no fault.
    if (!isStopping) log.error(error, { job })
  }
  const tick = async () => {
    await runDueJobs(dependencies, shopJobs, onError)
    if (!isStopping) next()
  }
  let timer: NodeJS.Timeout | undefined
  const next = () => {
    timer = setTimeout(() => {
      underWay = tick()
    }, tickMs).unref()
  }
  next()
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      let patience: NodeJS.Timeout | undefined
      await Promise.race([underWay, new Promise((end) => (patience = setTimeout(end, mostPatience)))])
      clearTimeout(patience)
    },
  }
}
