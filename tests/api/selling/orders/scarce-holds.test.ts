import { describe, expect, test } from 'vitest'
import { lastMinutes, scarceHours, unprovenHours } from '#app/models/selling/orders/unproven-order.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage, readMails } from '../../support/trade/orders.ts'
import { paymentStages } from '../../support/trade/payments.ts'
import { sell } from '../../support/trade/shop.ts'

const openStage = paymentStages()
const inProcess = transports['in process']
const [plenty, scarce, last] = [unprovenHours * 60, scarceHours * 60, lastMinutes]

/** For how many minutes each order is held that is held at all. */
async function termsOf(shop: Pick<OrderStage, 'orders'>): Promise<number[]> {
  return (await shop.orders()).flatMap(({ expires_at, placed_at }) =>
    expires_at ? [(Date.parse(expires_at) - Date.parse(placed_at)) / 60_000] : [],
  )
}

const times = (count: number, minutes: number) => Array.from({ length: count }, () => minutes)
const byNumber = (one: number, other: number) => other - one

describe('how long strangers hold a wine together', () => {
  eachDatabase('of which little is left', (open) => {
    test('threat 45: a crowd from everywhere is sold every bottle, and keeps half of them for two hours at most', async () => {
      const shop = await openOrderStage(await open(), inProcess, 100)
      for (let n = 0; n < 25; n += 1) given(await shop.place(shop.wanted(4)))
      expect([await shop.left(), await codeOf(shop.place(shop.wanted(1)))]).toEqual([0, 'invalid'])
      expect((await termsOf(shop)).toSorted(byNumber)).toEqual([...times(12, plenty), ...times(10, scarce), ...times(3, last)])
      shop.at('2026-03-01T10:35:00.000Z')
      await shop.expire()
      expect(await shop.left()).toBe(12)
      shop.at('2026-03-01T12:00:00.000Z')
      await shop.expire()
      expect(await shop.left()).toBe(52)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: of many who order at once each sees what the others have left', async () => {
      const shop = await openOrderStage(await open(), inProcess, 20)
      await Promise.all(Array.from({ length: 20 }, () => shop.place(shop.wanted(1)).then(given)))
      expect((await termsOf(shop)).toSorted(byNumber)).toEqual([...times(10, plenty), ...times(8, scarce), ...times(2, last)])
    })

    test('threat 45: page after page of payment keeps a wine for no longer than a day', async () => {
      const shop = await openStage(await open(), inProcess, 60)
      const placed = given(await shop.place(shop.wanted(6)))
      const end = Date.parse('2026-03-02T10:00:00.000Z')
      for (const minutes of [20, 10]) {
        shop.at(new Date(end - minutes * 60_000).toISOString())
        given(await shop.visitor.payOrder({ body: { token: placed.token, means: 'CARD' } }))
        expect(await termsOf(shop)).toEqual([plenty])
        await shop
          .till()
          .inTransaction((tx) => tx.updateTable('payments').set({ state: 'failed' }).where('state', '=', 'open').execute())
      }
      shop.at(new Date(end).toISOString())
      expect([await codeOf(shop.visitor.payOrder({ body: { token: placed.token, means: 'CARD' } })), await shop.left()]).toEqual([
        'conflict',
        54,
      ])
      await shop.expire()
      expect([await termsOf(shop), await shop.left()]).toEqual([[], 60])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: what is proven counts as sold, and is held for as long as its means allow, the last bottle too', async () => {
      const shop = await openOrderStage(await open(), inProcess, 40)
      await shop.placeProven(shop.wanted(12))
      given(await shop.place(shop.wanted(12)))
      expect((await termsOf(shop)).toSorted(byNumber)).toEqual([7 * 24 * 60, plenty])
      const rest = given(await shop.place(shop.wanted(16)))
      expect((await termsOf(shop)).toSorted(byNumber)).toEqual([7 * 24 * 60, plenty, last])
      await shop.prove(rest)
      expect((await termsOf(shop)).toSorted(byNumber)).toEqual([7 * 24 * 60, 7 * 24 * 60, plenty])
      shop.at('2026-03-01T13:00:00.000Z')
      await shop.expire()
      // The one that nobody proved has given way, for it left nothing to others.
      expect([await termsOf(shop), await shop.left()]).toEqual([[7 * 24 * 60, 7 * 24 * 60], 12])
    })

    test('threat 45: the scarcest wine of an order rules, and its mail and its page tell the very minute', async () => {
      const shop = await openOrderStage(await open(), inProcess, 100)
      const rare = await sell(shop.owner, { name: 'Vin jaune', price: 3500 }, [{ year: 2017, capacity: 62, capacityUnit: 'cl' }])
      await shop.fill(rare.first.id, 1)
      const products = [
        { id: shop.wine.product.id, quantity: 1 },
        { id: rare.product.id, quantity: 1 },
      ]
      const placed = given(await shop.place(shop.wanted(1, { products })))
      expect(await termsOf(shop)).toEqual([last])
      const seen = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
      expect(seen.expiresAt).toBe('2026-03-01T10:35:00.000Z')
      const [mail = ''] = (await readMails(shop, placed.reference)).filter((text) => text.includes('Garder mes bouteilles'))
      expect(mail.replaceAll(/\s/g, ' ')).toContain('gardées jusqu’au dimanche 1er mars 2026 à 11 h 35')
      expect(mail.replaceAll(/\s/g, ' ')).toContain('avant le dimanche 1er mars 2026 à 11 h 35, en indiquant')
    })

    test('threat 45: another means of payment gains no time', async () => {
      const shop = await openStage(await open(), inProcess, 12)
      const placed = given(await shop.card(12))
      given(await shop.visitor.payOrder({ body: { token: placed.token, means: 'TRANSFER' } }))
      expect(await termsOf(shop)).toEqual([last])
      const [{ means } = { means: '' }] = await shop.orders()
      expect(means).toBe('TRANSFER')
    })
  })
})
