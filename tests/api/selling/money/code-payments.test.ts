import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { readMails } from '../../support/trade/orders.ts'
import { paymentStages } from '../../support/trade/payments.ts'

const openStage = paymentStages()
const user = { phone: '1', email: 'marie.perrin@exemple.test', isAdult: true }

describe('a code that each customer may use once, and orders by card', () => {
  eachDatabase('of one mailbox from several places', (open) => {
    const raise = async (limitPerCustomer = 1) => {
      const shop = await openStage(await open(), transports['in process'], 100)
      given(await shop.owner.createDiscountCode({ body: { code: 'MERCI', type: 'EURO', amount: 100, limitPerCustomer } }))
      const body = shop.wanted(4, { discount: 'MERCI', user, payment: 'CARD' })
      /** Orders by card from a place of its own; nobody has paid yet. */
      const begin = async () => {
        const placed = given(await shop.place(body))
        return { ...placed, session: shop.sessionOf(placed.paymentUrl) }
      }
      const pay = ({ session }: { session: { id: string } }) => {
        shop.stripe.pay(session.id)
        return shop.tell(session, { id: `evt_${session.id}` })
      }
      const count = async () => {
        const orders = await shop.orders()
        const { uses } = await shop.db.read.selectFrom('discount_codes').select('uses').executeTakeFirstOrThrow()
        const paid = orders.filter(({ payment_state }) => payment_state === 'paid').length
        return { paid, held: orders.filter(({ is_holding }) => is_holding === 1).length, uses, left: await shop.left() }
      }
      return { ...shop, body, begin, pay, count }
    }

    test('threat 45: of five that are placed before any is paid one uses it, and the others end at once, their pages closed', async () => {
      const shop = await raise()
      const begun = []
      for (let n = 0; n < 5; n += 1) begun.push(await shop.begin())
      const [first, ...others] = begun as [(typeof begun)[0], ...typeof begun]
      await shop.pay(first)
      expect(await shop.count()).toEqual({ paid: 1, held: 1, uses: 1, left: 96 })
      for (const { id, paymentUrl, token } of others) {
        expect(shop.sessionOf(paymentUrl)).toMatchObject({ status: 'expired' })
        expect(await shop.read(id)).toMatchObject({ payment: 'expired', isHolding: false })
        const seen = given(await shop.visitor.followOrder({ body: { token } }))
        expect([seen.steps.at(-1)?.to, seen.meansLeft, seen.returnsUntil]).toEqual(['code_used', [], null])
        expect(await codeOf(shop.visitor.payOrder({ body: { token } }))).toBe('conflict')
      }
      const told = (await shop.mails()).filter(({ kind }) => kind === 'order_code_used' || kind === 'order_expired')
      expect(told.map(({ kind, recipient_key }) => [kind, recipient_key])).toEqual([['order_code_used', user.email]])
      const [mail = ''] = (await readMails(shop, first.reference)).filter((text) => text.includes('Commandez-les de nouveau'))
      for (const { reference } of others) expect(mail).toContain(reference)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: money that comes all the same for one that ended goes back, and the code stays used once', async () => {
      const shop = await raise()
      const [first, late] = [await shop.begin(), await shop.begin()]
      // Paid on both pages before the shop hears of either.
      shop.stripe.pay(late.session.id)
      await shop.pay(first)
      expect(await shop.read(late.id)).toMatchObject({ payment: 'refunded', isHolding: false })
      await Promise.all([1, 2].map((n) => shop.tell(late.session, { id: `evt_${n}` })))
      await shop.refunds()
      expect(await shop.count()).toEqual({ paid: 1, held: 1, uses: 1, left: 96 })
      expect(shop.stripe.refunds.length).toBe(1)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 45: of five paid at the same moment one uses it, and four go back', async () => {
      const shop = await raise()
      const begun = []
      for (let n = 0; n < 5; n += 1) begun.push(await shop.begin())
      const answers = await Promise.all(begun.map(shop.pay))
      // What met another payment is told again, as Stripe does.
      for (const [n, status] of answers.entries()) if (status !== 200 && begun[n]) await shop.pay(begun[n])
      await shop.expire()
      await shop.refunds()
      expect(await shop.count()).toEqual({ paid: 1, held: 1, uses: 1, left: 96 })
      expect(shop.stripe.refunds.length).toBe(4)
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('a code that is good twice ends the third, and one without such a bound ends nothing', async () => {
      const twice = await raise(2)
      const [one, two, three] = [await twice.begin(), await twice.begin(), await twice.begin()]
      await twice.pay(one)
      expect(await twice.count()).toEqual({ paid: 1, held: 3, uses: 3, left: 88 })
      await twice.pay(two)
      expect(await twice.count()).toEqual({ paid: 2, held: 2, uses: 2, left: 92 })
      expect(await twice.read(three.id)).toMatchObject({ payment: 'expired' })
    })

    test('threat 45: a stranger ends nothing of theirs by ordering in their name, and by paying by hand only what is unproven', async () => {
      const shop = await raise()
      const own = await shop.begin()
      for (let n = 0; n < 3; n += 1) given(await shop.place({ ...shop.body, payment: 'TRANSFER' }))
      expect(await shop.read(own.id)).toMatchObject({ payment: 'awaiting', isHolding: true })
      await shop.prove(own)
      expect(await shop.count()).toEqual({ paid: 0, held: 1, uses: 1, left: 96 })
      expect(shop.sessionOf(own.paymentUrl)).toMatchObject({ status: 'open' })
      const [stranger] = (await shop.orders()).filter(({ id }) => id !== own.id)
      given(await shop.owner.recordPayment({ params: { id: stranger?.id ?? '' }, body: {} }))
      expect((await shop.read(stranger?.id ?? '')).payment).toBe('refunded')
      await shop.pay(own)
      expect(await shop.count()).toEqual({ paid: 1, held: 1, uses: 1, left: 96 })
      expect(await findFaults(shop.db)).toEqual([])
    })

    describe('that makes an order free', () => {
      const raiseFree = async () => {
        const shop = await raise()
        given(
          await shop.owner.createDiscountCode({
            body: { code: 'CADEAU', type: 'PERCENTAGE', amount: 100, limitPerCustomer: 1 },
          }),
        )
        const rates = [{ countries: ['FR'], postalPrefixes: [], cartons: [{ places: 6, price: 0, mostGrams: null }] }]
        const { id: idCarrier } = given(await shop.owner.createCarrier({ body: { name: 'À pied', serviceCode: 'P1', rates } }))
        const paid = { ...shop.body, discount: 'CADEAU' }
        const free = { ...paid, delivery: { type: 'DELIVERY' as const, idCarrier } }
        const proofOf = async (id: string) => (await shop.orders()).find((order) => order.id === id)?.proof ?? ''
        const confirm = async ({ id, token }: { id: string; token: string }) =>
          codeOf(shop.visitor.proveOrder({ body: { token, proof: await proofOf(id) } }))
        return { ...shop, paid, free, confirm }
      }

      test('threat 45: what a stranger gets for nothing in their name ends none of theirs, nor keeps them from the code', async () => {
        const shop = await raiseFree()
        const begun = given(await shop.place(shop.paid))
        expect(begun.total).toBeGreaterThan(0)
        expect(given(await shop.place(shop.free)).total).toBe(0)
        const own = given(await shop.place(shop.paid))
        await shop.pay({ session: shop.sessionOf(own.paymentUrl) })
        expect(await shop.read(own.id)).toMatchObject({ payment: 'paid', isHolding: true })
        expect(await codeOf(shop.place(shop.free)), 'what was paid has used it').toBe('invalid')
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('threat 45: nor sends their late money back', async () => {
        const shop = await raiseFree()
        const own = given(await shop.place({ ...shop.paid, payment: 'TRANSFER' }))
        const late = new Date(shop.stage.dependencies.now().getTime() + 25 * 3_600_000)
        shop.stage.dependencies.now = () => late
        await shop.expire()
        expect(await shop.read(own.id)).toMatchObject({ payment: 'expired', isHolding: false })
        expect(given(await shop.place(shop.free)).total).toBe(0)
        given(await (await shop.ownerNow()).recordPayment({ params: { id: own.id }, body: {} }))
        expect(await shop.read(own.id)).toMatchObject({ payment: 'paid', isHolding: true, refunded: 0 })
        expect((await shop.orders()).map(({ is_holding }) => is_holding).toSorted(), 'what was free has ended').toEqual([0, 1])
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('threat 45: one place has one, and of several that are placed the first proven one keeps it', async () => {
        const shop = await raiseFree()
        const buyer = shop.buyer()
        const first = given(await buyer.placeOrder({ body: shop.free }))
        expect(await codeOf(buyer.placeOrder({ body: shop.free }))).toBe('invalid')
        const [second, third] = [given(await shop.place(shop.free)), given(await shop.place(shop.free))]
        expect((await shop.orders()).every(({ from_block, from_network }) => from_block !== '' && from_network !== '')).toBe(true)
        expect(await shop.confirm(second)).toBe('ok')
        expect([await shop.confirm(first), await shop.confirm(third)]).toEqual(['conflict', 'conflict'])
        const states = (await shop.orders()).map(({ id, is_holding, payment_state, from_block, from_network }) => {
          const name = id === second.id ? 'kept' : 'over'
          return [name, is_holding, payment_state, from_block !== '', from_network !== '']
        })
        expect(states.toSorted(), 'from where the others came is known for a day').toEqual([
          ['kept', 1, 'paid', false, false],
          ['over', 0, 'expired', true, true],
          ['over', 0, 'expired', true, true],
        ])
        expect(await shop.left()).toBe(96)
        const seen = given(await shop.visitor.followOrder({ body: { token: third.token } }))
        expect(seen.steps.at(-1)).toMatchObject({ machine: 'payment', to: 'code_used' })
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('threat 45: of two that are proven at once one keeps it', async () => {
        const shop = await raiseFree()
        const placed = [given(await shop.place(shop.free)), given(await shop.place(shop.free))]
        const codes = await Promise.all(placed.map(shop.confirm))
        expect(codes.toSorted()).toEqual(['conflict', 'ok'])
        expect((await shop.orders()).filter(({ is_holding }) => is_holding === 1).length).toBe(1)
        expect(await findFaults(shop.db)).toEqual([])
      })
    })
  })
})
