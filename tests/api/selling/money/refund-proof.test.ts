import { describe, expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const inProcess = transports['in process']

describe('money that goes back because of the house', () => {
  eachDatabase('asks who has it go back', (open) => {
    const raise = async () => {
      const shop = await openOrderStage(await open(), inProcess, 100)
      const boss = { email: 'cheffe@exemple.test', role: 'SUPER_ADMIN' as const, now: shop.stage.dependencies.now() }
      const token = await bindToSite(shop.db, '1').inTransaction((tx) => makeToken(tx, boss))
      const body = { name: 'Logistique', areas: ['ORDERS' as const], mayWrite: true }
      const { secret } = given(await inProcess(shop.stage)({ siteId: '1', token }).createApiKey({ body }))
      const program = inProcess(shop.stage)({ siteId: '1', token: secret })
      const paid = async () => {
        const placed = given(await shop.place(shop.wanted(2)))
        given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
        return placed
      }
      /** The owner's session stands open, and ten minutes have gone. */
      const leaveOpen = () =>
        bindToSite(shop.db, '1').inTransaction((tx) => tx.updateTable('tokens').set({ proven_at: '' }).execute())
      const read = async (id: string) => (await shop.orders()).find((order) => order.id === id)
      const refunds = () => shop.db.read.selectFrom('refunds').select('id').execute()
      return { ...shop, program, paid, leaveOpen, read, refunds }
    }
    const cancel = (api: ShopApi, id: string) => codeOf(api.moveOrder({ params: { id }, body: { fulfilment: 'cancelled' } }))

    test('threat 38: cancelling a paid order wants a proof, and is nothing for a key; what is unpaid is cancelled without', async () => {
      const shop = await raise()
      const order = await shop.paid()
      const unpaid = [given(await shop.place()), given(await shop.place())]
      await shop.leaveOpen()
      expect([await cancel(shop.program, order.id), await cancel(shop.owner, order.id)]).toEqual(['forbidden', 'unproven'])
      expect([await shop.read(order.id), await shop.refunds()]).toMatchObject([
        { fulfilment_state: 'new', refunded: 0, is_holding: 1 },
        [],
      ])
      const [one, other] = unpaid.map(({ id }) => id)
      expect([await cancel(shop.program, one ?? ''), await cancel(shop.owner, other ?? '')]).toEqual(['ok', 'ok'])
      const prepare = { params: { id: order.id }, body: { fulfilment: 'preparing' as const } }
      expect(await codeOf(shop.program.moveOrder(prepare)), 'a key goes on preparing').toBe('ok')
      expect(await cancel(await shop.ownerNow(), order.id)).toBe('ok')
      expect(await shop.read(order.id)).toMatchObject({ fulfilment_state: 'cancelled', payment_state: 'refunded' })
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('its buyer cancels as before', async () => {
      const shop = await raise()
      const { id, token } = await shop.paid()
      await shop.leaveOpen()
      given(await shop.visitor.cancelOrder({ body: { token } }))
      expect(await shop.read(id)).toMatchObject({ payment_state: 'refunded' })
    })

    test('threat 38: so does what a withdrawal gives back', async () => {
      const shop = await raise()
      const order = await shop.paid()
      for (const fulfilment of ['preparing', 'shipped'] as const)
        given(await shop.owner.moveOrder({ params: { id: order.id }, body: { fulfilment } }))
      const lines = [{ line: 0, quantity: 1 }]
      const asked = given(await shop.visitor.withdrawOrder({ body: { token: order.token, key: crypto.randomUUID(), lines } }))
      const move = (api: ShopApi, state: 'RECEIVED' | 'REFUNDED') =>
        codeOf(api.changeWithdrawal({ params: { id: asked.id }, body: { state } }))
      await shop.leaveOpen()
      expect(await move(shop.program, 'RECEIVED')).toBe('ok')
      expect([await move(shop.program, 'REFUNDED'), await move(shop.owner, 'REFUNDED')]).toEqual(['forbidden', 'unproven'])
      expect(await shop.refunds()).toEqual([])
      expect(await move(await shop.ownerNow(), 'REFUNDED')).toBe('ok')
      expect((await shop.refunds()).length).toBe(1)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 38: and a payment that is noted too late, where it goes back at once', async () => {
      const shop = await raise()
      const [late, kept] = [given(await shop.place(shop.wanted(2))), given(await shop.place(shop.wanted(2)))]
      shop.at('2026-03-02T10:00:00.000Z')
      await shop.expire()
      const body = { idDeclination: shop.wine.first.id, kind: 'INVENTORY' as const, quantity: 2 }
      given(await (await shop.ownerNow()).createStockMovement({ body }))
      const pay = (api: ShopApi, id: string) => codeOf(api.recordPayment({ params: { id }, body: {} }))
      expect(await pay(shop.program, kept.id), 'money for what is there is no money back').toBe('ok')
      expect([await pay(shop.program, late.id), (await shop.read(late.id))?.payment_state]).toEqual(['forbidden', 'expired'])
      expect(await pay(await shop.ownerNow(), late.id)).toBe('ok')
      expect(await shop.read(late.id)).toMatchObject({ payment_state: 'refunded' })
      expect(await findFaults(shop.db)).toEqual([])
    })
  })
})
