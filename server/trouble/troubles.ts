import { statfs } from 'node:fs/promises'
import { backupAlarmHours, readBackupAge } from '#api/house/backup/read-backup-age.ts'
import { readOutbox } from '#api/house/jobs/read-outbox.ts'
import { findDoubtedSites } from '#api/platform/clock/clock-doubts.ts'
import type { Database } from '#api/platform/database/database.ts'
import type { BackupShelf } from '#api/platform/ports/backup-shelf.ts'
import type { TroubleName } from '#app/texts/house/troubles.ts'

/** What a process has of which trouble can come; whoever lacks something of it measures less. */
export type TroubleSources = {
  /** Free on the disk of the data. */
  freeBytes: () => Promise<number>
  now: () => Date
  /** Asks the database, or the API that has it, for the least; false or a fault where it does not answer. */
  ping: () => Promise<unknown>
  db?: Database | undefined
  backups?: BackupShelf | undefined
  /** Whether the mail server could not be spoken to at the last try; unknown until there was one. */
  isMailDown?: (() => boolean | undefined) | undefined
  /** In seconds. */
  longestDelay?: (() => number) | undefined
}

/** One kind of trouble: how it is measured, from where on it is one, and where it speaks besides the log. */
export type Trouble = {
  /** The gauge of what is measured. */
  gauge: string
  /** Nothing where this process cannot tell. */
  measure: (at: TroubleSources) => Promise<number | undefined> | number | undefined
  /** The trouble begins at this value and ends at that one, or beyond; between the two it stays as it is. */
  begins: number
  ends: number
  /** How long it must have been over before it is said to be. */
  calmSeconds: number
  /** Visitors are better served by another process meanwhile. */
  stopsTraffic: boolean
  /** Whether a mail tells the operator; one about mails would arrive when it is over. */
  mails: boolean
  /** What was measured, as the doctor says it, and what to do about it. */
  says: (value: number) => string
  advice: string
}

const mebibyte = 1024 * 1024
/** A database that has not answered for so long answers no visitor in time either. */
export const longestPingSeconds = 5

/** All troubles: the log, the gauges, /readyz, the mails and the doctor go by this table. */
export const troubles: Record<TroubleName, Trouble> = {
  disk: {
    gauge: 'disk_free_bytes',
    measure: ({ freeBytes }) => freeBytes(),
    begins: 256 * mebibyte,
    ends: 512 * mebibyte,
    calmSeconds: 0,
    stopsTraffic: false,
    mails: true,
    says: (bytes) => `${Math.floor(bytes / mebibyte)} MB are free`,
    advice: 'make room: old backups, logs, other programs',
  },
  mail: {
    gauge: 'mail_server_away',
    measure: ({ isMailDown }) => {
      const isDown = isMailDown?.()
      return isDown === undefined ? undefined : Number(isDown)
    },
    begins: 1,
    ends: 0,
    calmSeconds: 60,
    stopsTraffic: false,
    mails: false,
    says: (away) => (away ? 'the mail server is away' : 'the mail server answers'),
    advice: 'look at SMTP_URL and at the mail service',
  },
  database: {
    gauge: 'database_answer_seconds',
    measure: measurePing,
    begins: longestPingSeconds,
    ends: 3,
    calmSeconds: 0,
    stopsTraffic: true,
    mails: true,
    says: (seconds) =>
      seconds >= longestPingSeconds ? `no answer within ${seconds} s` : `answers within ${Math.ceil(seconds * 1000)} ms`,
    advice: 'look whether PostgreSQL runs, or whether DATA_DIR can be read',
  },
  clock: {
    gauge: 'clock_doubted_sites',
    measure: async ({ db }) => db && (await findDoubtedSites(db)).all.size,
    begins: 1,
    ends: 0,
    calmSeconds: 0,
    stopsTraffic: false,
    mails: true,
    says: (sites) =>
      sites === 0 ? `trusted, ${new Date().toISOString()}` : `doubted for ${sites} sites: nothing is numbered or closed`,
    advice: 'set the clock right, then run clock:trust',
  },
  loop_delay: {
    gauge: 'loop_delay_seconds',
    measure: ({ longestDelay }) => longestDelay?.(),
    begins: 2,
    ends: 0.5,
    calmSeconds: 0,
    stopsTraffic: false,
    mails: true,
    says: (seconds) => `the longest wait for a turn was ${seconds.toFixed(2)} s`,
    advice: 'look in the log for what ran then',
  },
  outbox: {
    gauge: 'outbox_oldest_seconds',
    measure: async ({ db, now }) => db && (await readOutbox(db, now())).oldestSeconds,
    begins: 15 * 60,
    ends: 5 * 60,
    calmSeconds: 0,
    stopsTraffic: false,
    mails: true,
    says: (seconds) => (seconds === 0 ? 'no mail is due' : `the oldest mail is due for ${Math.round(seconds)} s`),
    advice: 'look at /admin/courriels, and whether a shop runs',
  },
  backup: {
    gauge: 'backup_age_hours',
    measure: async ({ db, backups, now }) => db && backups && (await readBackupAge(db, backups, now())),
    begins: backupAlarmHours,
    ends: 30,
    calmSeconds: 0,
    stopsTraffic: false,
    mails: true,
    says: (hours) => `the newest is ${Math.floor(hours)} h old`,
    advice: 'run backup, and look in the log why none was made',
  },
}

/** Whether a value is one at which the trouble begins; of some things there can be too little, of others too much. */
export function isBad({ begins, ends }: Pick<Trouble, 'begins' | 'ends'>, value: number): boolean {
  return begins > ends ? value >= begins : value <= begins
}

/** Whether a value is one at which it ends. */
export function isGood({ begins, ends }: Pick<Trouble, 'begins' | 'ends'>, value: number): boolean {
  return begins > ends ? value <= ends : value >= ends
}

/** How much room the disk under a folder has for this program's user. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function measurePing({ ping }: TroubleSources): Promise<number> {
  const begun = performance.now()
  let patience: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((tell) => {
    patience = setTimeout(() => tell(false), longestPingSeconds * 1000)
  })
  const answered = await Promise.race([ask(ping), late])
  clearTimeout(patience)
  return answered === false ? longestPingSeconds : (performance.now() - begun) / 1000
}

async function ask(ping: TroubleSources['ping']): Promise<unknown> {
  try {
    return await ping()
  } catch {
    return false
  }
}
