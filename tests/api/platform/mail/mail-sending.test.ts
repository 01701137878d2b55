import { expect, test } from 'vitest'
import { mostTries, sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { claimMails } from '#api/platform/mail/claim-mails.ts'
import type { Mail, MailFate } from '#api/platform/outside/mail.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { headLine } from '../../../support/mail-server.ts'
import { addSites } from '../../../support/sites.ts'
import { from, mailServers, openClock, queue, readOutbox, sendOver, smtpTo, start } from '../../support/mailing.ts'

const idsOf = (mails: { raw: string }[]) => mails.map(({ raw }) => headLine(raw, 'Message-ID'))

eachDatabase('the outbox', (open) => {
  const openServer = mailServers()

  test('threat 78: hands a mail of each site to the mail server, once, from its fixed address', async () => {
    const db = await open()
    await addSites(db, 'a', 'b')
    await queue(db, ['marie@exemple.test'])
    await queue(db, ['paul@exemple.test'], 'b')
    const server = await openServer()
    const clock = openClock()
    expect(await sendOver(db, server, clock)).toBe(2)
    expect(await sendOver(db, server, clock)).toBe(0)
    expect(server.mails.map(({ to }) => to).sort()).toEqual([['marie@exemple.test'], ['paul@exemple.test']])
    expect(server.mails.map((mail) => mail.from)).toEqual([from, from])
    expect(headLine(server.mails.find(({ to }) => to[0]?.startsWith('paul'))?.raw ?? '', 'Message-ID')).toMatch(/@b\.test>$/)
    const rows = await readOutbox(db)
    expect(rows.map(({ params, sent_at, lease }) => [params, sent_at, lease])).toEqual(
      rows.map(() => ['{}', clock.now().toISOString(), null]),
    )
  })

  test('threat 78: keeps mails while the server is away, tries one at a time, and sends all when it is back', async () => {
    const db = await open()
    await addSites(db, 'a')
    await queue(db, ['un@exemple.test', 'deux@exemple.test', 'trois@exemple.test'])
    const gone = await openServer()
    await gone.close()
    const clock = openClock()
    for (let hour = 0; hour < 5; hour += 1) {
      expect(await sendOver(db, gone, clock)).toBe(0)
      clock.forward(60)
    }
    const rows = await readOutbox(db)
    expect(rows.reduce((sum, { tries }) => sum + tries, 0)).toBe(5)
    expect(rows.map(({ failed_at }) => failed_at)).toEqual([null, null, null])
    const back = await openServer(gone.port)
    expect(await sendOver(db, back, clock)).toBe(3)
    expect(new Set(idsOf(back.mails)).size).toBe(3)
  })

  test('threat 78: tries again what the server puts off, ever more rarely, and gives up in the end', async () => {
    const db = await open()
    await addSites(db, 'a')
    await queue(db, ['marie@exemple.test'])
    const server = await openServer()
    server.manner = 'put off'
    const clock = openClock()
    const pauses: number[] = []
    for (let turn = 0; turn < 200 && !(await readOutbox(db))[0]?.failed_at; turn += 1) {
      const before = clock.now()
      await sendOver(db, server, clock)
      const [row] = await readOutbox(db)
      pauses.push((Date.parse(row?.next_try_at ?? '') - before.getTime()) / 60_000)
      clock.forward(pauses.at(-1) ?? 0)
    }
    expect(pauses.slice(0, -1)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360])
    expect((await readOutbox(db))[0]).toMatchObject({ tries: mostTries, sent_at: null, last_error: 'EMESSAGE 451 DATA' })
    server.manner = 'take'
    clock.forward(10_000)
    expect(await sendOver(db, server, clock)).toBe(0)
  })

  test('threat 78: does not insist on what the server refuses for good, and sends the mails behind it', async () => {
    const db = await open()
    await addSites(db, 'a')
    const server = await openServer()
    const clock = openClock()
    for (const manner of ['reject recipient', 'reject message'] as const) {
      server.manner = manner
      await queue(db, [`${manner.replace(' ', '-')}@exemple.test`])
      expect(await sendOver(db, server, clock)).toBe(0)
    }
    server.manner = 'take'
    await queue(db, ['marie@exemple.test'])
    expect(await sendOver(db, server, clock)).toBe(1)
    const failed = (await readOutbox(db)).filter(({ failed_at }) => failed_at)
    expect(failed.map(({ tries, last_error }) => [tries, last_error]).sort()).toEqual([
      [1, 'EENVELOPE 550 RCPT TO'],
      [1, 'EMESSAGE 554 DATA'],
    ])
    expect(JSON.stringify(failed.map(({ last_error }) => last_error))).not.toContain('@')
  })

  test.each(['take and drop', 'drop', 'take and hang'] as const)(
    'threat 78: a server that does %s before it answers gets at most one repeat, under the same Message-ID',
    async (manner) => {
      const db = await open()
      await addSites(db, 'a')
      await queue(db, ['marie@exemple.test'])
      const server = await openServer()
      server.manner = manner
      const clock = openClock()
      expect(await sendOver(db, server, clock, 800)).toBe(0)
      expect(await sendOver(db, server, clock, 800)).toBe(0)
      server.manner = 'take'
      clock.forward(1)
      expect(await sendOver(db, server, clock)).toBe(1)
      clock.forward(600)
      expect(await sendOver(db, server, clock)).toBe(0)
      expect(server.mails).toHaveLength(manner === 'drop' ? 1 : 2)
      expect(new Set(idsOf(server.mails)).size).toBe(1)
    },
  )

  test('threat 78: four workers on one queue send each mail once', async () => {
    const db = await open()
    await addSites(db, 'a', 'b')
    const people = Array.from({ length: 20 }, (_, index) => `client-${index}@exemple.test`)
    await queue(db, people)
    await queue(db, people, 'b')
    const server = await openServer()
    const clock = openClock()
    const sent = await Promise.all([1, 2, 3, 4].map(() => sendOver(db, server, clock)))
    expect(sent.reduce((sum, one) => sum + one)).toBe(40)
    expect(sent.filter((one) => one > 0).length).toBeGreaterThan(1)
    expect(new Set(idsOf(server.mails)).size).toBe(40)
    expect(server.mails).toHaveLength(40)
  })

  test('many are sent at a time and written down together, the first alone', async () => {
    const db = await open()
    await addSites(db, 'a')
    await queue(
      db,
      Array.from({ length: 60 }, (_, index) => `client-${index}@exemple.test`),
    )
    const under = { way: 0, most: 0, first: 0, commits: 0 }
    const counted: Database = {
      ...db,
      inTransaction: (work) => {
        under.commits += 1
        return db.inTransaction(work)
      },
    }
    const send = async (): Promise<MailFate> => {
      under.way += 1
      under.most = Math.max(under.most, under.way)
      under.first ||= under.way
      await new Promise((resolve) => setTimeout(resolve, 5))
      under.way -= 1
      return { fate: 'sent' }
    }
    expect(await sendDueMails({ db: counted, port: { atOnce: 16, send }, now: openClock().now })).toBe(60)
    expect(under.most).toBe(16)
    // Claimed and written down in rounds of 1, 2, 4, 8, 16, 16 and what is left, with a last look.
    expect(under.commits).toBeLessThan(25)
    expect((await readOutbox(db)).every(({ sent_at, params }) => sent_at && params === '{}')).toBe(true)
  })

  test('of many that are due at a time, a day’s bound lets go what it has left and holds the others', async () => {
    const db = await open()
    await addSites(db, 'a')
    await db.inTransaction((tx) => tx.updateTable('sites').set({ most_mails: 12 }).where('id', '=', 'a').execute())
    const people = (kind: string) => Array.from({ length: 9 }, (_, index) => `${kind}-${index}@exemple.test`)
    await queue(db, people('welcome'), 'a', 'newsletter_welcome')
    await queue(db, people('changed'), 'a', 'password_changed')
    const sent: string[] = []
    const send = async ({ to }: Mail): Promise<MailFate> => {
      sent.push(to.split('-')[0] ?? '')
      return { fate: 'sent' }
    }
    await sendDueMails({ db, port: { atOnce: 16, send }, now: openClock().now })
    expect([sent.slice(0, 9).every((kind) => kind === 'changed'), sent.slice(9)]).toEqual([
      true,
      ['welcome', 'welcome', 'welcome'],
    ])
  })

  test('a mail server that keeps silent is held at most four mails, and the others have their turn', async () => {
    const server = await openServer()
    const port = smtpTo(server, 600)
    const mail = { to: 'marie@exemple.test', fromName: 'Domaine', fromHost: 'a.test', replyTo: undefined, subject: 'Bonjour' }
    const send = (index: number) => port.send({ ...mail, html: 'a', text: 'a', date: start, messageId: `<${index}@a.test>` })
    server.manner = 'take and hang'
    const arrived: number[] = []
    server.onArrival = () => {
      arrived.push(performance.now())
    }
    await Promise.all(Array.from({ length: 8 }, (_, index) => send(index)))
    expect(arrived).toHaveLength(8)
    expect((arrived[4] ?? 0) - (arrived[3] ?? 0)).toBeGreaterThan(300)
  })

  test('threat 78: what a dead worker had taken waits for the end of its lease, and its late word counts no more', async () => {
    const db = await open()
    await addSites(db, 'a')
    await queue(db, ['marie@exemple.test'])
    const server = await openServer()
    const clock = openClock()
    const [dead] = await claimMails(bindToSite(db, 'a'), clock.now(), { most: 1, left: { all: 1, ofStrangers: 1 } })
    clock.forward(4)
    expect(await sendOver(db, server, clock)).toBe(0)
    clock.forward(2)
    expect(await sendOver(db, server, clock)).toBe(1)
    const { settleMails } = await import('#api/platform/mail/claim-mails.ts')
    if (!dead) throw new Error('the first worker had the mail')
    await settleMails(bindToSite(db, 'a'), [{ mail: dead, row: { failed_at: clock.now().toISOString(), last_error: 'late' } }])
    expect((await readOutbox(db))[0]).toMatchObject({ failed_at: null, last_error: null, tries: 2 })
  })

  test('threat 78: a mail that ends every worker is given up', async () => {
    const db = await open()
    await addSites(db, 'a')
    await queue(db, ['marie@exemple.test'])
    const clock = openClock()
    for (let turn = 0; turn < mostTries; turn += 1) {
      expect(await claimMails(bindToSite(db, 'a'), clock.now(), { most: 1, left: { all: 1, ofStrangers: 1 } })).toHaveLength(1)
      clock.forward(6)
    }
    const server = await openServer()
    expect(await sendOver(db, server, clock)).toBe(0)
    expect((await readOutbox(db))[0]?.failed_at).toBe(clock.now().toISOString())
  })

  test('a link that has died is not sent any more', async () => {
    const db = await open()
    await addSites(db, 'a')
    await queue(db, ['marie@exemple.test'], 'a', 'reset_password')
    const server = await openServer()
    const clock = openClock()
    clock.forward(31)
    expect(await sendOver(db, server, clock)).toBe(0)
    expect((await readOutbox(db))[0]?.last_error).toBe('too late')
  })

  test('no transaction is open while the mail server takes its time', async () => {
    const db = await open()
    await addSites(db, 'a')
    await queue(db, ['marie@exemple.test'])
    const server = await openServer()
    server.manner = 'take and hang'
    const arrived = new Promise<void>((resolve) => {
      server.onArrival = resolve
    })
    const sending = sendDueMails({ db, port: smtpTo(server, 400), now: openClock().now })
    await arrived
    await queue(db, ['paul@exemple.test'])
    server.manner = 'take'
    await sending
    expect(await readOutbox(db)).toHaveLength(2)
  })
})
