import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openBackupShelf } from '#api/house/backup/backup-shelf.ts'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { trustClock } from '#api/platform/clock/clock-doubts.ts'
import { watchClock } from '#api/platform/clock/watch-clock.ts'
import { openSmtp } from '#api/platform/outside/mail-smtp.ts'
import { troubleNames, troubleTexts } from '#app/texts/house/troubles.ts'
import { watchLoopDelay } from '#server/http/crowd/loop-delay.ts'
import { openLog } from '#server/http/message/log.ts'
import { openMailFate, watchMail } from '#server/ports/mail-fate.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openTroubles, pingOf } from '#server/trouble/open-troubles.ts'
import { readFreeBytes, type TroubleSources, troubles } from '#server/trouble/troubles.ts'
import { openTroubleWatch, type TroubleWatch } from '#server/trouble/watch-troubles.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { openMailServer } from '../../../support/mail-server.ts'
import { queue } from '../../support/mailing.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const begun = new Date('2026-03-01T10:00:00.000Z')
const gibibyte = 1024 ** 3

const standing = ({ gauges }: Pick<TroubleWatch, 'gauges'>) => troubleNames.filter((name) => gauges()[`trouble_${name}`] === 1)

/** A watch over sources of which each test spoils one, with what it told so far. */
function openWatch(spoilt: Partial<TroubleSources>) {
  const at = { ms: begun.getTime() }
  const told: string[] = []
  const now = () => new Date(at.ms)
  const sources = { freeBytes: async () => 100 * gibibyte, ping: async () => true, now, ...spoilt }
  const watch = openTroubleWatch({
    table: troubles,
    sources,
    tell: ({ name, isOver }) => told.push(isOver ? `${name} over` : name),
  })
  /** Looks twice: what is told is told once. */
  const look = async (minutes = 0) => {
    at.ms += minutes * 60_000
    await watch.look()
    await watch.look()
    return told.splice(0)
  }
  return { watch, look, now }
}

eachDatabase('troubles', (open) => {
  test('a database that does not answer is told at once and keeps visitors away, until it answers', async () => {
    const here = await open()
    const gone = await open()
    await gone.close()
    let asked = here
    const { watch, look } = openWatch({ ping: () => pingOf({ isReady: async () => true }, { db: asked }) })
    expect([await look(), await watch.mayServe()]).toEqual([[], true])
    asked = gone
    expect([await watch.mayServe(), await look(), standing(watch)]).toEqual([false, ['database'], ['database']])
    expect(watch.gauges()).toMatchObject({ trouble_database: 1, database_answer_seconds: 5, trouble_disk: 0 })
    asked = here
    expect([await watch.mayServe(), await look(), standing(watch)]).toEqual([true, ['database over'], []])
  })

  test('mails that are due and do not leave', async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    const { look, now } = openWatch({ db: shop.db })
    given(await shop.place())
    expect(await look(14)).toEqual([])
    expect(await look(2)).toEqual(['outbox'])
    expect(await look(30)).toEqual([])
    await sendDueMails({ db: shop.db, port: { send: async () => ({ fate: 'sent' }) }, now })
    expect(await look()).toEqual(['outbox over'])
    // A site that has spent its day's mails waits by its own bound.
    await shop.db.inTransaction((tx) => tx.updateTable('sites').set({ most_mails: 2 }).execute())
    await shop.db.inTransaction((tx) => tx.updateTable('outbox').set({ sent_at: now().toISOString() }).execute())
    await queue(shop.db, ['zoe@exemple.test'], '1', 'newsletter_confirm')
    expect(await look(60)).toEqual([])
    // An order's mail goes beyond that bound: where it does not leave, strangers who have spent the day hide nothing.
    given(await shop.place())
    expect(await look(60)).toEqual(['outbox'])
  })

  test('a clock that leapt, until the operator trusts it', async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    const { look } = openWatch({ db: shop.db })
    await watchClock({ db: shop.db, now: () => begun })
    expect(await look()).toEqual([])
    const leapt = new Date(begun.getTime() + 400 * 86_400_000)
    await watchClock({ db: shop.db, now: () => leapt })
    expect(await look()).toEqual(['clock'])
    await trustClock(shop.db, leapt)
    expect(await look()).toEqual(['clock over'])
  })

  test('a backup that is too old', async () => {
    const { db } = await openOrderStage(await open(), transports['in process'])
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-trouble-'))
    ends.push(() => rmSync(dataDir, { recursive: true }))
    await db.inTransaction((tx) => tx.updateTable('sites').set({ created_at: begun.toISOString() }).execute())
    const keys = ['a key of backups, of thirty-two letters and more']
    const backups = openBackupShelf(db, { dataDir, keep: 2, keys })
    const { look, now } = openWatch({ db, backups })
    expect(await look(35 * 60)).toEqual([])
    expect(await look(2 * 60)).toEqual(['backup'])
    await backups.make('daily', now())
    expect(await look()).toEqual(['backup over'])
    // Whoever backs up in another way hears nothing.
    const none = openWatch({ db, backups: openBackupShelf(db, { dataDir, keep: 0, keys }) })
    expect(await none.look(90 * 24 * 60)).toEqual([])
  })
})

