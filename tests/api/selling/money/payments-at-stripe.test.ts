import { describe, expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { paymentStages } from '../../support/trade/payments.ts'

const openStage = paymentStages()

describe('money that moves in the pages of Stripe', () => {
  eachDatabase('by Stripe', (open) => {
    const raise = async () => {
      const shop = await openStage(await open(), transports['in process'])
      shop.stage.dependencies.notice = (event) => void shop.noticed.push(event)
      const { placed, session } = await shop.payByCard()
      const { money } = shop.stripe
      const intent = shop.stripe.sessions.get(session.id)?.payment_intent ?? ''
      const paid = async () => shop.tell(session, { id: 'evt_paid' })
      /** Tells what there is to tell, of these kinds where they are named. */
      const hear = async (...kinds: string[]) => {
        const all = money.events.splice(0).filter(({ type }) => kinds.length === 0 || kinds.includes(type))
        for (const { type, object } of all) expect(await shop.tell(object, { type, id: crypto.randomUUID() })).toBe(200)
        return all.length
      }
      const own = bindToSite(shop.db, '1')
      const rows = (table: 'refunds' | 'payment_faults' | 'disputes') => own.read.selectFrom(table).selectAll().execute()
      const notes = () => own.read.selectFrom('papers').select('total').where('kind', '=', 'CREDIT').orderBy('number').execute()
      return { ...shop, placed, session, money, intent, paid, hear, rows, notes, own }
    }

    test.each(['refund.created', 'charge.refunded', 'refund.updated', 'charge.refund.updated'])(
      'a refund of the dashboard that %s tells is a refund of the books with its credit note and its mail, once',
      async (kind) => {
        const shop = await raise()
        await shop.paid()
        const made = shop.money.refund(shop.intent, 1000)
        const charge = { id: 'ch_1', object: 'charge', payment_intent: shop.intent }
        shop.money.events.length = 0
        const object = kind === 'charge.refunded' ? charge : (made as object)
        const tell = (id: string) => shop.tell(object, { type: kind, id })
        // At once, and once more when all is done.
        expect(await Promise.all(['evt_a', 'evt_a', 'evt_b', 'evt_c'].map(tell))).toEqual([200, 200, 200, 200])
        expect(await tell('evt_a')).toBe(200)
        await shop.reconcileMoney()
        expect(await shop.read(shop.placed.id)).toMatchObject({ payment: 'partly_refunded', refunded: 1000 })
        expect(await shop.notes()).toEqual([{ total: 1000 }])
        expect((await shop.mails('order_refunded')).length).toBe(1)
        expect(await findFaults(shop.db)).toEqual([])
      },
    )

    test('a refund whose events were all lost is found by asking, and one that comes before its payment waits for nothing', async () => {
      const shop = await raise()
      shop.money.refund(shop.intent, 2400)
      await shop.hear('refund.created')
      expect(await shop.read(shop.placed.id)).toMatchObject({ payment: 'refunded', paid: 2400, refunded: 2400 })
      const later = await shop.payByCard()
      await shop.tell(later.session, { id: 'evt_later' })
      shop.money.refund(shop.stripe.sessions.get(later.session.id)?.payment_intent ?? '', 500)
      await shop.reconcileMoney()
      await shop.reconcileMoney()
      expect(await shop.read(later.placed.id)).toMatchObject({ payment: 'partly_refunded', refunded: 500 })
      expect(await shop.notes()).toEqual([{ total: 2400 }, { total: 500 }])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('the program knows its own refunds again, by name or by mark, and sends none twice after its key is forgotten', async () => {
      const shop = await raise()
      await shop.paid()
      shop.stripe.troubles.push('drop', 'drop')
      given(await shop.owner.refundOrder({ params: { id: shop.placed.id }, body: { key: crypto.randomUUID(), amount: 700 } }))
      expect(await shop.rows('refunds')).toMatchObject([{ state: 'wanted', provider_id: null }])
      shop.stripe.known.clear()
      await shop.refunds()
      await shop.hear()
      expect(await shop.rows('refunds')).toMatchObject([{ state: 'done', amount: 700, source: 'shop', provider_id: 're_0003' }])
      expect(shop.stripe.refunds.length).toBe(1)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('refund.failed: what came back is owed, stays in the books, and is paid by the next refund of as much', async () => {
      const shop = await raise()
      await shop.paid()
      const made = shop.money.refund(shop.intent, 2400)
      await shop.hear('refund.created')
      if (made) shop.money.fail(made)
      await shop.hear('refund.failed')
      expect((await shop.read(shop.placed.id)).refunds).toMatchObject([{ state: 'refused', amount: 2400 }])
      expect((await shop.read(shop.placed.id)).steps.at(-1)).toMatchObject({ to: 'refund_refused', amount: 2400 })
      shop.money.refund(shop.intent, 2400)
      await shop.hear('refund.created')
      const order = await shop.read(shop.placed.id)
      expect([order.refunded, order.refunds.map(({ state }) => state)]).toEqual([2400, ['done']])
      expect(await shop.notes()).toEqual([{ total: 2400 }])
      expect((await shop.mails('order_refunded')).length).toBe(1)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('a refund of ours that failed and was paid in the pages of Stripe since is paid, however often its failure is told', async () => {
      const shop = await raise()
      await shop.paid()
      given(await shop.owner.refundOrder({ params: { id: shop.placed.id }, body: { key: crypto.randomUUID(), amount: 2400 } }))
      const [first] = shop.money.refunds
      if (first) shop.money.fail(first)
      await shop.hear('refund.failed')
      shop.money.refund(shop.intent, 2400)
      await shop.hear('refund.created')
      const { steps } = await shop.read(shop.placed.id)
      await shop.reconcileMoney()
      if (first) shop.money.fail(first)
      await shop.hear()
      const order = await shop.read(shop.placed.id)
      expect(order.steps).toEqual(steps)
      expect([order.refunded, order.refunds.map(({ state }) => state)]).toEqual([2400, ['done']])
      expect((await shop.rows('refunds'))[0]).toMatchObject({ provider_id: shop.money.refunds.at(-1)?.id })
    })

    test('what is too much, of another currency, of nobody or of a neighbour is refused, logged once and kept to be looked at', async () => {
      const shop = await raise()
      await shop.paid()
      const { money, intent, hear } = shop
      const base = { object: 'refund' as const, status: 'succeeded' as const, metadata: {}, created: 1, currency: 'eur' }
      money.refunds.push({ ...base, id: 're_much', amount: 2401, payment_intent: intent })
      money.refunds.push({ ...base, id: 're_yen', amount: 100, payment_intent: intent, currency: 'jpy' })
      money.refunds.push({ ...base, id: 're_nobody', amount: 100, payment_intent: 'pi_nobody' })
      const neighbour = {
        ...shop.session,
        id: 'cs_test_9',
        payment_intent: 'pi_9',
        metadata: { site: '2', order: 'x', payment: 'y' },
      }
      shop.stripe.sessions.set('cs_test_9', neighbour as never)
      money.refunds.push({ ...base, id: 're_site', amount: 100, payment_intent: 'pi_9' })
      money.events.push(...money.refunds.map((object) => ({ type: 'refund.created', object })))
      await hear()
      money.events.push(...money.refunds.map((object) => ({ type: 'refund.updated', object })))
      await hear()
      const faults = await shop.rows('payment_faults')
      expect(faults.map((row) => ('fault' in row ? `${row.id} ${row.fault}` : '')).sort()).toEqual([
        ...['re_much amount', 're_nobody unknown', 're_site site', 're_yen currency'],
      ])
      expect(shop.noticed.filter((event) => event === 'payment_fault').length).toBe(4)
      expect(await shop.read(shop.placed.id)).toMatchObject({ payment: 'paid', refunded: 0, refunds: [] })
      expect(await shop.notes()).toEqual([])
    })

    test.each(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.funds_withdrawn'])(
      '%s: a dispute stands on its order with its day, and the house is written to once',
      async (kind) => {
        const shop = await raise()
        await shop.paid()
        const made = shop.money.dispute(shop.intent, 2400, { reason: 'product_not_received' })
        for (const id of ['evt_a', 'evt_b']) await shop.tell(made as object, { type: kind, id })
        const order = await shop.read(shop.placed.id)
        expect(order).toMatchObject({ payment: 'paid', refunded: 0 })
        expect(order.steps.at(-1)).toMatchObject({ to: 'disputed', amount: 2400, detail: 'product_not_received' })
        expect(await shop.rows('disputes')).toMatchObject([
          { state: 'open', amount: 2400, due_at: expect.stringMatching(/^2026-03-08/) },
        ])
        const mails = await shop.mails('order_disputed')
        expect(mails.map(({ recipient }) => recipient)).toEqual(['caveau@exemple.test'])
        expect(JSON.parse(mails[0]?.params ?? '{}')).toMatchObject({ due: '2026-03-08', reason: 'product_not_received' })
      },
    )

    test('charge.dispute.closed: a lost one is money gone, without a credit note; a word that is late opens it no more', async () => {
      const shop = await raise()
      await shop.paid()
      const made = shop.money.dispute(shop.intent, 1400)
      const early = structuredClone(made) as object
      if (made) shop.money.judge(made, 'lost')
      await shop.hear('charge.dispute.closed')
      // The line is down: the event itself is all there is, and it is old.
      shop.stripe.troubles.push('fail', 'fail')
      await shop.tell(early, { type: 'charge.dispute.created', id: 'evt_early' })
      expect(await shop.read(shop.placed.id)).toMatchObject({ payment: 'partly_refunded', refunded: 1400 })
      expect(await shop.rows('refunds')).toMatchObject([{ source: 'dispute', amount: 1400 }])
      expect([await shop.notes(), (await shop.mails('order_refunded')).length]).toEqual([[], 0])
      given(await shop.owner.refundOrder({ params: { id: shop.placed.id }, body: { key: crypto.randomUUID(), amount: 1000 } }))
      expect(await shop.notes()).toEqual([{ total: 1000 }])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('charge.dispute.funds_reinstated: what a bank gives back in the end is paid again', async () => {
      const shop = await raise()
      await shop.paid()
      const made = shop.money.dispute(shop.intent, 2400)
      if (made) shop.money.judge(made, 'lost')
      await shop.hear()
      expect((await shop.read(shop.placed.id)).payment).toBe('refunded')
      if (made) shop.money.judge(made, 'won')
      await shop.hear('charge.dispute.funds_reinstated')
      await shop.reconcileMoney()
      const order = await shop.read(shop.placed.id)
      expect(order).toMatchObject({ payment: 'paid', refunded: 0 })
      expect(await shop.rows('disputes')).toMatchObject([{ state: 'won' }])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('events of kinds that nobody here knows are counted by their kind, each once', async () => {
      const shop = await raise()
      for (const id of ['evt_1', 'evt_1', 'evt_2']) await shop.tell({ id: 'po_1', secret: 'x' }, { type: 'payout.paid', id })
      const counted = await shop.own.read.selectFrom('unknown_payment_events').selectAll().execute()
      expect(counted).toMatchObject([{ kind: 'payout.paid', count: 2, last_at: '2026-03-01T10:00:00.000Z' }])
      expect(shop.noticed.filter((event) => event === 'payment_event_unknown').length).toBe(2)
    })

    test('disputes and what was refused go with their order when its term is over', async () => {
      const shop = await raise()
      await shop.paid()
      shop.money.dispute(shop.intent, 2400)
      shop.money.refunds.push({
        id: 're_x',
        object: 'refund',
        status: 'succeeded',
        amount: 9999,
        currency: 'eur',
        payment_intent: shop.intent,
        metadata: {},
        created: shop.money.clock.seconds,
      })
      await shop.reconcileMoney()
      expect([(await shop.rows('disputes')).length, (await shop.rows('payment_faults')).length]).toEqual([1, 1])
      shop.at('2037-01-01T10:00:00.000Z')
      await keepTerms(shop.till())
      expect([await shop.rows('disputes'), await shop.rows('payment_faults'), await shop.rows('refunds')]).toEqual([[], [], []])
    })
  })
})
