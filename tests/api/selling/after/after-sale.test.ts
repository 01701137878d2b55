import { describe, expect, test } from 'vitest'
import type { Appointment } from '#app/models/platform/time/icalendar.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage } from '../../support/trade/orders.ts'
import { setParameter } from '../../support/trade/shop.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`after an order ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => openOrderStage(await open(), transport)

      test('its buyer cancels it while nobody prepares it: stock and money go back once, and the house is told', async () => {
        const shop = await raise()
        const placed = given(await shop.place(shop.wanted(2)))
        given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
        const body = { token: placed.token }
        const all = await Promise.all([1, 2, 3].map(() => codeOf(shop.visitor.cancelOrder({ body }))))
        expect(all).toContain('ok')
        expect(await codeOf(shop.visitor.cancelOrder({ body }))).toBe('ok')
        const [order] = await shop.orders()
        expect(order).toMatchObject({ fulfilment_state: 'cancelled', payment_state: 'refunded', refunded: 3900, is_holding: 0 })
        expect(await shop.left()).toBe(12)
        expect([(await shop.mails('order_left')).length, (await shop.mails('order_cancelled')).length]).toEqual([1, 1])
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('one that is prepared, or expired, is not cancelled by its buyer', async () => {
        const shop = await raise()
        const placed = given(await shop.place())
        const params = { id: placed.id }
        given(await shop.owner.recordPayment({ params, body: {} }))
        given(await shop.owner.moveOrder({ params, body: { fulfilment: 'preparing' } }))
        expect(await codeOf(shop.visitor.cancelOrder({ body: { token: placed.token } }))).toBe('conflict')
        const late = given(await shop.place())
        shop.at('2026-03-20T10:00:00.000Z')
        await shop.expire()
        expect(await codeOf(shop.visitor.cancelOrder({ body: { token: late.token } }))).toBe('conflict')
        expect(await codeOf(transport(shop.stage)({ siteId: '2' }).cancelOrder({ body: { token: late.token } }))).toBe(
          'not_found',
        )
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('one that was to be fetched leaves the calendar of its buyer when it is cancelled', async () => {
        const shop = await raise()
        const { slots, collect } = await openCellar(shop)
        const placed = await shop.placeProven(collect(slots.friday))
        const parcel = given(await shop.place(shop.wanted(1)))
        shop.at('2026-03-02T10:00:00.000Z')
        for (const { token } of [placed, parcel]) given(await shop.visitor.cancelOrder({ body: { token } }))
        const told = async (kind: string) =>
          (await shop.mails(kind)).flatMap(({ params }): Appointment[] => {
            const { appointment } = JSON.parse(params) as { appointment?: string }
            return appointment ? [JSON.parse(appointment)] : []
          })
        const [first, ...others] = await told('order_placed')
        const [gone, ...more] = await told('order_cancelled')
        expect([others, more]).toEqual([[], []])
        expect(gone).toEqual({ ...first, toldAt: '2026-03-02T10:00:00.000Z', isCancelled: true })
        expect([first?.isCancelled, first?.toldAt]).toEqual([false, '2026-03-01T10:00:00.000Z'])
      })

      test('threat 33: an order moves to another slot when there is room, and its first place is free again', async () => {
        const shop = await raise()
        const { slots, collect } = await openCellar(shop)
        const one = await shop.placeProven(collect(slots.friday))
        const two = given(await shop.place(collect(slots.saturday)))
        const move = (token: string, to: { dateSchedule: string; idSchedule: string }) =>
          codeOf(shop.visitor.changeOrderSlot({ body: { token, ...to } }))
        expect(await move(one.token, slots.saturday)).toBe('invalid')
        expect(await move(one.token, { ...slots.friday, dateSchedule: '2026-03-05' })).toBe('invalid')
        given(await shop.visitor.cancelOrder({ body: { token: two.token } }))
        const all = await Promise.all([move(one.token, slots.saturday), move(one.token, slots.saturday)])
        expect(all).toContain('ok')
        expect(await move(one.token, slots.saturday)).toBe('ok')
        expect(given(await shop.visitor.followOrder({ body: { token: one.token } }))).toMatchObject({
          delivery: { collection: { day: '2026-03-07' } },
          expiresAt: '2026-03-10T11:00:00.000Z',
        })
        expect((await shop.mails('order_slot_changed')).length).toBe(1)
        const [told, ...more] = (await shop.mails('order_slot_chosen')).map(({ params }) => JSON.parse(params))
        expect(more).toEqual([])
        expect(told.slot).toContain('7 mars')
        const entries = (await shop.mails('order_placed')).map(({ params }) => JSON.parse(JSON.parse(params).appointment).id)
        const { id, isCancelled, starts } = JSON.parse(told.appointment)
        expect(entries).toContain(id)
        expect([isCancelled, starts]).toEqual([false, '2026-03-07T09:00:00.000Z'])
        given(await shop.place(collect(slots.friday)))
        expect(await findFaults(shop.db)).toEqual([])
      })
    })
  })
}

/** A cellar with one place on a Friday and one on a Saturday. */
async function openCellar(shop: OrderStage) {
  await setParameter(shop.owner, 'PAY_ON_COLLECTION', 'true')
  const place = { address: '1, rue Basse', postalCode: '39600', city: 'Arbois' }
  const { id: idAddress } = given(await shop.owner.createCompanyAddress({ body: place }))
  const slotOn = async (weekday: number) =>
    given(await shop.owner.createSlot({ body: { idAddress, weekday, opens: 600, closes: 720, capacity: 1 } })).id
  const slots = {
    friday: { dateSchedule: '2026-03-06', idSchedule: await slotOn(5) },
    saturday: { dateSchedule: '2026-03-07', idSchedule: await slotOn(6) },
  }
  const collect = (at: { dateSchedule: string; idSchedule: string }) =>
    shop.wanted(1, { ...at, delivery: { type: 'CLICK_AND_COLLECT' }, payment: 'ON_COLLECTION' })
  return { slots, collect }
}
