import { describe, expect, test } from 'vitest'
import { findFaults } from '../api/support/audit.ts'
import { codeOf, given } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { openOrderStage } from '../api/support/trade/orders.ts'
import { setParameter } from '../api/support/trade/shop.ts'
import { eachDatabase } from '../support/database/databases.ts'

const inProcess = transports['in process']
const minute = 60_000
const longTest = 300_000

describe('threat 45: places and codes, day after day', () => {
  eachDatabase('of one shop', (open) => {
    test(
      'one address that orders by the hour for two days keeps neither a slot nor a code from others',
      async () => {
        const shop = await openOrderStage(await open(), inProcess, 300)
        await setParameter(shop.owner, 'PAY_ON_COLLECTION', 'true')
        const place = { address: '1, rue Basse', postalCode: '39600', city: 'Arbois' }
        const { id: idAddress } = given(await shop.owner.createCompanyAddress({ body: place }))
        const times = { idAddress, weekday: 5, opens: 600, closes: 720, capacity: 12 }
        const { id: idSchedule } = given(await shop.owner.createSlot({ body: times }))
        given(await shop.owner.createDiscountCode({ body: { code: 'VINGT', type: 'EURO', amount: 100, limitTotal: 20 } }))
        const begun = shop.stage.dependencies.now().getTime()
        const stranger = shop.buyer()
        const taken = async () => {
          const day = await shop.db.read.selectFrom('collection_days').select('taken').executeTakeFirst()
          const code = await shop.db.read.selectFrom('discount_codes').select('uses').executeTakeFirst()
          return [day?.taken ?? 0, code?.uses ?? 0] as const
        }
        const most = { slot: 0, code: 0 }
        let named = 0
        for (let hour = 0; hour < 48; hour += 1) {
          shop.stage.dependencies.now = () => new Date(begun + hour * 60 * minute)
          await shop.expire()
          for (let n = 0; n < 4; n += 1) {
            named += 1
            const user = { phone: '1', email: `nom-${named}@exemple.test`, isAdult: true }
            const slot = { idSchedule, dateSchedule: '2026-03-06', delivery: { type: 'CLICK_AND_COLLECT' as const } }
            const what = n % 2 === 0 ? { ...slot, payment: 'ON_COLLECTION' as const } : { discount: 'vingt' }
            await stranger.placeOrder({ body: shop.wanted(1, { user, ...what }) })
          }
          const [slot, code] = await taken()
          most.slot = Math.max(most.slot, slot)
          most.code = Math.max(most.code, code)
        }
        expect(most).toEqual({ slot: 4, code: 6 })
        const at = { idSchedule, dateSchedule: '2026-03-06', delivery: { type: 'CLICK_AND_COLLECT' as const } }
        expect(await codeOf(shop.place(shop.wanted(1, { ...at, payment: 'ON_COLLECTION', discount: 'vingt' })))).toBe('ok')
        expect(await findFaults(shop.db)).toEqual([])
      },
      longTest,
    )
  })
})
