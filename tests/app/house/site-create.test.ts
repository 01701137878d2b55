import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { auditShop } from '#api/house/audit/audit-shop.ts'
import { eachPlace, type TestPlace } from '../../support/database/databases.ts'
import { openBuilt, program } from '../../support/site.ts'

const run = promisify(execFile)
const production = { MULTI_SITE: '1', SEALING_KEY: 'a-key-of-tests-that-is-long-enough-000' }
const host = 'www.cave.test'
const at = `https://${host}`
const words = ['site:create', '--host', host, '--alias', 'cave.test', '--name', 'Cave du Test', '--email']

/** Runs a verb of the built program as an operator does. */
function verb(env: TestPlace, ...given: string[]): Promise<string> {
  return say({ ...env, ...production }, ...given)
}

async function say(env: Record<string, string>, ...given: string[]): Promise<string> {
  const { PATH = '' } = process.env
  const { stdout } = await run(process.execPath, [program, ...given], { env: { PATH, ...env } })
  return stdout
}

eachPlace('a site made by the verb', (place) => {
  test('serves its home at once where it is to be open, and its books are sound', async () => {
    const { db, env } = await place()
    await verb(env, ...words, 'chef@cave.test', '--open')
    const shop = await openBuilt({ ...env, ...production, LOG: 'off' })
    for (const path of ['/', '/boutique', '/contact', '/legal-notice', '/sale-terms', '/panier']) {
      const page = await shop.fetch(new Request(`${at}${path}`, { redirect: 'manual', headers: { host } }))
      expect([path, page.status]).toEqual([path, 200])
      expect(await page.text()).toContain('Cave du Test')
    }
    expect(await auditShop(db)).toEqual([])
    await shop.close()
  }, 60_000)

  test('is under construction otherwise, and lets its owner in by the link that was printed, once', async () => {
    const { db, env } = await place()
    const told = await verb(env, ...words, 'chef@cave.test')
    const link = told.split(at)[2]?.trim() ?? ''
    const shop = await openBuilt({ ...env, ...production, LOG: 'off' })
    const ask = (path: string, init: RequestInit = {}) =>
      shop.fetch(new Request(at + path, { redirect: 'manual', ...init, headers: { host, origin: at } }))
    expect((await ask('/')).status).toBe(503)
    for (const path of ['/auth', link]) expect([path, (await ask(path)).status]).toEqual([path, 200])
    expect(await (await ask(link)).text()).toContain('vous vous connecterez ensuite avec lui.')
    const token = link.split('/').at(-1) ?? ''
    const body = new URLSearchParams({ token, password: 'quatorze tonneaux sous la lune' })
    const accepted = await ask('/invitation', { method: 'POST', body })
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/admin/bienvenue'])
    const owner = db.read.selectFrom('users').select(['email', 'role', 'confirmed_at'])
    expect(await owner.executeTakeFirst()).toEqual({
      email: 'chef@cave.test',
      role: 'SUPER_ADMIN',
      confirmed_at: expect.any(String),
    })
    expect((await ask('/invitation', { method: 'POST', body })).status).toBe(422)
    await shop.close()
  }, 60_000)

  test('tells a newcomer the link by the port that the program will listen on', async () => {
    const { env } = await place()
    const first = await say(env, 'site:create', '--host', 'localhost', '--name', 'Cave', '--email', 'chef@cave.test')
    expect(first).toMatch(/ http:\/\/localhost:3000\/invitation\/[\w-]+\n/)
    const anew = ['site:invite', '--site', '1', '--email', 'second@cave.test']
    expect(await say({ ...env, PORT: '4123' }, ...anew)).toMatch(/^http:\/\/localhost:4123\/invitation\/[\w-]+\n$/)
  }, 60_000)

  test('a host that is taken refuses, and nothing is made', async () => {
    const { db, env } = await place()
    await verb(env, ...words, 'chef@cave.test')
    await expect(verb(env, ...words, 'autre@cave.test')).rejects.toThrow('host: taken')
    await expect(
      verb(env, 'site:create', '--host', 'b.test', '--alias', 'cave.test', '--name', 'B', '--email', 'b@b.test'),
    ).rejects.toThrow('aliases: taken')
    expect(await db.read.selectFrom('sites').select(['id', 'origin', 'is_operator']).execute()).toEqual([
      { id: '1', origin: 'https://www.cave.test', is_operator: 1 },
    ])
    expect(await db.read.selectFrom('users').select('email').execute()).toEqual([{ email: 'chef@cave.test' }])
  }, 60_000)
})
