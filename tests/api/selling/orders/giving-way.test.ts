import { describe, expect, test } from 'vitest'
import { cardGraceMinutes, largeGraceMinutes, smallGraceMinutes } from '#app/models/selling/orders/unproven-order.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { faultsOf } from '../../support/accounts.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage, readMails } from '../../support/trade/orders.ts'
import { paymentStages } from '../../support/trade/payments.ts'

const openStage = paymentStages()
const inProcess = transports['in process']
/** So many minutes after the first order of a stage. */
const minutesOn = (minutes: number) => new Date(Date.parse('2026-03-01T10:00:00.000Z') + minutes * 60_000).toISOString()

describe('bottles for whoever pays or proves, however many others hold without', () => {
  eachDatabase('of one wine', (open) => {
    const raise = async (stock: number) => openStage(await open(), inProcess, stock)
    /** Fills a shop's wine by orders of strangers from everywhere, as large as each may be. */
    const empty = async (shop: Awaited<ReturnType<typeof raise>>) => {
      const placed = []
      let quantity = 120
      while (quantity >= 1 && (await shop.left()) > 0) {
        const one = await shop.place(shop.wanted(quantity))
        if (one.ok) placed.push(one.value)
        else quantity = Math.floor(quantity / 2)
      }
      return placed
    }

    test('threat 45: of a wine that strangers emptied a tenth is to be had within minutes, again and again', async () => {
      const shop = await raise(600)
      await empty(shop)
      expect(await shop.left()).toBe(0)
      shop.at(minutesOn(largeGraceMinutes))
      await shop.expire()
      expect(await shop.left()).toBeGreaterThanOrEqual(60)
      await empty(shop)
      shop.at(minutesOn(smallGraceMinutes + largeGraceMinutes + 1))
      await shop.expire()
      expect(await shop.left()).toBeGreaterThanOrEqual(60)
      await shop.placeProven(shop.wanted(12))
      const { placed, session } = await shop.payByCard(12)
      expect(await shop.tell(session)).toBe(200)
      const kept = (await shop.orders()).filter(({ is_proven, paid }) => is_proven === 1 || paid > 0)
      expect([kept.length, kept.some(({ id }) => id === placed.id)]).toEqual([2, true])
      shop.at(minutesOn(60))
      await shop.expire()
      expect((await shop.orders()).filter(({ id, is_holding }) => is_holding === 0 && kept.some((one) => one.id === id))).toEqual(
        [],
      )
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: of the last tenth nobody takes more than a case without a proof, in however many orders', async () => {
      const shop = await openOrderStage(await open(), inProcess, 200)
      for (let n = 0; n < 9; n += 1) await shop.placeProven(shop.wanted(18))
      given(await shop.place(shop.wanted(20)))
      expect(await shop.left()).toBe(18)
      const stranger = shop.buyer()
      const place = (quantity: number) => stranger.placeOrder({ body: shop.wanted(quantity) })
      // Sold is sold: what is left of the wine is thirty-eight bottles, and too few for a share that is kept.
      given(await place(12))
      const large = await openOrderStage(await open(), inProcess, 100)
      for (const quantity of [24, 24, 24, 18]) given(await large.place(large.wanted(quantity)))
      const other = large.buyer()
      const from = (quantity: number) => other.placeOrder({ body: large.wanted(quantity) })
      expect([await faultsOf(from(7)), await codeOf(from(4)), await faultsOf(from(3)), await codeOf(from(2))]).toEqual([
        ['products'],
        'ok',
        ['products'],
        'ok',
      ])
    })

    test('what gave way is told at once, and comes back by the one click of its mail as long as it is there', async () => {
      const shop = await raise(24)
      const placed = given(await shop.place(shop.wanted(24)))
      shop.at(minutesOn(largeGraceMinutes - 1))
      await shop.expire()
      expect(await shop.left()).toBe(0)
      shop.at(minutesOn(largeGraceMinutes))
      await shop.expire()
      expect([
        await shop.left(),
        (await shop.mails('order_gave_way')).length,
        (await shop.mails('order_expired')).length,
      ]).toEqual([24, 1, 0])
      const mail = (await readMails(shop, placed.reference)).find((text) => text.includes('Reprendre mes bouteilles')) ?? ''
      const [order] = await shop.orders()
      expect(mail).toContain(`/suivi/${placed.token}?preuve=${order?.proof}`)
      expect(mail.replaceAll(/\s/g, ' ')).toContain('jusqu’au dimanche 1er mars 2026 à 11 h 35')
      const seen = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
      expect([seen.payment, seen.returnsUntil, seen.steps.at(-1)?.to]).toEqual([
        'expired',
        '2026-03-01T10:35:00.000Z',
        'gave_way',
      ])
      await shop.prove(placed)
      const [again] = await shop.orders()
      expect(again).toMatchObject({
        is_holding: 1,
        is_proven: 1,
        payment_state: 'awaiting',
        expires_at: '2026-03-08T10:00:00.000Z',
      })
      expect(await shop.left()).toBe(0)
      shop.at(minutesOn(120))
      await shop.expire()
      expect([await shop.left(), (await shop.mails('order_gave_way')).length]).toEqual([0, 1])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('the link that is asked for once more takes the bottles back, too', async () => {
      const shop = await raise(24)
      const placed = given(await shop.place(shop.wanted(24)))
      shop.at(minutesOn(largeGraceMinutes))
      await shop.expire()
      const [order] = await shop.orders()
      given(await shop.buyer().sendOrderLink({ body: { email: order?.email ?? '', reference: placed.reference } }))
      const mail = (await readMails(shop, placed.reference)).find((text) => text.includes('Il mène à votre commande')) ?? ''
      expect(mail).toContain(`/suivi/${placed.token}?preuve=${order?.proof}`)
    })

    test('what gave way and was sold since does not come back, nor what comes too late', async () => {
      const shop = await raise(24)
      const [sold, late] = [given(await shop.place(shop.wanted(12))), given(await shop.place(shop.wanted(12)))]
      shop.at(minutesOn(largeGraceMinutes))
      await shop.expire()
      const gone = (await shop.orders()).filter(({ is_holding }) => is_holding === 0)
      expect([gone.length, await shop.left()]).toEqual([1, 12])
      const [first] = gone
      const token = first?.id === sold.id ? sold.token : late.token
      given(await shop.place(shop.wanted(6)))
      const again = shop.visitor.proveOrder({ body: { token, proof: first?.proof ?? '' } })
      expect([await codeOf(again), await faultsOf(again)]).toEqual(['conflict', ['proof']])
      expect(given(await shop.visitor.followOrder({ body: { token } })).payment).toBe('expired')
      shop.at('2026-03-03T10:00:00.000Z')
      await shop.expire()
      expect(await shop.left()).toBe(24)
      expect(await codeOf(shop.visitor.proveOrder({ body: { token, proof: first?.proof ?? '' } }))).toBe('conflict')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('money that comes for what gave way takes its bottles again, and no more gives way than is needed', async () => {
      const shop = await raise(40)
      const byTransfer = given(await shop.place(shop.wanted(24)))
      const byCard = given(await shop.card(16))
      shop.at(minutesOn(20))
      await shop.expire()
      const states = new Map((await shop.orders()).map(({ id, is_holding }) => [id, is_holding]))
      expect([states.get(byTransfer.id), states.get(byCard.id), await shop.left()]).toEqual([0, 1, 24])
      given(await (await shop.ownerNow()).recordPayment({ params: { id: byTransfer.id }, body: {} }))
      expect([(await shop.read(byTransfer.id)).payment, await shop.left()]).toEqual(['paid', 0])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: an order by card gives way after the minutes of a payment, its page closed first, and its page told until when', async () => {
      const shop = await raise(24)
      const placed = given(await shop.card(24))
      const seen = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
      expect([seen.keptUntil, seen.expiresAt]).toEqual(['2026-03-01T10:12:00.000Z', '2026-03-01T10:35:00.000Z'])
      const [noted = ''] = (await readMails(shop, placed.reference)).filter((text) => text.includes('payer par carte'))
      expect(noted.replaceAll(/\s/g, ' ')).toContain('gardées jusqu’à 11 h 12')
      shop.at(minutesOn(cardGraceMinutes - 1))
      await shop.expire()
      expect(await shop.left()).toBe(0)
      shop.at(minutesOn(cardGraceMinutes))
      await shop.expire()
      expect([await shop.left(), (await shop.mails('order_gave_way')).length]).toEqual([24, 1])
      expect(shop.sessionOf(placed.paymentUrl)).toMatchObject({ status: 'expired' })
      // Proven by the click of its mail it takes its bottles again, and has the minutes of another page.
      await shop.prove(placed)
      const again = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
      expect([again.payment, again.expiresAt, again.keptUntil]).toEqual(['awaiting', '2026-03-01T10:47:00.000Z', null])
      const { paymentUrl } = given(await shop.visitor.payOrder({ body: { token: placed.token } }))
      const session = shop.sessionOf(paymentUrl)
      shop.stripe.pay(session.id)
      expect(await shop.tell(session)).toBe(200)
      expect(await shop.read(placed.id)).toMatchObject({ payment: 'paid', isHolding: true })
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('who has paid when their page is to be closed keeps the bottles, and who cannot be asked about does too', async () => {
      const shop = await raise(24)
      const { placed } = await shop.payByCard(24)
      shop.at(minutesOn(cardGraceMinutes))
      shop.stripe.troubles.push('fail', 'fail')
      await shop.expire()
      expect(await shop.read(placed.id)).toMatchObject({ payment: 'awaiting', isHolding: true })
      await shop.expire()
      expect(await shop.read(placed.id)).toMatchObject({ payment: 'paid', isHolding: true, refunded: 0 })
      expect([await shop.left(), (await shop.mails('order_gave_way')).length]).toEqual([0, 0])
    })

    test('money for a page that gave way takes the bottles again, or goes back where they are sold', async () => {
      const shop = await raise(24)
      const [kept, lost] = [await shop.payByCard(12), await shop.payByCard(12)]
      // Closed on our side of the world only: what somebody had paid there is told later.
      await shop.db.inTransaction((tx) => tx.updateTable('payments').set({ state: 'expired' }).execute())
      shop.at(minutesOn(cardGraceMinutes))
      await shop.expire()
      await shop.expire()
      await shop.tell(kept.session, { id: 'evt_kept' })
      expect(await shop.read(kept.placed.id)).toMatchObject({ payment: 'paid', isHolding: true })
      const gone = (await shop.read(lost.placed.id)).isHolding
      if (gone) shop.at(minutesOn(60))
      await shop.expire()
      given(await shop.place(shop.wanted(await shop.left())))
      await shop.tell(lost.session, { id: 'evt_lost' })
      expect(await shop.read(lost.placed.id)).toMatchObject({ payment: 'refunded', isHolding: false })
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('another card tried late is not asked to be quicker: the minutes count from the first page, not from a transfer before it', async () => {
      const shop = await raise(24)
      const placed = given(await shop.place(shop.wanted(24)))
      shop.at(minutesOn(4))
      given(await shop.visitor.payOrder({ body: { token: placed.token, means: 'CARD' } }))
      expect(given(await shop.visitor.followOrder({ body: { token: placed.token } })).keptUntil).toBe('2026-03-01T10:16:00.000Z')
      shop.at(minutesOn(15))
      await shop.expire()
      expect(await shop.left()).toBe(0)
      shop.at(minutesOn(16))
      await shop.expire()
      expect(await shop.left()).toBe(24)
    })

    test('all spellings of one mailbox hold together what one may hold', async () => {
      const shop = await openOrderStage(await open(), inProcess, 500)
      const spellings = [
        'marie.perrin@gmail.com',
        'm.arieperrin@gmail.com',
        'marieperrin+vin@gmail.com',
        'marieperrin@googlemail.com',
      ]
      const place = (n: number) =>
        shop.place(shop.wanted(1, { user: { phone: '1', email: spellings[n % 4] ?? '', isAdult: true } }))
      for (let n = 0; n < 8; n += 1) await shop.prove(given(await place(n)))
      const more = given(await place(8))
      const [row] = (await shop.orders()).filter(({ id }) => id === more.id)
      expect(await codeOf(shop.visitor.proveOrder({ body: { token: more.token, proof: row?.proof ?? '' } }))).toBe('rate_limited')
    })
  })
})
