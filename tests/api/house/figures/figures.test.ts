import { expect, test } from 'vitest'
import { keepDayFigures } from '#api/house/figures/keep-day-figures.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { closeAndSign } from '#api/selling/papers/books/close-and-sign.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { sealing, transports } from '../../support/stage.ts'
import { openDice, openMarket } from '../../support/trade/market.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const sales = { sqlite: 60, postgres: 25 }
const march = { from: '2026-03-01', to: '2026-03-31' }
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

eachDatabase('figures', (open) => {
  test.each(Object.keys(transports) as (keyof typeof transports)[])(
    'a month agrees to the cent with the books before it is closed, while it is, and when all of it is summed up (%s)',
    async (transport) => {
      const db = await open()
      const shop = await openOrderStage(db, transports[transport], 100_000)
      const market = await openMarket(shop)
      const dice = openDice(20_260_301)
      const many = sales[db.dialect]
      for (let sale = 0; sale < many; sale += 1) {
        shop.at(new Date(Date.UTC(2026, 2, 1 + Math.floor((sale * 30) / many), 8 + (sale % 10))).toISOString())
        await market.sellOne(sale, dice)
      }
      const read = async () => given(await (await shop.ownerNow()).getFigures({ query: march }))
      const close = async (at: string) => {
        const now = new Date(at)
        shop.at(at)
        await closeAndSign({ ...shop.till(), now }, sealing.signing)
      }
      const open_ = await read()
      await close('2026-03-16T08:00:00.000Z')
      await keepDayFigures(shop.till())
      const half = await read()
      await close('2026-04-02T08:00:00.000Z')
      const closed = await read()
      await keepDayFigures(shop.till())
      await keepDayFigures(shop.till())
      const kept = await read()
      expect([half, closed, kept]).toEqual([open_, open_, open_])

      const owner = await shop.ownerNow()
      const month = given(await owner.listBookClosings({ query: { kind: 'MONTH' } })).closings[0]
      if (!month) throw new Error('the month is not closed')
      const { now } = kept.takings
      expect(now).toMatchObject({ orders: month.invoices, invoiced: month.invoiced, credited: month.credited })
      expect([now.gross, now.net, now.tax]).toEqual([
        month.invoiced - month.credited,
        sum(month.vat.map(({ net }) => net)),
        sum(month.vat.map(({ tax }) => tax)),
      ])
      expect(now.credited).toBeGreaterThan(0)
      const days = given(await owner.listDailySales({ query: march })).sales
      for (const step of kept.takings.steps) {
        const ofDay = days.filter(({ day }) => day === step.from)
        expect([step.now.gross, step.now.net], step.from).toEqual([
          sum(ofDay.map(({ gross }) => gross)),
          sum(ofDay.map(({ net }) => net)),
        ])
      }
      for (const part of [kept.deliveries, kept.means, kept.clients]) {
        expect(sum(part.map(({ amount }) => amount))).toBe(month.invoiced)
        expect(sum(part.map(({ quantity }) => quantity))).toBe(month.invoices)
      }
      expect(kept.codes.map(({ code }) => code).sort()).toEqual(['MERCI', 'MOINS7'])
      expect(kept.wines.map(({ name }) => name)).toContain('Jus de raisin')
      const orders = await bindToSite(db, '1')
        .read.selectFrom('order_lines')
        .innerJoin('papers', 'papers.order_id', 'order_lines.order_id')
        .select(({ fn }) => fn.sum<number>('quantity').as('quantity'))
        .where('papers.kind', '=', 'INVOICE')
        .executeTakeFirstOrThrow()
      expect(sum(kept.wines.map(({ quantity }) => quantity))).toBe(Number(orders.quantity))

      const file = given(await owner.exportFigures({ params: { table: 'wines' }, query: march }))
      const text = Buffer.from(file.content, 'base64').toString()
      expect(file.name).toBe('chiffres-vins-2026-03-01-2026-03-31.csv')
      expect(text.trim().split('\r\n')).toHaveLength(1 + kept.wineTotal)
      const later = given(await owner.getFigures({ query: { from: '2027-03-01', to: '2027-03-31' } }))
      expect(later.takings.before).toEqual(now)
      expect(later.wines.map(({ quantity, quantityBefore }) => [quantity, quantityBefore])).toEqual(
        kept.wines.map(({ quantity }) => [0, quantity]),
      )
    },
  )

  test('a client is new once, at their first invoice, and a sale counts on the day in France of its invoice', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 100)
    const pay = async (id: string) => given(await (await shop.ownerNow()).recordPayment({ params: { id }, body: {} }))
    shop.at('2026-02-28T22:30:00.000Z')
    const user = (email: string) => ({ user: { phone: '03 84 00 00 02', email, isAdult: true } })
    const first = given(await shop.place(shop.wanted(2, user('elo@exemple.test'))))
    const second = given(await shop.place(shop.wanted(1, user('Elo@Exemple.test'))))
    // Half past midnight of the 1st in France; what was ordered last is paid first.
    shop.at('2026-02-28T23:30:00.000Z')
    await pay(second.id)
    shop.at('2026-03-02T10:00:00.000Z')
    await pay(first.id)
    const read = async (from: string, to: string) => given(await (await shop.ownerNow()).getFigures({ query: { from, to } }))
    expect((await read('2026-02-01', '2026-02-28')).takings.now.orders).toBe(0)
    const found = await read('2026-03-01', '2026-03-02')
    const clients = Object.fromEntries(found.clients.map(({ kind, quantity, amount }) => [kind, [quantity, amount]]))
    expect(clients).toEqual({ NEW: [1, second.total], BACK: [1, first.total] })
    expect((await read('2026-03-01', '2026-03-01')).clients).toMatchObject([{ kind: 'NEW', quantity: 1 }])
    expect(found.wines).toMatchObject([{ quantity: 3 }])
    const wrong = { from: '2026-03-02', to: '2026-03-01' }
    expect(await (await shop.ownerNow()).getFigures({ query: wrong })).toMatchObject({
      error: { code: 'invalid', fields: { to: [expect.stringContaining('dix ans')] } },
    })
    expect(await codeOf(shop.visitor.getFigures({ query: march }))).toBe('unauthenticated')
  })
})
