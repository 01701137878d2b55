import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await bindToSite(shop.db, '1').inTransaction(async (tx) => {
    for (const table of ['news', 'blogs', 'albums', 'services', 'elements'] as const) {
      const { site_id: _, ...one } = await tx.selectFrom(table).selectAll().where('is_valid', '=', 1).executeTakeFirstOrThrow()
      const more = Array.from({ length: 120 }, (_, at) => ({ ...one, id: `${table}-${at}`, slug: `encore-${at}` }))
      for (const next of more)
        await tx
          .insertInto(table)
          .values(next as never)
          .execute()
    }
  })
  await shop.set('INFO_BAR', 'Il y en a davantage')
})
afterAll(() => shop.close())

test.each([
  ['/actualites', 10],
  ['/blog', 12],
  ['/albums', 100],
  ['/services', 100],
  ['/elements/soirees', 24],
  ['/boutique', 24],
])('[C-01] a page of %s shows %i, and leads to the next', async (path, size) => {
  const { main } = await shop.page(path)
  const links = main.all(`:is(h2, h3) > a[href^="${path}/"]`).map(({ href }) => href)
  expect(new Set(links).size).toBe(size)
  expect(main.hrefs).toContain(`${path}?page=2`)
})
