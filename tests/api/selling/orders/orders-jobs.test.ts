import { describe, expect, test } from 'vitest'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import type { Mail } from '#api/platform/outside/mail.ts'
import { askReviews } from '#api/selling/order-jobs/ask-reviews.ts'
import { remindBuyers } from '#api/selling/order-jobs/remind-buyers.ts'
import { forgetReviewRefusal } from '#api/selling/orders/review-refusals.ts'
import { tellBuyer } from '#api/selling/orders/tell-order.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { setParameter } from '../../support/trade/shop.ts'

describe('what the shop writes by itself', () => {
  eachDatabase('orders and the clock', (open) => {
    const raise = async () => openOrderStage(await open(), transports['in process'])

    test('a transfer is asked for once more, once, two days before its end', async () => {
      const shop = await raise()
      await setParameter(shop.owner, 'TRANSFER_IBAN', 'FR76 0000')
      const waiting = await shop.placeProven()
      const paid = given(await shop.place())
      given(await shop.owner.recordPayment({ params: { id: paid.id }, body: {} }))
      const remind = async (at: string) => {
        shop.at(at)
        await Promise.all([remindBuyers(shop.till()), remindBuyers(shop.till())])
        return (await shop.mails('order_reminder')).map(({ params }) => JSON.parse(params) as Record<string, string>)
      }
      expect(await remind('2026-03-06T09:59:00.000Z')).toEqual([])
      const [told, ...more] = await remind('2026-03-06T10:00:00.000Z')
      expect([told?.reference, told?.iban, more]).toEqual([waiting.reference, 'FR76 0000', []])
      expect((await remind('2026-03-07T10:00:00.000Z')).length).toBe(1)
    })

    test('[P-08] ORDER_REVIEW_DELAY: so many days after the goods left, the buyer is asked once what they think', async () => {
      const shop = await raise()
      const { id } = given(await shop.place())
      given(await shop.owner.recordPayment({ params: { id }, body: {} }))
      given(await shop.owner.moveOrder({ params: { id }, body: { fulfilment: 'preparing' } }))
      given(await shop.owner.moveOrder({ params: { id }, body: { fulfilment: 'shipped' } }))
      const asked = async (at: string) => {
        shop.at(at)
        await askReviews(shop.till())
        return (await shop.mails('order_review')).length
      }
      expect(await asked('2026-03-15T09:59:00.000Z')).toBe(0)
      await setParameter(await shop.ownerNow(), 'ORDER_REVIEW_DELAY', '0')
      expect(await asked('2026-03-15T10:00:00.000Z')).toBe(0)
      await setParameter(await shop.ownerNow(), 'ORDER_REVIEW_DELAY', '7')
      expect(await asked('2026-03-15T10:01:00.000Z')).toBe(1)
      expect(await asked('2026-04-15T10:00:00.000Z')).toBe(1)
    })

    test('[P-08] whoever ends the mails that ask for a review gets no more at that site, until their data are erased', async () => {
      const shop = await raise()
      const user = (email: string) => ({ user: { phone: '1', email, isAdult: true } })
      const arrive = async (email: string) => {
        const placed = given(await shop.place(shop.wanted(1, user(email))))
        const owner = await shop.ownerNow()
        given(await owner.recordPayment({ params: { id: placed.id }, body: {} }))
        for (const fulfilment of ['preparing', 'shipped'] as const)
          given(await owner.moveOrder({ params: { id: placed.id }, body: { fulfilment } }))
        return placed
      }
      const asked = async (at: string) => {
        shop.at(at)
        await askReviews(shop.till())
        return (await shop.mails('order_review')).map(({ recipient, failed_at }) => [recipient, failed_at !== null])
      }
      const { token } = await arrive('marie@exemple.test')
      await arrive('marie+vin@exemple.test')
      await arrive('paul@exemple.test')
      const unpaid = given(await shop.place(shop.wanted(1, user('marie@exemple.test'))))
      for (const of of ['0'.repeat(43), unpaid.token])
        expect(await codeOf(shop.visitor.leaveReviews({ body: { token: of } }))).toBe('not_found')
      shop.at('2026-03-16T10:00:00.000Z')
      const early = await arrive('marie@exemple.test')
      given(await shop.visitor.leaveReviews({ body: { token } }))
      given(await shop.visitor.leaveReviews({ body: { token } }))
      expect(await asked('2026-03-17T10:00:00.000Z')).toEqual([['paul@exemple.test', false]])
      expect(await asked('2026-04-17T10:00:00.000Z')).toEqual([['paul@exemple.test', false]])
      // What waits to leave does not leave any more.
      const { site, now } = shop.till()
      const db = bindToSite(shop.db, '1')
      await db.inTransaction((tx) => forgetReviewRefusal(tx, 'MARIE@exemple.test'))
      const row = await db.read.selectFrom('orders').selectAll().where('id', '=', early.id).executeTakeFirstOrThrow()
      await db.inTransaction((tx) => tellBuyer(tx, row, { kind: 'order_review', site, now }))
      given(await shop.visitor.leaveReviews({ body: { token } }))
      expect((await shop.mails('order_review')).map(({ failed_at }) => failed_at !== null)).toEqual([false, true])
    })

    test('the mail that asks for a review has its way out by one post of a mail program', async () => {
      const shop = await raise()
      const { id, token } = given(await shop.place())
      given(await shop.owner.recordPayment({ params: { id }, body: {} }))
      for (const fulfilment of ['preparing', 'shipped'] as const)
        given(await shop.owner.moveOrder({ params: { id }, body: { fulfilment } }))
      shop.at('2026-03-20T10:00:00.000Z')
      await askReviews(shop.till())
      const sent: Mail[] = []
      const send = async (mail: Mail) => {
        sent.push(mail)
        return { fate: 'sent' as const }
      }
      const { now, sealing } = shop.stage.dependencies
      await sendDueMails({ db: shop.db, port: { send }, now, sealing })
      const leaving = sent.map(({ subject, unsubscribeUrl }) => [/pensé de votre commande/.test(subject), unsubscribeUrl])
      const url = `https://coteaux.test/suivi/${token}/sans-avis`
      expect(leaving.filter(([isReview]) => isReview)).toEqual([[true, url]])
      expect(leaving.filter(([isReview, left]) => !isReview && left)).toEqual([])
      expect(sent.find(({ unsubscribeUrl }) => unsubscribeUrl === url)?.text).toContain(url)
    })

    test('the link of an order is sent again to the address that placed it, and nobody learns whether there is one', async () => {
      const shop = await raise()
      const placed = given(await shop.place(shop.wanted(1, { user: { phone: '1', email: 'marie@exemple.test', isAdult: true } })))
      const { reference } = placed
      const ask = (email: string, typed: string) => shop.buyer().sendOrderLink({ body: { email, reference: typed } })
      expect(given(await ask('autre@exemple.test', reference))).toEqual({})
      expect(given(await ask('marie@exemple.test', 'ZZZZ-ZZZZ'))).toEqual({})
      expect((await shop.mails('order_link_unproven')).length).toBe(0)
      expect(given(await ask('Marie@exemple.test', reference.toLowerCase().replace('-', ' ')))).toEqual({})
      expect((await shop.mails('order_link_unproven')).map(({ recipient }) => recipient)).toEqual(['marie@exemple.test'])
      await shop.prove(placed)
      given(await ask('marie@exemple.test', reference))
      expect((await shop.mails('order_link')).map(({ recipient }) => recipient)).toEqual(['marie@exemple.test'])
    })

    test('the practice card is there on a demo without a real address, and nowhere else', async () => {
      const shop = await raise()
      expect(await codeOf(shop.visitor.practisePayment({ body: { token: '0'.repeat(43), isPaid: true } }))).toBe('not_found')
      expect(given(await shop.visitor.listPaymentMeans())).toEqual(['TRANSFER'])
      await shop.db.inTransaction((tx) =>
        tx.updateTable('sites').set({ origin: 'http://localhost' }).where('id', '=', '1').execute(),
      )
      const demo = await openDemo(shop)
      expect(given(await demo.listPaymentMeans())).toEqual(['CARD', 'TRANSFER'])
      const placed = given(await demo.placeOrder({ body: shop.wanted(1, { payment: 'CARD' }) }))
      expect(placed.paymentUrl).toContain('?essai=1')
      given(await demo.practisePayment({ body: { token: placed.token, isPaid: false } }))
      expect(given(await demo.followOrder({ body: { token: placed.token } })).payment).toBe('failed')
      given(await demo.payOrder({ body: { token: placed.token } }))
      given(await demo.practisePayment({ body: { token: placed.token, isPaid: true } }))
      expect(given(await demo.followOrder({ body: { token: placed.token } })).payment).toBe('paid')
      expect(await findFaults(shop.db)).toEqual([])
    })
  })
})

/** The directory keeps what it knows of a site for a while: a new one reads anew. */
async function openDemo({ stage, db }: Awaited<ReturnType<typeof openOrderStage>>) {
  const { openSiteDirectory } = await import('#api/site/settings/site-directory.ts')
  stage.dependencies.sites = openSiteDirectory(db)
  return transports['in process'](stage)({ siteId: '1' })
}
