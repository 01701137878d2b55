import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage, readMails } from '../../support/trade/orders.ts'
import { setParameter } from '../../support/trade/shop.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`an order on its way ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => openOrderStage(await open(), transport)

      test('a transfer is noted by the owner, and only then the order moves on, to the end', async () => {
        const shop = await raise()
        await setParameter(shop.owner, 'TRANSFER_IBAN', 'FR76 3000 1000 6400 0000 0000 123')
        const placed = given(await shop.place(shop.wanted(2)))
        const params = { id: placed.id }
        const move = (fulfilment: 'preparing' | 'shipped' | 'ready' | 'completed', more = {}) =>
          shop.owner.moveOrder({ params, body: { fulfilment, ...more } })
        const seen = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
        expect(seen.paymentDetails).toMatchObject({ iban: 'FR76 3000 1000 6400 0000 0000 123', reference: placed.reference })
        expect(await codeOf(move('preparing'))).toBe('conflict')
        const paid = given(await shop.owner.recordPayment({ params, body: { detail: 'relevé du 3 mars' } }))
        expect(paid).toMatchObject({ payment: 'paid', paid: 3900, moves: ['preparing', 'cancelled'] })
        expect(await codeOf(shop.owner.recordPayment({ params, body: {} }))).toBe('conflict')
        expect(await codeOf(move('shipped'))).toBe('conflict')
        given(await move('preparing'))
        expect(await codeOf(move('ready'))).toBe('conflict')
        given(await move('shipped', { tracking: { number: 'XY 123', url: 'https://suivi.test/XY123' } }))
        const end = given(await move('completed'))
        expect(end).toMatchObject({
          fulfilment: 'completed',
          tracking: [{ number: 'XY 123', url: 'https://suivi.test/XY123' }],
          moves: [],
        })
        expect(await codeOf(shop.owner.moveOrder({ params, body: { fulfilment: 'cancelled' } }))).toBe('conflict')
        expect(end.steps.map(({ to, by }) => `${to} ${by}`)).toEqual([
          ...['placed buyer', 'paid owner', 'preparing owner', 'shipped owner', 'completed owner'],
        ])
        expect(
          (await shop.mails())
            .map(({ kind }) => kind)
            .filter((kind) => kind !== 'order_received')
            .sort(),
        ).toEqual([...['order_delivered', 'order_paid', 'order_placed', 'order_shipped']])
        const delivered = (await readMails(shop, placed.reference)).find((text) => text.includes('vous a été remise'))
        // Marked on Sunday 1 March: the fourteenth day after is a Sunday, so that the last one is a Monday.
        expect(delivered).toContain('jusqu’au 16 mars 2026 inclus')
        expect(delivered).toMatch(/Renoncer au contrat ici\s:/)
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('a transfer has seven days, a cheque fifteen; then the order ends and its stock is back', async () => {
        const shop = await raise()
        await setParameter(shop.owner, 'PAY_BY_CHEQUE', 'true')
        await shop.placeProven(shop.wanted(2))
        await shop.placeProven(shop.wanted(3, { payment: 'CHEQUE' }))
        const states = async () => [(await shop.orders()).map(({ payment_state }) => payment_state).sort(), await shop.left()]
        shop.at('2026-03-08T09:59:59.000Z')
        await shop.expire()
        expect(await states()).toEqual([['awaiting', 'awaiting'], 7])
        shop.at('2026-03-08T10:00:00.000Z')
        await shop.expire()
        expect(await states()).toEqual([['awaiting', 'expired'], 9])
        shop.at('2026-03-16T10:00:00.000Z')
        await Promise.all([shop.expire(), shop.expire()])
        expect(await states()).toEqual([['expired', 'expired'], 12])
        expect((await shop.mails('order_expired')).length).toBe(2)
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('an order to fetch is made ready before it is paid at the counter, and given back three days after its slot', async () => {
        const shop = await raise()
        await setParameter(shop.owner, 'PAY_ON_COLLECTION', 'true')
        const address = given(
          await shop.owner.createCompanyAddress({ body: { address: '1, rue Basse', postalCode: '39600', city: 'Arbois' } }),
        )
        const slot = given(await shop.owner.createSlot({ body: { idAddress: address.id, weekday: 5, opens: 840, closes: 1080 } }))
        const at = { dateSchedule: '2026-03-06', idSchedule: slot.id, delivery: { type: 'CLICK_AND_COLLECT' as const } }
        const placed = await shop.placeProven(shop.wanted(2, { ...at, payment: 'ON_COLLECTION' }))
        expect(placed.total).toBe(3000)
        const params = { id: placed.id }
        const order = given(await shop.owner.getAdminOrder({ params }))
        expect(order).toMatchObject({
          expiresAt: '2026-03-09T17:00:00.000Z',
          moves: ['preparing', 'cancelled'],
          delivery: { collection: { day: '2026-03-06', opens: 840, closes: 1080, city: 'Arbois' } },
        })
        given(await shop.owner.moveOrder({ params, body: { fulfilment: 'preparing' } }))
        given(await shop.owner.moveOrder({ params, body: { fulfilment: 'ready' } }))
        expect(await codeOf(shop.owner.moveOrder({ params, body: { fulfilment: 'completed' } }))).toBe('conflict')
        given(await shop.owner.recordPayment({ params, body: {} }))
        expect(given(await shop.owner.moveOrder({ params, body: { fulfilment: 'completed' } })).fulfilment).toBe('completed')
        expect((await shop.mails('order_ready')).length).toBe(1)
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('threat 42: an order is shown to its link alone, whole and spelled as it is', async () => {
        const shop = await raise()
        const { token, id, reference } = given(await shop.place())
        const other = transport(shop.stage)({ siteId: '2' })
        for (const wrong of ['', token.slice(1), `${token}x`, token.toLowerCase(), reference, id, '0'.repeat(43)])
          expect(['unreadable', 'invalid', 'not_found']).toContain(
            await codeOf(shop.visitor.followOrder({ body: { token: wrong } })),
          )
        expect(await codeOf(shop.visitor.followOrder({ body: { token: [token] as never } }))).not.toBe('ok')
        expect(await codeOf(other.followOrder({ body: { token } }))).toBe('not_found')
        expect(await codeOf(shop.visitor.followOrder({ body: { token } }))).toBe('ok')
      })

      test('the owner’s list is filtered and ordered', async () => {
        const shop = await raise()
        const one = given(await shop.place())
        shop.at('2026-03-01T11:00:00.000Z')
        const two = given(await shop.place(shop.wanted(2)))
        given(await shop.owner.recordPayment({ params: { id: two.id }, body: {} }))
        const list = async (query: object) => given(await shop.owner.listOrders({ query })).orders.map(({ id }) => id)
        expect(await list({})).toEqual([two.id, one.id])
        expect(await list({ payment: 'paid' })).toEqual([two.id])
        expect(await list({ reference: one.reference })).toEqual([one.id])
        expect(await list({ total: 'gt:3000' })).toEqual([two.id])
        expect(await codeOf(shop.as('MEMBER').listOrders())).toBe('forbidden')
      })
    })
  })
}
