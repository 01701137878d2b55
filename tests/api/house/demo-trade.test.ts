import { expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { demoOrders } from '#api/demo/trade/orders.ts'
import { seedTrade } from '#api/demo/trade/seed-trade.ts'
import { verifyBooks } from '#api/house/audit/audit-shop.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { openSiteDirectory } from '#api/site/settings/site-directory.ts'
import { fulfilmentStates } from '#app/models/selling/fulfilment.ts'
import { paymentStates } from '#app/models/selling/payment.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { findFaults } from '../support/audit.ts'
import { setStage } from '../support/stage.ts'

eachDatabase('the trade of the demo', (open) => {
  test('went through the shop’s own doors: books and stock are sound, and nobody is written to', async () => {
    const { dependencies } = await setStage(await open())
    const db = await open()
    // Seen from any hour of the day: what is told of the day itself may lie ahead, and then happens now.
    const now = new Date('2026-11-22T03:00:00.000Z')
    await seedDemo(db, now)
    await seedTrade({ ...dependencies, db, sites: openSiteDirectory(db) }, now)
    const { read } = bindToSite(db, '1')
    const orders = await read.selectFrom('orders').select(['placed_at', 'fulfilment_state', 'payment_state']).execute()
    expect(orders).toHaveLength(demoOrders.length)
    expect(new Set(orders.map(({ fulfilment_state }) => fulfilment_state))).toEqual(new Set(fulfilmentStates))
    expect(new Set(orders.map(({ payment_state }) => payment_state))).toEqual(new Set(paymentStates))
    const withdrawn = await read.selectFrom('withdrawals').select('state').orderBy('state').execute()
    expect(withdrawn.map(({ state }) => state)).toEqual(['DECLARED', 'RECEIVED'])
    const claimed = await read.selectFrom('claims').select('state').orderBy('state').execute()
    expect(claimed.map(({ state }) => state)).toEqual(['ANSWERED', 'OPEN'])
    expect(orders.every(({ placed_at }) => placed_at <= now.toISOString())).toBe(true)
    expect(await read.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(await findFaults(db)).toEqual([])
    expect(await verifyBooks(db)).toEqual([])
  })
})
