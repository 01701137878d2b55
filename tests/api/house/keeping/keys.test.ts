import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { writeBackup } from '#api/house/backup/write-backup.ts'
import { countSealed } from '#api/house/keys/count-sealed.ts'
import { reseal } from '#api/house/keys/reseal.ts'
import { sealedColumns } from '#api/house/keys/sealed-columns.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { readTables } from '#api/platform/database/schema.ts'
import { openSealing, sealingOf } from '#api/platform/outside/sealing.ts'
import { openOrderToken } from '#api/selling/orders/order-link.ts'
import { findPaymentKeys } from '#api/selling/payments/keys/payment-keys.ts'
import { runKeys, runKeysReseal } from '#server/keys/keys.ts'
import { readSettings } from '#server/settings/settings.ts'
import { eachPlace } from '../../../support/database/databases.ts'
import { given } from '../../support/site-calls.ts'
import { now, transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const [old, fresh] = ['the key of last year and long enough to be one', 'the key of this year and long enough to be one'] as const

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

/** A shop that has something of every kind sealed with the old key, on two sites. */
async function raise(db: Database) {
  const shop = await openOrderStage(db, transports['in process'])
  shop.stage.dependencies.sealing = openSealing([old])
  const orders = [given(await shop.place()), given(await shop.place()), given(await shop.place())]
  const owner = transports['in process'](shop.stage)({ siteId: '1', token: shop.stage.tokens['1']?.SUPER_ADMIN })
  const hook = given(
    await owner.createWebhook({ body: { url: 'https://programme.exemple.test/', events: ['order.placed' as const] } }),
  )
  for (const site of ['1', '2']) await fillByHand(db, site)
  return { shop, orders, hook }
}

async function fillByHand(db: Database, site: string): Promise<void> {
  const { seal } = sealingOf(openSealing([old]), site)
  const user = await db.read.selectFrom('users').select('id').where('site_id', '=', site).executeTakeFirstOrThrow()
  const at = now.toISOString()
  await bindToSite(db, site).inTransaction(async (tx) => {
    await tx.deleteFrom('payment_providers').execute()
    const keys = { secret_key: seal('sk_test_1', 'stripe secret key'), hook_secret: seal('whsec_1', 'stripe hook secret') }
    const provider = { provider: 'STRIPE' as const, is_active: 1 as const, public_key: 'pk_test_1', updated_at: at }
    await tx
      .insertInto('payment_providers')
      .values({ ...provider, ...keys, means: '[]' })
      .execute()
    const own = {
      name: 'p',
      number: '',
      url: 'https://p.test/',
      token_url: 'https://p.test/',
      client_id: 'p',
      is_active: 0 as const,
      error: '',
    }
    const moments = {
      since: '2026-03-01',
      looked_to: '',
      told_to: '',
      heard_to: at,
      heard_at: null,
      failing_since: null,
      updated_at: at,
    }
    await tx
      .insertInto('invoicing_platforms')
      .values({ id: 'platform', ...own, ...moments, secret: seal('tres-secret', 'secret of the invoicing platform') })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'id']).doUpdateSet({ secret: seal('tres-secret', 'secret of the invoicing platform') }),
      )
      .execute()
    await tx.deleteFrom('second_factors').execute()
    const secret = seal(`JBSWY3DP${site}`, `second_factor/${user.id}`)
    await tx.insertInto('second_factors').values({ user_id: user.id, secret, last_step: 0, created_at: at }).execute()
  })
}

/** What of all that was sealed a sealing of these keys opens. */
async function readAll(db: Database, keys: string[]) {
  const sealing = openSealing(keys)
  const factors = await db.read.selectFrom('second_factors').selectAll().orderBy('site_id').execute()
  const hooks = await db.read.selectFrom('webhooks').selectAll().where('secret', 'like', 's1.%').execute()
  const orders = await db.read
    .selectFrom('orders')
    .selectAll()
    .where('token_sealed', 'like', 's1.%')
    .orderBy('token_hash')
    .execute()
  return {
    stripe: await Promise.all(['1', '2'].map((id) => findPaymentKeys(bindToSite(db, id).read, sealingOf(sealing, id)))),
    factors: factors.map((row) => sealingOf(sealing, row.site_id).open(row.secret, `second_factor/${row.user_id}`)),
    hooks: hooks.map((row) => sealingOf(sealing, row.site_id).open(row.secret, `webhook/${row.id}`)),
    orders: orders.map((row) => openOrderToken(row, sealingOf(sealing, row.site_id))).sort(),
  }
}

const listen = () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  return said
}

