import { describe, expect, test } from 'vitest'
import { leastShare, mostUnproven, smallGraceMinutes, unprovenHours } from '#app/models/selling/orders/unproven-order.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage, readMails } from '../../support/trade/orders.ts'

const inProcess = transports['in process']
const member = 'member-1@exemple.test'

describe('an order that costs nothing', () => {
  eachDatabase('by a code', (open) => {
    const raise = async (stock = 1000) => {
      const shop = await openOrderStage(await open(), inProcess, stock)
      given(await shop.owner.createDiscountCode({ body: { code: 'CADEAU', type: 'PERCENTAGE', amount: 100 } }))
      const rates = [{ countries: ['FR'], postalPrefixes: [], cartons: [{ places: 6, price: 0, mostGrams: null }] }]
      const { id: idCarrier } = given(await shop.owner.createCarrier({ body: { name: 'À pied', serviceCode: 'P1', rates } }))
      const free = (quantity: number, email: string) => {
        const delivery = { type: 'DELIVERY' as const, idCarrier }
        return shop.wanted(quantity, { discount: 'CADEAU', delivery, user: { phone: '1', email, isAdult: true } })
      }
      const goTo = async (minutes: number) => {
        const at = new Date(Date.parse('2026-03-01T10:00:00.000Z') + minutes * 60_000)
        shop.stage.dependencies.now = () => at
        await shop.expire()
      }
      const stateOf = async (id: string) => {
        const order = (await shop.orders()).find((one) => one.id === id)
        return [order?.payment_state, order?.is_holding, order?.is_proven]
      }
      return { ...shop, free, goTo, stateOf }
    }

    test('threat 45: of forty that one address orders in forty names it holds what a place may hold, and for a day', async () => {
      const shop = await raise()
      const stranger = shop.buyer()
      const tries = []
      for (let n = 0; n < 40; n += 1)
        tries.push(await codeOf(stranger.placeOrder({ body: shop.free(1, `foule-${n}@exemple.test`) })))
      expect(tries.filter((code) => code === 'ok').length).toBeLessThanOrEqual(mostUnproven)
      expect((await shop.orders()).every((order) => order.payment_state === 'awaiting')).toBe(true)
      const held = given(await shop.owner.listHeldBottles())
      expect([held.total, held.orders.every(({ isProven, total }) => !isProven && total === 0)]).toEqual([
        tries.filter((code) => code === 'ok').length,
        true,
      ])
      await shop.goTo(unprovenHours * 60)
      expect([await shop.left(), (await shop.orders()).some(({ is_holding }) => is_holding === 1)]).toEqual([1000, false])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: of one wine it holds a share as others do, and what is left without a proof counts for a day', async () => {
      const shop = await raise(60)
      const stranger = shop.buyer()
      const order = (quantity: number) => stranger.placeOrder({ body: shop.free(quantity, 'un@exemple.test') })
      expect([await codeOf(order(leastShare + 1)), await codeOf(order(leastShare)), await codeOf(order(1))]).toEqual([
        'rate_limited',
        'ok',
        'rate_limited',
      ])
      await shop.goTo(unprovenHours * 60)
      expect((await shop.orders()).every(({ from_block, from_network }) => from_block !== '' && from_network !== '')).toBe(true)
    })

    test('threat 45: it waits for one click of its mail, is nothing to prepare before, and in order with it', async () => {
      const shop = await raise()
      const placed = given(await shop.place(shop.free(2, 'marie@exemple.test')))
      expect([placed.total, placed.paymentUrl]).toEqual([0, null])
      const todo = async () => given(await shop.owner.listOrders({ query: { todo: 'TO_PREPARE' } })).total
      const prepare = () => codeOf(shop.owner.moveOrder({ params: { id: placed.id }, body: { fulfilment: 'preparing' } }))
      expect([await todo(), await prepare(), given(await shop.owner.readOrderRound()).orders.length]).toEqual([0, 'conflict', 0])
      expect(given(await shop.owner.listOrders({ query: { todo: 'UNPAID' } })).total, 'no money is awaited').toBe(0)
      const seen = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
      expect(seen).toMatchObject({ payment: 'awaiting', meansLeft: [], paymentDetails: null, isProven: false })
      const told = await readMails(shop, placed.reference)
      const mail = told.find((text) => text.includes('Confirmer ma commande')) ?? ''
      expect(mail).toContain(`/suivi/${placed.token}?preuve=`)
      expect(mail).toContain('Il reste à la confirmer')
      expect(mail).not.toMatch(/paiement|virer|à payer/)
      expect(told.some((text) => text.includes('le client doit encore confirmer'))).toBe(true)
      await shop.prove(placed)
      await shop.prove(placed)
      expect(await shop.stateOf(placed.id)).toEqual(['paid', 1, 1])
      const after = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
      expect([after.expiresAt, await todo(), await prepare()]).toEqual([null, 1, 'ok'])
      await shop.goTo(unprovenHours * 120)
      expect(await shop.left()).toBe(998)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('a member with the mailbox they confirmed is served at once, and so is whom the house writes down', async () => {
      const shop = await raise()
      const body = shop.free(2, member)
      const { id } = given(await shop.as('MEMBER').placeOrder({ body }))
      expect(await shop.stateOf(id)).toEqual(['paid', 1, 1])
      expect(given(await shop.owner.listHeldBottles()).total).toBe(0)
      expect((await shop.orders()).map(({ expires_at }) => expires_at)).toEqual([null])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('the house may confirm it in its buyer’s stead, as long as it is held', async () => {
      const shop = await raise()
      const [kept, late] = [
        given(await shop.place(shop.free(1, 'a@exemple.test'))),
        given(await shop.place(shop.free(1, 'b@exemple.test'))),
      ]
      given(await shop.owner.recordPayment({ params: { id: kept.id }, body: {} }))
      expect(await shop.stateOf(kept.id)).toEqual(['paid', 1, 1])
      expect((await shop.db.read.selectFrom('payments').select('id').execute()).length).toBe(0)
      await shop.goTo(unprovenHours * 60)
      expect(await shop.stateOf(late.id)).toEqual(['expired', 0, 0])
      const owner = await shop.ownerNow()
      expect(await codeOf(owner.recordPayment({ params: { id: late.id }, body: {} }))).toBe('conflict')
      const [mail = ''] = (await shop.mails('order_expired')).map(({ params }) => params)
      expect(mail).toContain('"free"')
      expect((await readMails(shop, late.reference)).join()).toContain('n’a pas été confirmée à temps')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: it gives way where others miss its bottles, and the click of its mail takes them again', async () => {
      const shop = await raise(6)
      const placed = given(await shop.place(shop.free(6, 'marie@exemple.test')))
      await shop.goTo(smallGraceMinutes)
      expect([await shop.left(), (await shop.mails('order_gave_way')).length]).toEqual([6, 1])
      await shop.prove(placed)
      expect([await shop.stateOf(placed.id), await shop.left()]).toEqual([['paid', 1, 1], 0])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('its buyer may give it up, and nothing is said of money', async () => {
      const shop = await raise()
      const placed = given(await shop.place(shop.free(1, 'marie@exemple.test')))
      given(await shop.visitor.cancelOrder({ body: { token: placed.token } }))
      expect([await shop.stateOf(placed.id), await shop.left()]).toEqual([['expired', 0, 0], 1000])
      expect(await findFaults(shop.db)).toEqual([])
    })
  })
})
