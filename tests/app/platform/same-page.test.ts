import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { eachPlace } from '../../support/database/databases.ts'
import { openBuilt, openTestShop, origin } from '../../support/site.ts'

const paths = ['/', '/le-domaine', '/cookies', '/nulle-part']
const key = 'k'.repeat(32)
const reference = openTestShop({ env: { SERVICE_KEY: key } })
afterAll(async () => (await reference).close())

eachPlace('the same pages', (place) => {
  test('come from this database, and from an API in another process on it', async () => {
    const { db, env } = await place()
    await seedDemo(db)
    const expected = await readAll(async (path) => (await reference).get(path))
    const inProcess = await openBuilt({ ...env, LOG: 'off', SERVICE_KEY: key })
    expect(await readAll((path) => inProcess.fetch(ask(path)))).toEqual(expected)

    const api = createServer(inProcess.listener)
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    const site = await openBuilt({ DATA_DIR: `${env.DATA_DIR}/site`, LOG: 'off', API_URL: address, SERVICE_KEY: key })
    expect(await readAll((path) => site.fetch(ask(path)))).toEqual(expected)
    api.closeAllConnections()
    api.close()
    await Promise.all([site.close(), inProcess.close()])
  })
})

const ask = (path: string) => new Request(origin + path, { headers: { host: 'localhost:3000' } })

async function readAll(get: (path: string) => Promise<Response>): Promise<Record<string, string>> {
  const pages = await Promise.all(paths.map(async (path) => [path, await (await get(path)).text()]))
  return Object.fromEntries(pages)
}
