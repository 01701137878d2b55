import type { Database } from '../db/database.ts'
import type { MailPort } from '../outside/mail.ts'

/** What jobs stand on. */
export type JobGround = {
  db: Database
  mail: MailPort
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
