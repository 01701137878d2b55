import { describe, expect, test } from 'vitest'
import { verifyBooks } from '#api/house/audit/audit-shop.ts'
import { bindToSite, bindWriter, type Database, type SiteWriter } from '#api/platform/database/database.ts'
import { openSigning } from '#api/platform/secrets/signing.ts'
import { closeAndSign } from '#api/selling/papers/books/close-and-sign.ts'
import { closeBooks } from '#api/selling/papers/books/close-books.ts'
import { readChainStates } from '#api/selling/papers/chain/read-chain-states.ts'
import { signBooks } from '#api/selling/papers/chain/sign-books.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { setParameter } from '../../support/trade/shop.ts'
import { tamperings } from './tamperings.ts'

const signing = openSigning(['a key of the books that is long enough'])
const later = openSigning(['the next key of the books, long enough', 'a key of the books that is long enough'])
const stranger = openSigning(['a key that somebody else made, long enough'])

/** Four invoices and a note over three days. */
async function raise(db: Database) {
  const shop = await openOrderStage(db, transports['in process'], 50)
  const sell = async (moment: string) => {
    shop.at(moment)
    const person = { user: { phone: '1', email: `livre-${crypto.randomUUID()}@exemple.test`, isAdult: true } }
    const { id } = given(await shop.place(shop.wanted(1, person)))
    given(await (await shop.ownerNow()).recordPayment({ params: { id }, body: {} }))
    return id
  }
  const first = await sell('2026-03-30T10:00:00.000Z')
  await sell('2026-03-31T20:00:00.000Z')
  await sell('2026-03-31T22:30:00.000Z')
  const body = { key: `cle-${crypto.randomUUID()}`, amount: 600 }
  given(await (await shop.ownerNow()).refundOrder({ params: { id: first }, body }))
  await sell('2026-04-02T10:00:00.000Z')
  const sign = (key = signing) => signBooks(shop.till(), key)
  const close = (moment: string, key = signing) => {
    shop.at(moment)
    return closeAndSign({ ...shop.till(), now: new Date(moment) }, key)
  }
  const write = <T>(work: (tx: SiteWriter) => Promise<T>) => bindToSite(db, '1').inTransaction(work)
  const find = async (key = signing) => (await verifyBooks(db, { signing: key })).map(({ what }) => what)
  return { ...shop, sell, sign, close, write, find }
}

/** Lets a test change what it likes, and takes all of it back. */
class Back extends Error {}

describe('signed books', () => {
  eachDatabase('signed', (open) => {
    test('each of a hundred ways to tamper with them is found, with its line', async () => {
      expect(tamperings.length).toBeGreaterThanOrEqual(100)
      const db = await open()
      const shop = await raise(db)
      await shop.close('2026-04-03T10:00:00.000Z')
      expect(await shop.find()).toEqual([])
      const missed: string[] = []
      for (const { name, spoil, names } of tamperings) {
        const found: string[] = []
        await db
          .inTransaction(async (tx) => {
            await spoil(bindWriter(tx, '1'))
            const seen = {
              ...db,
              inSnapshot: (work: (snapshot: typeof tx) => Promise<unknown>) => work(tx),
            } as unknown as Database
            found.push(...(await verifyBooks(seen, { signing })).map(({ what }) => what))
            throw new Back()
          })
          .catch((error: unknown) => {
            if (!(error instanceof Back)) throw error
          })
        if (!found.some((what) => names.test(what))) missed.push(`${name}: ${found.join(' | ')}`)
      }
      expect(missed).toEqual([])
      expect(await shop.find()).toEqual([])
    })

    test('what is sold goes on, is signed, closed with its head, and mailed to the house and its accountant', async () => {
      const shop = await raise(await open())
      await setParameter(await shop.ownerNow(), 'ACCOUNTANT_EMAIL', 'comptable@exemple.test')
      expect(await shop.sign()).toBe(10)
      expect(await shop.sign()).toBe(0)
      await shop.close('2026-04-03T10:00:00.000Z')
      const closings = await shop.db.read.selectFrom('book_closings').select('head').execute()
      for (const { head } of closings) expect(head).toMatch(/^\d+:[0-9a-f]{64}$/)
      const mails = await shop.mails('books_closed')
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['caveau@exemple.test', 'comptable@exemple.test'])
      const [state] = await readChainStates(shop.db)
      const { head } = JSON.parse(mails[0]?.params ?? '{}') as { head: string }
      expect(head).toBe(`${state?.tip?.seq}:${state?.tip?.hash}`)
      expect(state).toMatchObject({ before: 4, waiting: 0 })
      const written = { seq: state?.tip?.seq ?? 0, hash: state?.tip?.hash ?? '' }
      expect(await verifyBooks(shop.db, { signing, head: written })).toEqual([])
      const forged = await verifyBooks(shop.db, { signing, head: { ...written, hash: '0'.repeat(64) } })
      expect(forged.map(({ what }) => what)).toEqual([expect.stringMatching(/it is not what was written down/)])
    })

    test('a key that is replaced hands over, and the old one may go; one that is lost is told for ever', async () => {
      const shop = await raise(await open())
      await shop.sign()
      // Nothing has to be sold for it: the old key may go soon.
      await shop.sign(later)
      expect(await shop.find(openSigning(['the next key of the books, long enough']))).toEqual([])
      await shop.sell('2026-04-04T10:00:00.000Z')
      await shop.sign(later)
      expect(await shop.find(later)).toEqual([])
      expect(await shop.find(openSigning(['the next key of the books, long enough']))).toEqual([])
      expect(await shop.find(stranger)).toEqual([expect.stringMatching(/which SEALING_KEY does not name/)])
      await shop.sell('2026-04-05T10:00:00.000Z')
      await shop.sign(stranger)
      expect(await shop.find(stranger)).toEqual([expect.stringMatching(/that signed until then was lost/)])
    })

    test('a chain that was taken away whole does not begin anew as if there had been none', async () => {
      const shop = await raise(await open())
      await shop.close('2026-04-03T10:00:00.000Z')
      await shop.write(async (tx) => {
        await tx.deleteFrom('book_entries').execute()
        await tx.deleteFrom('book_tips').execute()
        for (const table of ['papers', 'payments', 'refunds', 'book_closings'] as const)
          await tx.updateTable(table).set({ entry: null }).execute()
      })
      await shop.sign()
      expect(await shop.find()).toContainEqual(expect.stringMatching(/what was signed before was taken away/))
    })

    test('closings of before there was a key keep their hash', async () => {
      const shop = await raise(await open())
      await closeBooks({ ...shop.till(), now: new Date('2026-04-01T10:00:00.000Z') })
      expect(await shop.find()).toEqual([])
      await shop.close('2026-04-03T10:00:00.000Z')
      expect(await shop.find()).toEqual([])
    })
  })
})
