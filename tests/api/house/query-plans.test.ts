import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { openSqlite } from '#api/platform/database/sqlite.ts'
import { growRows } from '../../../scripts/bench/grow.mjs'
import { copyTemplate } from '../../support/database/sqlite-templates.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'

/** Tables that grow with the years: nothing that a visitor asks for reads one of them from end to end, nor all that a site has of it. */
const growing = [
  'products',
  'declinations',
  'price_ledger',
  'stock_movements',
  'orders',
  'order_lines',
  'order_history',
  'papers',
]
const people = ['users', 'carts', 'cart_lines', 'outbox', 'blogs', 'news', 'newsletter_subscribers', 'form_answers', 'messages']
const whole = new RegExp(
  `^(SCAN (${[...growing, ...people].join('|')})\\b|SEARCH (${[...growing, ...people].join('|')}) .*\\(site_id=\\?\\)$)`,
)

/** What lists can be narrowed by is told of all that is in sale: asked for once in each version of the content. */
const facets = ['select distinct "products"."meals"', 'select distinct "declinations"."year"']

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const end of ends.splice(0).reverse()) await end()
})

/** A shop on SQLite, and the plans of all that is asked of it from then on: of a new one, or of one that has grown and counted its rows. */
async function raise({ hasGrown }: { hasGrown: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-plans-'))
  copyTemplate(inject('sqlite').empty, folder)
  const db = openSqlite(join(folder, 'shop.db'))
  ends.push(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const shop = await openOrderStage(db, transports['in process'], 12)
  const { id } = given(await shop.place())
  given(await (await shop.ownerNow()).recordPayment({ params: { id }, body: {} }))
  if (hasGrown) {
    const writer = new Sqlite(join(folder, 'shop.db'))
    growRows(writer, { products: 1_000, orders: 2_000, members: 500 })
    writer.close()
    await db.refreshStatistics()
  }
  const prepared = new Set<string>()
  const prepare = Sqlite.prototype.prepare
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, text: string) {
    prepared.add(text)
    return prepare.call(this, text) as never
  })
  const plansOf = () => {
    const reader = new Sqlite(join(folder, 'shop.db'), { readonly: true })
    const explain = (text: string) => {
      const holes = Array.from(text.matchAll(/\?/g), () => 0)
      return (prepare.call(reader, `explain query plan ${text}`) as Sqlite.Statement).all(holes) as { detail: string }[]
    }
    const asked = [...prepared].filter((text) => /^select/i.test(text))
    const plans = asked.map((text) => ({ text, details: explain(text).map(({ detail }) => detail) }))
    reader.close()
    return plans
  }
  return { ...shop, plansOf }
}

describe.each([{ hasGrown: false }, { hasGrown: true }])(
  'the plans of what visitors ask, in a shop that has grown: $hasGrown',
  ({ hasGrown }) => {
    test('no statement reads a table that grows from end to end', async () => {
      const shop = await raise({ hasGrown })
      const { visitor, wine } = shop
      const { slug, id } = wine.product
      given(await visitor.listProducts({ query: {} }))
      given(await visitor.listProducts({ query: { orderBy: 'name', page: 3, nbItem: 24 } }))
      given(await visitor.listProductFacets())
      given(await visitor.listProductAddresses())
      given(await visitor.getProduct({ params: { id: slug } }))
      given(await visitor.listRecommendedProducts({ params: { id } }))
      given(await visitor.searchSite({ query: { q: 'savagnin' } }))
      given(await visitor.listNews({ query: {} }))
      given(await visitor.listFolderBlogs({ params: {}, query: {} }))
      given(await visitor.readQuantities({ body: { products: [{ id }] } }))
      const cart = given(await visitor.createCart({ body: { products: [{ idDeclination: wine.first.id, quantity: 1 }] } }))
      given(await visitor.getCart({ params: { id: cart.id } }))
      const plans = shop.plansOf()
      expect(plans.length).toBeGreaterThan(20)
      const slow = plans.flatMap(({ text, details }) =>
        details.filter((detail) => whole.test(detail)).map((detail) => `${detail}: ${text}`),
      )
      expect(slow.filter((told) => !facets.some((facet) => told.includes(facet)))).toEqual([])
    })
  },
)
