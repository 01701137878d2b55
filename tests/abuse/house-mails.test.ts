import { expect, test } from 'vitest'
import { codeOf, given } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { openOrderStage } from '../api/support/trade/orders.ts'
import { setParameter } from '../api/support/trade/shop.ts'
import { eachDatabase } from '../support/database/databases.ts'

eachDatabase('the mailbox of the house', (open) => {
  test('threat 41: is not filled by orders that strangers place and cancel, hears that there are others, and hears of whoever pays', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 500)
    const toHouse = async () => (await shop.mails()).filter(({ recipient }) => recipient === 'caveau@exemple.test').length
    for (let place = 0; place < 4; place += 1) {
      const stranger = shop.buyer()
      for (let turn = 0; turn < 15; turn += 1) {
        const { token } = given(await stranger.placeOrder({ body: shop.wanted(1) }))
        given(await stranger.cancelOrder({ body: { token } }))
      }
    }
    // Sixty placed and sixty cancelled; each stands in the list, and a last mail tells of those that are in no mail.
    expect([await toHouse(), (await shop.orders()).length]).toEqual([101, 60])
    const { id, token } = await shop.placeProven()
    expect(await toHouse()).toBe(101)
    given(await (await shop.ownerNow()).recordPayment({ params: { id }, body: {} }))
    given(await shop.visitor.cancelOrder({ body: { token } }))
    expect(await toHouse()).toBe(102)
    shop.at('2026-03-01T11:01:00.000Z')
    given(await shop.place())
    expect(await toHouse()).toBe(103)
  })

  test('threat 41: is not filled in the name of somebody who has paid before, nor by themselves without end', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 500)
    const { id } = await shop.placeProven()
    given(await (await shop.ownerNow()).recordPayment({ params: { id }, body: {} }))
    const toHouse = async () => (await shop.mails()).filter(({ recipient }) => recipient === 'caveau@exemple.test').length
    for (let place = 0; place < 4; place += 1) {
      const stranger = shop.buyer()
      for (let turn = 0; turn < 15; turn += 1) {
        const { token } = given(await stranger.placeOrder({ body: shop.wanted(1) }))
        given(await stranger.cancelOrder({ body: { token } }))
      }
    }
    // What the regular's own order has written, the hour's hundred, and the one that tells of the others.
    expect(await toHouse()).toBe(101)
  })

  test('threat 41: is not filled by one order that is moved between its slots and means for ever, and giving it up stays possible', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 500)
    await setParameter(shop.owner, 'PAY_ON_COLLECTION', 'true')
    const place = { address: '1, rue Basse', postalCode: '39600', city: 'Arbois' }
    const { id: idAddress } = given(await shop.owner.createCompanyAddress({ body: place }))
    const slot = given(await shop.owner.createSlot({ body: { idAddress, weekday: 5, opens: 600, closes: 720, capacity: 9 } }))
    const [first, second] = ['2026-03-06', '2026-03-13']
    const at = { dateSchedule: first, idSchedule: slot.id, delivery: { type: 'CLICK_AND_COLLECT' as const } }
    const { token } = await shop.placeProven(shop.wanted(1, { ...at, payment: 'ON_COLLECTION' }))
    const tries = []
    for (let turn = 0; turn < 30; turn += 1) {
      const dateSchedule = turn % 2 === 0 || turn > 20 ? second : first
      tries.push(await codeOf(shop.visitor.changeOrderSlot({ body: { token, dateSchedule, idSchedule: slot.id } })))
    }
    expect(tries.filter((code) => code === 'ok')).toHaveLength(20)
    expect(new Set(tries.slice(20))).toEqual(new Set(['rate_limited']))
    expect((await shop.mails('order_slot_changed')).length).toBe(20)
    expect(await codeOf(shop.visitor.payOrder({ body: { token, means: 'TRANSFER' } }))).toBe('rate_limited')
    expect(await codeOf(shop.visitor.cancelOrder({ body: { token } }))).toBe('ok')
  })
})
