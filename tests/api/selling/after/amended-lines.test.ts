import { describe, expect, test } from 'vitest'
import { openOrderToken } from '#api/selling/orders/order-link.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { faultsOf, openAmending } from '../../support/trade/amending.ts'
import { sell } from '../../support/trade/shop.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`bottles taken off an order before it leaves, ${way}`, () => {
    eachDatabase(way, (open) => {
      /** A shop of wine at 20 % and juice at 5,5 %, and an order of three of each. */
      const raise = async (more: Record<string, unknown> = {}) => {
        const shop = await openAmending(await open(), transport)
        const juice = await sell(shop.owner, { name: 'Jus de raisin', price: 550, vatRate: 550 }, [
          { capacity: 100, capacityUnit: 'cl' },
        ])
        await shop.fill(juice.first.id, 12)
        const products = [juice.product.id, shop.wine.product.id].map((id) => ({ id, quantity: 3 }))
        const id = await shop.placeOf(1, { products, ...more })
        const takeOff = async (lines: { line: number; quantity: number }[], body: object = {}) =>
          shop.owner.changeOrderLines({
            params: { id },
            body: { key: crypto.randomUUID(), version: await shop.versionOf(id), lines, ...body },
          })
        const stock = async () => [await shop.left(juice.first.id), await shop.left()]
        return { ...shop, id, takeOff, stock }
      }

      test('of a paid order their price goes back by line and rate, once for one key; the shelf, the round and the buyer know it', async () => {
        const shop = await raise()
        await shop.pay(shop.id)
        const body = { key: crypto.randomUUID(), version: await shop.versionOf(shop.id) }
        const lines = [
          { line: 0, quantity: 3 },
          { line: 1, quantity: 1 },
        ]
        const changed = given(await shop.takeOff(lines, body))
        expect(changed).toMatchObject({ total: 7950, paid: 7950, refunded: 3150, payment: 'partly_refunded' })
        expect(changed.lines.map(({ quantity, left }) => [quantity, left])).toEqual([
          [3, 0],
          [3, 2],
        ])
        given(await shop.takeOff(lines, body))
        expect(await codeOf(shop.takeOff([{ line: 1, quantity: 1 }], body))).toBe('conflict')
        expect(await shop.stock()).toEqual([12, 10])
        const [, note, ...others] = await shop.papers(shop.id)
        expect(others).toEqual([])
        expect(note?.lines.map(({ name, quantity, vatRate, after }) => [name, quantity, vatRate, after])).toEqual([
          ['Jus de raisin', 3, 550, 1650],
          ['Savagnin 2020', 1, 2000, 1500],
        ])
        const [mail, ...more] = await shop.mails('order_changed')
        expect(more).toEqual([])
        expect(mail?.params).toMatch(/Retiré : 3 × Jus de raisin 100\scl\.\\nRetiré : 1 × Savagnin 2020 75\scl/)
        given(await shop.owner.moveOrder({ params: { id: shop.id }, body: { fulfilment: 'preparing' } }))
        const round = given(await shop.owner.readOrderRound())
        expect(round.goods.map(({ name, quantity }) => [name, quantity])).toEqual([['Savagnin 2020', 2]])
        const goods = [{ place: 1, quantity: 2 }]
        const sent = given(await shop.owner.moveOrder({ params: { id: shop.id }, body: { fulfilment: 'partly_shipped', goods } }))
        expect(sent.fulfilment).toBe('shipped')
        await shop.expectSound(shop.id)
      })

      test('of what is not paid the lines themselves are shorter, a code takes as great a part, and the invoice says what is left', async () => {
        const shop = await raise()
        given(await shop.owner.createDiscountCode({ body: { code: 'MERCI', type: 'PERCENTAGE', amount: 10 } }))
        const products = [{ id: shop.wine.product.id, quantity: 3 }]
        const other = await shop.placeOf(1, { products, discount: 'MERCI' })
        const changed = given(
          await shop.owner.changeOrderLines({
            params: { id: other },
            body: { key: crypto.randomUUID(), version: await shop.versionOf(other), lines: [{ line: 0, quantity: 2 }] },
          }),
        )
        expect(changed).toMatchObject({ subtotal: 1500, discount: 150, shippingFees: 900, total: 2250, payment: 'awaiting' })
        const first = given(await shop.takeOff([{ line: 0, quantity: 3 }]))
        expect(first.lines.map(({ name, quantity, left }) => [name, quantity, left])).toEqual([['Savagnin', 3, 3]])
        expect(first).toMatchObject({ subtotal: 4500, total: 6300, vat: [{ rate: 2000, gross: 6300 }] })
        expect(await shop.stock()).toEqual([12, 8])
        for (const id of [shop.id, other]) {
          await shop.pay(id)
          await shop.expectSound(id)
        }
        expect((await shop.papers(shop.id)).map(({ total, lines }) => [total, lines.length])).toEqual([[6300, 1]])
        given(await shop.takeOff([{ line: 0, quantity: 1 }]))
        given(await shop.owner.moveOrder({ params: { id: shop.id }, body: { fulfilment: 'cancelled' } }))
        expect(await shop.stock()).toEqual([12, 11])
        expect((await shop.read(shop.id)).refunded).toBe(6300)
        await shop.expectSound(shop.id)
      })

      test('more than there is, all of it, and what a buyer is giving up already are refused with reasons; two owners are told apart', async () => {
        const shop = await raise()
        await shop.pay(shop.id)
        const say = async (lines: { line: number; quantity: number }[], body?: object) =>
          Object.values(faultsOf(await shop.takeOff(lines, body)) ?? {})
            .flat()
            .join(' ')
        expect(await say([{ line: 0, quantity: 4 }])).toContain('3')
        expect(await say([{ line: 9, quantity: 1 }])).not.toBe('')
        const all = [0, 1].map((line) => ({ line, quantity: 3 }))
        expect(await say(all)).toContain('annulez la commande')
        const version = await shop.versionOf(shop.id)
        const one = { line: 0, quantity: 1 }
        const both = await Promise.all([shop.takeOff([one], { version }), shop.takeOff([one], { version })])
        expect(both.filter(({ ok }) => ok)).toHaveLength(1)
        const [row] = (await shop.orders()).filter(({ id }) => id === shop.id)
        const token = row ? openOrderToken(row, shop.till().sealing) : ''
        const key = crypto.randomUUID()
        given(await shop.buyer().withdrawOrder({ body: { token, key, lines: [{ line: 1, quantity: 1 }] } }))
        expect(await say([one])).toContain('répondez-y d’abord')
        given(await shop.owner.changeWithdrawal({ params: { id: key }, body: { state: 'REFUNDED' } }))
        given(await shop.takeOff([{ line: 1, quantity: 1 }]))
        expect(await shop.stock()).toEqual([10, 11])
        expect((await shop.read(shop.id)).refunded).toBe(550 + 1500 + 1500)
        await shop.expectSound(shop.id)
      })
    })
  })
}
