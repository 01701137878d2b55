import { describe, expect, test } from 'vitest'
import { readBody } from '#api/selling/papers/issue-paper.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { enterPaper } from '#app/models/selling/money/ledger.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage, readMails, type WantedOrder } from '../../support/trade/orders.ts'
import { findMiscounted, gatherCourses } from '../../support/trade/second-reckoning.ts'
import { sell, setParameter } from '../../support/trade/shop.ts'

const faultsOf = (outcome: Outcome<unknown, Failure>) => (outcome.ok ? [] : Object.keys(outcome.error.fields ?? {}))
const gift = { card: 'Joyeux anniversaire,\nMarthe', isWrapped: true, day: '2026-03-20' }

describe.each(Object.keys(transports) as (keyof typeof transports)[])('a gift, %s', (transport) => {
  eachDatabase('gifts', (open) => {
    /** A shop that wraps for 4,90 € at 5,5 %, and sells wine and juice. */
    const raise = async () => {
      const shop = await openOrderStage(await open(), transports[transport], 24)
      const wrap = { GIFT_WRAPPING: 'true', GIFT_WRAPPING_PRICE: '4.9', GIFT_WRAPPING_VAT: '5.5' }
      for (const [type, value] of Object.entries(wrap)) await setParameter(shop.owner, type, value)
      const juice = await sell(shop.owner, { name: 'Jus', price: 550, vatRate: 550 }, [{ capacity: 100, capacityUnit: 'cl' }])
      await shop.fill(juice.first.id, 24)
      const products = [
        { id: shop.wine.product.id, quantity: 2 },
        { id: juice.product.id, quantity: 2 },
      ]
      const give = (more: Partial<WantedOrder> = {}) => shop.place(shop.wanted(1, { products, gift, ...more }))
      const papers = async () => {
        const rows = await shop.db.read.selectFrom('papers').selectAll().where('site_id', '=', '1').execute()
        return rows.map(readBody).sort((one, other) => other.kind.localeCompare(one.kind) || one.number - other.number)
      }
      const refund = (id: string, body: { amount: number; lines?: { line: number; quantity: number }[] }) =>
        shop.owner.refundOrder({ params: { id }, body: { key: `cle-${crypto.randomUUID()}`, reason: '', ...body } })
      return { ...shop, products, give, papers, refund }
    }

    test('its wrapping is asked for once, taxed at its own rate on order, invoice and books, and goes back as itself', async () => {
      const shop = await raise()
      const placed = given(await shop.give())
      expect(placed.total).toBe(3000 + 1100 + 900 + 490)
      const followed = given(await shop.buyer().followOrder({ body: { token: placed.token } }))
      expect(followed).toMatchObject({ gift, wrapping: 490, subtotal: 4100, shippingFees: 900, total: 5490 })
      given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
      const [invoice] = await shop.papers()
      expect(invoice?.lines.at(-1)).toEqual({
        name: 'Emballage cadeau',
        details: '',
        quantity: 1,
        unitPrice: 490,
        before: 490,
        after: 490,
        net: 465,
        vatRate: 550,
        isWrapping: true,
      })
      expect(invoice?.vat).toEqual([
        { rate: 550, gross: 1831, net: 1736, tax: 95 },
        { rate: 2000, gross: 3659, net: 3049, tax: 610 },
      ])
      const entry = invoice && enterPaper(invoice, { day: '2026-03-01', label: 'F' })
      expect(entry?.lines).toContainEqual({ account: '7088055', amount: -465 })
      given(await shop.refund(placed.id, { amount: 490, lines: [{ line: 2, quantity: 1 }] }))
      given(await shop.refund(placed.id, { amount: 1000 }))
      given(await shop.refund(placed.id, { amount: 4000 }))
      const all = await shop.papers()
      expect(all[1]?.lines).toMatchObject([{ name: 'Emballage cadeau', quantity: 1, after: 490, net: 464, isWrapping: true }])
      expect(gatherCourses(all).flatMap(findMiscounted)).toEqual([])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('whoever gives all of it up has the wrapping back with it; of a part they have not', async () => {
      const shop = await raise()
      const asks = async (count: number) => {
        const placed = await shop.placeProven(shop.wanted(1, { products: shop.products, gift }))
        given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
        given(await shop.owner.moveOrder({ params: { id: placed.id }, body: { fulfilment: 'preparing' } }))
        given(await shop.owner.moveOrder({ params: { id: placed.id }, body: { fulfilment: 'shipped' } }))
        const lines = [
          { line: 0, quantity: 2 },
          { line: 1, quantity: count },
        ]
        const body = { token: placed.token, key: crypto.randomUUID(), lines }
        const asked = given(await shop.buyer().withdrawOrder({ body }))
        const params = { id: asked.id }
        given(await shop.owner.changeWithdrawal({ params, body: { state: 'REFUNDED' } }))
        return asked.refund
      }
      expect(await asks(1)).toBe(3000 + 550)
      expect(await asks(2)).toBe(5490)
      const whole = (await shop.papers()).at(-1)
      expect(whole?.total).toBe(5490)
      expect(gatherCourses(await shop.papers()).flatMap(findMiscounted)).toEqual([])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('what is not offered, a day that nobody can promise and one for what is fetched are refused beside their fields', async () => {
      const shop = await raise()
      expect(faultsOf(await shop.give({ gift: { ...gift, day: '2026-03-01' } }))).toEqual(['gift.day'])
      expect(faultsOf(await shop.give({ gift: { ...gift, day: '2026-06-01' } }))).toEqual(['gift.day'])
      expect(faultsOf(await shop.give({ delivery: { type: 'NO_DELIVERY' } }))).not.toEqual([])
      expect(await codeOf(shop.give({ gift: { ...gift, card: 'a'.repeat(401) } }))).toBe('invalid')
      await setParameter(shop.owner, 'GIFT_WRAPPING', 'false')
      expect(faultsOf(await shop.give())).toEqual(['gift.isWrapped'])
      const bare = { ...gift, isWrapped: false }
      expect(given(await shop.give({ gift: bare })).total).toBe(5000)
      await setParameter(shop.owner, 'GIFT_WRAPPING', 'true')
      await setParameter(shop.owner, 'GIFT_WRAPPING_PRICE', '0')
      expect(given(await shop.give()).total).toBe(5000)
      await setParameter(shop.owner, 'GIFT_WRAPPING_PRICE', '4.9')
      await setParameter(shop.owner, 'VAT_REGIME', 'FRANCHISE')
      const free = given(await shop.give())
      const { vat } = given(await shop.buyer().followOrder({ body: { token: free.token } }))
      expect(vat).toEqual([{ rate: 0, gross: 5490, net: 5490, tax: 0 }])
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('the house is told what to lay in, the receiver gets a card and no price, and nobody but the buyer a mail', async () => {
      const shop = await raise()
      const { id, reference } = given(await shop.give())
      given(await shop.owner.recordPayment({ params: { id }, body: {} }))
      const round = given(await shop.owner.readOrderRound())
      expect(round.orders).toMatchObject([{ id, gift }])
      const textOf = ({ content }: { content: string }) =>
        Buffer.from(content, 'base64').toString('latin1').replaceAll('\xa0', ' ')
      const print = async (kind: 'gift' | 'card') =>
        textOf(given(await shop.owner.getOrderSlip({ params: { id }, query: { kind } })))
      const [slip, card] = [await print('gift'), await print('card')]
      for (const paper of [slip, card]) expect(paper).not.toMatch(/15,00|54,90|4,90/)
      expect(card).toContain('Joyeux anniversaire,')
      expect(card).toContain('Marthe')
      expect(card).toContain('De la part de Marie Perrin')
      expect(textOf(given(await shop.owner.printOrderRound({ query: {} })))).toMatch(/\/Count 4\b/)
      const plain = given(await shop.place())
      expect(await codeOf(shop.owner.getOrderSlip({ params: { id: plain.id }, query: { kind: 'card' } }))).toBe('not_found')
      const [toBuyer] = await readMails(shop, reference)
      expect(toBuyer).toContain('Emballage cadeau')
      const rows = await shop.mails()
      const sentTo = new Set(rows.map((row) => row.recipient))
      expect([...sentTo].filter((to) => !/acheteur-|caveau@/.test(to))).toEqual([])
      expect(JSON.stringify(shop.stage.log)).not.toContain('Joyeux')
    })
  })
})
