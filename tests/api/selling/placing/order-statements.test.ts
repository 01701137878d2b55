import { afterEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { countStatements } from '../../support/count-queries.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

/** With what begins and ends the transaction, the two mails, and what guards the bottles from those who never pay. */
const most = 15

afterEach(() => {
  vi.restoreAllMocks()
})

eachDatabase('the statements of an order', (open) => {
  test('an order in a shop that was just open costs so many, and no more for the next', async () => {
    // Which site is asked for is kept for a second, and read by two statements more by whoever comes later.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    const counted = countStatements(await open())
    const shop = await openOrderStage(counted.db, transports['in process'], 1000)
    given(await shop.place(shop.wanted(6)))
    const costs: number[] = []
    for (let order = 0; order < 3; order += 1) {
      const before = counted.asked()
      given(await shop.place(shop.wanted(6, { checkout: crypto.randomUUID() })))
      costs.push(counted.asked() - before)
    }
    expect(Math.max(...costs)).toBeLessThanOrEqual(most)
    expect(await shop.mails('order_placed')).toHaveLength(4)
    expect(await shop.mails('order_received')).toHaveLength(4)
  })
})
