import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { exportOrders } from '#api/selling/order-views/export-orders.ts'
import { issueInvoice } from '#api/selling/papers/issue-invoice.ts'
import { hashPaper, readBody } from '#api/selling/papers/issue-paper.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const address = {
  firstname: 'Marie',
  lastname: 'Perrin',
  address: '3, rue Haute',
  postalCode: '39600',
  city: 'Arbois',
  country: 'FR',
}
const textOf = (content: string) => Buffer.from(content, 'base64').toString('latin1').replaceAll('\xa0', ' ')

describe('invoices and credit notes', () => {
  eachDatabase('papers', (open) => {
    const raise = async (stock?: number) => {
      const shop = await openOrderStage(await open(), transports['in process'], stock)
      const person = (place = 0) => ({
        user: { phone: '1', email: `facture-${place}-${crypto.randomUUID()}@exemple.test`, isAdult: true },
      })
      const buy = async (quantity = 1, more: Parameters<typeof shop.wanted>[1] = {}) =>
        given(await shop.place(shop.wanted(quantity, { ...person(), ...more })))
      const pay = async (id: string) => given(await shop.owner.recordPayment({ params: { id }, body: {} }))
      const papers = () =>
        shop.db.read.selectFrom('papers').selectAll().where('site_id', '=', '1').orderBy('issued_at').orderBy('number').execute()
      return { ...shop, buy, pay, papers, person }
    }

    test('an order has one invoice, from the moment it is paid; one that waits or expires has none', async () => {
      const shop = await raise()
      const placed = await shop.buy(2)
      expect(await shop.papers()).toEqual([])
      await shop.pay(placed.id)
      for (const fulfilment of ['preparing', 'shipped'] as const)
        given(await shop.owner.moveOrder({ params: { id: placed.id }, body: { fulfilment } }))
      const [invoice, ...others] = (await shop.papers()).map(readBody)
      expect(others).toEqual([])
      expect(invoice).toMatchObject({ kind: 'INVOICE', year: 2026, number: 1, reference: placed.reference, total: 3900 })
      expect(invoice?.vat).toEqual([{ rate: 2000, gross: 3900, net: 3250, tax: 650 }])
      expect(invoice?.lines).toMatchObject([{ quantity: 2, after: 3000, net: 2500 }])
      expect(invoice?.shipping).toEqual({ gross: 900, net: 750, freight: [{ rate: 2000, gross: 900, net: 750 }] })
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('a member finds them in the archive of their data, by their labels, with what the house noted of the order', async () => {
      const shop = await raise()
      const member = shop.as('MEMBER')
      const placed = given(await member.placeOrder({ body: shop.wanted(2) }))
      await shop.pay(placed.id)
      const key = `cle-${crypto.randomUUID()}`
      given(await shop.owner.refundOrder({ params: { id: placed.id }, body: { key, amount: 500, reason: 'casse' } }))
      given(await shop.owner.noteOrder({ params: { id: placed.id }, body: { note: 'Carton abîmé' } }))
      const [row] = await shop.orders()
      const [order] = await exportOrders(bindToSite(shop.db, '1').read, row?.user_id ?? '')
      expect(order?.papers.map(({ kind, label, total }) => [kind, label, total])).toEqual([
        ['INVOICE', 'F2026-00001', 3900],
        ['CREDIT', 'A2026-00001', 500],
      ])
      expect(order?.note).toBe('Carton abîmé')
    })

    test('money that goes back has its note, whole or in part, and the notes come to no more than the invoice', async () => {
      const shop = await raise()
      const placed = await shop.buy(2)
      await shop.pay(placed.id)
      const back = (amount: number) =>
        shop.owner.refundOrder({
          params: { id: placed.id },
          body: { key: `cle-${crypto.randomUUID()}`, amount, reason: 'casse' },
        })
      given(await back(1000))
      given(await back(2900))
      const notes = (await shop.papers()).filter(({ kind }) => kind === 'CREDIT').map(readBody)
      expect(notes.map(({ number, total, credits }) => [number, total, credits?.label, credits?.reason])).toEqual([
        [1, 1000, 'F2026-00001', 'casse'],
        [2, 2900, 'F2026-00001', 'casse'],
      ])
      expect(notes.flatMap(({ vat }) => vat).reduce((sum, { tax }) => sum + tax, 0)).toBe(650)
      const other = await shop.buy(1)
      await shop.pay(other.id)
      given(await shop.owner.moveOrder({ params: { id: other.id }, body: { fulfilment: 'cancelled' } }))
      const last = (await shop.papers()).map(readBody).find(({ kind, number }) => kind === 'CREDIT' && number === 3)
      expect(last).toMatchObject({
        total: 2400,
        credits: { label: 'F2026-00002', reason: 'cancelled' },
        lines: [{ after: 1500 }],
      })
    })

    test('what was issued stays as it was, whatever the shop becomes afterwards', async () => {
      const shop = await raise()
      const placed = await shop.buy(1)
      await shop.pay(placed.id)
      const [row] = await shop.papers()
      const file = given(await shop.owner.getPaperFile({ params: { id: row?.id ?? '' } }))
      given(await shop.owner.changeParameter({ params: { id: 'legal_company_name' }, body: { value: 'Un autre nom' } }))
      given(await shop.owner.changeParameter({ params: { id: 'art_direction' }, body: { value: 'ETAGERE' } }))
      given(await shop.owner.changeProduct({ params: { id: shop.wine.product.id }, body: { name: 'Un autre vin' } }))
      expect(given(await shop.owner.getPaperFile({ params: { id: row?.id ?? '' } }))).toEqual(file)
      const text = textOf(file.content)
      for (const said of ['DUPLICATA', 'F2026-00001', 'Marie Perrin', 'Savagnin 2020', '24,00 \x80', '20,00 \x80', 'virement'])
        expect(text, said).toContain(said)
    })

    test('what is printed is in the colours of its site: a paper in those of its day, slips in those of now', async () => {
      const shop = await raise()
      const [red, orange] = ['0.46 0.08 0.15 rg', '0.72 0.23 0.05 rg']
      const inkOf = (content: string) => [red, orange].map((ink) => textOf(content).includes(ink))
      const first = await shop.buy(1)
      await shop.pay(first.id)
      given(await shop.owner.changeParameter({ params: { id: 'art_direction' }, body: { value: 'ETAGERE' } }))
      const second = await shop.buy(1)
      await shop.pay(second.id)
      const files = []
      for (const { id } of await shop.papers()) files.push(given(await shop.owner.getPaperFile({ params: { id } })).content)
      expect(files.map(inkOf)).toEqual([
        [true, false],
        [false, true],
      ])
      const slip = given(await shop.owner.getOrderSlip({ params: { id: first.id }, query: { kind: 'packing' } }))
      expect(inkOf(slip.content)).toEqual([false, true])
      const terms = given(await shop.owner.printAttestation({})).content
      expect(inkOf(terms)).toEqual([false, true])
    })

    test('a business is named with its SIREN, and told what a late payment costs; nobody else is', async () => {
      const shop = await raise()
      const own = { ...address, company: 'Cave du Lac', siren: '732829320' }
      const placed = await shop.buy(1, { address: { billing: own } })
      await shop.pay(placed.id)
      const { papers } = given(await shop.visitor.listOrderPapers({ body: { token: placed.token } }))
      const body = { token: placed.token, id: papers[0]?.id ?? '' }
      const text = textOf(given(await shop.visitor.getOrderPaper({ body })).content)
      for (const said of ['Cave du Lac', 'SIREN 732 829 320', 'L. 441-10', '40 \x80']) expect(text).toContain(said)
      const other = await shop.buy(1)
      await shop.pay(other.id)
      const [own2] = given(await shop.visitor.listOrderPapers({ body: { token: other.token } })).papers
      expect(await codeOf(shop.visitor.getOrderPaper({ body: { token: other.token, id: body.id } }))).toBe('not_found')
      const plain = textOf(given(await shop.visitor.getOrderPaper({ body: { token: other.token, id: own2?.id ?? '' } })).content)
      expect(plain).not.toContain('L. 441-10')
    })

    test('I7: 64 papers at once over two series have every number once, in an unbroken chain', async () => {
      const shop = await raise(100)
      const placed = await Promise.all(Array.from({ length: 64 }, (_, place) => shop.buy(1, shop.person(place))))
      // On a slow machine the last of so many are told to come again.
      const payAtLast = async (id: string): Promise<void> => {
        const noted = await shop.owner.recordPayment({ params: { id }, body: {} })
        if (!noted.ok && noted.error.code === 'unavailable') return payAtLast(id)
        given(noted)
      }
      await Promise.all(placed.map(({ id }) => payAtLast(id)))
      await Promise.all(
        placed
          .slice(0, 16)
          .map(({ id }) => shop.owner.refundOrder({ params: { id }, body: { key: `cle-${crypto.randomUUID()}`, amount: 100 } })),
      )
      for (const [kind, count] of [
        ['INVOICE', 64],
        ['CREDIT', 16],
      ] as const) {
        const rows = (await shop.papers()).filter((row) => row.kind === kind).sort((one, other) => one.number - other.number)
        expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, place) => place + 1))
        let previous = ''
        for (const row of rows) {
          expect([row.previous, row.hash]).toEqual([previous, hashPaper(row.body, previous)])
          previous = row.hash
        }
      }
      expect(await findFaults(shop.db)).toEqual([])
    })

    test('threat 79: a number whose paper fails is given to the next one, a year begins at 1, and no clock turns the dates back', async () => {
      const shop = await raise()
      const bound = bindToSite(shop.db, '1')
      const placed = []
      for (let count = 0; count < 4; count += 1) placed.push(await shop.buy(1))
      const rows = await bound.read.selectFrom('orders').selectAll().orderBy('placed_at').execute()
      const at = (now: string) => ({ site: shop.till().site, now: new Date(now) })
      const issue = (place: number, now: string, fails = false) =>
        bound.inTransaction(async (tx) => {
          const order = rows[place]
          if (!order) throw new Error('no order')
          const { label, issued_at } = await issueInvoice(tx, order, at(now))
          if (fails) throw new Error('taken back')
          return [label, issued_at]
        })
      await expect(issue(0, '2026-12-31T22:00:00.000Z', true)).rejects.toThrow('taken back')
      expect(await issue(0, '2026-12-31T22:30:00.000Z')).toEqual(['F2026-00001', '2026-12-31T22:30:00.000Z'])
      expect(await issue(1, '2026-12-31T23:30:00.000Z')).toEqual(['F2027-00001', '2026-12-31T23:30:00.000Z'])
      expect(await issue(2, '2026-12-31T22:50:00.000Z')).toEqual(['F2027-00002', '2026-12-31T23:30:00.000Z'])
      expect(await issue(2, '2027-01-05T10:00:00.000Z')).toEqual(['F2027-00002', '2026-12-31T23:30:00.000Z'])
      expect(await issue(3, '2027-01-05T10:00:00.000Z')).toEqual(['F2027-00003', '2027-01-05T10:00:00.000Z'])
    })
  })
})
