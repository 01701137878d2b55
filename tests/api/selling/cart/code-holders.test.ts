import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const victim = { phone: '1', email: 'victime@exemple.test', isAdult: true }
const inProcess = transports['in process']

describe('a code that each customer may use once', () => {
  eachDatabase('and strangers who name them', (open) => {
    const raise = async (limits: { limitPerCustomer: number; limitTotal?: number } = { limitPerCustomer: 1 }) => {
      const shop = await openOrderStage(await open(), inProcess, 100)
      given(await shop.owner.createDiscountCode({ body: { code: 'MERCI', type: 'EURO', amount: 100, ...limits } }))
      const body = shop.wanted(1, { discount: 'MERCI', user: victim })
      const proofOf = async (id: string) => (await shop.orders()).find((order) => order.id === id)?.proof ?? ''
      /** What the page of an order does with what its mail alone says. */
      const confirm = async ({ id, token }: { id: string; token: string }) =>
        shop.visitor.proveOrder({ body: { token, proof: await proofOf(id) } })
      return { ...shop, body, confirm }
    }

    test('threat 45: what a stranger orders in their name uses nothing up, and of two that are proven one keeps it', async () => {
      const shop = await raise()
      const theirs = given(await shop.place(shop.body))
      const own = given(await shop.place(shop.body))
      expect(await codeOf(shop.confirm(own))).toBe('ok')
      expect(await codeOf(shop.place(shop.body))).toBe('invalid')
      const late = await shop.confirm(theirs)
      expect(late.ok ? [] : [late.error.code, late.error.fields?.proof]).toEqual([
        'conflict',
        [
          'Le code de réduction de cette commande a servi entre-temps à une autre de vos commandes : commandez de nouveau sans ce code, ou écrivez-nous.',
        ],
      ])
      const states = (await shop.orders()).map(({ id, is_proven, is_holding }) => [id === own.id, is_proven, is_holding])
      expect(states.toSorted()).toEqual([
        [false, 0, 0],
        [true, 1, 1],
      ])
      expect(await shop.left(), 'the bottles of what ended are free').toBe(99)
      given(await shop.visitor.cancelOrder({ body: { token: own.token } }))
      expect(await codeOf(shop.place(shop.body)), 'and so is the code once nobody holds it').toBe('ok')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: of two that are proven at once one keeps it', async () => {
      const shop = await raise()
      const placed = [given(await shop.place(shop.body)), given(await shop.place(shop.body))]
      const codes = await Promise.all(placed.map((one) => codeOf(shop.confirm(one))))
      expect(codes.toSorted()).toEqual(['conflict', 'ok'])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('nobody uses it twice from one place before they confirm, and what is paid counts without a proof', async () => {
      const shop = await raise()
      const buyer = shop.buyer()
      const first = given(await buyer.placeOrder({ body: shop.body }))
      expect(await codeOf(buyer.placeOrder({ body: shop.body }))).toBe('invalid')
      given(await shop.owner.recordPayment({ params: { id: first.id }, body: {} }))
      expect(await codeOf(shop.place(shop.body))).toBe('invalid')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: how often it may be used in all holds for every order that keeps it, proven or not', async () => {
      const shop = await raise({ limitPerCustomer: 1, limitTotal: 2 })
      given(await shop.place(shop.body))
      given(await shop.place(shop.body))
      expect(await codeOf(shop.place(shop.body))).toBe('invalid')
      expect(await findFaults(shop.db)).toEqual([])
    })
  })
})
