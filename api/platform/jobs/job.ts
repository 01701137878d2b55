import type { Database } from '../database/database.ts'
import type { FileStore } from '../outside/file-store.ts'
import type { MailPort } from '../outside/mail.ts'
import type { FlowPort } from '../outside/net/flow-service.ts'
import type { PaymentPort } from '../outside/payments.ts'
import type { ReviewsPort } from '../outside/reviews.ts'
import type { Sealing } from '../outside/sealing.ts'
import type { WebhookPort } from '../outside/webhooks.ts'
import type { BackupShelf } from '../ports/backup-shelf.ts'
import type { Media } from '../ports/media.ts'

/** What jobs stand on. */
export type JobDependencies = {
  db: Database
  mail: MailPort
  /** Where visitors write of the house; nowhere without a key of that service. */
  reviews?: ReviewsPort | undefined
  /** The way to whoever takes card payments, and what opens the keys to it. */
  payments?: PaymentPort | undefined
  sealing?: Sealing | undefined
  /** The way to programs that want to be told; without it nothing is sent to them. */
  webhooks?: WebhookPort | undefined
  /** The way to platforms of electronic invoices; without it nothing goes to them. */
  flows?: FlowPort | undefined
  /** Where the operator reads what was noticed. */
  notice?: ((event: string, fields?: Record<string, string>) => void) | undefined
  files?: FileStore | undefined
  media?: Media | undefined
  backups?: BackupShelf | undefined
  now: () => Date
  /** Outside production a machine that was off for some days is taken to have the right time. */
  isOftenOff?: boolean | undefined
  /** True once the process is to end: a job stops after the step under way. */
  isStopping: () => boolean
  /** Of work that may end before all sites had their turn: the last that had one. */
  round?: { last: string } | undefined
  /** Sites that are passed over this time. */
  resting?: ReadonlySet<string> | undefined
}

/** Work that the clock starts. */
export type Job = {
  name: string
  everySeconds: number
  /** How long it can be at work at most: if its process dies, another takes it up after that. */
  turnSeconds?: number
  /** Its rows have leases of their own: every process works on it at every tick, and no turn is kept. */
  needsNoTurn?: boolean
  run(dependencies: JobDependencies): Promise<unknown>
}
