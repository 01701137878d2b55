import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { writeFacturX } from '#api/selling/papers/drawing/write-facturx.ts'
import { type PaperRow, readBody } from '#api/selling/papers/issue-paper.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { paymentStages } from '../../support/trade/payments.ts'
import { setParameter } from '../../support/trade/shop.ts'

const openStage = paymentStages()

describe('card payments', () => {
  eachDatabase('by Stripe', (open) => {
    const raise = async (stock?: number) => openStage(await open(), transports['in process'], stock)

    test('[A-04] the page of payment offers what the owner chose, and buyers are told', async () => {
      const shop = await raise()
      const keys = { isActive: true, publicKey: 'pk_test_of_the_site' }
      expect(await codeOf(shop.owner.changePaymentProvider({ body: { ...keys, means: [] } }))).toBe('invalid')
      const means = ['card', 'paypal'] as const
      given(await shop.owner.changePaymentProvider({ body: { ...keys, means: [...means] } }))
      expect(given(await shop.owner.changePaymentProvider({ body: keys })).means).toEqual(means)
      expect(given(await shop.visitor.getStripePublicKey())?.means).toEqual(means)
      const placed = given(await shop.card(2))
      expect(shop.sessionOf(placed.paymentUrl)).toMatchObject({ means })
    })

    test('who pays by PayPal reads so, and of a payment online until the house knows', async () => {
      const shop = await raise()
      const keys = { isActive: true, publicKey: 'pk_test_of_the_site', means: ['card', 'paypal'] as ('card' | 'paypal')[] }
      given(await shop.owner.changePaymentProvider({ body: keys }))
      const placed = given(await shop.card(2))
      const [mail, ...more] = await shop.mails('order_received')
      expect([JSON.parse(mail?.params ?? '{}').means, more]).toEqual(['paiement en ligne', []])
      const [toBuyer] = await shop.mails('order_placed')
      expect(JSON.parse(toBuyer?.params ?? '{}').means).toBe('ONLINE')
      expect((await shop.read(placed.id)).cardMeans).toBe(null)
      const session = shop.sessionOf(placed.paymentUrl)
      shop.stripe.pay(session.id, 'paypal')
      expect(await shop.tell(session)).toBe(200)
      expect(await shop.read(placed.id)).toMatchObject({ payment: 'paid', cardMeans: 'paypal' })
      const [invoice] = await bindToSite(shop.db, '1').read.selectFrom('papers').selectAll().execute()
      const paper = readBody(invoice as PaperRow)
      expect(paper.paid).toMatchObject({ means: 'CARD', by: 'paypal' })
      // A service of payment has no code that the state's register takes.
      expect(writeFacturX(paper)).not.toContain('SpecifiedTradeSettlementPaymentMeans')
      expect(writeFacturX({ ...paper, paid: { ...paper.paid, by: 'card' } })).toContain('<ram:TypeCode>48</ram:TypeCode>')
    })

    test('where Stripe does not say by which means was paid, the money counts, and is said to have come online', async () => {
      const shop = await raise()
      const keys = { isActive: true, publicKey: 'pk_test_of_the_site', means: ['card', 'paypal'] as ('card' | 'paypal')[] }
      given(await shop.owner.changePaymentProvider({ body: keys }))
      const { placed, session } = await shop.payByCard(1)
      shop.stripe.troubles.push('fail', 'fail')
      expect(await shop.tell(session)).toBe(200)
      expect(await shop.read(placed.id)).toMatchObject({ payment: 'paid', cardMeans: null })
    })

    test('[A-04] an order by card leads to the page of payment, and is paid when Stripe says so', async () => {
      const shop = await raise()
      expect(given(await shop.visitor.getStripePublicKey())).toEqual({ publicKey: 'pk_test_of_the_site', means: ['card'] })
      expect(given(await shop.visitor.listPaymentMeans())).toEqual(['CARD', 'TRANSFER'])
      const placed = given(await shop.card(2))
      expect(placed.paymentUrl).toMatch(/^https:\/\/pay\.test\/cs_test_/)
      const session = shop.sessionOf(placed.paymentUrl)
      expect(session).toMatchObject({ amount_total: 3900, currency: 'eur', metadata: { order: placed.id, site: '1' } })
      expect((await shop.read(placed.id)).payment).toBe('awaiting')
      shop.stripe.pay(session.id)
      expect(await shop.tell(session)).toBe(200)
      const followed = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
      expect(followed).toMatchObject({ payment: 'paid', paid: 3900, expiresAt: null, paymentUrl: null })
      expect((await shop.mails('order_paid')).length).toBe(1)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 6: events and questions that come eight times, in any order and at once, pay one order once', async () => {
      const shop = await raise()
      const { placed, session } = await shop.payByCard(3)
      const tellings = Array.from({ length: 8 }, (_, place) =>
        shop.tell(
          session,
          place % 2 === 0 ? { id: `evt_${place % 3}` } : { id: `evt_${place}`, type: 'checkout.session.async_payment_succeeded' },
        ),
      )
      const looks = Array.from({ length: 8 }, () => shop.visitor.followOrder({ body: { token: placed.token } }))
      expect(new Set(await Promise.all(tellings))).toEqual(new Set([200]))
      await Promise.all(looks)
      await shop.tell(
        { ...session, status: 'expired', payment_status: 'unpaid' },
        { id: 'evt_late', type: 'checkout.session.expired' },
      )
      expect(await shop.read(placed.id)).toMatchObject({ payment: 'paid', paid: 5400, refunded: 0 })
      expect([(await shop.orders()).length, await shop.left(), (await shop.mails('order_paid')).length]).toEqual([1, 9, 1])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 7: what is forged, changed, old, of another site or of another mode changes nothing', async () => {
      const shop = await raise()
      const { placed, session } = await shop.payByCard()
      const now = shop.stage.dependencies.now()
      const body = JSON.stringify({
        id: 'evt_9',
        object: 'event',
        type: 'checkout.session.completed',
        livemode: false,
        data: { object: session },
      })
      const statuses = [
        await shop.send(body, ''),
        await shop.send(body, 't=1,v1=00'),
        await shop.send(body, `t=${Math.floor(now.getTime() / 1000)},v1=${'0'.repeat(64)}`),
        await shop.send('', ''),
        await shop.tell(session, { secret: 'whsec_of_somebody' }),
        await shop.tell(session, { secret: 'whsec_of_the_neighbour' }),
        await shop.tell(session, { at: new Date(now.getTime() - 301_000) }),
        await shop.tell(session, { livemode: true }),
      ]
      expect(new Set(statuses)).toEqual(new Set([400]))
      expect(await shop.send('x'.repeat(300_000), 't=1,v1=00')).toBe(413)
      expect(await shop.tell(session, { site: 'nowhere' })).toBe(503)
      // The neighbour's own event is proven there, and knows no order of ours.
      expect(await shop.tell(session, { site: '2', secret: 'whsec_of_the_neighbour' })).toBe(200)
      expect((await shop.read(placed.id)).payment).toBe('awaiting')
      await shop.db.inTransaction((tx) => tx.deleteFrom('payment_providers').execute())
      expect(await shop.tell(session)).toBe(503)
      expect((await shop.read(placed.id)).payment).toBe('awaiting')
    })

    test.each([
      ['amount', { amount_total: 1 }],
      ['currency', { currency: 'jpy' }],
      ['order', { metadata: { site: '1', order: 'another', payment: '' } }],
    ])('threat 8: a signed event whose %s is another is looked at by somebody, and never paid', async (_what, wrong) => {
      const shop = await raise()
      const { placed, session } = await shop.payByCard()
      expect(await shop.tell({ ...session, ...wrong })).toBe(200)
      const order = await shop.read(placed.id)
      expect([order.payment, order.paid, order.payments[0]?.state]).toEqual(['awaiting', 0, 'mismatch'])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 31: an answer lost on its way opens one page of payment, whoever asks again', async () => {
      const shop = await raise()
      shop.stripe.troubles.push('drop')
      const placed = given(await shop.card())
      expect([placed.paymentUrl !== null, shop.stripe.sessions.size]).toEqual([true, 1])
      shop.stripe.troubles.push('slow', 'drop')
      const later = given(await shop.card())
      expect(later.paymentUrl).toBeNull()
      expect(shop.stripe.sessions.size).toBe(2)
      expect(given(await shop.visitor.payOrder({ body: { token: later.token } })).paymentUrl).toMatch(/pay\.test/)
      expect(shop.stripe.sessions.size).toBe(2)
    })

    test('with Stripe down an order by card is kept and can be paid later or otherwise', async () => {
      const shop = await raise()
      shop.stripe.troubles.push('fail', 'fail', 'fail', 'fail')
      const placed = given(await shop.card())
      expect([placed.paymentUrl, await shop.left()]).toEqual([null, 11])
      expect(await codeOf(shop.visitor.payOrder({ body: { token: placed.token } }))).toBe('unavailable')
      expect(given(await shop.visitor.payOrder({ body: { token: placed.token, means: 'TRANSFER' } }))).toEqual({
        paymentUrl: null,
      })
      expect(await shop.read(placed.id)).toMatchObject({ means: 'TRANSFER', expiresAt: '2026-03-02T10:00:00.000Z' })
      await shop.prove(placed)
      expect((await shop.read(placed.id)).expiresAt).toBe('2026-03-08T10:00:00.000Z')
      expect(given(await shop.place()).total).toBe(2400)
    })

    test('an event that never comes is asked after, and so is a page whose name was lost', async () => {
      const shop = await raise()
      const { placed } = await shop.payByCard()
      shop.at('2026-03-01T10:04:00.000Z')
      await shop.reconcile()
      expect((await shop.read(placed.id)).payment).toBe('awaiting')
      shop.at('2026-03-01T10:06:00.000Z')
      await shop.reconcile()
      expect((await shop.read(placed.id)).payment).toBe('paid')
      shop.stripe.troubles.push('slow', 'drop')
      const lost = given(await shop.card())
      shop.stripe.pay([...shop.stripe.sessions.keys()].at(-1) ?? '')
      shop.at('2026-03-01T10:12:00.000Z')
      await shop.reconcile()
      expect((await shop.read(lost.id)).payment).toBe('paid')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('CARD_MINUTES: how long a card order holds its goods', async () => {
      const shop = await raise()
      for (const [minutes, end] of [
        ['35', '2026-03-01T10:35:00.000Z'],
        ['60', '2026-03-01T11:00:00.000Z'],
      ] as const) {
        await setParameter(shop.owner, 'CARD_MINUTES', minutes)
        expect((await shop.read(given(await shop.card()).id)).expiresAt).toBe(end)
      }
    })

    test('threat 44: an order has six pages of payment, and no more', async () => {
      const shop = await raise()
      const placed = given(await shop.card())
      for (let tried = 1; tried < 6; tried += 1) {
        const order = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
        await shop.tell(
          { ...shop.sessionOf(order.paymentUrl), status: 'expired' },
          { id: `evt_${tried}`, type: 'checkout.session.expired' },
        )
        expect((await shop.read(placed.id)).payment).toBe('failed')
        expect(await codeOf(shop.visitor.payOrder({ body: { token: placed.token } }))).toBe('ok')
      }
      const order = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
      await shop.tell(
        { ...shop.sessionOf(order.paymentUrl), status: 'expired' },
        { id: 'evt_6', type: 'checkout.session.expired' },
      )
      expect(await codeOf(shop.visitor.payOrder({ body: { token: placed.token } }))).toBe('rate_limited')
      expect(await findFaults(shop.db)).toEqual([])
    })
  })
})