eachPlace('keys', (open) => {
  test('all that the old key sealed opens without it once it is sealed anew, and what still needs it is named', async () => {
    const { db, env } = await open()
    const { orders, hook } = await raise(db)
    const before = await readAll(db, [old])
    expect(before.orders).toEqual(orders.map(({ token }) => token).sort())
    expect(before.hooks).toContain(hook.secret)
    mkdirSync(join(env.DATA_DIR, 'backups'), { recursive: true })
    const backup = 'daily-2026-03-01T02-00-00Z.jsonl.gz.age'
    await writeBackup(db, { file: join(env.DATA_DIR, 'backups', backup), keys: [old], now })

    const settings = readSettings({ ...env, SEALING_KEY: `${fresh},${old}` })
    const said = listen()
    await runKeys(settings)
    expect(said).toContain('links of orders: 0 with the present key, 3 with key 2 of SEALING_KEY')
    expect(said).toContain(`${backup}: locked with key 2 of SEALING_KEY`)
    expect(said.join('\n')).toContain('keys:reseal seals them anew')
    said.length = 0
    await runKeysReseal(settings)
    expect(said).toContain('links of orders: 3 with the present key, 0 with key 2 of SEALING_KEY')
    expect(said.join('\n')).toContain('The old key is needed for 1 backups')

    expect(await readAll(db, [fresh])).toEqual(before)
    // With the backup away, the old key may go.
    rmSync(join(env.DATA_DIR, 'backups', backup))
    said.length = 0
    await runKeys(settings)
    expect(said.join('\n')).toContain('the old key may go')
    // The verb of a place where it is gone already finds nothing that it lacks.
    said.length = 0
    await runKeys(readSettings({ ...env, SEALING_KEY: fresh }))
    expect(said.join('\n')).not.toMatch(/NOT NAMED|NO KEY/)
  })

  test('stopped between batches nothing is lost, and the next turn does the rest', async () => {
    const { db } = await open()
    const { orders } = await raise(db)
    let batches = 0
    const keys = [fresh, old]
    const first = await reseal(db, { keys, atOnce: 2, told: () => (batches += 1), isStopping: () => batches > 3 })
    const both = await readAll(db, keys)
    expect(first).toBeGreaterThan(0)
    expect(both.orders).toEqual(orders.map(({ token }) => token).sort())
    const rest = await reseal(db, { keys, atOnce: 2 })
    expect(rest).toBeGreaterThan(0)
    expect(await reseal(db, { keys })).toBe(0)
    expect((await readAll(db, [fresh])).orders).toEqual(orders.map(({ token }) => token).sort())
  })

  test('what no key opens is passed over, counted and left as it is', async () => {
    const { db, env } = await open()
    await raise(db)
    const lost = openSealing(['a key that nobody has any more, long enough']).seal('x', '1/order-token/other')
    await db.inTransaction(async (tx) => {
      const one = await tx.selectFrom('orders').select('id').where('site_id', '=', '1').executeTakeFirstOrThrow()
      await tx.updateTable('orders').set({ token_sealed: lost }).where('id', '=', one.id).execute()
    })
    const said = listen()
    await runKeysReseal(readSettings({ ...env, SEALING_KEY: `${fresh},${old}` }))
    expect(said.join('\n')).toContain('2 with the present key, 0 with key 2 of SEALING_KEY, 1 WITH A KEY THAT IS NOT NAMED')
    expect(process.exitCode).toBe(1)
    const counts = await countSealed(db, [fresh, old])
    expect(counts.find(({ holds }) => holds === 'links of orders')).toMatchObject({ byKey: [2, 0], unknown: 1 })
  })

  test('no other column holds anything sealed', async () => {
    const { db } = await open()
    await raise(db)
    const found: string[] = []
    for (const { name, columns } of await readTables(db.read, db.dialect))
      for (const column of columns) {
        const sealed = sql<boolean>`cast(${sql.ref(column)} as text) like 's1.________.%'`
        const { rows } = await sql`select 1 from ${sql.table(name)} where ${sealed} limit 1`.execute(db.read)
        if (rows.length > 0) found.push(`${name}.${column}`)
      }
    expect(found.sort()).toEqual(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort())
  })
})

test('whoever seals something new puts its column among those that are sealed anew', () => {
  const files = execFileSync('git', ['grep', '-lE', String.raw`sealing\.seal\(`, '--', 'api', ':!*.test.ts'], {
    encoding: 'utf8',
  })
  expect(files.trim().split('\n').sort()).toEqual([
    'api/identity/second-factor/start-second-factor.ts',
    'api/platform/webhooks/create-webhook.ts',
    // Nothing is kept of this one: it is mailed, and is over after a day.
    'api/selling/orders/mailbox-key.ts',
    'api/selling/orders/order-link.ts',
    'api/selling/papers/flows/platform.ts',
    'api/selling/payments/keys/change-payment-provider.ts',
    // The same columns, by another way.
    'api/selling/payments/keys/connect-payment-provider.ts',
  ])
})
