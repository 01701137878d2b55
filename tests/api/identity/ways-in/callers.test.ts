import { expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { openCallers } from '#api/identity/sessions/callers.ts'
import { bindToSite, type SiteDatabase } from '#api/platform/database/database.ts'
import { hashToken } from '#api/platform/secrets/secrets.ts'
import { eachPlace } from '../../../support/database/databases.ts'
import { addSites } from '../../../support/sites.ts'
import { countQueries } from '../../support/count-queries.ts'

const now = new Date('2026-03-01T10:00:00.000Z')
const tokenOf = (site: SiteDatabase, role: 'MEMBER' | 'ADMIN') =>
  site.inTransaction((tx) => makeToken(tx, { email: `${role.toLowerCase()}@b.test`, role, now }))

eachPlace('who calls', (open) => {
  test('is asked for once by the calls of one moment, and is nobody else’s answer', async () => {
    const { db } = await open()
    const [one] = await addSites(db, '1', '2')
    const [owner, member] = [await tokenOf(one, 'ADMIN'), await tokenOf(one, 'MEMBER')]
    const counted = countQueries(db)
    const callers = openCallers()
    const ask = (siteId: string, token: string | undefined) =>
      callers.find({ siteId, token, now, read: bindToSite(counted.db, siteId).read })
    const found = await Promise.all([
      ...Array.from({ length: 10 }, () => ask('1', owner)),
      ...[ask('1', member), ask('2', owner), ask('1', undefined), ask('1', `${owner.slice(0, -1)}?`)],
    ])
    expect(found.map((caller) => caller?.role)).toEqual([
      ...Array.from({ length: 10 }, () => 'ADMIN'),
      ...['MEMBER', undefined, 'VISITOR', undefined],
    ])
    expect(counted.asked()).toBe(4)
    expect(await ask('1', owner)).toMatchObject({ role: 'ADMIN' })
    expect(counted.asked()).toBe(5)
  })

  test('is known by a token that begins as keys do, as one in 262,144 does', async () => {
    const { db } = await open()
    const [site] = await addSites(db, '1')
    const token = `vk_${(await tokenOf(site, 'ADMIN')).slice(3)}`
    await site.inTransaction((tx) =>
      tx
        .updateTable('tokens')
        .set({ id: hashToken(token) })
        .execute(),
    )
    expect(await openCallers().find({ siteId: '1', token, read: site.read, now })).toMatchObject({ role: 'ADMIN' })
  })

  test('is never answered from before one’s asking: a token that was withdrawn opens nothing, over 100 times', async () => {
    const { db, reopen } = await open()
    const [site] = await addSites(db, '1')
    const elsewhere = reopen()
    const callers = openCallers()
    for (let count = 1; count <= 100; count += 1) {
      const token = await tokenOf(site, 'ADMIN')
      const ask = () => callers.find({ siteId: '1', token, read: site.read, now })
      const early = ask()
      await elsewhere.inTransaction((tx) => tx.deleteFrom('tokens').execute())
      expect(await ask()).toBeUndefined()
      await early
    }
  })
})
