import { expect, test } from 'vitest'
import { shopJobs } from '#api/house/jobs/shop-jobs.ts'
import { codeAt } from '#api/identity/second-factor/totp.ts'
import { hasDoubt, trustClock } from '#api/platform/clock/clock-doubts.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import type { JobDependencies } from '#api/platform/jobs/job.ts'
import { runDueJobs } from '#api/platform/jobs/run-due-jobs.ts'
import { eachPlace } from '../../support/database/databases.ts'
import { openAccounts, password } from '../support/accounts.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'
import { paymentStages } from '../support/trade/payments.ts'

const watched = ['watch_clock', 'expire_orders', 'close_books']

eachPlace('the clock of the machine', (open) => {
  const openPayments = paymentStages()

  /** A shop with one invoice and one order that is not paid, whose jobs looked at `2026-03-30T10:00`. */
  const raise = async () => {
    const place = await open()
    const shop = await openOrderStage(place.db, transports['in process'], 50)
    const faults: unknown[] = []
    const told: Record<string, string>[] = []
    const tick = async (moment: string, db: Database = place.db, isOftenOff = false) => {
      shop.at(moment)
      const dependencies: JobDependencies = {
        db,
        mail: { send: async () => ({ fate: 'sent' }) },
        now: () => new Date(moment),
        isOftenOff,
        notice: (event, fields = {}) => event === 'alarm' && fields.kind === 'clock' && told.push(fields),
        isStopping: () => false,
      }
      const jobs = shopJobs.filter(({ name }) => watched.includes(name))
      await runDueJobs(dependencies, jobs, (error) => faults.push(error))
    }
    shop.at('2026-03-30T09:00:00.000Z')
    const paid = given(await shop.place())
    given(await (await shop.ownerNow()).recordPayment({ params: { id: paid.id }, body: {} }))
    const other = { user: { phone: '1', email: 'attente@exemple.test', isAdult: true } }
    const { id } = given(await shop.place(shop.wanted(1, other)))
    await tick('2026-03-30T10:00:00.000Z')
    const kindsClosed = async () => {
      const rows = await place.db.read.selectFrom('book_closings').select(['kind', 'period']).orderBy('number').execute()
      return rows.map(({ kind, period }) => `${kind} ${period}`)
    }
    const stateOf = async () =>
      (await place.db.read.selectFrom('orders').select('payment_state').where('id', '=', id).executeTakeFirstOrThrow())
        .payment_state
    const alarms = async () => {
      const all = place.db.read.selectFrom('alarms').select(['count', 'detail']).where('kind', '=', 'CLOCK')
      return (await all.where('site_id', '=', '1').execute()).map(({ count, detail }) => [count, detail])
    }
    const pay = async () => (await shop.ownerNow()).recordPayment({ params: { id }, body: {} })
    return { ...shop, place, faults, told, tick, kindsClosed, stateOf, alarms, pay }
  }

  test('a clock that leaps beneath a running shop closes, ends and numbers nothing, and all goes on when it is right again', async () => {
    const shop = await raise()
    const waiting = await shop.stateOf()
    await shop.tick('2027-05-04T10:00:00.000Z')
    await shop.tick('2027-05-04T10:20:00.000Z')
    expect(await shop.kindsClosed()).toEqual([])
    expect(await shop.stateOf()).toBe(waiting)
    expect(await shop.alarms()).toEqual([[400, 'leap']])
    expect(shop.told).toEqual([expect.objectContaining({ kind: 'clock', why: 'leap', lastSeen: '2026-03-30T10:00:00.000Z' })])
    expect(await shop.pay()).toMatchObject({ ok: false, error: { code: 'conflict', fields: { clock: [expect.any(String)] } } })
    await shop.tick('2026-03-30T10:30:00.000Z')
    expect(await shop.alarms()).toEqual([])
    given(await shop.pay())
    await shop.tick('2026-03-31T09:00:00.000Z')
    expect(await shop.kindsClosed()).toEqual(['DAY 2026-03-30'])
    expect(shop.faults).toEqual([])
  })

  test('a clock that stands before what was seen is doubted too, until the operator vouches for it', async () => {
    const shop = await raise()
    await shop.tick('2020-01-01T00:00:00.000Z')
    expect(await shop.alarms()).toEqual([[2280, 'behind']])
    await shop.tick('2026-06-30T10:00:00.000Z')
    expect(await shop.alarms()).toEqual([[2372, 'leap']])
    expect(await shop.kindsClosed()).toEqual([])
    expect(await trustClock(shop.db, new Date('2026-06-30T10:01:00.000Z'))).toBe(2)
    await shop.tick('2026-06-30T10:20:00.000Z')
    expect(await shop.kindsClosed()).toEqual(['DAY 2026-03-30', 'MONTH 2026-03'])
    expect(await shop.alarms()).toEqual([])
  })

  test('outside production a week off is no reason to doubt, and a leap beneath a running shop still is', async () => {
    const shop = await raise()
    const again = shop.place.reopen()
    await shop.tick('2026-04-06T10:00:00.000Z', again, true)
    expect(await shop.alarms()).toEqual([])
    expect(await shop.kindsClosed()).not.toEqual([])
    await shop.tick('2026-04-20T10:00:00.000Z', again, true)
    expect(await shop.alarms()).toEqual([[14, 'leap']])
  })

  test('after a week off orders end as they should; what stands for ever waits a day, and then goes on by itself', async () => {
    const shop = await raise()
    const again = shop.place.reopen()
    await shop.tick('2026-04-06T10:00:00.000Z', again)
    expect(await shop.alarms()).toEqual([[7, 'off']])
    expect(await shop.stateOf()).toBe('expired')
    expect(await shop.kindsClosed()).toEqual([])
    await shop.tick('2026-04-06T22:00:00.000Z', again)
    expect(await shop.kindsClosed()).toEqual([])
    await shop.tick('2026-04-07T10:01:00.000Z', again)
    expect(await shop.alarms()).toEqual([])
    expect(await shop.kindsClosed()).toEqual(['DAY 2026-03-30', 'MONTH 2026-03'])
  })

  test('a year off is doubted as a leap is: nothing ends by a battery that died', async () => {
    const shop = await raise()
    const waiting = await shop.stateOf()
    await shop.tick('2027-05-04T10:00:00.000Z', shop.place.reopen())
    expect([await shop.alarms(), await shop.stateOf()]).toEqual([[[400, 'leap']], waiting])
  })

  test('the code of a telephone vouches for the clock of a site, where it is of the staff and a fresh one', async () => {
    const accounts = await openAccounts((await open()).db)
    const { api } = await accounts.enrol('chef@exemple.test')
    const { secret } = given(await api.startSecondFactor())
    const codeNow = () => codeAt(secret, Math.floor(accounts.stage.dependencies.now().getTime() / 30_000))
    const { recoveryCodes } = given(await api.confirmSecondFactor({ body: { code: codeNow() } }))
    const isDoubted = async () => hasDoubt(accounts.site.read)
    const enter = async (code = codeNow()) => {
      given(await accounts.as().logIn({ body: { email: 'chef@exemple.test', password, code } }))
      return isDoubted()
    }
    const since = accounts.stage.dependencies.now().toISOString()
    await accounts.site.inTransaction((tx) =>
      tx.insertInto('alarms').values({ kind: 'CLOCK', count: 400, detail: 'leap', since }).execute(),
    )
    accounts.pass(60)
    expect(await enter(), 'a member').toBe(true)
    await accounts.site.inTransaction((tx) => tx.updateTable('users').set({ role: 'ADMIN' }).execute())
    expect(await enter(recoveryCodes[0]), 'paper has no clock').toBe(true)
    accounts.pass(60)
    expect(await enter(), 'the telephone').toBe(false)
  })

  test('what Stripe signed a moment ago vouches for it too, and its payment is numbered', async () => {
    const shop = await openPayments((await open()).db, transports.HTTP)
    const { session } = await shop.payByCard()
    const site = bindToSite(shop.db, '1')
    await site.inTransaction((tx) =>
      tx.insertInto('alarms').values({ kind: 'CLOCK', count: 2, detail: 'off', since: '2026-03-01T00:00:00.000Z' }).execute(),
    )
    expect(await shop.tell({ ...session, payment_status: 'paid' }, { at: new Date('2026-02-01T00:00:00.000Z') })).toBe(400)
    expect(await hasDoubt(site.read)).toBe(true)
    expect(await shop.tell(shop.stripe.sessions.get(session.id) as object)).toBe(200)
    expect(await hasDoubt(site.read)).toBe(false)
    expect(await site.read.selectFrom('papers').select('kind').execute()).toHaveLength(1)
  })

  test('a turn that was set while the clock was wrong keeps no job waiting for as long', async () => {
    const shop = await raise()
    await trustClock(shop.db, new Date('2027-05-04T09:59:00.000Z'))
    await shop.tick('2027-05-04T10:00:00.000Z')
    await trustClock(shop.db, new Date('2026-04-01T09:59:00.000Z'))
    const before = (await shop.kindsClosed()).length
    await shop.db.inTransaction((tx) => tx.deleteFrom('book_closings').execute())
    await shop.tick('2026-04-01T10:00:00.000Z')
    expect([before, await shop.kindsClosed()]).toEqual([3, ['DAY 2026-03-30', 'MONTH 2026-03']])
  })

  test('a machine whose jobs never looked begins after the last row of its books', async () => {
    const shop = await raise()
    await shop.db.inTransaction((tx) => tx.deleteFrom('clock_seen').execute())
    await shop.tick('2026-03-29T10:00:00.000Z')
    expect(await shop.alarms()).toEqual([[1, 'behind']])
  })
})
