import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import { openSmtp } from '#api/platform/outside/mail-smtp.ts'
import { eachPlace, type TestPlace } from '../support/database/databases.ts'
import { headLine, type MailServer, openMailServer } from '../support/mail-server.ts'
import { type SiteProcess, startProcess } from '../support/site-process.ts'

const from = 'boutique@envoi.test'
const site = { id: '1', name: 'Demo', origin: 'http://localhost:3000' }

eachPlace('mails of a running shop', (open) => {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  const stage = async () => {
    const { db, env } = await open()
    await seedDemo(db)
    const server = await openMailServer()
    ends.push(server.close)
    return { db, env, server, arrived: nextArrival(server) }
  }
  const serve = async (env: TestPlace, more: Record<string, string>): Promise<SiteProcess> => {
    const running = await startProcess(['serve'], { ...env, ...more })
    ends.push(() => running.end('SIGKILL'))
    return running
  }
  const smtp = ({ url }: MailServer) => ({ SMTP_URL: url, MAIL_FROM: from })

  test('threat 78: killed between the server’s yes and our commit, a mail goes out once more under the same Message-ID, then never', async () => {
    const { db, env, server, arrived } = await stage()
    server.manner = 'take and hang'
    const running = await serve(env, smtp(server))
    await queue(db)
    await arrived
    await running.end('SIGKILL')
    server.manner = 'take'
    const send = (minutes: number) =>
      sendDueMails({ db, port: openSmtp({ url: server.url, from }), now: () => new Date(Date.now() + minutes * 60_000) })
    expect([await send(0), await send(6), await send(600)]).toEqual([0, 1, 0])
    expect(server.mails).toHaveLength(2)
    expect(new Set(server.mails.map(({ raw }) => headLine(raw, 'Message-ID'))).size).toBe(1)
  })

  test('threat 78: a shop ends in time while a mail server keeps silent, and the mail is not lost', async () => {
    const { db, env, server, arrived } = await stage()
    server.manner = 'take and hang'
    const running = await serve(env, smtp(server))
    await queue(db)
    await arrived
    const began = performance.now()
    expect(await running.end('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    const row = await db.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect([row.sent_at, row.failed_at]).toEqual([null, null])
  })

  test('a shop without a mail server writes its mails as files', async () => {
    const { db, env } = await stage()
    const running = await serve(env, {})
    await queue(db)
    const isSent = async () => (await db.read.selectFrom('outbox').select('sent_at').executeTakeFirstOrThrow()).sent_at !== null
    await expect.poll(isSent, { timeout: 20_000 }).toBe(true)
    expect(await running.end()).toBe(0)
    expect(readdirSync(join(env.DATA_DIR, 'mails'))).toHaveLength(1)
  })
})

async function queue(db: Database): Promise<void> {
  await bindToSite(db, '1').inTransaction((tx) =>
    queueMail(tx, { kind: 'password_changed', to: 'marie@exemple.test', params: {}, site, now: new Date() }),
  )
}

function nextArrival(server: MailServer): Promise<void> {
  return new Promise((arrived) => {
    server.onArrival = arrived
  })
}
