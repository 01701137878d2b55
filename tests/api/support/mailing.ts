import { afterEach } from 'vitest'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import type { MailPort } from '#api/platform/outside/mail.ts'
import { openSmtp } from '#api/platform/outside/mail-smtp.ts'
import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { type MailServer, openMailServer } from '../../support/mail-server.ts'

export const start = new Date('2026-03-01T10:00:00.000Z')
export const from = 'boutique@envoi.test'

/** A clock that stands still until it is moved. */
export function openClock(at = start) {
  let time = at.getTime()
  return {
    now: () => new Date(time),
    forward: (minutes: number) => {
      time += minutes * 60_000
    },
  }
}

/** Mail servers that end with their test. */
export function mailServers(): (port?: number, address?: string) => Promise<MailServer> {
  const open: MailServer[] = []
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close()
  })
  return async (port, address) => {
    const server = await openMailServer(port, address)
    open.push(server)
    return server
  }
}

/** Puts mails of a kind nobody counts into a site's outbox. */
export async function queue(db: Database, recipients: string[], site = 'a', kind: MailKind = 'password_changed'): Promise<void> {
  await bindToSite(db, site).inTransaction(async (tx) => {
    for (const to of recipients) {
      await queueMail(tx, { kind, to, params: {}, site: { id: site, name: site, origin: `https://${site}.test` }, now: start })
    }
  })
}

/** Sends what is due once, as one worker does. */
export function sendOver(db: Database, server: { url: string }, { now }: { now: () => Date }, patience = 2000): Promise<number> {
  return sendDueMails({ db, port: smtpTo(server, patience), now, random: () => 0.5 })
}

export function smtpTo({ url }: { url: string }, patience = 2000): MailPort {
  return openSmtp({ url, from, patience })
}

/** Every row of the outbox, oldest first. */
export function readOutbox(db: Database) {
  return db.read.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute()
}
