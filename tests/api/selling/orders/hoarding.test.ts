import { describe, expect, test } from 'vitest'
import { lastMinutes, leastShare, mostBottles, mostMails, unprovenHours } from '#app/models/selling/orders/unproven-order.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { faultsOf } from '../../support/accounts.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage, readMails } from '../../support/trade/orders.ts'
import { paymentStages } from '../../support/trade/payments.ts'
import { setParameter } from '../../support/trade/shop.ts'

const openStage = paymentStages()
const inProcess = transports['in process']
const member = 'member-1@exemple.test'

describe('what a stranger may hold', () => {
  eachDatabase('of the cellar', (open) => {
    const raise = async (stock: number) => openOrderStage(await open(), inProcess, stock)

    test('threat 45: sixty transfers from one address hold so many bottles, and whoever pays by card finds the rest', async () => {
      const shop = await openStage(await open(), inProcess, 9000)
      const stranger = shop.buyer()
      const tries = []
      for (let n = 0; n < 60; n += 1) {
        const user = { phone: '1', email: `foule-${n}@exemple.test`, isAdult: true }
        tries.push(await codeOf(stranger.placeOrder({ body: shop.wanted(24, { user }) })))
      }
      expect(tries.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'ok'))
      expect(new Set(tries.slice(6))).toEqual(new Set(['rate_limited']))
      expect(await shop.left()).toBe(9000 - mostBottles)
      const { placed } = await shop.payByCard(120)
      expect((await shop.orders()).find(({ id }) => id === placed.id)?.is_holding).toBe(1)
      expect(await codeOf(shop.place(shop.wanted(24)))).toBe('ok')
      shop.at('2026-03-02T10:00:00.000Z')
      await shop.expire()
      const held = (await shop.orders()).filter((order) => order.is_holding === 1 && order.payment_state === 'awaiting')
      expect([held.length, await shop.left()]).toEqual([0, 9000 - 120])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: what was ordered by card is not kept for longer by choosing a transfer', async () => {
      const shop = await openStage(await open(), inProcess, 130)
      const placed = given(await shop.card(120))
      const asked = shop.visitor.payOrder({ body: { token: placed.token, means: 'TRANSFER' } })
      expect([await codeOf(asked), await faultsOf(asked)]).toEqual(['rate_limited', ['payment']])
      shop.at('2026-03-01T10:36:00.000Z')
      await shop.expire()
      expect(await shop.left()).toBe(130)
    })

    test('threat 45: one place holds a third of a wine at most, under however many names, and others find the rest', async () => {
      const shop = await raise(120)
      const stranger = shop.buyer()
      const place = (quantity: number, email: string) =>
        stranger.placeOrder({ body: shop.wanted(quantity, { user: { phone: '1', email, isAdult: true } }) })
      expect(await faultsOf(place(41, 'un@exemple.test'))).toEqual(['products'])
      given(await place(30, 'un@exemple.test'))
      given(await place(10, 'deux@exemple.test'))
      const more = await place(1, 'trois@exemple.test')
      expect(more.ok ? [] : more.error.fields?.products).toEqual([
        'Nous ne gardons pas une si grande part d’un même vin sans paiement tant que votre adresse n’est pas confirmée : diminuez la quantité, confirmez vos commandes par le lien de leur message, ou écrivez-nous. Votre panier est gardé.',
      ])
      expect([await codeOf(shop.place(shop.wanted(24))), await shop.left()]).toEqual(['ok', 56])
    })

    test('threat 45: six, twelve or twenty-four bottles are kept for anybody, of however small a stock', async () => {
      for (const quantity of [6, 12, leastShare]) {
        const shop = await raise(leastShare)
        const placed = await shop.placeProven(shop.wanted(quantity))
        expect((await shop.orders()).map(({ expires_at }) => expires_at)).toEqual(['2026-03-08T10:00:00.000Z'])
        given(await shop.visitor.cancelOrder({ body: { token: placed.token } }))
        expect(await shop.left()).toBe(leastShare)
      }
    })

    test('threat 45: eight orders of strangers in their name keep neither a member nor a guest from ordering', async () => {
      const shop = await raise(200)
      for (let n = 0; n < 8; n += 1)
        given(await shop.place(shop.wanted(1, { user: { phone: '1', email: member, isAdult: true } })))
      const body = shop.wanted(2, { user: { phone: '1', email: member, isAdult: true } })
      const own = given(await shop.as('MEMBER').placeOrder({ body }))
      const row = (await shop.orders()).find(({ id }) => id === own.id)
      expect(row).toMatchObject({
        is_proven: 1,
        is_told: 1,
        expires_at: '2026-03-08T10:00:00.000Z',
        from_block: expect.stringMatching(/./),
      })
      await shop.placeProven(body)
    })

    test('threat 45: half of a far slot is taken for hours and its last place for minutes, or until the slot by whoever opened the mail', async () => {
      const shop = await raise(48)
      await setParameter(shop.owner, 'PAY_ON_COLLECTION', 'true')
      const place = { address: '1, rue Basse', postalCode: '39600', city: 'Arbois' }
      const { id: idAddress } = given(await shop.owner.createCompanyAddress({ body: place }))
      const times = { idAddress, weekday: 5, opens: 840, closes: 1080, capacity: 2 }
      const { id: idSchedule } = given(await shop.owner.createSlot({ body: times }))
      const at = { idSchedule, dateSchedule: '2026-03-27', delivery: { type: 'CLICK_AND_COLLECT' as const } }
      const far = shop.wanted(12, { ...at, payment: 'ON_COLLECTION' })
      const placed = given(await shop.place(far))
      const [order] = await shop.orders()
      expect(Date.parse(order?.expires_at ?? '') - Date.parse(order?.placed_at ?? '')).toBe(unprovenHours * 3_600_000)
      const last = given(await shop.place(far))
      expect((await shop.orders()).find(({ id }) => id === last.id)?.hold_minutes).toBe(lastMinutes)
      expect(await codeOf(shop.place(far))).toBe('invalid')
      shop.at('2026-03-01T10:14:00.000Z')
      await shop.expire()
      given(await shop.visitor.cancelOrder({ body: { token: last.token } }))
      shop.at('2026-03-02T10:00:00.000Z')
      await shop.expire()
      expect([await shop.left(), (await shop.mails('order_expired')).length]).toEqual([48, 1])
      const proof = { token: placed.token, proof: order?.proof ?? '' }
      expect(await codeOf(shop.visitor.proveOrder({ body: proof }))).toBe('conflict')
      await shop.placeProven(far)
      expect((await shop.orders()).map(({ expires_at }) => expires_at)).toEqual([null, null, '2026-03-30T17:00:00.000Z'])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('the mail alone says what keeps the bottles: the page of whoever ordered does not, and another proof opens nothing', async () => {
      const shop = await raise(12)
      const placed = given(await shop.place())
      const seen = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
      const [order] = await shop.orders()
      expect(order?.proof).toMatch(/^[\w-]{43}$/)
      expect(JSON.stringify([placed, seen])).not.toContain(order?.proof)
      const [mail = ''] = (await readMails(shop, placed.reference)).filter((text) => text.includes('Garder mes bouteilles'))
      expect(mail).toContain(`/suivi/${placed.token}?preuve=${order?.proof}`)
      expect(mail).toMatch(/gardées jusqu’au lundi 2 mars 2026 à 11\s+?h/)
      given(await shop.buyer().sendOrderLink({ body: { email: order?.email ?? '', reference: placed.reference } }))
      expect((await readMails(shop, placed.reference)).join()).toContain(`?preuve=${order?.proof}`)
      const wrong = { token: placed.token, proof: 'x'.repeat(43) }
      expect(await codeOf(shop.visitor.proveOrder({ body: wrong }))).toBe('not_found')
      const byHand = given(await shop.owner.getAdminOrder({ params: { id: placed.id } }))
      expect(JSON.stringify(byHand)).not.toContain(order?.proof)
      await Promise.all([shop.prove(placed), shop.prove(placed)].map((one) => one.catch(() => {})))
      await shop.prove(placed)
      expect((await shop.orders())[0]).toMatchObject({
        is_proven: 1,
        from_block: expect.stringMatching(/./),
        expires_at: '2026-03-08T10:00:00.000Z',
      })
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('an order that the house begins with is not taken back within hours', async () => {
      const shop = await raise(12)
      await setParameter(shop.owner, 'PAY_ON_COLLECTION', 'true')
      const place = { address: '1, rue Basse', postalCode: '39600', city: 'Arbois' }
      const { id: idAddress } = given(await shop.owner.createCompanyAddress({ body: place }))
      const { id: idSchedule } = given(await shop.owner.createSlot({ body: { idAddress, weekday: 5, opens: 840, closes: 1080 } }))
      const at = { idSchedule, dateSchedule: '2026-03-06', delivery: { type: 'CLICK_AND_COLLECT' as const } }
      const { id } = given(await shop.place(shop.wanted(2, { ...at, payment: 'ON_COLLECTION' })))
      given(await shop.owner.moveOrder({ params: { id }, body: { fulfilment: 'preparing' } }))
      expect((await shop.orders())[0]?.expires_at).toBe('2026-03-09T17:00:00.000Z')
    })

    test('threat 45: the owner sees what is held, a stranger’s first, and frees it; what is paid or over is not held', async () => {
      const shop = await raise(100)
      const kept = await shop.placeProven(shop.wanted(30))
      const small = given(await shop.place(shop.wanted(2)))
      const large = given(await shop.place(shop.wanted(20)))
      const paid = given(await shop.place(shop.wanted(5)))
      given(await shop.owner.recordPayment({ params: { id: paid.id }, body: {} }))
      const gone = given(await shop.place(shop.wanted(4)))
      given(await shop.visitor.cancelOrder({ body: { token: gone.token } }))
      const held = given(await shop.owner.listHeldBottles())
      expect(held.orders.map(({ id, units, isProven }) => [id, units, isProven])).toEqual([
        [large.id, 20, false],
        [small.id, 2, false],
        [kept.id, 30, true],
      ])
      expect(held.orders.map(({ expiresAt }) => expiresAt?.slice(0, 10))).toEqual(['2026-03-02', '2026-03-02', '2026-03-08'])
      expect(held).toMatchObject({ units: 52, total: 3, goods: [{ name: 'Savagnin 2020', quantity: 52 }] })
      given(await shop.owner.moveOrder({ params: { id: large.id }, body: { fulfilment: 'cancelled' } }))
      const { units, total } = given(await shop.owner.listHeldBottles())
      expect([units, total, await shop.left()]).toEqual([32, 2, 63])
      expect(await codeOf(shop.as('MEMBER').listHeldBottles())).toBe('forbidden')
    })

    test('threat 41: an owner who ends a stranger’s orders by the dozen does not fill the mailbox they named', async () => {
      const shop = await raise(100)
      const user = { phone: '1', email: 'victime@exemple.test', isAdult: true }
      const placed = []
      for (let n = 0; n < 12; n += 1) placed.push(given(await shop.place(shop.wanted(1, { user }))))
      for (const { id } of placed) given(await shop.owner.moveOrder({ params: { id }, body: { fulfilment: 'cancelled' } }))
      const kinds = (await shop.mails()).flatMap(({ recipient_key, kind }) => (recipient_key === user.email ? [kind] : []))
      expect(kinds.filter((kind) => kind === 'order_cancelled').length).toBe(mostMails)
      expect(kinds.length).toBe(2 * mostMails)
      expect(await shop.left()).toBe(100)
    })

    test('threat 41: what a stranger has cancelled in their name does not keep the owner’s word from them', async () => {
      const shop = await raise(100)
      const user = { phone: '1', email: 'victime@exemple.test', isAdult: true }
      const placed = []
      for (let n = 0; n < 3; n += 1) placed.push(given(await shop.place(shop.wanted(1, { user }))))
      shop.at('2026-03-02T10:01:00.000Z')
      for (const { token } of placed) given(await shop.visitor.cancelOrder({ body: { token } }))
      expect((await shop.mails('order_cancelled')).length).toBe(mostMails)
      const { id } = given(await shop.place(shop.wanted(1, { user })))
      const owner = await shop.ownerNow()
      given(await owner.moveOrder({ params: { id }, body: { fulfilment: 'cancelled' } }))
      expect((await shop.mails('order_cancelled')).length).toBe(mostMails + 1)
    })

    test('threat 41: twenty-five orders placed and cancelled in a stranger’s name are a few mails to them, and what the house sends goes', async () => {
      const shop = await raise(60)
      const stranger = shop.buyer()
      const victim = { phone: '1', email: 'victime@exemple.test', isAdult: true }
      const placed = []
      for (let n = 0; n < 25; n += 1) {
        // The same mailbox under other spellings.
        const email = n % 2 ? 'Victime+x@exemple.test' : victim.email
        placed.push(given(await stranger.placeOrder({ body: shop.wanted(1, { user: { phone: '1', email, isAdult: true } }) })))
        given(await stranger.cancelOrder({ body: { token: placed[n]?.token ?? '' } }))
      }
      const toVictim = async () => (await shop.mails()).filter(({ recipient_key }) => recipient_key === victim.email)
      expect((await toVictim()).length).toBe(mostMails)
      const late = given(await stranger.placeOrder({ body: shop.wanted(1, { user: victim }) }))
      expect(given(await shop.visitor.followOrder({ body: { token: late.token } }))).toMatchObject({ isTold: false })
      given(await shop.owner.moveOrder({ params: { id: late.id }, body: { fulfilment: 'cancelled' } }))
      expect((await toVictim()).length).toBe(mostMails + 1)
      shop.at('2026-03-02T10:01:00.000Z')
      const next = given(await shop.place(shop.wanted(1, { user: victim })))
      expect(given(await shop.visitor.followOrder({ body: { token: next.token } }))).toMatchObject({ isTold: true })
    })
  })
})
