import { describe, expect, test } from 'vitest'
import { lastMinutes, smallGraceMinutes } from '#app/models/selling/orders/unproven-order.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { faultsOf } from '../../support/accounts.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage, type WantedOrder } from '../../support/trade/orders.ts'
import { paymentStages } from '../../support/trade/payments.ts'
import { setParameter } from '../../support/trade/shop.ts'

const openStage = paymentStages()
const inProcess = transports['in process']
const minute = 60_000

/** A cellar with so many places on Fridays and Saturdays, and a clock that is turned by hand. */
async function openCellar(shop: OrderStage, capacity: number) {
  await setParameter(shop.owner, 'PAY_ON_COLLECTION', 'true')
  const place = { address: '1, rue Basse', postalCode: '39600', city: 'Arbois' }
  const { id: idAddress } = given(await shop.owner.createCompanyAddress({ body: place }))
  const slotOn = async (weekday: number, dateSchedule: string) => {
    const { id: idSchedule } = given(
      await shop.owner.createSlot({ body: { idAddress, weekday, opens: 600, closes: 720, capacity } }),
    )
    return { idSchedule, dateSchedule }
  }
  const slots = { friday: await slotOn(5, '2026-03-06'), saturday: await slotOn(6, '2026-03-07') }
  let named = 0
  const collect = (slot: { idSchedule: string; dateSchedule: string }, more: Partial<WantedOrder> = {}) => {
    named += 1
    const user = { phone: '1', email: `nom-${named}@exemple.test`, isAdult: true }
    return shop.wanted(1, { ...slot, delivery: { type: 'CLICK_AND_COLLECT' }, payment: 'ON_COLLECTION', user, ...more })
  }
  const begun = shop.stage.dependencies.now().getTime()
  const goTo = async (minutes: number) => {
    shop.stage.dependencies.now = () => new Date(begun + minutes * minute)
    await shop.expire()
  }
  return { slots, collect, goTo }
}

/** Somebody of one network, each with an address block of their own. */
const neighbourOf = (shop: OrderStage) => (n: number) =>
  inProcess(shop.stage)({ siteId: '1', clientAddress: `2001:db8:1:${n.toString(16)}::1` })

