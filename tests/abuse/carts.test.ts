import { describe, expect, test } from 'vitest'
import { codeOf, given } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { raiseCartShop } from '../api/support/trade/cart.ts'
import { eachDatabase } from '../support/database/databases.ts'

const mostAnHour = 600
const billing = {
  firstname: 'Marie',
  lastname: 'Perrin',
  address: '3, rue Haute',
  postalCode: '39600',
  city: 'Arbois',
  country: 'FR',
}

describe('carts that nobody buys from', () => {
  eachDatabase('of one place', (open) => {
    test('threat 46: are so many an hour, whether they are opened or left behind by entering somebody else', async () => {
      const shop = await raiseCartShop(await open(), transports['in process'])
      const { id } = await shop.put({ idDeclination: shop.wine.first.id, quantity: 1 })
      const enter = (n: number) =>
        codeOf(
          shop.visitor.saveCartEntries({
            params: { id },
            body: { addresses: { shipping: null, billing }, phone: '', message: 'x'.repeat(2000), email: `m${n}@exemple.test` },
          }),
        )
      const told: string[] = []
      for (let n = 0; n < mostAnHour + 40; n += 1) told.push(await enter(n))
      expect([told.slice(0, mostAnHour - 1).every((code) => code === 'ok'), new Set(told.slice(mostAnHour - 1))]).toEqual([
        true,
        new Set(['rate_limited']),
      ])
      const rows = await shop.stage.db.read.selectFrom('carts').select('id').execute()
      expect(rows.length).toBe(mostAnHour)
      given(await shop.visitor.getCart({ params: { id } }))
    })
  })
})
