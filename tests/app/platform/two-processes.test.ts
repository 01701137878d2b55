import { expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachPlace } from '../../support/database/databases.ts'
import { openBuilt, origin } from '../../support/site.ts'

const writes = process.env.LONG ? 1000 : 120

eachPlace('two processes on one database', (place) => {
  test('after a change in one, the other shows at most one stale page', async () => {
    const { db, env } = await place()
    await seedDemo(db)
    const token = await bindToSite(db, '1').inTransaction((tx) =>
      makeToken(tx, { email: 'owner@shop.test', role: 'SUPER_ADMIN', now: new Date() }),
    )
    const [writer, reader] = await Promise.all([openBuilt({ ...env, LOG: 'off' }), openBuilt({ ...env, LOG: 'off' })])
    const headers = { host: 'localhost:3000', idSite: '1', authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const titleAt = async () => {
      const page = await reader.fetch(new Request(`${origin}/le-caveau`, { headers: { host: 'localhost:3000' } }))
      return /version \d+/.exec(await page.text())?.[0]
    }
    let stale = 0
    let tooStale = 0
    for (let write = 1; write <= writes; write += 1) {
      const body = JSON.stringify({ title: `version ${write}` })
      const changed = await writer.fetch(new Request(`${origin}/api/admin/page/le-caveau`, { method: 'PUT', headers, body }))
      expect(changed.status).toBe(200)
      if ((await titleAt()) !== `version ${write}`) {
        stale += 1
        if ((await titleAt()) !== `version ${write}`) tooStale += 1
      }
    }
    await Promise.all([writer.close(), reader.close()])
    expect({ tooStale, fewStale: stale <= 1 }).toEqual({ tooStale: 0, fewStale: true })
  }, 300_000)
})
