import { describe, expect, test } from 'vitest'
import { rows } from '#api/contract/index.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { inputSchema } from '../../support/sample.ts'
import { given } from '../../support/site-calls.ts'
import { now, setStage, transports } from '../../support/stage.ts'

const before = '2026-02-01T10:00:00.000Z'
const since = '2026-02-20T10:00:00.500Z'

for (const [way, transport] of Object.entries(transports)) {
  describe(`whoever keeps a copy asks ${way} for what has changed since the last one`, () => {
    eachDatabase(`changed since ${way}`, (open) => {
      test('and is given that alone, of goods, news and members, to the second', async () => {
        const stage = await setStage(await open())
        const owner = transport(stage)({ siteId: '1', token: stage.tokens['1']?.ADMIN })
        const ids: Record<string, string> = {}
        for (const name of ['ancien', 'nouveau']) {
          ids[`news ${name}`] = given(await owner.createNews({ body: { title: name } })).id
          ids[`product ${name}`] = given(await owner.createProduct({ body: { name, price: 900 } })).id
        }
        await bindToSite(stage.db, '1').inTransaction(async (tx) => {
          for (const table of ['news', 'products', 'users'] as const) {
            await tx.updateTable(table).set({ updated_at: before }).execute()
          }
          await tx.updateTable('news').set({ updated_at: since }).where('title', '=', 'nouveau').execute()
          await tx.updateTable('products').set({ updated_at: since }).where('name', '=', 'nouveau').execute()
        })
        for (const moment of [
          `gte:${since}`,
          'gt:2026-02-20T10:00:00Z',
          'gte:2026-02-20T11:00:00.5+01:00',
          'gte:2026-02-20',
          '2026-02-20',
        ]) {
          const query = { updatedAt: moment }
          expect(
            given(await owner.listAdminNews({ query })).news.map(({ title }) => title),
            moment,
          ).toEqual(['nouveau'])
          expect(
            given(await owner.listAdminProducts({ query })).products.map(({ name }) => name),
            moment,
          ).toEqual(['nouveau'])
        }
        expect(given(await owner.listAdminNews({ query: { updatedAt: `gt:${since}` } })).total).toBe(0)

        const of = { query: { updatedAt: 'gt:2026-02-20T10:00:00Z' } }
        expect(given(await owner.listMembers(of)).members).toEqual([])
        const member = transport(stage)({ siteId: '1', token: stage.tokens['1']?.MEMBER })
        given(await member.changeUser({ body: { firstname: 'Agathe' } }))
        const { members } = given(await owner.listMembers(of))
        expect(members.map(({ firstname, updatedAt }) => [firstname, updatedAt])).toEqual([['Agathe', now.toISOString()]])
        expect(given(await owner.listOrders({ query: { updatedAt: 'gte:2026-02-20T10:00:00Z' } })).total).toBe(0)
      })

      test('and is told of what is no instant', async () => {
        const stage = await setStage(await open())
        const owner = transport(stage)({ siteId: '1', token: stage.tokens['1']?.ADMIN })
        for (const updatedAt of [
          'gte:hier',
          'gte:2026-02-30T10:00:00Z',
          'gte:2026-02-20T25:00:00Z',
          'gte:2026-02-20T10:00',
          'lk:2026',
        ])
          expect(await owner.listAdminNews({ query: { updatedAt } }), updatedAt).toMatchObject({
            error: { code: 'unreadable', fields: { updatedAt: expect.anything() } },
          })
      })
    })
  })
}

test('the lists that can be asked so say it where the API is described', () => {
  const told = rows.filter(([, row]) => JSON.stringify(inputSchema(row.query).properties?.updatedAt ?? '').includes('gte:'))
  expect(told.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      ...['listProducts', 'listAdminProducts', 'listOrders', 'listMembers', 'listStaff', 'listAdminPages', 'listAdminNews'],
      ...['listAdminBlogs', 'listAdminBlogFolders', 'listAdminAlbums', 'listAdminServices', 'listAdminElements'],
      ...['listAdminCollections', 'listAdminAwards', 'listAdminPopups', 'listAdminForms', 'listAdminCalendars'],
    ]),
  )
})
