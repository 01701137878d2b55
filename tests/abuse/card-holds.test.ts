import { describe, expect, test } from 'vitest'
import { mostLargeCards } from '#app/models/unproven-order.ts'
import { paymentStages } from '../api/support/payments.ts'
import { codeOf, given } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { eachDatabase } from '../support/databases.ts'

const openStage = paymentStages()
const minute = 60_000

describe('a page of payment that nobody pays', () => {
  eachDatabase('of one place', (open) => {
    const raise = async () => {
      const shop = await openStage(await open(), transports['in process'], 100)
      const begun = shop.stage.ground.now().getTime()
      let past = 0
      /** Lets the minutes of a page go by. */
      const wait = async (minutes = 36) => {
        past += minutes
        const at = new Date(begun + past * minute)
        shop.stage.ground.now = () => at
        await shop.expire()
      }
      const stranger = shop.buyer()
      const order = (quantity: number, from = stranger) => from.placeOrder({ body: shop.wanted(quantity, { payment: 'CARD' }) })
      return { shop, wait, stranger, order }
    }

    test('threat 45: keeps a cellar from others a few times a day, not again and again', async () => {
      const { shop, wait, order } = await raise()
      const told: string[] = []
      for (let n = 0; n < mostLargeCards + 3; n += 1) {
        told.push(await codeOf(order(100)))
        await wait()
      }
      expect(told).toEqual([...Array(mostLargeCards).fill('ok'), 'rate_limited', 'rate_limited', 'rate_limited'])
      expect(await shop.left()).toBe(100)
      expect(await codeOf(order(12)), 'a case or two by card is never too much').toBe('ok')
      expect(await codeOf(order(60, shop.buyer())), 'nor what another place wants').toBe('ok')
    })

    test('threat 45: counts what lies in several orders together, and each page of one order', async () => {
      const { shop, wait, stranger, order } = await raise()
      const placed = given(await order(100))
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
      given(await order(33))
      expect(await codeOf(order(33)), 'the second third is over the share').toBe('rate_limited')
    })
  })
})
