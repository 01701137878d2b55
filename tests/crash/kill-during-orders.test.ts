import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { auditShop } from '#api/house/audit/audit-shop.ts'
import type { Database } from '#api/platform/database/database.ts'
import { eachPlace } from '../support/database/databases.ts'
import { startProcess } from '../support/site-process.ts'
import { forgetTries, openSmallShop, orderOf, placeOrder, stock } from './support/small-shop.ts'

const cycles = { sqlite: process.env.LONG ? 200 : 12, postgres: process.env.LONG ? 200 : 4 }
const seed = Number(process.env.SEED ?? 20_261_121)
const dice = roll(seed)

/** A checkout, and what the shop answered to it before it was killed. */
type Checkout = { body: object; quantity: number; answer?: string }

eachPlace('[A-26] threat 24: the API killed with -9 while orders come in', (open) => {
  test(`keeps every acknowledged order, doubles none, and its books are sound (seed ${seed})`, {
    timeout: process.env.LONG ? 3_600_000 : 900_000,
  }, async () => {
    const { db, env } = await open()
    await seedDemo(db)
    await openSmallShop(db)
    const sent: Checkout[] = []
    for (let cycle = 1; cycle <= cycles[db.dialect]; cycle += 1) {
      await forgetTries(db)
      const api = await startProcess(['api'], { ...env, SERVICE_KEY: 'k'.repeat(32), LOG: 'off' })
      const wanted = [...sent.filter(({ answer }) => !answer), ...Array.from({ length: 8 }, () => makeCheckout(sent))]
      // As many are heard as chance wants, then it ends in the middle of the others.
      let unheard = 1 + Math.floor(dice() * 6)
      let cut = () => {}
      const isTime = new Promise<void>((end) => {
        cut = end
      })
      const answers = Promise.all(
        wanted.map(async (checkout) => {
          await send(api.url, checkout)
          unheard -= 1
          if (unheard <= 0) cut()
        }),
      )
      await Promise.race([answers, isTime])
      await wait(dice() * 8)
      await api.end('SIGKILL')
      await answers
    }
    const last = await startProcess(['api'], { ...env, SERVICE_KEY: 'k'.repeat(32), LOG: 'off' })
    await forgetTries(db)
    const heard = sent.filter(({ answer }) => answer).length
    // Whoever had no answer asks again; whoever had one gets the same.
    for (const checkout of sent) {
      const before = checkout.answer
      if (!before) await forgetTries(db)
      await send(last.url, checkout)
      expect(checkout.answer).toBe(before ?? checkout.answer)
    }
    await last.end()
    await expectSound(db, sent)
    console.log(`${db.dialect}: ${heard} orders were acknowledged over ${cycles[db.dialect]} kills, none lost, none doubled`)
    expect(heard).toBeGreaterThan(cycles[db.dialect] / 4)
  })
})

async function expectSound(db: Database, sent: Checkout[]): Promise<void> {
  const orders = await db.read.selectFrom('orders').select('id').execute()
  const answered = sent.map(({ answer }) => (JSON.parse(answer ?? '{}') as { id?: string }).id)
  expect(new Set(answered)).toEqual(new Set(orders.map(({ id }) => id)))
  expect(orders.length).toBe(sent.length)
  const { left } = await db.read
    .selectFrom('declinations')
    .select('quantity as left')
    .where('id', '=', 'crash')
    .executeTakeFirstOrThrow()
  expect(left).toBe(stock - sent.reduce((sum, { quantity }) => sum + quantity, 0))
  const mails = await db.read.selectFrom('outbox').select('recipient').where('kind', '=', 'order_placed').execute()
  expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([sent.length, sent.length])
  expect(await auditShop(db)).toEqual([])
}

async function send(url: string, checkout: Checkout): Promise<void> {
  const answer = await placeOrder(url, checkout.body).catch(() => undefined)
  if (answer?.success) checkout.answer = JSON.stringify(answer.data)
}

function makeCheckout(sent: Checkout[]): Checkout {
  const quantity = 1 + Math.floor(dice() * 3)
  const body = orderOf(`tirage-de-la-coupure-${sent.length}`, `coupure-${sent.length}@exemple.test`, quantity)
  const checkout = { body, quantity }
  sent.push(checkout)
  return checkout
}

/** Chance that can be had again. */
function roll(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
