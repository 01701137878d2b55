import { describe, expect, test } from 'vitest'
import { verifyBooks } from '#api/house/audit/audit-shop.ts'
import type { SiteWriter } from '#api/platform/database/database.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { forgetOrders } from '#api/selling/order-jobs/forget-orders.ts'
import { closeBooks } from '#api/selling/papers/books/close-books.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'

describe('the books', () => {
  eachDatabase('books', (open) => {
    /** Three invoices and a note over two days, at the turn of a month. */
    const raise = async () => {
      const shop = await openOrderStage(await open(), transports['in process'], 50)
      const sell = async (moment: string) => {
        shop.at(moment)
        const person = { user: { phone: '1', email: `livre-${crypto.randomUUID()}@exemple.test`, isAdult: true } }
        const { id } = given(await shop.place(shop.wanted(1, person)))
        given(await (await shop.ownerNow()).recordPayment({ params: { id }, body: {} }))
        return id
      }
      const first = await sell('2026-03-30T10:00:00.000Z')
      await sell('2026-03-31T21:00:00.000Z')
      await sell('2026-03-31T22:30:00.000Z')
      const body = { key: `cle-${crypto.randomUUID()}`, amount: 600 }
      given(await (await shop.ownerNow()).refundOrder({ params: { id: first }, body }))
      const close = (moment: string) => {
        shop.at(moment)
        return closeBooks({ ...shop.till(), now: new Date(moment) })
      }
      const write = (work: (tx: SiteWriter) => Promise<unknown>) => bindToSite(shop.db, '1').inTransaction(work)
      return { ...shop, sell, close, write }
    }

    test('days and months that are over are closed once, with all that was ever sold, and today is not', async () => {
      const shop = await raise()
      expect(await shop.close('2026-04-01T10:00:00.000Z')).toBe(3)
      expect(await shop.close('2026-04-01T10:15:00.000Z')).toBe(0)
      expect(await shop.close('2026-04-02T10:15:00.000Z')).toBe(1)
      const owner = await shop.ownerNow()
      const { closings } = given(await owner.listBookClosings({ query: { orderBy: 'number' } }))
      const told = closings.map(({ kind, period, invoiced, credited, grandTotal }) => [
        kind,
        period,
        invoiced,
        credited,
        grandTotal,
      ])
      expect(told).toEqual([
        ['DAY', '2026-03-30', 2400, 0, 2400],
        ['DAY', '2026-03-31', 2400, 0, 4800],
        ['MONTH', '2026-03', 4800, 0, 4800],
        ['DAY', '2026-04-01', 2400, 600, 6600],
      ])
      expect(closings.at(-1)).toMatchObject({ lastInvoice: 'F2026-00003', lastCredit: 'A2026-00001' })
      expect(given(await owner.getBookClosing({ params: { id: 'MONTH-2026-03' } })).invoices).toBe(2)
      expect(await shop.close('2027-01-02T10:00:00.000Z')).toBe(2)
      expect(await verifyBooks(shop.db)).toEqual([])
    })

    test('what was sold is told by day and by rate, in tables that no spreadsheet carries out', async () => {
      const shop = await raise()
      const owner = await shop.ownerNow()
      const query = { from: '2026-03-01', to: '2026-04-30' }
      const { sales } = given(await owner.listDailySales({ query }))
      expect(sales.map(({ day, rate, papers, gross, net, tax }) => [day, rate, papers, gross, net, tax])).toEqual([
        ['2026-03-30', 2000, 1, 2400, 2000, 400],
        ['2026-03-31', 2000, 1, 2400, 2000, 400],
        ['2026-04-01', 2000, 2, 1800, 1500, 300],
      ])
      const journal = Buffer.from(given(await owner.exportPapers({ query })).content, 'base64').toString()
      expect(journal.split('\r\n').filter(Boolean)).toHaveLength(5)
      expect(journal).toContain('"F2026-00001";"Facture";"30/03/2026"')
      expect(journal).toContain('"A2026-00001";"Avoir";"01/04/2026";"F2026-00001"')
      expect(Buffer.from(given(await owner.exportDailySales({ query })).content, 'base64').toString()).toContain(
        '"ventes";"15,00"',
      )
      const refused = await owner.exportPapers({ query: { from: '2026-01-01', to: '2027-06-01' } })
      expect([refused.ok, refused.ok || refused.error.code]).toEqual([false, 'invalid'])
    })

    const wrongs: Record<string, [(tx: SiteWriter) => Promise<unknown>, RegExp]> = {
      'a byte of a paper': [
        async (tx) => {
          const row = await tx.selectFrom('papers').selectAll().where('label', '=', 'F2026-00002').executeTakeFirstOrThrow()
          const at = Math.floor(row.body.length / 2)
          const body = `${row.body.slice(0, at)}${String.fromCharCode(row.body.charCodeAt(at) ^ 1)}${row.body.slice(at + 1)}`
          return tx.updateTable('papers').set({ body }).where('id', '=', row.id).execute()
        },
        /^F2026-00002: it is not what was issued/,
      ],
      'a paper that is gone': [
        (tx) => tx.deleteFrom('papers').where('label', '=', 'F2026-00002').execute(),
        /^F2026-00003: its number is 3, 2 was to come/,
      ],
      'the last paper that is gone': [
        (tx) => tx.deleteFrom('papers').where('label', '=', 'F2026-00003').execute(),
        /^the last of the series INVOICE is 2026\/2 /,
      ],
      'an amount beside its paper': [
        (tx) => tx.updateTable('papers').set({ total: 1 }).where('label', '=', 'F2026-00001').execute(),
        /^F2026-00001: its total is kept as 1, the paper says 2400/,
      ],
      'an order that says something else': [
        (tx) => tx.updateTable('orders').set({ vat: '[]' }).execute(),
        /its invoice says another tax than the order/,
      ],
      'a closing that was changed': [
        (tx) => tx.updateTable('book_closings').set({ invoiced: 1 }).where('period', '=', '2026-03-31').execute(),
        /^closing DAY-2026-03-31: it is not what was written/,
      ],
      'a closing that is gone': [
        (tx) => tx.deleteFrom('book_closings').where('period', '=', '2026-03-31').execute(),
        /^closing MONTH-2026-03: 2 was to come/,
      ],
    }
    test.each(Object.entries(wrongs))('finds %s, and names its line', async (_what, [spoil, line]) => {
      const shop = await raise()
      await shop.close('2026-04-03T10:00:00.000Z')
      expect(await verifyBooks(shop.db)).toEqual([])
      await shop.write(spoil)
      expect((await verifyBooks(shop.db)).map(({ what }) => what)).toContainEqual(expect.stringMatching(line))
    })

    test('papers go by whole years once nobody has to show them, and the books of the rest are sound', async () => {
      const shop = await raise()
      await shop.close('2027-01-02T10:00:00.000Z')
      await shop.sell('2027-02-01T10:00:00.000Z')
      await shop.write((tx) => forgetOrders(tx, '2027-01-15T00:00:00.000Z'))
      await shop.sell('2027-02-02T10:00:00.000Z')
      expect(
        (await shop.db.read.selectFrom('papers').select('label').orderBy('label').execute()).map(({ label }) => label),
      ).toEqual(['F2027-00001', 'F2027-00002'])
      expect(await verifyBooks(shop.db)).toEqual([])
    })
  })
})
