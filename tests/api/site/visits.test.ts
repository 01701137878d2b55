import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { day, openMembers } from '../support/members.ts'

eachDatabase('visits', (open) => {
  async function stage() {
    const shop = await openMembers(await open())
    const come = (from: string, address: string) => shop.as(undefined, { address }).logVisit({ body: { from } })
    const counts = async () => {
      const rows = await shop.site.read.selectFrom('visits').select(['day', 'source', 'count']).execute()
      return Object.fromEntries(rows.map((row) => [`${row.day} ${row.source}`, row.count]))
    }
    return { ...shop, come, counts }
  }

  test('[A-05] a visit is counted by day and source, and asking after one counts nothing', async () => {
    const { come, counts, as, site } = await stage()
    given(await come('Salon-2026', '192.0.2.1'))
    given(await come('salon-2026', '192.0.2.2'))
    given(await come('lettre', '192.0.2.1'))
    const wanted = { '2026-03-01 salon-2026': 2, '2026-03-01 lettre': 1 }
    expect(await counts()).toEqual(wanted)
    const { id } = await site.read.selectFrom('visits').select('id').where('source', '=', 'lettre').executeTakeFirstOrThrow()
    expect(given(await as().getVisit({ params: { id } }))).toEqual({})
    expect(await codeOf(as().getVisit({ params: { id: 'salon-2026' } }))).toBe('not_found')
    expect(await counts()).toEqual(wanted)
  })

  test('threat 81: a visitor counts once a day for a source, and one place for twenty a day', async () => {
    const { come, counts, pass } = await stage()
    for (let turn = 0; turn < 3; turn += 1) given(await come('salon', '2001:db8:1:1::1'))
    given(await come('salon', '2001:db8:1:1:ffff::2'))
    expect(await counts()).toEqual({ '2026-03-01 salon': 1 })
    pass(day)
    given(await come('salon', '2001:db8:1:1::1'))
    expect(await counts()).toEqual({ '2026-03-01 salon': 1, '2026-03-02 salon': 1 })
    for (let turn = 0; turn < 30; turn += 1) given(await come(`mot-${turn}`, '192.0.2.9'))
    expect(Object.keys(await counts())).toHaveLength(2 + 20)
  })

  test('threat 81: nobody fills the table with names of sources', async () => {
    const { come, counts } = await stage()
    const wrong = ['', '-x', 'a b', '<script>', 'é', 'x'.repeat(41), 'a/b', '../x']
    for (const from of wrong) expect(await codeOf(come(from, '192.0.2.1')), from).toBe('invalid')
    for (let turn = 0; turn < 210; turn += 1) given(await come(`mot-${turn}`, `10.9.${turn}.1`))
    given(await come('mot-0', '10.8.0.1'))
    const seen = await counts()
    expect(Object.keys(seen)).toHaveLength(201)
    expect([seen['2026-03-01 autres'], seen['2026-03-01 mot-0']]).toEqual([10, 2])
  })

  test('[A-05] nothing of a visitor is kept, the owner reads the numbers, and no visit turns the page caches over', async () => {
    const { come, as, site, stage: dependencies } = await stage()
    const version = async () => JSON.stringify(await site.read.selectFrom('content_versions').selectAll().execute())
    const before = await version()
    given(await come('salon', '192.0.2.77'))
    expect(await version()).toBe(before)
    const tables = ['visits', 'rate_limits'] as const
    for (const table of tables) {
      expect(JSON.stringify(await site.read.selectFrom(table).selectAll().execute())).not.toContain('192.0.2.77')
    }
    const owner = as(dependencies.tokens['1']?.ADMIN)
    expect(given(await owner.listVisits({ query: { source: 'salon' } }))).toMatchObject({ visits: [{ count: 1 }], total: 1 })
    expect(await codeOf(as(dependencies.tokens['1']?.MEMBER).listVisits())).toBe('forbidden')
  })
})
