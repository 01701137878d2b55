import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from '#api/platform/database/sqlite.ts'
import { runVerb } from '../../support/run-verb.ts'
import { startProcess } from '../../support/site-process.ts'

let folder: string
const list = () => join(folder, 'demo-logins.txt')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the first start makes a login of each role, told to this machine’s user alone, and each opens its account', async () => {
  const shop = await startProcess(['start'], { DATA_DIR: folder, LOG: 'off' })
  try {
    expect(statSync(list()).mode & 0o777).toBe(0o600)
    const logins = readFileSync(list(), 'utf8').trim().split('\n')
    expect(logins.map((line) => line.split(/\s+/)[0])).toEqual(['MEMBER', 'ADMIN', 'SUPER_ADMIN'])
    for (const line of logins) {
      const [role, email, password] = line.split(/\s+/)
      const headers = { idSite: '1', 'content-type': 'application/json' }
      const login = await fetch(`${shop.url}/api/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
      const { token } = (await login.json()).data
      const logged = await fetch(`${shop.url}/api/logged`, { headers: { idSite: '1', authorization: `Bearer ${token}` } })
      expect((await logged.json()).data.user).toMatchObject({ email, role })
    }
    const db = openSqlite(join(folder, 'shop.db'))
    // Mails are written by the site's own address: links must lead to where this shop listens.
    await expect.poll(async () => (await db.read.selectFrom('sites').select('origin').execute())[0]?.origin).toBe(shop.url)
    await db.close()
  } finally {
    await shop.end()
  }
})

test('a shop in production makes none', async () => {
  const production = { PUBLIC_ORIGIN: 'https://vins.example', SEALING_KEY: 's'.repeat(40), HOST: '127.0.0.1' }
  const env = { DATA_DIR: folder, LOG: 'off', ...production }
  await expect(startProcess(['start'], env)).rejects.toThrow('there is no database')
  for (const words of [['migrate'], ['site:create', '--name', 'Cave', '--email', 'chef@cave.test']])
    expect(await runVerb(words, env)).toMatchObject({ code: 0 })
  const shop = await startProcess(['start'], env)
  try {
    expect([existsSync(list()), shop.output().includes('demo')]).toEqual([false, false])
  } finally {
    await shop.end()
  }
})
