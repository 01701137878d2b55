import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { auditShop } from '#api/audit/audit-shop.ts'
import { bindToSite, type Database } from '#api/db/database.ts'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { writeSettings } from '#api/site/settings.ts'
import { eachPlace } from '../support/databases.ts'
import { startProcess } from '../support/site-process.ts'

const cycles = { sqlite: process.env.LONG ? 200 : 40, postgres: process.env.LONG ? 200 : 8 }
const seed = Number(process.env.SEED ?? 20_261_121)
const dice = roll(seed)
const stock = 1_000_000

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

/** All of this comes from one address, which would be a flood. */
async function forgetTries(db: Database): Promise<void> {
  await db.inTransaction((tx) => tx.deleteFrom('rate_limits').execute())
}

async function send(url: string, checkout: Checkout): Promise<void> {
  const init = {
    method: 'POST',
    headers: { idSite: '1', 'content-type': 'application/json' },
    body: JSON.stringify(checkout.body),
  }
  const answer = await fetch(`${url}/api/order`, init).then(
    (response) => response.json() as Promise<{ success: boolean; data: object }>,
    () => undefined,
  )
  if (answer?.success) checkout.answer = JSON.stringify(answer.data)
}

function makeCheckout(sent: Checkout[]): Checkout {
  const quantity = 1 + Math.floor(dice() * 3)
  const address = { firstname: 'M', lastname: 'P', address: '1, rue Haute', postalCode: '39600', city: 'Arbois', country: 'FR' }
  const body = {
    ...{ checkout: `tirage-de-la-coupure-${sent.length}`, payment: 'TRANSFER', products: [{ id: 'crash', quantity }] },
    user: { phone: '03 84 00 00 01', email: `coupure-${sent.length}@exemple.test` },
    ...{ address: { billing: address }, delivery: { type: 'NO_DELIVERY' } },
  }
  const checkout = { body, quantity }
  sent.push(checkout)
  return checkout
}

/** A shop with one wine, so much of it that only kills can keep an order from being placed. */
async function openSmallShop(db: Database): Promise<void> {
  await bindToSite(db, '1').inTransaction(async (tx) => {
    await writeSettings(tx, { is_e_commerce: 1, is_winemaker: 0 })
    await tx
      .insertInto('products')
      .values({
        ...{
          id: 'crash',
          slug: 'crash',
          type: 'WINE',
          kind: 'rouge',
          name: 'Coupure',
          name_key: 'coupure',
          search_key: 'coupure',
        },
        ...{
          reference: '',
          description: '',
          story: '',
          is_valid: 1,
          is_shown: 1,
          is_vintage: 0,
          has_shipping_fees: 0,
          sell_by_multiple_of: 1,
        },
        ...{ price: 1000, low_price: 1000, discount: '', vat_rate: 2000, stock: 0, facts: '{}', meals: '[]', images: '[]' },
        ...{ variations: '[]', sort_order: 999, created_at: '2026-01-01', updated_at: '2026-01-01', deleted_at: null },
      })
      .execute()
    await tx
      .insertInto('declinations')
      .values({
        ...{ id: 'crash', product_id: 'crash', sort_order: 0, year: null, price: 1000, discount: '', quantity: stock },
        ...{ set_quantity: 1, sell_by_multiple_of: 1, capacity_thousandths: null, capacity_unit: 'cl', weight_grams: 0 },
        ...{ reference: '', variations: '[]', image_id: null, facts: '{}', created_at: '2026-01-01', deleted_at: null },
      })
      .execute()
  })
}

/** Chance that can be had again. */
function roll(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