describe('threat 45: what is scarce beside bottles', () => {
  eachDatabase('of one shop', (open) => {
    const raise = async (stock = 300) => openOrderStage(await open(), inProcess, stock)

    test('one address holds a third of the places of a slot, under however many names, and others find the rest', async () => {
      const shop = await raise()
      const { slots, collect } = await openCellar(shop, 12)
      const stranger = shop.buyer()
      const tried = []
      for (let n = 0; n < 12; n += 1) tried.push(await codeOf(stranger.placeOrder({ body: collect(slots.friday) })))
      expect(tried).toEqual(['ok', 'ok', 'ok', 'ok', ...Array.from({ length: 8 }, () => 'rate_limited')])
      const more = await stranger.placeOrder({ body: collect(slots.friday) })
      expect(more.ok ? {} : more.error.fields).toEqual({
        idSchedule: [
          'Plusieurs commandes faites depuis votre connexion attendent déjà leur confirmation pour ce créneau de retrait : choisissez-en un autre, ou confirmez-les d’abord par le lien de leur message.',
        ],
      })
      expect(await codeOf(stranger.placeOrder({ body: collect(slots.saturday) })), 'another slot helps').toBe('ok')
      for (let n = 0; n < 8; n += 1) expect(await codeOf(shop.place(collect(slots.friday)))).toBe('ok')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('one network holds half of the places at most', async () => {
      const shop = await raise()
      const { slots, collect } = await openCellar(shop, 12)
      const neighbour = neighbourOf(shop)
      const tried = []
      for (let n = 0; n < 8; n += 1) tried.push(await codeOf(neighbour(n).placeOrder({ body: collect(slots.friday) })))
      expect(tried).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'rate_limited', 'rate_limited'])
    })

    test('by card one address holds no more of a slot than by other means', async () => {
      const shop = await openStage(await open(), inProcess, 300)
      const { slots, collect } = await openCellar(shop, 12)
      const stranger = shop.buyer()
      const tried = []
      for (let n = 0; n < 6; n += 1)
        tried.push(await codeOf(stranger.placeOrder({ body: collect(slots.friday, { payment: 'CARD' }) })))
      expect(tried).toEqual(['ok', 'ok', 'ok', 'ok', 'rate_limited', 'rate_limited'])
    })

    test('a family is served: two of one address have a small slot, and whoever confirms theirs makes room for the next', async () => {
      const shop = await raise()
      const { slots, collect } = await openCellar(shop, 4)
      const family = shop.buyer()
      const first = given(await family.placeOrder({ body: collect(slots.friday) }))
      given(await family.placeOrder({ body: collect(slots.friday) }))
      expect(await faultsOf(family.placeOrder({ body: collect(slots.friday) }))).toEqual(['idSchedule'])
      await shop.prove(first)
      expect(await codeOf(family.placeOrder({ body: collect(slots.friday) }))).toBe('ok')
    })

    test('regulars behind one address who have bought before take what is free', async () => {
      const shop = await raise()
      const { slots, collect } = await openCellar(shop, 6)
      const regulars = ['member-1@exemple.test']
      for (const email of regulars) {
        const bought = await shop.placeProven(shop.wanted(1, { user: { phone: '1', email, isAdult: true } }))
        given(await shop.owner.recordPayment({ params: { id: bought.id }, body: {} }))
      }
      const member = shop.as('MEMBER')
      const user = { phone: '1', email: 'member-1@exemple.test', isAdult: true }
      for (let n = 0; n < 6; n += 1) expect(await codeOf(member.placeOrder({ body: collect(slots.friday, { user }) }))).toBe('ok')
    })

    test('a full slot has a place within minutes, whoever answers for theirs keeps it, and the places come back by their mail', async () => {
      const shop = await raise()
      const { slots, collect, goTo } = await openCellar(shop, 6)
      const kept = await shop.placeProven(collect(slots.friday))
      for (let n = 0; n < 5; n += 1) given(await shop.place(collect(slots.friday)))
      expect(await faultsOf(shop.place(collect(slots.friday)))).toEqual(['idSchedule'])
      await goTo(smallGraceMinutes)
      const gone = (await shop.orders()).filter(({ is_holding }) => is_holding === 0)
      expect([gone.length, gone.some(({ id }) => id === kept.id)]).toEqual([1, false])
      expect((await shop.mails('order_gave_way')).length).toBe(1)
      expect(await codeOf(shop.place(collect(slots.friday)))).toBe('ok')
      await goTo(24 * 60)
      expect((await shop.orders()).filter(({ is_holding }) => is_holding === 1).map(({ id }) => id)).toEqual([kept.id])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('what an address left unpaid of a slot counts for the day', async () => {
      const shop = await raise()
      const { slots, collect, goTo } = await openCellar(shop, 6)
      const stranger = shop.buyer()
      for (let n = 0; n < 4; n += 1) {
        const placed = given(await stranger.placeOrder({ body: collect(slots.friday) }))
        given(await stranger.cancelOrder({ body: { token: placed.token } }))
        await goTo(n)
      }
      expect(await faultsOf(stranger.placeOrder({ body: collect(slots.friday) }))).toEqual(['idSchedule'])
      expect(await codeOf(stranger.placeOrder({ body: collect(slots.saturday) }))).toBe('ok')
      expect(await codeOf(shop.place(collect(slots.friday)))).toBe('ok')
      await goTo(25 * 60)
      expect(await codeOf(stranger.placeOrder({ body: collect(slots.friday) }))).toBe('ok')
    })

    test('what nobody has paid is kept for no slot beyond those that were offered when it was placed', async () => {
      const shop = await raise()
      const { slots, collect } = await openCellar(shop, 6)
      const { friday } = slots
      const fridayIn = (weeks: number) => {
        const day = new Date(Date.parse(friday.dateSchedule) + weeks * 7 * 86_400_000)
        return { ...friday, dateSchedule: day.toISOString().slice(0, 10) }
      }
      const placed = await shop.placeProven(collect(friday))
      const move = (weeks: number) => shop.visitor.changeOrderSlot({ body: { token: placed.token, ...fridayIn(weeks) } })
      expect(await codeOf(move(3))).toBe('ok')
      expect(await faultsOf(shop.place(collect(fridayIn(9))))).toEqual(['idSchedule'])
      shop.at('2026-03-20T10:00:00.000Z')
      const late = await move(5)
      expect(late).toMatchObject({ error: { code: 'conflict', fields: { idSchedule: [expect.stringContaining('payez-la')] } } })
    })

    test('nobody goes from slot to slot before their address is confirmed, and another slot asks whoever has the same', async () => {
      const shop = await raise()
      const { slots, collect } = await openCellar(shop, 6)
      const stranger = shop.buyer()
      const move = (token: string | undefined, to: typeof slots.friday) =>
        stranger.changeOrderSlot({ body: { token: token ?? '', ...to } })
      const held = []
      for (let time = 0; time < 12; time += 1) {
        const placed = await stranger.placeOrder({ body: collect(slots.friday) })
        if (!placed.ok) break
        held.push(placed.value.token)
        const moved = await move(placed.value.token, slots.saturday)
        expect(moved.ok ? '' : moved.error.fields?.idSchedule?.join()).toContain('Confirmez d’abord votre adresse')
        await stranger.cancelOrder({ body: { token: placed.value.token } })
      }
      expect(held.length, 'what was left counts').toBeLessThan(6)
      const theirs = await shop.placeProven(collect(slots.friday))
      expect(await codeOf(move(theirs.token, slots.saturday))).toBe('ok')
      expect(await codeOf(move(theirs.token, slots.friday)), 'and back').toBe('ok')
      for (let n = 0; n < 6; n += 1) await shop.buyer().placeOrder({ body: collect(slots.saturday) })
      expect(await faultsOf(move(theirs.token, slots.saturday))).toEqual(['idSchedule'])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('one address holds a third of the uses of a code, a network half, and others find the rest', async () => {
      const shop = await raise()
      given(await shop.owner.createDiscountCode({ body: { code: 'VINGT', type: 'EURO', amount: 100, limitTotal: 20 } }))
      let named = 0
      const body = () => {
        named += 1
        return shop.wanted(1, { discount: 'vingt', user: { phone: '1', email: `nom-${named}@exemple.test`, isAdult: true } })
      }
      const stranger = shop.buyer()
      const tried = []
      for (let n = 0; n < 20; n += 1) tried.push(await codeOf(stranger.placeOrder({ body: body() })))
      expect(tried.filter((code) => code === 'ok').length).toBe(6)
      const more = await stranger.placeOrder({ body: body() })
      expect(more.ok ? {} : more.error.fields).toEqual({
        discount: [
          'Plusieurs commandes faites depuis votre connexion avec ce code attendent déjà leur confirmation : confirmez-les d’abord par le lien de leur message, ou commandez sans ce code.',
        ],
      })
      const neighbour = neighbourOf(shop)
      const around = []
      for (let n = 0; n < 12; n += 1) around.push(await codeOf(neighbour(n).placeOrder({ body: body() })))
      expect(around.filter((code) => code === 'ok').length).toBeLessThanOrEqual(10)
      for (let n = 0; n < 3; n += 1) expect(await codeOf(shop.place(body()))).toBe('ok')
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('a code of one use is its holder’s for as long as any order is kept', async () => {
      const shop = await raise()
      given(await shop.owner.createDiscountCode({ body: { code: 'SEUL', type: 'EURO', amount: 100, limitTotal: 1 } }))
      given(await shop.place(shop.wanted(1, { discount: 'seul' })))
      shop.stage.dependencies.now = () => new Date('2026-03-01T11:30:00.000Z')
      await shop.expire()
      expect((await shop.orders()).map(({ is_holding }) => is_holding)).toEqual([1])
    })

    test('the last place of a slot is kept for the minutes that the last bottle is', async () => {
      const shop = await raise()
      const { slots, collect } = await openCellar(shop, 1)
      given(await shop.place(collect(slots.friday)))
      const [order] = await shop.orders()
      expect(order?.hold_minutes).toBe(lastMinutes)
    })

    test('what is proven from one address holds half of a wine without payment, whatever its mailboxes', async () => {
      const shop = await raise(300)
      const stranger = shop.buyer()
      const tried = []
      for (let n = 0; n < 12; n += 1) {
        const user = { phone: '1', email: `moi-${n}@domaine.test`, isAdult: true }
        const placed = await stranger.placeOrder({ body: shop.wanted(24, { user }) })
        tried.push(placed.ok ? 'ok' : placed.error.code)
        if (placed.ok) await shop.prove(placed.value)
      }
      expect(tried).toEqual([...Array.from({ length: 6 }, () => 'ok'), ...Array.from({ length: 6 }, () => 'rate_limited')])
      expect(await shop.left()).toBe(300 - 144)
      expect(await codeOf(shop.place(shop.wanted(24)))).toBe('ok')
    })

    test('what was proven and then cancelled counts for the day from where it came, and what was paid does not', async () => {
      const shop = await raise(90)
      const stranger = shop.buyer()
      const order = (n: number) =>
        stranger.placeOrder({ body: shop.wanted(30, { user: { phone: '1', email: `moi-${n}@domaine.test`, isAdult: true } }) })
      for (let n = 0; n < 3; n += 1) {
        const { token } = await shop.prove(given(await order(n)))
        given(await stranger.cancelOrder({ body: { token } }))
      }
      expect(await codeOf(order(3))).toBe('rate_limited')
      const other = shop.buyer()
      const paid = await shop.prove(given(await other.placeOrder({ body: shop.wanted(20) })))
      given(await shop.owner.recordPayment({ params: { id: paid.id }, body: {} }))
      const row = (await shop.orders()).find(({ id }) => id === paid.id)
      expect([row?.from_block, row?.from_network]).toEqual(['', ''])
    })
  })
})
