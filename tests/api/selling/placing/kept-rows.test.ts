import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

eachDatabase('an order right after its owner has changed something', (open) => {
  test('goes by the new price of its carrier, and by none that was taken away', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 100)
    const { owner, carrier, place, wanted } = shop
    const totals = async () => (await shop.orders()).map(({ total }) => total)
    given(await place())
    const cartons = [{ places: 6, price: 1250, mostGrams: null }]
    const rates = [{ countries: ['FR'], postalPrefixes: [], cartons }]
    given(await owner.changeCarrier({ params: { id: carrier.id }, body: { rates } }))
    given(await place(wanted(1, { checkout: crypto.randomUUID() })))
    const [first = 0, second = 0] = (await totals()).sort((one, other) => one - other)
    expect(second - first).toBe(350)
    given(await owner.removeCarrier({ params: { id: carrier.id } }))
    expect(await codeOf(place(wanted(1, { checkout: crypto.randomUUID() })))).toBe('invalid')
  })

  test('is told to a program that has begun to listen, and not to one that has left', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 100)
    const { place, wanted, db, stage } = shop
    const owner = transports['in process'](stage)({ siteId: '1', token: stage.tokens['1']?.SUPER_ADMIN })
    const told = async () => (await db.read.selectFrom('webhook_deliveries').select('id').execute()).length
    given(await place())
    expect(await told()).toBe(0)
    const body = { url: 'https://programme.exemple.org/', events: ['order.placed' as const] }
    const hook = given(await owner.createWebhook({ body }))
    given(await place(wanted(1, { checkout: crypto.randomUUID() })))
    expect(await told()).toBe(1)
    given(await owner.removeWebhook({ params: { id: hook.id } }))
    const left = await told()
    given(await place(wanted(1, { checkout: crypto.randomUUID() })))
    expect(await told()).toBe(left)
  })
})
