import { describe, expect, test } from 'vitest'
import { unprovenHours } from '#app/models/selling/orders/unproven-order.ts'
import { findFaults } from '../api/support/audit.ts'
import { codeOf, given } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { type OrderStage, openOrderStage, type WantedOrder } from '../api/support/trade/orders.ts'
import { setParameter } from '../api/support/trade/shop.ts'
import { eachDatabase } from '../support/database/databases.ts'
import { partFor } from '../support/part-for.ts'

const inProcess = transports['in process']
const minute = 60_000
/** Nothing of what is asked below changes after the first of them have ended; the long proof waits on. */
const hours = process.env.LONG ? 4 : 2
const longTest = 300_000

/** A shop whose clock is turned by hand. */
const openTimed = async (shop: OrderStage) => {
  const begun = shop.stage.dependencies.now().getTime()
  const goTo = async (minutes: number) => {
    const at = new Date(begun + minutes * minute)
    shop.stage.dependencies.now = () => at
    await shop.expire()
  }
  /** Somebody of one network, each with an address block of their own. */
  const neighbour = (n: number, network = '2001:db8:1') => {
    return inProcess(shop.stage)({ siteId: '1', clientAddress: `${network}:${n.toString(16)}::1` })
  }
  return { shop, goTo, neighbour }
}

describe('orders without a payment, again and again', () => {
  eachDatabase('of one wine', (open, dialect) => {
    const raise = async (stock: number) => openTimed(await openOrderStage(await open(), inProcess, stock))

    const cases = [
      { from: 'one network', by: 'TRANSFER', most: 31 },
      { from: 'one network', by: 'CHEQUE', most: 31 },
      { from: 'as many networks', by: 'TRANSFER', most: 80 },
    ] as const
    test.each(partFor({ dialect }, cases))(
      'threat 45: twenty-two addresses of $from keep sixty bottles from others for $most minutes once, by $by',
      async ({ from, by, most }) => {
        const { shop, goTo, neighbour } = await raise(60)
        await setParameter(shop.owner, 'PAY_BY_CHEQUE', 'true')
        let empty = 0
        for (let turn = 0; turn < hours * 120; turn += 1) {
          await goTo(turn / 2)
          for (let n = 0; n < 22; n += 1) {
            // One try in ten minutes of each place, so that none is refused for trying.
            if (turn > 0 && turn % 22 !== n) continue
            const stranger = from === 'one network' ? neighbour(n) : neighbour(1, `2001:db8:${n.toString(16)}`)
            await stranger.placeOrder({ body: shop.wanted(6, { payment: by }) })
          }
          if ((await shop.left()) === 0) empty += 0.5
        }
        expect(empty).toBeGreaterThan(5)
        expect(empty).toBeLessThanOrEqual(most)
        expect(await codeOf(shop.place(shop.wanted(6))), 'whoever comes new finds a case').toBe('ok')
        expect(await findFaults(shop.db)).toEqual([])
      },
      longTest,
    )

    test('threat 45: whoever left three orders unpaid, by whatever means, has what a place may hold once, and two cases are lent', async () => {
      const { shop, goTo } = await raise(90)
      const stranger = shop.buyer()
      const order = (quantity: number) => stranger.placeOrder({ body: shop.wanted(quantity) })
      for (let n = 0; n < 3; n += 1) {
        const { token } = given(await order(30))
        given(await stranger.cancelOrder({ body: { token } }))
        await goTo(n)
      }
      expect(await codeOf(order(30))).toBe('rate_limited')
      expect(await codeOf(order(12))).toBe('ok')
      expect(await codeOf(shop.place(shop.wanted(24)))).toBe('ok')
      await goTo(unprovenHours * 60 * 2)
      expect(await codeOf(order(30)), 'a day later nothing of it is known').toBe('ok')
    })

    test('somebody who orders, cancels and orders anew is never refused for it, nor are their neighbours', async () => {
      const { shop, neighbour } = await raise(90)
      const body = (quantity: number, payment: WantedOrder['payment'] = 'TRANSFER') => shop.wanted(quantity, { payment })
      const buyer = neighbour(1)
      for (const quantity of [30, 24]) {
        const { token } = given(await buyer.placeOrder({ body: body(quantity) }))
        given(await buyer.cancelOrder({ body: { token } }))
      }
      given(await buyer.placeOrder({ body: body(30) }))
      for (let n = 2; n < 8; n += 1) {
        const { token } = given(await neighbour(n).placeOrder({ body: body(6) }))
        given(await neighbour(n).cancelOrder({ body: { token } }))
        given(await neighbour(n).placeOrder({ body: body(6) }))
      }
    })

    test('threat 45: one network holds half of a large wine at most, whatever its addresses hold each', async () => {
      const { shop, neighbour } = await raise(300)
      const tried = []
      for (let n = 0; n < 8; n += 1) tried.push(await codeOf(neighbour(n).placeOrder({ body: shop.wanted(24) })))
      expect(tried).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'rate_limited', 'rate_limited'])
      expect(await codeOf(neighbour(1, '2001:db8:2').placeOrder({ body: shop.wanted(24) }))).toBe('ok')
    })
  })
})
