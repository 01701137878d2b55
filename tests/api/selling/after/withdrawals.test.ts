import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage } from '../../support/trade/orders.ts'
import { sell } from '../../support/trade/shop.ts'

let keys = 0
const newKey = () => {
  keys += 1
  return `retractation-${String(keys).padStart(8, '0')}`
}

/** An order that was paid and brought to a state. */
async function placed(shop: OrderStage, quantity: number, until: ('preparing' | 'shipped' | 'completed')[] = []) {
  const order = given(await shop.place(shop.wanted(quantity)))
  const params = { id: order.id }
  given(await shop.owner.recordPayment({ params, body: {} }))
  for (const fulfilment of until) given(await shop.owner.moveOrder({ params, body: { fulfilment } }))
  return order
}

const whole = ['preparing', 'shipped', 'completed'] as const

for (const [way, transport] of Object.entries(transports)) {
  describe(`a withdrawal ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => openOrderStage(await open(), transport)

      test('of the whole gives back the goods and the delivery, is acknowledged with its hour, and paid back by the house', async () => {
        const shop = await raise()
        const { token, id } = await placed(shop, 2, [...whole])
        const key = newKey()
        const body = { token, key, lines: [{ line: 0, quantity: 2 }] }
        const declared = given(await shop.visitor.withdrawOrder({ body }))
        expect(declared).toMatchObject({ state: 'DECLARED', isWhole: true, shipping: 900, refund: 3900 })
        expect(given(await shop.visitor.withdrawOrder({ body })).id).toBe(declared.id)
        const [mail, ...others] = await shop.mails('withdrawal_received')
        expect(others).toEqual([])
        expect(JSON.parse(mail?.params ?? '{}')).toMatchObject({
          moment: 'dimanche 1er mars 2026 à 11\u00a0h',
          lines: '2 × Savagnin 2020 75\u00a0cl',
        })
        expect((await shop.mails('withdrawal_declared')).length).toBe(1)
        const params = { id: key }
        given(await shop.owner.changeWithdrawal({ params, body: { state: 'RECEIVED' } }))
        const end = given(await shop.owner.changeWithdrawal({ params, body: { state: 'REFUNDED' } }))
        expect(end).toMatchObject({ state: 'REFUNDED', idOrder: id, name: 'Marie Perrin' })
        expect(await codeOf(shop.owner.changeWithdrawal({ params, body: { state: 'REFUSED' } }))).toBe('conflict')
        expect(given(await shop.visitor.followOrder({ body: { token } }))).toMatchObject({ payment: 'refunded', refunded: 3900 })
        expect((await shop.mails('withdrawal_answered')).length).toBe(1)
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('is followed by its goods: as many as came back whole are on sale again, each move with its reason', async () => {
        const shop = await raise()
        const { token, reference } = await placed(shop, 3, [...whole])
        const key = newKey()
        given(await shop.visitor.withdrawOrder({ body: { token, key, lines: [{ line: 0, quantity: 2 }] } }))
        const params = { id: key }
        expect(given(await shop.owner.getWithdrawal({ params }))).toMatchObject({
          due: 3000,
          dueBy: '2026-03-15',
          lines: [{ line: 0, name: 'Savagnin 2020 75\u00a0cl', quantity: 2 }],
        })
        const receive = (quantity: number, state: 'RECEIVED' | 'REFUNDED' = 'RECEIVED') =>
          codeOf(shop.owner.changeWithdrawal({ params, body: { state, restock: [{ line: 0, quantity }] } }))
        const before = await shop.left()
        expect(await receive(3)).toBe('invalid')
        expect(await receive(1, 'REFUNDED')).toBe('invalid')
        expect(await shop.left()).toBe(before)
        expect(await receive(1)).toBe('ok')
        expect(await receive(1)).toBe('conflict')
        expect(await shop.left()).toBe(before + 1)
        const { movements } = given(await shop.owner.listStockMovements({ query: { nbItem: 10, page: 1 } }))
        const reason = `Retour de la commande ${reference}`
        expect(movements).toContainEqual(expect.objectContaining({ kind: 'RETURN', change: 1, reason }))
        given(await shop.owner.changeWithdrawal({ params, body: { state: 'REFUNDED' } }))
        expect(given(await shop.owner.getWithdrawal({ params })).due).toBe(0)
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('gives back of a dear delivery what the usual way takes, off sale or not', async () => {
        for (const isSold of [true, false]) {
          const shop = await raise()
          const { token } = await placed(shop, 2, [...whole])
          const cartons = [{ places: 6, price: 600, mostGrams: null }]
          const rates = [{ countries: ['FR'], postalPrefixes: [], cartons }]
          given(await shop.owner.createCarrier({ body: { name: 'Par la poste', serviceCode: 'P1', rates } }))
          given(await shop.owner.changeProduct({ params: { id: shop.wine.product.id }, body: { isValid: isSold } }))
          const body = { token, key: newKey(), lines: [{ line: 0, quantity: 2 }] }
          expect(given(await shop.visitor.withdrawOrder({ body }))).toMatchObject({ isWhole: true, shipping: 600, refund: 3600 })
        }
      })

      test('of a part gives back that part alone, and the delivery with the last of it', async () => {
        const shop = await raise()
        const { token, reference } = await placed(shop, 3, [...whole])
        const [{ email } = { email: '' }] = await shop.orders()
        const naming = { email: ` ${email.toUpperCase()}`, reference: reference.toLowerCase().replace('-', '') }
        const give = (quantity: number) =>
          shop.visitor.withdrawOrder({ body: { ...naming, key: newKey(), lines: [{ line: 0, quantity }] } })
        expect(given(await give(1))).toMatchObject({ isWhole: false, shipping: 0, refund: 1500 })
        expect(await codeOf(give(3))).toBe('invalid')
        const left = given(await shop.visitor.readWithdrawal({ body: naming }))
        expect(left.lines).toMatchObject([{ left: 2, amount: 3000 }])
        expect(given(await give(2))).toMatchObject({ isWhole: true, shipping: 900, refund: 3900 })
        expect(await codeOf(give(1))).toBe('invalid')
        expect(given(await shop.visitor.followOrder({ body: { token } })).mayWithdraw).toBe(false)
      })

      test('threat 32: of one bottle that two pages give back at once is declared once', async () => {
        const shop = await raise()
        const { token } = await placed(shop, 1, [...whole])
        const lines = [{ line: 0, quantity: 1 }]
        const all = await Promise.all(
          [1, 2, 3, 4].map(() => codeOf(shop.visitor.withdrawOrder({ body: { token, key: newKey(), lines } }))),
        )
        expect(all.filter((code) => code === 'ok').length).toBe(1)
        expect((await shop.mails('withdrawal_received')).length).toBe(1)
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('before anything has left ends the order, with its stock and its money', async () => {
        const shop = await raise()
        const { token } = await placed(shop, 2, ['preparing'])
        const body = { token, key: newKey(), lines: [{ line: 0, quantity: 2 }] }
        expect(given(await shop.visitor.withdrawOrder({ body }))).toMatchObject({ state: 'REFUNDED', refund: 3900 })
        const [order] = await shop.orders()
        expect(order).toMatchObject({ fulfilment_state: 'cancelled', payment_state: 'refunded', is_holding: 0 })
        expect(await shop.left()).toBe(12)
        const unpaid = given(await shop.place(shop.wanted(2)))
        const give = (quantity: number) =>
          shop.visitor.withdrawOrder({ body: { token: unpaid.token, key: newKey(), lines: [{ line: 0, quantity }] } })
        expect(await codeOf(give(1))).toBe('conflict')
        expect(given(await give(2))).toMatchObject({ state: 'REFUNDED', refund: 0 })
        expect(await shop.left()).toBe(12)
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('is in time until the end of its last day, which is reckoned from the day the goods came', async () => {
        const shop = await raise()
        const { token } = await placed(shop, 2, ['preparing', 'shipped'])
        shop.at('2026-04-30T10:00:00.000Z')
        const owner = await shop.ownerNow()
        const [{ id } = { id: '' }] = await shop.orders()
        expect(given(await shop.visitor.readWithdrawal({ body: { token } })).presumed?.isPast).toBe(true)
        given(await owner.moveOrder({ params: { id }, body: { fulfilment: 'completed' } }))
        expect(given(await shop.visitor.readWithdrawal({ body: { token } })).lastDay).toBe('2026-05-15')
        shop.at('2026-05-15T21:59:00.000Z')
        const give = () => shop.visitor.withdrawOrder({ body: { token, key: newKey(), lines: [{ line: 0, quantity: 1 }] } })
        expect(await codeOf(give())).toBe('ok')
        shop.at('2026-05-15T22:01:00.000Z')
        expect(await codeOf(give())).toBe('conflict')
        expect(given(await shop.visitor.readWithdrawal({ body: { token } })).closed).toBe('late')
      })

      test('of goods whose arrival nobody noted is in time for forty-four days, and past them on the buyer’s word', async () => {
        const shop = await raise()
        const { token } = await placed(shop, 3, ['preparing'])
        const read = async () => given(await shop.visitor.readWithdrawal({ body: { token } }))
        expect(await read()).toMatchObject({ closed: null, lastDay: null, presumed: null })
        const [{ id } = { id: '' }] = await shop.orders()
        given(await shop.owner.moveOrder({ params: { id }, body: { fulfilment: 'shipped' } }))
        const presumed = { sentOn: '2026-03-01', isPast: false }
        expect(await read()).toMatchObject({ closed: null, lastDay: '2026-04-14', presumed })
        const lines = [{ line: 0, quantity: 1 }]
        const give = (arrivedOn?: string) => {
          const said = arrivedOn ? { arrivedOn } : {}
          return shop.visitor.withdrawOrder({ body: { token, key: newKey(), lines, ...said } })
        }
        shop.at('2026-04-14T21:59:00.000Z')
        expect(await codeOf(give())).toBe('ok')
        shop.at('2026-04-20T10:00:00.000Z')
        expect(await read()).toMatchObject({ closed: null, presumed: { ...presumed, isPast: true } })
        expect(given(await shop.visitor.followOrder({ body: { token } })).mayWithdraw).toBe(true)
        for (const astray of [undefined, '2026-02-28', '2026-04-21', '2026-04-03']) {
          const refused = await give(astray)
          expect(refused.ok ? [] : Object.keys(refused.error.fields ?? {})).toEqual(['arrivedOn'])
        }
        const { id: key } = given(await give('2026-04-06'))
        const owner = await shop.ownerNow()
        expect(given(await owner.getWithdrawal({ params: { id: key } })).arrivedOn).toBe('2026-04-06')
      })

      test('is told of it by the mail of the order, and of what it does not reach', async () => {
        const shop = await raise()
        const primeur = await sell(shop.owner, { name: 'Primeur', price: 800, facts: { withdrawalException: 'EN_PRIMEUR' } }, [
          { year: 2025 },
        ])
        await shop.fill(primeur.first.id, 6)
        const wine = { id: shop.wine.product.id, quantity: 1 }
        const late = { id: primeur.product.id, quantity: 1 }
        for (const products of [[wine], [wine, late], [late]]) given(await shop.place(shop.wanted(1, { products })))
        const told = (await shop.mails('order_placed')).map(({ params }) => JSON.parse(params))
        expect(told.map(({ withdraw, excepted }) => [withdraw, excepted]).sort()).toEqual([
          ['', 'Primeur'],
          ['yes', ''],
          ['yes', 'Primeur'],
        ])
      })

      test('of what the law excepts is refused with its name, and the rest of the order is not', async () => {
        const shop = await raise()
        const primeur = await sell(shop.owner, { name: 'Primeur', price: 800, facts: { withdrawalException: 'EN_PRIMEUR' } }, [
          {},
        ])
        await shop.fill(primeur.first.id, 5)
        const products = [
          { id: shop.wine.product.id, quantity: 1 },
          { id: primeur.product.id, quantity: 1 },
        ]
        const order = given(await shop.place(shop.wanted(1, { products })))
        given(await shop.owner.recordPayment({ params: { id: order.id }, body: {} }))
        for (const fulfilment of whole) given(await shop.owner.moveOrder({ params: { id: order.id }, body: { fulfilment } }))
        const give = (line: number) =>
          shop.visitor.withdrawOrder({ body: { token: order.token, key: newKey(), lines: [{ line, quantity: 1 }] } })
        const { lines } = given(await shop.visitor.readWithdrawal({ body: { token: order.token } }))
        const place = (name: string) => lines.find((line) => line.name === name)?.line ?? -1
        const refused = await give(place('Primeur'))
        expect(refused.ok ? '' : Object.values(refused.error.fields ?? {}).join()).toContain('« Primeur »')
        expect(given(await give(place('Savagnin')))).toMatchObject({ isWhole: false, shipping: 0 })
      })

      test('threat 42: is declared by no reference alone, no wrong address, no other site, and not by trying', async () => {
        const shop = await raise()
        const { reference, token } = await placed(shop, 1, [...whole])
        const [{ email } = { email: '' }] = await shop.orders()
        const tries = [{}, { reference }, { email }, { email: 'autre@exemple.test', reference }, { email, reference: '' }]
        for (const body of tries) expect(await codeOf(shop.visitor.readWithdrawal({ body }))).toBe('not_found')
        expect(await codeOf(transport(shop.stage)({ siteId: '2' }).readWithdrawal({ body: { token } }))).toBe('not_found')
        const guess = () => shop.visitor.readWithdrawal({ body: { email, reference: '7KQ2-M9XD' } })
        const codes = []
        for (let time = 0; time < 25; time += 1) codes.push(await codeOf(guess()))
        expect(codes.at(-1)).toBe('rate_limited')
        const shown = JSON.stringify(given(await shop.buyer().readWithdrawal({ body: { token } })))
        expect(shown).not.toContain('Perrin')
      })

      test('threats 42, 45: strangers who name a buyer without end, from wherever, keep them from nothing; a network gets no further', async () => {
        const shop = await raise()
        const { reference } = await placed(shop, 1, [...whole])
        const [{ email } = { email: '' }] = await shop.orders()
        const guess = (clientAddress: string) =>
          codeOf(
            transport(shop.stage)({ siteId: '1', clientAddress }).readWithdrawal({ body: { email, reference: '7KQ2-M9XD' } }),
          )
        for (let place = 0; place < 100; place += 1) expect(await guess(`198.18.${place}.1`)).toBe('not_found')
        expect(await codeOf(shop.buyer().readWithdrawal({ body: { email, reference } }))).toBe('ok')
        for (let turn = 0; turn < 200; turn += 1) expect(await guess(`203.0.113.${turn % 20}`)).toBe('not_found')
        expect(await guess('203.0.113.20')).toBe('rate_limited')
        expect(await codeOf(shop.buyer().readWithdrawal({ body: { email, reference } }))).toBe('ok')
      })

      test('threat 45: a withdrawal of what has left, declared by its number alone, is taken back by whoever says that it was not theirs', async () => {
        const shop = await raise()
        const { token, reference } = await placed(shop, 2, [...whole])
        const [{ email } = { email: '' }] = await shop.orders()
        const declare = { email, reference, key: newKey(), lines: [{ line: 0, quantity: 1 }] }
        given(await shop.buyer().withdrawOrder({ body: declare }))
        const seen = given(await shop.visitor.followOrder({ body: { token } }))
        expect(seen.withdrawals).toMatchObject([{ state: 'DECLARED', awaitsBuyer: false, mayDisown: true }])
        given(await shop.visitor.confirmWithdrawal({ body: { token, id: declare.key, isOwn: false } }))
        const after = given(await shop.visitor.followOrder({ body: { token } }))
        expect(after.withdrawals).toMatchObject([{ state: 'REFUSED', proof: 'DISOWNED', mayDisown: false }])
      })
    })
  })
}
