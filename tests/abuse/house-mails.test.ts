import { expect, test } from 'vitest'
import { openOrderStage } from '../api/support/orders.ts'
import { given } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { eachDatabase } from '../support/databases.ts'

eachDatabase('the mailbox of the house', (open) => {
  test('threat 41: is not filled by orders that strangers place and cancel, and hears of whoever proves theirs', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 500)
    const toHouse = async () => (await shop.mails()).filter(({ recipient }) => recipient === 'caveau@exemple.test').length
    for (let place = 0; place < 4; place += 1) {
      const stranger = shop.buyer()
      for (let turn = 0; turn < 15; turn += 1) {
        const { token } = given(await stranger.placeOrder({ body: shop.wanted(1) }))
        given(await stranger.cancelOrder({ body: { token } }))
      }
    }
    // Sixty placed and sixty cancelled; each stands in the list.
    expect([await toHouse(), (await shop.orders()).length]).toEqual([100, 60])
    const { token } = await shop.placeProven()
    given(await shop.visitor.cancelOrder({ body: { token } }))
    expect(await toHouse()).toBe(101)
    shop.at('2026-03-01T11:01:00.000Z')
    given(await shop.place())
    expect(await toHouse()).toBe(102)
  })
})
