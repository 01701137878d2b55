import { describe, expect, test } from 'vitest'
import { countAlarms } from '#api/house/alarms/count-alarms.ts'
import { watchBooks } from '#api/house/alarms/watch-books.ts'
import { watchShop } from '#api/house/alarms/watch-shop.ts'
import type { JobDependencies } from '#api/platform/jobs/job.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'

describe('alarms', () => {
  eachDatabase('alarms', (open) => {
    const raise = async () => {
      const shop = await openOrderStage(await open(), transports['in process'])
      const watch = async (moment: string) => {
        shop.at(moment)
        await watchShop(shop.till())
        return told()
      }
      const books = () => {
        const dependencies = {
          db: shop.db,
          now: shop.stage.dependencies.now,
          notice: (event: string) => shop.noticed.push(event),
        }
        return watchBooks(dependencies as unknown as JobDependencies)
      }
      const told = async () =>
        given(await (await shop.ownerNow()).listAlarms()).alarms.map(({ kind, count, since }) => [kind, count, since])
      return { ...shop, watch, books, told }
    }

    test('mails that do not leave are told once in the log, and to the owner and the metrics until they have left', async () => {
      const shop = await raise()
      given(await shop.place())
      expect(await shop.watch('2026-03-01T10:30:00.000Z')).toEqual([])
      const alarm = ['MAILS', 2, '2026-03-01T11:30:00.000Z']
      expect(await shop.watch('2026-03-01T11:30:00.000Z')).toEqual([alarm])
      expect(await shop.watch('2026-03-01T12:30:00.000Z')).toEqual([alarm])
      expect([shop.noticed, await countAlarms(shop.db)]).toEqual([
        ['alarm'],
        {
          alarm_mails: 1,
          alarm_payments: 0,
          alarm_refunds: 0,
          alarm_books: 0,
          alarm_rights: 0,
          alarm_webhooks: 0,
          alarm_backup: 0,
          alarm_asked: 0,
          alarm_logins: 0,
          alarm_clock: 0,
        },
      ])
      await shop.db.inTransaction((tx) => tx.updateTable('outbox').set({ sent_at: '2026-03-01T12:40:00.000Z' }).execute())
      expect(await shop.watch('2026-03-01T12:45:00.000Z')).toEqual([])
    })

    test('a payment or a refund that stays open for a day is told, and one by hand is not', async () => {
      const shop = await raise()
      const { id } = given(await shop.place())
      const payment = { order_id: id, amount: 2400, session: null, intent: null, url: null, detail: '' }
      const at = { created_at: '2026-03-01T10:00:00.000Z', settled_at: null, checked_at: '2026-03-01T10:00:00.000Z' }
      await shop.db.inTransaction(async (tx) => {
        for (const provider of ['STRIPE', 'PRACTICE'] as const)
          await tx
            .insertInto('payments')
            .values({ site_id: '1', id: provider, provider, state: 'open', ...payment, ...at })
            .execute()
        await tx
          .insertInto('refunds')
          .values({
            site_id: '1',
            id: 'refund',
            order_id: id,
            payment_id: 'STRIPE',
            state: 'wanted',
            amount: 100,
            reason: '',
            provider_id: null,
            tries: 0,
            created_at: at.created_at,
            done_at: null,
          })
          .execute()
        await tx.deleteFrom('outbox').execute()
      })
      expect(await shop.watch('2026-03-02T09:00:00.000Z')).toEqual([])
      expect(await shop.watch('2026-03-02T13:00:00.000Z')).toEqual([
        ['PAYMENTS', 1, '2026-03-02T13:00:00.000Z'],
        ['REFUNDS', 1, '2026-03-02T13:00:00.000Z'],
      ])
    })

    test('books that do not add up are told with the first line of it, and no more once they do', async () => {
      const shop = await raise()
      const { id } = given(await shop.place())
      given(await shop.owner.recordPayment({ params: { id }, body: {} }))
      await shop.books()
      expect(await shop.told()).toEqual([])
      const set = (total: number) => shop.db.inTransaction((tx) => tx.updateTable('papers').set({ total }).execute())
      await set(1)
      await shop.books()
      const { alarms } = given(await (await shop.ownerNow()).listAlarms())
      expect(alarms).toMatchObject([{ kind: 'BOOKS', count: 1, detail: expect.stringContaining('F2026-00001: its total') }])
      expect(shop.noticed).toEqual(['alarm'])
      await set(2400)
      await shop.books()
      expect(await shop.told()).toEqual([])
    })
  })
})