test('a database that is silent is told like one that is gone', async () => {
  vi.useFakeTimers()
  ends.push(() => vi.useRealTimers())
  const { watch } = openWatch({ ping: () => new Promise(() => {}) })
  const looked = watch.look()
  await vi.advanceTimersByTimeAsync(5000)
  await looked
  expect(standing(watch)).toEqual(['database'])
})

test('a disk that fills up, with room between beginning and end', async () => {
  let free = gibibyte
  const { look, watch } = openWatch({ freeBytes: async () => free })
  expect(await look()).toEqual([])
  free = gibibyte / 5
  expect(await look()).toEqual(['disk'])
  free = gibibyte / 3
  expect(await look()).toEqual([])
  expect(watch.gauges()).toMatchObject({ disk_free_bytes: free, trouble_disk: 1 })
  expect(await watch.mayServe()).toBe(true)
  free = gibibyte
  expect(await look()).toEqual(['disk over'])
  expect(await readFreeBytes(tmpdir())).toBeGreaterThan(0)
})

test('a mail server that nobody is at, until it has taken mails for a minute', async () => {
  const server = await openMailServer()
  const { port } = server
  await server.close()
  const fate = openMailFate()
  const { look } = openWatch({ isMailDown: fate.isDown })
  expect(await look()).toEqual([])
  const mails = watchMail(openSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'boutique@exemple.test' }), fate.note)
  await mails.send(mail)
  expect(await look()).toEqual(['mail'])
  const again = await openMailServer(port)
  ends.push(again.close)
  await mails.send(mail)
  expect(await look()).toEqual([])
  expect(await look(1)).toEqual(['mail over'])
})

const mail = {
  messageId: '<1@exemple.test>',
  to: 'client@exemple.test',
  fromName: 'Cave',
  fromHost: 'exemple.test',
  replyTo: undefined,
  subject: 'Bonjour',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  date: begun,
}

test('work that keeps everybody waiting', async () => {
  let ms = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  ends.push(() => vi.useRealTimers())
  const delay = watchLoopDelay(() => ms)
  ends.push(delay.stop)
  const { look } = openWatch({ longestDelay: delay.longest })
  expect(await look()).toEqual([])
  ms += 3000
  vi.advanceTimersByTime(20)
  expect(await look()).toEqual(['loop_delay'])
  // Time passes in small steps: a turn that came late would be one more delay.
  for (let step = 0; step < 260; step += 1) {
    ms += 480
    vi.advanceTimersByTime(20)
  }
  expect(await look()).toEqual(['loop_delay over'])
})

test('the log and a mail in French tell the operator once, and again when it is over', async () => {
  const server = await openMailServer()
  ends.push(server.close)
  const settings = readSettings({ SMTP_URL: server.url, MAIL_FROM: 'boutique@exemple.test', ALARM_MAIL: 'garde@exemple.test' })
  const lines: string[] = []
  const log = openLog({ write: (text) => lines.push(...text.trim().split('\n')), level: 'errors' })
  let isThere = false
  const watch = openTroubles(settings, {
    log,
    dependencies: undefined,
    process: 'serve',
    ping: async () => isThere,
    isMailDown: () => undefined,
    longestDelay: () => 0,
  })
  const arrived = (count: number) => vi.waitFor(() => expect(server.mails).toHaveLength(count), { timeout: 5000 })
  for (let time = 0; time < 3; time += 1) await watch.look()
  await arrived(1)
  isThere = true
  for (let time = 0; time < 3; time += 1) await watch.look()
  await arrived(2)
  log.flush()
  expect(lines.map((line) => JSON.parse(line)).map(({ event, trouble }) => [event, trouble])).toEqual([
    ['trouble', 'database'],
    ['trouble_over', 'database'],
  ])
  expect(server.mails.map(({ to }) => to)).toEqual([['garde@exemple.test'], ['garde@exemple.test']])
  const [onset, over] = server.mails.map(({ raw }) => raw.replaceAll(/=\r?\n/g, '').replaceAll('=C3=A9', 'é'))
  expect(onset).toContain('La base de donn')
  expect(over).toContain('Tout est rentr')
})

test('each trouble has a gauge of its own, and words for its mail', () => {
  expect(Object.keys(troubles)).toEqual([...troubleNames])
  expect(new Set(Object.values(troubles).map(({ gauge }) => gauge)).size).toBe(troubleNames.length)
  for (const name of troubleNames) expect(troubleTexts[name].says(troubles[name].begins)).not.toMatch(/undefined|NaN/)
})
