import { describe, expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { cardGraceMinutes, mostLargeCards } from '#app/models/selling/orders/unproven-order.ts'
import { findFaults } from '../api/support/audit.ts'
import { codeOf, given } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { paymentStages } from '../api/support/trade/payments.ts'
import { eachDatabase } from '../support/database/databases.ts'

const openStage = paymentStages()
const minute = 60_000

describe('a page of payment that nobody pays', () => {
  eachDatabase('of one place', (open) => {
    const raise = async () => {
      const shop = await openStage(await open(), transports['in process'], 100)
      const begun = shop.stage.dependencies.now().getTime()
      let past = 0
      /** Lets the minutes of a page go by. */
      const wait = async (minutes = 36) => {
        past += minutes
        const at = new Date(begun + past * minute)
        shop.stage.dependencies.now = () => at
        await shop.expire()
      }
      const stranger = shop.buyer()
      const order = (quantity: number, from = stranger) => from.placeOrder({ body: shop.wanted(quantity, { payment: 'CARD' }) })
      return { shop, wait, stranger, order }
    }

    test('threat 45: keeps a cellar from others once for its minutes, and not again', async () => {
      const { shop, wait, order } = await raise()
      const told: string[] = []
      for (let n = 0; n < 4; n += 1) {
        told.push(await codeOf(order(100)))
        await wait(cardGraceMinutes)
        expect(await shop.left()).toBe(100)
      }
      expect(told).toEqual(['ok', 'rate_limited', 'rate_limited', 'rate_limited'])
      expect(await codeOf(order(12)), 'a case or two by card is never too much').toBe('ok')
      expect(await codeOf(order(12)), 'but what was left unpaid counts beside them').toBe('rate_limited')
      expect(await codeOf(order(33, shop.buyer())), 'nor what another place wants').toBe('ok')
      await wait(24 * 60 + 1)
      expect(await codeOf(order(100)), 'a day later nothing of it is known').toBe('ok')
    })

    test('threat 45: what was cancelled by its buyer was left unpaid, what the owner ended was not', async () => {
      const { shop, stranger, order } = await raise()
      const theirs = given(await order(60))
      given(await shop.owner.moveOrder({ params: { id: theirs.id }, body: { fulfilment: 'cancelled' } }))
      const { token } = given(await order(60))
      given(await stranger.cancelOrder({ body: { token } }))
      expect(await codeOf(order(60))).toBe('rate_limited')
      expect(
        (await shop.orders()).map(({ from_block, from_network }) => [from_block !== '', from_network !== '']).toSorted(),
      ).toEqual([
        [false, false],
        [true, true],
      ])
      const site = { id: '1', name: 'Coteaux', origin: 'https://coteaux.test', lang: 'fr' }
      const tomorrow = new Date(shop.stage.dependencies.now().getTime() + 25 * 60 * minute)
      await keepTerms({ ...shop.till(), site, now: tomorrow })
      expect((await shop.orders()).some(({ from_block, from_network }) => from_block !== '' || from_network !== '')).toBe(false)
    })

    test('nobody is refused for a card that failed twice, nor for another page of the same order', async () => {
      const { shop, wait, stranger, order } = await raise()
      for (let n = 0; n < 2; n += 1) {
        given(await order(24))
        await wait(36)
      }
      const { token, id } = given(await order(24))
      await shop
        .till()
        .inTransaction((tx) => tx.updateTable('payments').set({ state: 'failed' }).where('state', '=', 'open').execute())
      const again = given(await stranger.payOrder({ body: { token } }))
      const session = shop.sessionOf(again.paymentUrl)
      shop.stripe.pay(session.id)
      await shop.tell(session)
      expect(await shop.read(id)).toMatchObject({ payment: 'paid', isHolding: true })
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: the addresses of one provider are counted together, with a larger measure', async () => {
      const { shop, wait } = await raise()
      let last = 0
      const neighbour = () => {
        last += 1
        return transports['in process'](shop.stage)({ siteId: '1', clientAddress: `198.51.100.${last}` })
      }
      const order = (quantity: number) => neighbour().placeOrder({ body: shop.wanted(quantity, { payment: 'CARD' }) })
      for (let n = 0; n < 6; n += 1) {
        given(await order(30))
        await wait(36)
      }
      expect(await codeOf(order(40))).toBe('rate_limited')
      expect(await codeOf(order(12)), 'two cases are always lent').toBe('ok')
    })

    test('threat 45: a proof keeps no more of a wine for a card than for a transfer', async () => {
      const { shop, wait, order } = await raise()
      const placed = given(await order(100))
      const [{ proof } = { proof: '' }] = await shop.orders()
      const prove = () => codeOf(shop.visitor.proveOrder({ body: { token: placed.token, proof } }))
      expect(await prove()).toBe('rate_limited')
      await wait(cardGraceMinutes)
      expect([await prove(), await shop.left()]).toEqual(['rate_limited', 100])
      await shop.prove(given(await order(12)))
    })

    test('threat 45: nor do several proofs of one mailbox keep more, by card and by transfer together', async () => {
      const { shop, wait } = await raise()
      const user = { phone: '1', email: 'un-seul@exemple.test', isAdult: true }
      const prove = async ({ id, token }: { id: string; token: string }) => {
        const { proof = '' } = (await shop.orders()).find((order) => order.id === id) ?? {}
        return codeOf(shop.visitor.proveOrder({ body: { token, proof } }))
      }
      const place = async (payment: 'CARD' | 'TRANSFER') => given(await shop.place(shop.wanted(24, { payment, user })))
      const placed = [await place('CARD'), await place('CARD'), await place('CARD'), await place('TRANSFER')]
      const told = []
      for (const one of placed) told.push(await prove(one))
      expect(told).toEqual(['ok', 'rate_limited', 'rate_limited', 'rate_limited'])
      const [first, second] = placed as [(typeof placed)[0], (typeof placed)[0]]
      const session = shop.sessionOf(first.paymentUrl)
      shop.stripe.pay(session.id)
      await shop.tell(session)
      expect(await prove(second), 'whoever has paid before is free').toBe('ok')
      await wait()
      expect((await shop.orders()).find(({ id }) => id === first.id)).toMatchObject({ payment_state: 'paid', is_holding: 1 })
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: counts each page of an order that is proven', async () => {
      const { shop, wait, stranger } = await raise()
      const user = { phone: '1', email: 'member-1@exemple.test', isAdult: true }
      const placed = given(await shop.as('MEMBER').placeOrder({ body: shop.wanted(100, { payment: 'CARD', user }) }))
      const told: string[] = []
      for (let n = 0; n < 6; n += 1) {
        await wait(30)
        // The page has closed, as Stripe's do: its buyer asks for another.
        await shop
          .till()
          .inTransaction((tx) => tx.updateTable('payments').set({ state: 'failed' }).where('state', '=', 'open').execute())
        told.push(await codeOf(stranger.payOrder({ body: { token: placed.token } })))
      }
      expect(told.filter((code) => code === 'ok').length).toBe(mostLargeCards - 1)
      await wait(120)
      expect(await shop.left()).toBe(100)
    })
  })
})
