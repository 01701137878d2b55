import { sql } from 'kysely'
import type { Database } from '#api/platform/database/database.ts'
import type { BackupShelf } from '#api/platform/ports/backup-shelf.ts'
import type { Log } from '../http/message/log.ts'
import { openMail } from '../ports/mail.ts'
import type { ApiConnection } from '../settings/api-connection.ts'
import type { Settings } from '../settings/settings.ts'
import { readFreeBytes, troubles } from './troubles.ts'
import { openTroubleWatch, type TroubleNews, type TroubleWatch } from './watch-troubles.ts'

/** A trouble is known within this time. */
export const troubleLookMs = 10_000

/** Asks the database for the least that it can answer, or the API of another process whether it can work. */
export function pingOf(connection: Pick<ApiConnection, 'isReady'>, dependencies: { db: Database } | undefined): Promise<unknown> {
  return dependencies ? sql`select 1`.execute(dependencies.db.read) : connection.isReady()
}

type Watched = {
  log: Pick<Log, 'event'>
  ping: () => Promise<unknown>
  dependencies: { db: Database; backups?: BackupShelf | undefined } | undefined
  isMailDown: () => boolean | undefined
  longestDelay: () => number
  /** How this process is called in a mail: the site's, or the API's. */
  process: 'serve' | 'api'
}

/** Watches over one process: what it finds goes into its log, its gauges and, where the settings name one, to an address. */
export function openTroubles(settings: Settings, { log, dependencies, process, ...at }: Watched): TroubleWatch {
  const { dataDir, alarmMail } = settings
  const now = () => new Date()
  const post = alarmMail ? openPost(settings, alarmMail, process, log) : () => {}
  return openTroubleWatch({
    table: troubles,
    sources: { freeBytes: () => readFreeBytes(dataDir), now, db: dependencies?.db, backups: dependencies?.backups, ...at },
    tell: (news) => {
      sayInLog(log, news)
      if (troubles[news.name].mails) post(news)
    },
  })
}

function sayInLog(log: Pick<Log, 'event'>, { name, value, isOver, since, now }: TroubleNews): void {
  const minutes = Math.round((now.getTime() - since.getTime()) / 60_000)
  if (isOver) log.event('trouble_over', { trouble: name, value, minutes })
  else log.event('trouble', { trouble: name, value, bound: troubles[name].begins })
}

const triesMs = [0, 60_000, 300_000, 1_800_000]

/** Hands a mail to the mail server itself: the outbox lies in the database and on the disk, which may be the trouble. */
function openPost(settings: Settings, to: string, process: string, log: Pick<Log, 'event'>): (news: TroubleNews) => void {
  const origin = settings.publicOrigin ?? 'http://localhost'
  return (news) => {
    void send(news).catch((error: unknown) => log.event('trouble_mail_failed', { trouble: news.name, why: String(error) }))
  }

  async function send(news: TroubleNews): Promise<void> {
    const { writeTroubleMail } = await import('./write-trouble-mail.ts')
    const mail = writeTroubleMail(news, { to, origin, process })
    const port = await openMail(settings)
    for (const pauseMs of triesMs) {
      if (pauseMs > 0) await new Promise((end) => setTimeout(end, pauseMs).unref())
      const told = await port.send(mail)
      if (told.fate === 'sent') return
      if (pauseMs === triesMs.at(-1) || told.fate === 'refused') throw new Error(told.reason)
    }
  }
}
