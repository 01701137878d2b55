import { type KyselyPlugin, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '#api/platform/database/database.ts'
import { openPostgres } from '#api/platform/database/postgres.ts'
import { eachDatabase, eachPlace } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { fillOrders } from '../../support/rows/fill-orders.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

describe('the audit of the books', () => {
  eachDatabase('audit', (open) => {
    const raise = async () => {
      const shop = await openOrderStage(await open(), transports['in process'])
      given(await shop.owner.createDiscountCode({ body: { code: 'AUDIT', type: 'EURO', amount: 100 } }))
      const placed = given(await shop.place(shop.wanted(2, { discount: 'AUDIT' })))
      given(await shop.owner.recordPayment({ params: { id: placed.id }, body: {} }))
      return { ...shop, placed }
    }
    type Shop = Awaited<ReturnType<typeof raise>>

    const wrongs: Record<string, [(shop: Shop) => Promise<unknown>, string]> = {
      'an amount in a history': [
        ({ db }) => db.inTransaction((tx) => tx.updateTable('order_history').set({ amount: 1 }).execute()),
        'I12',
      ],
      'a step that is gone': [
        ({ db }) => db.inTransaction((tx) => tx.deleteFrom('order_history').where('step', '=', 2).execute()),
        'I12',
      ],
      'a state without its step': [
        ({ db }) => db.inTransaction((tx) => tx.updateTable('orders').set({ fulfilment_state: 'shipped' }).execute()),
        'I12',
      ],
      'a line of another price': [
        ({ db }) => db.inTransaction((tx) => tx.updateTable('order_lines').set({ amount_paid: 1 }).execute()),
        'I5',
      ],
      'money that no payment brought': [({ db }) => db.inTransaction((tx) => tx.deleteFrom('payments').execute()), 'I3'],
      'a code that counts otherwise': [
        ({ db }) => db.inTransaction((tx) => tx.updateTable('discount_codes').set({ uses: 0 }).execute()),
        'I4',
      ],
      'goods that an order let go of': [
        ({ db }) => db.inTransaction((tx) => tx.updateTable('orders').set({ is_holding: 0 }).execute()),
        'I2',
      ],
      'goods that wait for a proof that has come': [
        ({ db }) => db.inTransaction((tx) => tx.updateTable('order_stock').set({ is_waiting: 1 }).execute()),
        'I2',
      ],
    }
    test.each(Object.entries(wrongs))('finds %s', async (_what, [spoil, rule]) => {
      const shop = await raise()
      expect(await findFaults(shop.db)).toEqual([])
      await spoil(shop)
      expect((await findFaults(shop.db)).map((fault) => fault.split(' ')[0])).toContain(rule)
    })

    test('looks at every order, and never has more than some of them in memory', async () => {
      const shop = await raise()
      const count = 1100
      await fillOrders(shop, count, 30)
      const { db, most } = watchAnswers(shop.db)
      const faults = await findFaults(db)
      const named = (rule: string) =>
        new Set(faults.filter((fault) => fault.startsWith(`${rule} order o`)).map((fault) => fault.split(' ')[2])).size
      // Copies of an order are paid without a payment, a step or an invoice.
      expect(['I3', 'I7', 'I12'].map(named)).toEqual([count, count, count])
      expect(most()).toBe(200)
    })

    test('looks at papers that have outlived their orders, and never has more than some of them in memory', async () => {
      const shop = await raise()
      const [paper] = await shop.db.read.selectFrom('papers').selectAll().execute()
      if (!paper) throw new Error('the order has no invoice')
      const copies = Array.from({ length: 2500 }, (_, at) => ({
        ...paper,
        id: `copie-${at}`,
        order_id: `${at % 2 ? '' : 'z'}${10_000 + at}`,
        number: 100 + at,
        label: `F-${100 + at}`,
      }))
      await shop.db.inTransaction(async (tx) => {
        for (let from = 0; from < copies.length; from += 100)
          await tx
            .insertInto('papers')
            .values(copies.slice(from, from + 100))
            .execute()
      })
      const { db, most } = watchAnswers(shop.db)
      const faults = await findFaults(db)
      expect(new Set(faults.flatMap((fault) => /^I7 (F-\d+): its label is kept/.exec(fault)?.[1] ?? [])).size).toBe(copies.length)
      expect(most()).toBeLessThanOrEqual(1001)
    })
  })
})

describe('orders whose transactions see each other’s commits', () => {
  eachPlace('loose', (open) => {
    test('threat 4: even at read committed, 64 buyers get no more than there is, and one checkout is one order', async () => {
      const { db, env } = await open()
      const options = encodeURIComponent('-c default_transaction_isolation=read\\ committed -c timezone=UTC')
      const loose = env.DATABASE_URL ? openPostgres(`${env.DATABASE_URL}?options=${options}`) : db
      try {
        if (loose !== db) expect(await isolationOf(loose)).toBe('read committed')
        const shop = await openOrderStage(loose, transports['in process'], 5)
        const person = () => ({ user: { phone: '1', email: `${crypto.randomUUID()}@exemple.test`, isAdult: true } })
        const answers = await Promise.all(Array.from({ length: 64 }, () => shop.place(shop.wanted(1, person()))))
        expect([answers.filter(({ ok }) => ok).length, await shop.left()]).toEqual([5, 0])
        await shop.fill(shop.wine.first.id, 9)
        const body = shop.wanted(1, { ...person(), checkout: 'un-tirage-de-seize-lettres' })
        const same = await Promise.all(Array.from({ length: 16 }, () => shop.place(body)))
        expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1)
        expect([same[0]?.ok, await shop.left()]).toEqual([true, 8])
        expect(await findFaults(loose)).toEqual([])
      } finally {
        if (loose !== db) await loose.close()
      }
    })
  })
})

/** The same database, and the most rows that one of its snapshots answered at once. */
function watchAnswers(db: Database): { db: Database; most: () => number } {
  let most = 0
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      most = Math.max(most, result.rows.length)
      return result
    },
  }
  const inSnapshot: Database['inSnapshot'] = (work) => db.inSnapshot((snapshot) => work(snapshot.withPlugin(watch)))
  return { db: { ...db, inSnapshot }, most: () => most }
}

async function isolationOf(db: Database): Promise<string | undefined> {
  const { rows } = await db.inTransaction((tx) => sql<{ transaction_isolation: string }>`show transaction_isolation`.execute(tx))
  return rows[0]?.transaction_isolation
}
