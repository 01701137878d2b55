import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { paymentStages } from '../../support/trade/payments.ts'

const openStage = paymentStages()
const late = '2026-03-01T10:36:00.000Z'
const key = () => `cle-${crypto.randomUUID()}`

describe('money that comes late, twice, or goes back', () => {
  eachDatabase('by Stripe', (open) => {
    const raise = async (stock?: number) => openStage(await open(), transports['in process'], stock)

    test('an order that is not paid in time expires: its page of payment is closed first, and its stock is back once', async () => {
      const shop = await raise()
      const placed = given(await shop.card(5))
      shop.at('2026-03-01T10:34:00.000Z')
      expect(await shop.expire()).toBe(0)
      shop.at(late)
      expect([await shop.expire(), await shop.expire()]).toEqual([1, 0])
      expect(shop.sessionOf(placed.paymentUrl)).toMatchObject({ status: 'expired' })
      expect(await shop.read(placed.id)).toMatchObject({ payment: 'expired', isHolding: false, meansLeft: [] })
      expect([await shop.left(), (await shop.mails('order_expired')).length]).toEqual([12, 1])
      expect(await codeOf(shop.visitor.payOrder({ body: { token: placed.token } }))).toBe('conflict')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 5: nothing expires while Stripe cannot be asked whether it was paid, and what was paid is paid', async () => {
      const shop = await raise()
      const { placed } = await shop.payByCard(5)
      shop.at(late)
      shop.stripe.troubles.push('fail', 'fail')
      expect([await shop.expire(), (await shop.read(placed.id)).payment]).toEqual([0, 'awaiting'])
      expect([await shop.expire(), (await shop.read(placed.id)).payment]).toEqual([0, 'paid'])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 5: a payment that comes after the end takes the goods once more, or goes back once', async () => {
      const shop = await raise(5)
      const { placed, session } = await shop.payByCard(5)
      const order = await shop.read(placed.id)
      // The page was closed on our side of the world only: Stripe says later that somebody had paid.
      await shop.db.inTransaction((tx) =>
        tx.updateTable('payments').set({ state: 'expired' }).where('order_id', '=', order.id).execute(),
      )
      shop.at(late)
      expect(await shop.expire()).toBe(1)
      expect(await shop.left()).toBe(5)
      await shop.tell(session)
      expect(await shop.read(placed.id)).toMatchObject({ payment: 'paid', isHolding: true })
      expect(await shop.left()).toBe(0)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 5: where the goods have gone meanwhile, the late payment goes back once, however often it is told', async () => {
      const shop = await raise(5)
      const { placed, session } = await shop.payByCard(5)
      await shop.db.inTransaction((tx) => tx.updateTable('payments').set({ state: 'expired' }).execute())
      shop.at(late)
      expect(await shop.expire()).toBe(1)
      given(await shop.place(shop.wanted(5, { user: { phone: '1', email: 'autre@exemple.test', isAdult: true } })))
      await Promise.all([1, 2, 3].map((place) => shop.tell(session, { id: `evt_${place}` })))
      await Promise.all([shop.refunds(), shop.refunds()])
      await shop.refunds()
      expect(await shop.read(placed.id)).toMatchObject({ payment: 'refunded', isHolding: false, paid: 8400, refunded: 8400 })
      expect(shop.stripe.refunds.map(({ amount }) => amount)).toEqual([8400])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('what is paid by card and by hand is paid once, and the other goes back', async () => {
      const shop = await raise()
      const { placed, session } = await shop.payByCard()
      given(await shop.owner.recordPayment({ params: { id: placed.id }, body: { detail: 'virement' } }))
      await shop.tell(session)
      await shop.refunds()
      const order = await shop.read(placed.id)
      expect([order.payment, order.paid - order.refunded, shop.stripe.refunds.length]).toEqual(['paid', order.total, 1])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 32: money goes back in parts up to what was paid, once for one key, and once at Stripe when an answer is lost', async () => {
      const shop = await raise()
      const { placed, session } = await shop.payByCard()
      await shop.tell(session)
      const params = { id: placed.id }
      const once = key()
      const part = { params, body: { key: once, amount: 1000, reason: 'bouteille cassée' } }
      shop.stripe.troubles.push('drop', 'drop')
      expect(given(await shop.owner.refundOrder(part))).toMatchObject({ payment: 'partly_refunded', refunded: 1000 })
      expect(given(await shop.owner.refundOrder(part)).refunds).toMatchObject([{ state: 'done', amount: 1000 }])
      expect(await codeOf(shop.owner.refundOrder({ params, body: { ...part.body, amount: 999 } }))).toBe('conflict')
      expect(await codeOf(shop.owner.refundOrder({ params, body: { key: key(), amount: 1401 } }))).toBe('invalid')
      expect(given(await shop.owner.refundOrder({ params, body: { key: key(), amount: 1400 } })).payment).toBe('refunded')
      expect(shop.stripe.refunds.map(({ amount }) => amount)).toEqual([1000, 1400])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 32: what one key gives back of two payments is the same when it is asked for again', async () => {
      const shop = await raise()
      const placed = given(await shop.place(shop.wanted(2)))
      given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
      // As where a first cheque was not enough: two payments brought the money.
      await shop.db.inTransaction(async (tx) => {
        const whole = await tx.selectFrom('payments').selectAll().executeTakeFirstOrThrow()
        await tx
          .updateTable('payments')
          .set({ amount: whole.amount - 1000 })
          .execute()
        await tx
          .insertInto('payments')
          .values({ ...whole, id: 'second-cheque', amount: 1000 })
          .execute()
      })
      const params = { id: placed.id }
      const body = { key: key(), amount: placed.total, reason: 'les deux' }
      const first = given(await shop.owner.refundOrder({ params, body }))
      expect(first.refunds.map(({ amount }) => amount).sort()).toEqual([1000, placed.total - 1000])
      expect(given(await shop.owner.refundOrder({ params, body }))).toMatchObject({
        refunded: placed.total,
        refunds: { length: 2 },
      })
      expect(await codeOf(shop.owner.refundOrder({ params, body: { ...body, amount: placed.total - 1000 } }))).toBe('conflict')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('a buyer who cancels waits for their own money alone; what is due to others is sent by the job', async () => {
      const shop = await raise()
      const others = [await shop.payByCard(), await shop.payByCard()]
      const own = await shop.payByCard()
      for (const { session } of [...others, own]) await shop.tell(session, { id: `evt_of_${session.id}` })
      const { payments } = shop.stage.dependencies
      shop.stage.dependencies.payments = undefined
      for (const { placed } of others)
        given(await shop.owner.moveOrder({ params: { id: placed.id }, body: { fulfilment: 'cancelled' } }))
      shop.stage.dependencies.payments = payments
      given(await shop.visitor.cancelOrder({ body: { token: own.placed.token } }))
      expect(shop.stripe.refunds).toHaveLength(1)
      expect((await shop.read(own.placed.id)).refunds).toMatchObject([{ state: 'done' }])
      await shop.refunds()
      expect(shop.stripe.refunds).toHaveLength(3)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 32: refunds that meet never give back more than was paid', async () => {
      const shop = await raise()
      const { placed, session } = await shop.payByCard()
      await shop.tell(session)
      const params = { id: placed.id }
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => codeOf(shop.owner.refundOrder({ params, body: { key: key(), amount: 900 } }))),
      )
      await shop.refunds()
      expect(answers.filter((code) => code === 'ok').length).toBe(2)
      expect(shop.stripe.refunds.map(({ amount }) => amount)).toEqual([900, 900])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('an order that is cancelled gives everything back, and closes its page of payment', async () => {
      const shop = await raise()
      const { placed, session } = await shop.payByCard(4)
      await shop.tell(session)
      const cancelled = given(await shop.owner.moveOrder({ params: { id: placed.id }, body: { fulfilment: 'cancelled' } }))
      expect(cancelled).toMatchObject({ payment: 'refunded', fulfilment: 'cancelled', isHolding: false })
      const open = given(await shop.card())
      given(await shop.owner.moveOrder({ params: { id: open.id }, body: { fulfilment: 'cancelled' } }))
      expect([await shop.left(), shop.stripe.refunds.length]).toEqual([12, 1])
      expect(shop.sessionOf(open.paymentUrl)).toMatchObject({ status: 'expired' })
      expect(await codeOf(shop.owner.recordPayment({ params: { id: open.id }, body: {} }))).toBe('ok')
      expect(await shop.read(open.id)).toMatchObject({ payment: 'refunded', isHolding: false })
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 37: the keys are an administrator’s alone, sealed in the database, asked for with a proof, and never shown', async () => {
      const shop = await raise()
      const as = (role: 'MEMBER' | 'ADMIN') =>
        transports['in process'](shop.stage)({ siteId: '1', token: shop.stage.tokens['1']?.[role] ?? '' })
      // Whoever runs a shop connects its account, as its administrator alone too.
      const boss = as('ADMIN')
      const body = {
        isActive: true,
        publicKey: 'pk_live_1234567890',
        secretKey: 'sk_live_1234567890',
        hookSecret: 'whsec_1234567890',
      }
      expect(await codeOf(as('MEMBER').changePaymentProvider({ body }))).toBe('forbidden')
      await shop.db.inTransaction((tx) => tx.updateTable('tokens').set({ proven_at: '' }).execute())
      for (const act of [() => boss.changePaymentProvider({ body }), () => boss.removePaymentProvider()])
        expect(await codeOf(act())).toBe('unproven')
      await shop.db.inTransaction((tx) => tx.updateTable('tokens').set({ proven_at: '2026-03-01T09:59:00.000Z' }).execute())
      const shown = given(await boss.changePaymentProvider({ body }))
      expect(shown).toEqual({
        isActive: true,
        publicKey: 'pk_live_1234567890',
        means: ['card'],
        isLive: true,
        isLinked: false,
        updatedAt: '2026-03-01T10:00:00.000Z',
      })
      expect(given(await boss.getPaymentProvider())).toEqual(shown)
      const rows = JSON.stringify(await shop.db.read.selectFrom('payment_providers').selectAll().execute())
      expect(rows).not.toMatch(/sk_live|whsec_/)
      const mixed = { ...body, publicKey: 'pk_test_1234567890' }
      expect(await codeOf(boss.changePaymentProvider({ body: mixed }))).toBe('invalid')
      expect(given(await shop.owner.getPaymentProvider())).toEqual(shown)
      expect(await codeOf(shop.visitor.getPaymentProvider())).toBe('unauthenticated')
      given(await boss.removePaymentProvider())
      expect(given(await shop.visitor.getStripePublicKey())).toBeNull()
    })
  })
})
