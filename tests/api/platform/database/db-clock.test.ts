import { expect, test, vi } from 'vitest'
import { seedVisits } from '#api/demo/trade/visits.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { findCaller } from '#api/identity/sessions/find-caller.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { bumpContentVersion, openContentVersions } from '#api/site/settings/content-version.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { addSites } from '../../../support/sites.ts'

const hour = 3_600_000
const day = 24 * hour

eachDatabase('threat 79: the clock', (open) => {
  test('ends a token a day after it was made, summer time or not, by the clock that is given', async () => {
    const db = await open()
    const [site] = await addSites(db, '1')
    for (const made of ['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z', '2028-02-28T23:30:00Z', '2026-12-31T23:59:59.999Z']) {
      const now = new Date(made)
      const token = await site.inTransaction((tx) => makeToken(tx, { email: 'a@b.test', role: 'ADMIN', now }))
      const callerAt = (ms: number) => findCaller(site.read, token, new Date(now.getTime() + ms))
      expect(await callerAt(-hour), 'a clock set back').toMatchObject({ role: 'ADMIN' })
      expect(await callerAt(day - 1)).toMatchObject({ role: 'ADMIN' })
      expect(await callerAt(day)).toBeUndefined()
      expect(await callerAt(-day * 400), 'a clock that lost a year').toMatchObject({ role: 'ADMIN' })
    }
  })

  test('lets the demo be seeded at any hour: its visitors of sixty days came on sixty days of France', async () => {
    const db = await open()
    const hours = ['2026-10-25T00:30', '2026-11-22T22:30', '2026-12-31T23:30', '2027-03-28T22:30', '2028-02-29T22:59']
    for (const [place, hour] of hours.entries()) {
      const now = new Date(`${hour}:00Z`)
      const [site] = await addSites(db, `${place}`)
      await site.inTransaction((tx) => seedVisits(tx, now))
      const rows = await site.read.selectFrom('visits').select('day').distinct().orderBy('day').execute()
      expect(rows, hour).toHaveLength(60)
      expect([rows[0]?.day, rows.at(-1)?.day]).toEqual([addDays(parisDay(now), -59), parisDay(now)])
    }
  })

  test('may run backwards: writes, versions and their order do not notice', async () => {
    const db = await open()
    await addSites(db, '1')
    let now = Date.parse('2026-11-21T09:00:00Z')
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      now -= hour
      return now
    })
    try {
      const readVersion = openContentVersions(db)
      for (let count = 1; count <= 10; count += 1) {
        await Promise.all([1, 2].map(() => bindToSite(db, '1').inTransaction(bumpContentVersion)))
        expect(await readVersion('1')).toBe(2 * count)
      }
    } finally {
      clock.mockRestore()
    }
  })
})
