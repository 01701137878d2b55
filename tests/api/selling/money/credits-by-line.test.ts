import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { openOrderToken } from '#api/selling/orders/order-link.ts'
import { readBody } from '#api/selling/papers/issue-paper.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { sell } from '../../support/trade/shop.ts'

const faultsOf = (outcome: Outcome<unknown, Failure>) => (outcome.ok ? undefined : outcome.error.fields)

describe('what is given back, by line and rate', () => {
  eachDatabase('credits by line', (open) => {
    /** A shop of wine and of grape juice, with an order of both that is paid. */
    const raise = async () => {
      const shop = await openOrderStage(await open(), transports['in process'], 24)
      const juice = await sell(shop.owner, { name: 'Jus de raisin', price: 550, vatRate: 550 }, [
        { capacity: 100, capacityUnit: 'cl' },
      ])
      await shop.fill(juice.first.id, 24)
      const both = [
        { id: shop.wine.product.id, quantity: 2 },
        { id: juice.product.id, quantity: 2 },
      ]
      const buy = async (products: { id: string; quantity: number }[] = both) => {
        const placed = given(await shop.place(shop.wanted(1, { products })))
        return given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
      }
      const papers = async () => {
        const rows = await shop.db.read.selectFrom('papers').selectAll().where('site_id', '=', '1').execute()
        return rows.map(readBody).sort((one, other) => one.kind.localeCompare(other.kind) || one.number - other.number)
      }
      const refund = (id: string, body: { amount: number; lines?: { line: number; quantity: number }[]; shipping?: number }) =>
        shop.owner.refundOrder({ params: { id }, body: { key: `cle-${crypto.randomUUID()}`, reason: 'casse', ...body } })
      return { ...shop, juice, buy, papers, refund }
    }

    test('freight stands at the rates of its goods on cart, order and invoice; of juice alone it is 5,5 %', async () => {
      const shop = await raise()
      await shop.buy([{ id: shop.juice.product.id, quantity: 2 }])
      await shop.buy()
      const [alone, mixed] = await shop.papers()
      expect(alone?.vat).toEqual([{ rate: 550, gross: 2000, net: 1896, tax: 104 }])
      expect(mixed?.shipping).toEqual({
        gross: 900,
        net: 777,
        freight: [
          { rate: 550, gross: 241, net: 228 },
          { rate: 2000, gross: 659, net: 549 },
        ],
      })
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('goods that are named go back at their own rate, with their names; all notes together come to the invoice', async () => {
      const shop = await raise()
      const { id } = await shop.buy()
      given(await shop.refund(id, { amount: 1100, lines: [{ line: 1, quantity: 2 }] }))
      given(await shop.refund(id, { amount: 500 }))
      given(await shop.refund(id, { amount: 3400 }))
      const [juices, lowered, rest, invoice] = await shop.papers()
      expect(juices?.vat).toEqual([{ rate: 550, gross: 1100, net: 1043, tax: 57 }])
      expect(juices?.lines).toMatchObject([{ name: 'Jus de raisin', quantity: 2, after: 1100, net: 1043, vatRate: 550 }])
      expect(lowered?.lines.map(({ name }) => name)).toEqual(['Baisse de prix : Savagnin 2020'])
      expect(rest?.kind).toBe('CREDIT')
      const notes = [juices, lowered, rest].flatMap((note) => note?.vat ?? [])
      for (const { rate, gross, net, tax } of invoice?.vat ?? []) {
        const own = notes.filter((part) => part.rate === rate)
        const sum = (name: 'gross' | 'net' | 'tax') => own.reduce((all, part) => all + part[name], 0)
        expect([sum('gross'), sum('net'), sum('tax')]).toEqual([gross, net, tax])
      }
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('a bottle that its buyer gives up is credited as that bottle, without the tax of anything else', async () => {
      const shop = await raise()
      const { id } = await shop.buy()
      const [{ token = '' } = {}] = (await shop.orders()).map((row) => ({ token: openOrderToken(row, shop.till().sealing) }))
      const body = { token, key: crypto.randomUUID(), lines: [{ line: 1, quantity: 1 }] }
      const { id: asked } = given(await shop.buyer().withdrawOrder({ body }))
      given(await shop.owner.changeWithdrawal({ params: { id: asked }, body: { state: 'REFUNDED' } }))
      const [note] = await shop.papers()
      expect(note).toMatchObject({ orderId: id, vat: [{ rate: 550, gross: 550, net: 521, tax: 29 }], total: 550 })
      expect(note?.lines).toMatchObject([{ name: 'Jus de raisin', quantity: 1, net: 521 }])
    })

    test('a refund that names what was not sold is refused beside its field', async () => {
      const shop = await raise()
      const { id } = await shop.buy()
      const refused = await shop.refund(id, { amount: 100, lines: [{ line: 1, quantity: 3 }] })
      expect(faultsOf(refused)).toMatchObject({ 'lines.0.quantity': expect.anything() })
      expect(faultsOf(await shop.refund(id, { amount: 100, lines: [{ line: 7, quantity: 1 }] }))).toMatchObject({
        'lines.0.line': expect.anything(),
      })
    })

    test('the lines of the mail of an order, what its code takes off and its delivery come to the total', async () => {
      const shop = await raise()
      given(await shop.owner.createDiscountCode({ body: { code: 'MERCI', type: 'EURO', amount: 500 } }))
      given(await shop.place(shop.wanted(2, { discount: 'MERCI' })))
      const [mail] = await shop.mails('order_placed')
      const { lines } = JSON.parse(mail?.params ?? '{}') as { lines: string }
      expect(lines.split('\n')).toEqual([expect.stringContaining('30,00'), 'Remise, code MERCI : −5,00\u00a0€'])
    })

    test('an order of before is read with its freight at 20 %, and its notes follow the papers there are', async () => {
      const shop = await raise()
      const placed = given(await shop.place(shop.wanted(1, { products: [{ id: shop.juice.product.id, quantity: 2 }] })))
      const vat = JSON.stringify([
        { rate: 550, gross: 1100, net: 1043, tax: 57 },
        { rate: 2000, gross: 900, net: 750, tax: 150 },
      ])
      await bindToSite(shop.db, '1').inTransaction((tx) =>
        tx.updateTable('orders').set({ freight: '', vat }).where('id', '=', placed.id).execute(),
      )
      given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
      given(await shop.refund(placed.id, { amount: 2000, lines: [{ line: 0, quantity: 2 }], shipping: 900 }))
      const [note, invoice] = await shop.papers()
      expect(JSON.stringify(invoice?.vat)).toBe(vat)
      expect(note?.vat).toEqual(invoice?.vat)
      expect(await findFaults(shop.db)).toEqual([])
    })
  })
})
