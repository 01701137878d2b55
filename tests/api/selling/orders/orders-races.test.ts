import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage, type WantedOrder } from '../../support/trade/orders.ts'
import { sell } from '../../support/trade/shop.ts'

const rounds = process.env.LONG ? 50 : 2
const crowd = 64

type Answers = Awaited<ReturnType<OrderStage['place']>>[]

/** All at once: each from somewhere else, none waiting for another. */
async function rush(shop: OrderStage, count: number, wanted: (place: number) => WantedOrder): Promise<Answers> {
  return Promise.all(Array.from({ length: count }, (_, place) => shop.place(wanted(place))))
}

const sold = (answers: Answers) => answers.filter(({ ok }) => ok).length
/** Whoever gets nothing is told cleanly: never a fault of ours, never a wait without end. */
const told = (answers: Answers) => new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code])))
const person = (place: number) => ({
  user: { phone: '0384000001', email: `course-${place}-${crypto.randomUUID()}@exemple.test`, isAdult: true },
})

describe('orders that meet', () => {
  eachDatabase('races', (open) => {
    const raise = async (stock: number) => openOrderStage(await open(), transports['in process'], stock)

    test(`threat 4: ${crowd} buyers of the last bottles: as many are sold as there are, and the others are told`, async () => {
      const shop = await raise(0)
      for (let round = 0; round < rounds; round += 1) {
        const stock = 1 + (round % 5)
        await shop.fill(shop.wine.first.id, stock)
        const answers = await rush(shop, crowd, (place) => shop.wanted(1, person(place)))
        expect([sold(answers), await shop.left()]).toEqual([stock, 0])
        expect([...told(answers)]).toEqual(['invalid'])
      }
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 4: 500 buyers for 100 bottles: 100 are sold, and nobody is left without an answer', async () => {
      const shop = await raise(100)
      const everybody = Array.from({ length: 500 }, (_, place) => shop.wanted(1, person(place)))
      const answers: Answers = []
      // On a slow machine the last of so many are told to come again, and do.
      for (let waiting = everybody; waiting.length > 0; ) {
        const round = await rush(shop, waiting.length, (place) => waiting[place] as WantedOrder)
        const isLater = round.map((answer) => !answer.ok && answer.error.code === 'unavailable')
        expect(isLater, 'a round answers somebody').toContain(false)
        answers.push(...round.filter((_, place) => !isLater[place]))
        waiting = waiting.filter((_, place) => isLater[place])
      }
      expect([sold(answers), await shop.left(), answers.length]).toEqual([100, 0, 500])
      expect([...told(answers)]).toEqual(['invalid'])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 4: boxes and single bottles that share a stock never take more than there is', async () => {
      const shop = await raise(20)
      const box = await sell(shop.owner, {
        name: 'Coffret',
        type: 'BOX',
        price: 5000,
        products: [{ idDeclination: shop.wine.first.id, quantity: 6 }],
      })
      await shop.fill(box.first.id, 30)
      const answers = await rush(shop, 24, (place) =>
        shop.wanted(1, { ...person(place), products: [{ id: (place % 3 === 0 ? box : shop.wine).product.id, quantity: 1 }] }),
      )
      const boxes = 30 - (await shop.left(box.first.id))
      expect(sold(answers)).toBe((await shop.orders()).length)
      expect(await shop.left()).toBe(20 - 6 * boxes - (sold(answers) - boxes))
      expect(await shop.left()).toBeGreaterThanOrEqual(0)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 10: a code is used as often as its limit says, in all and by each customer', async () => {
      const shop = await raise(1000)
      const code = { type: 'EURO' as const, amount: 100 }
      given(await shop.owner.createDiscountCode({ body: { code: 'TROIS', ...code, limitTotal: 3 } }))
      given(await shop.owner.createDiscountCode({ body: { code: 'UNEFOIS', ...code, limitPerCustomer: 1 } }))
      const answers = await rush(shop, crowd, (place) => shop.wanted(1, { ...person(place), discount: 'trois' }))
      expect(sold(answers)).toBe(3)
      expect([...told(answers)]).toEqual(['invalid'])
      // Whoever is not known to be that customer uses nothing of theirs up.
      const same = shop.wanted(1, { user: { phone: '1', email: 'member-1@exemple.test', isAdult: true }, discount: 'UNEFOIS' })
      const again = await Promise.all(Array.from({ length: 8 }, () => shop.as('MEMBER').placeOrder({ body: same })))
      expect(sold(again)).toBe(1)
      const { codes } = given(await shop.owner.listDiscountCodes({ query: { orderBy: 'code' } }))
      expect(codes.map(({ uses }) => uses)).toEqual([3, 1])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 33: a slot has as many orders as it has places', async () => {
      const shop = await raise(1000)
      const address = given(
        await shop.owner.createCompanyAddress({ body: { address: '1, rue Basse', postalCode: '39600', city: 'Arbois' } }),
      )
      const slot = given(
        await shop.owner.createSlot({ body: { idAddress: address.id, weekday: 5, opens: 840, closes: 1080, capacity: 4 } }),
      )
      const at = { dateSchedule: '2026-03-06', idSchedule: slot.id, delivery: { type: 'CLICK_AND_COLLECT' as const } }
      const answers = await rush(shop, 32, (place) => shop.wanted(1, { ...person(place), ...at }))
      expect([sold(answers), [...told(answers)]]).toEqual([4, ['invalid']])
      expect(given(await shop.visitor.listCollectionSlots()).map(({ day }) => day)).not.toContain('2026-03-06')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 30: one checkout sent 2 to 32 times at once is one order, with one answer', async () => {
      const shop = await raise(1000)
      for (const times of [2, 7, 32]) {
        const body = shop.wanted(1, { ...person(times), checkout: `un-tirage-au-sort-${times}` })
        const answers = await rush(shop, times, () => body)
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
        expect(answers[0]?.ok).toBe(true)
      }
      expect([(await shop.orders()).length, await shop.left(), (await shop.mails('order_placed')).length]).toEqual([3, 997, 3])
    })

    test('threat 6: expiry, cancelling and payment that meet give the stock back once or not at all', async () => {
      const shop = await raise(5)
      for (let round = 0; round < rounds; round += 1) {
        shop.at('2026-03-01T10:00:00.000Z')
        const { id } = given(await shop.place(shop.wanted(5, person(round))))
        shop.at('2026-03-20T10:00:00.000Z')
        const { expire } = shop
        const owner = await shop.ownerNow()
        const acts = [
          expire(),
          expire(),
          codeOf(owner.recordPayment({ params: { id }, body: {} })),
          codeOf(owner.moveOrder({ params: { id }, body: { fulfilment: 'cancelled' } })),
        ]
        await Promise.all(acts)
        const order = given(await owner.getAdminOrder({ params: { id } }))
        expect(await shop.left()).toBe(order.isHolding ? 0 : 5)
        if (order.isHolding) given(await owner.moveOrder({ params: { id }, body: { fulfilment: 'cancelled' } }))
        const end = given(await owner.getAdminOrder({ params: { id } }))
        expect([await shop.left(), end.paid - end.refunded]).toEqual([5, 0])
        expect(await findFaults(shop.db)).toEqual([])
      }
    })
  })
})
