import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '#api/platform/database/database.ts'
import { eachDatabase, eachPlace } from '../../../support/database/databases.ts'
import type { Trouble } from '../../../support/stripe/server.ts'
import { findFaults } from '../../support/audit.ts'
import { mailServers, openClock, sendOver } from '../../support/mailing.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { paymentStages } from '../../support/trade/payments.ts'

const openPayments = paymentStages()
const openServer = mailServers()
const inProcess = transports['in process']
const sells = (shop: { place(): Promise<{ ok: boolean }> }) => shop.place().then(({ ok }) => ok)

eachDatabase('an order where Stripe', (open) => {
  const ways: [string, Trouble[]][] = [
    ['is down', ['fail', 'fail', 'fail', 'fail']],
    ['takes its time', ['slow', 'slow', 'slow', 'slow']],
    ['breaks off', ['drop', 'drop', 'drop', 'drop']],
    ['talks nonsense', ['garble', 'garble', 'garble', 'garble']],
    ['will not', ['refuse', 'refuse', 'refuse', 'refuse']],
  ]
  test.each(ways)(
    '%s: the order is kept, other means go on, and it is paid by card once Stripe is back',
    async (_way, troubles) => {
      const shop = await openPayments(await open(), inProcess)
      shop.stripe.troubles.push(...troubles)
      const placed = given(await shop.card(2))
      expect([placed.paymentUrl, await shop.left()]).toEqual([null, 10])
      expect(await codeOf(shop.visitor.payOrder({ body: { token: placed.token } }))).toBe('unavailable')
      expect(await sells(shop)).toBe(true)
      expect(given(await shop.visitor.listProducts()).total).toBeGreaterThan(0)
      shop.stripe.troubles.length = 0
      const { paymentUrl } = given(await shop.visitor.payOrder({ body: { token: placed.token } }))
      const session = shop.sessionOf(paymentUrl)
      shop.stripe.pay(session.id)
      expect(await shop.tell(session)).toBe(200)
      expect([(await shop.read(placed.id)).payment, await shop.left()]).toEqual(['paid', 9])
      expect(await findFaults(shop.db)).toEqual([])
    },
  )

  test('is down: what is to be given back waits, and goes back once', async () => {
    const shop = await openPayments(await open(), inProcess)
    const { placed, session } = await shop.payByCard()
    await shop.tell(session)
    shop.stripe.troubles.push('fail', 'garble', 'fail', 'garble')
    const owner = await shop.ownerNow()
    given(await owner.refundOrder({ params: { id: placed.id }, body: { key: 'rendu-une-seule-fois', amount: 500 } }))
    expect([shop.stripe.refunds.length, (await shop.read(placed.id)).refunded]).toEqual([0, 500])
    shop.stripe.troubles.length = 0
    for (let hour = 1; hour < 6; hour += 1) {
      shop.at(`2026-03-01T1${hour}:30:00.000Z`)
      await shop.refunds()
    }
    expect(shop.stripe.refunds.map(({ amount }) => amount)).toEqual([500])
    expect(await findFaults(shop.db)).toEqual([])
  })
})

eachDatabase('an order while no mail can leave', (open) => {
  test('is taken whole; its mails wait, and each leaves once when the mail server is back', async () => {
    const shop = await openOrderStage(await open(), inProcess)
    const gone = await openServer()
    await gone.close()
    const clock = openClock(shop.stage.dependencies.now())
    const placed = given(await shop.place())
    given(await (await shop.ownerNow()).recordPayment({ params: { id: placed.id }, body: {} }))
    expect(await sendOver(shop.db, gone, clock)).toBe(0)
    expect(given(await shop.visitor.followOrder({ body: { token: placed.token } })).payment).toBe('paid')
    clock.forward(120)
    const back = await openServer(gone.port)
    await sendOver(shop.db, back, clock)
    await sendOver(shop.db, back, clock)
    const waiting = (await shop.mails()).filter(({ sent_at }) => sent_at === null)
    expect([waiting, back.mails.length]).toEqual([[], (await shop.mails()).length])
    expect(back.mails.length).toBeGreaterThanOrEqual(3)
    expect(await findFaults(shop.db)).toEqual([])
  })
})

describe('an order when the disk is full', () => {
  eachPlace('full', (open) => {
    test('is refused as unavailable and leaves nothing; the shop is read on, and sells again once there is room', async () => {
      const { db } = await open()
      const shop = await openOrderStage(db, inProcess, 5000)
      const room = await fillDisk(db, shop.stage)
      let placed = 0
      for (; placed < 400; placed += 1) {
        const answer = await shop.place()
        if (answer.ok) continue
        expect(answer.error.code).toBe('unavailable')
        break
      }
      expect(placed).toBeLessThan(400)
      expect(given(await shop.visitor.listProducts()).total).toBe(1)
      expect([(await shop.orders()).length, await shop.left()]).toEqual([placed, 5000 - placed])
      await room()
      expect(await sells(shop)).toBe(true)
      expect([(await shop.orders()).length, await shop.left()]).toEqual([placed + 1, 5000 - placed - 1])
      expect(await findFaults(shop.db)).toEqual([])
    })
  })
})

/** Leaves no room to write: SQLite's file may not grow; PostgreSQL says what it says of a full disk, before it writes. Gives the way back. */
async function fillDisk(db: Database, stage: Awaited<ReturnType<typeof openOrderStage>>['stage']): Promise<() => Promise<void>> {
  if (db.dialect === 'postgres') {
    const { dependencies } = stage
    const whole = dependencies.db
    const full = () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }))
    dependencies.db = { ...whole, inTransaction: full, amongWriters: full }
    return async () => {
      dependencies.db = whole
    }
  }
  const limit = (pages: string) =>
    db.inTransaction(async (tx) => void (await sql.raw(`pragma max_page_count = ${pages}`).execute(tx)))
  await limit('1')
  return () => limit('1000000')
}
