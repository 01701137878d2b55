import type { Database } from '../db/database.ts'
import type { FileStore } from '../outside/file-store.ts'
import type { MailPort } from '../outside/mail.ts'
import type { ReviewsPort } from '../outside/reviews.ts'

/** What jobs stand on. */
export type JobGround = {
  db: Database
  mail: MailPort
  /** Where visitors write of the house; nowhere without a key of that service. */
  reviews?: ReviewsPort | undefined
  files?: FileStore | undefined
  now: () => Date
  /** True once the process is to end: a job stops after the step under way. */
  isStopping: () => boolean
}

/** Work that the clock starts. */
export type Job = {
  name: string
  everySeconds: number
  /** Its rows have leases of their own: every process works on it at every tick, and no turn is kept. */
  needsNoTurn?: boolean
  run(ground: JobGround): Promise<unknown>
}
