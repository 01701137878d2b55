import pg from 'pg'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { keepDayFigures } from '#api/house/figures/keep-day-figures.ts'
import { openPostgres } from '#api/platform/database/postgres.ts'
import { createTestDatabase, dropTestDatabase } from '../../support/database/test-database.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'
import { ends, raisePlans } from '../support/trade/plans.ts'

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
const people = 'users carts cart_lines outbox blogs news newsletter_subscribers form_answers messages comments'.split(' ')
const whole = new RegExp(
  `^(SCAN (${[...growing, ...people].join('|')})\\b|SEARCH (${[...growing, ...people].join('|')}) .*\\(site_id=\\?\\)$)`,
)

/** What is told of all that is in sale is asked for once in each version of the content. */
const wholeCatalogue = [
  'select count(*) as "total" from "products"',
  'select distinct "products"."kind"',
  'select "products"."slug", "products"."name", "products"."type", "products"."updated_at"',
  'select distinct "products"."meals"',
  'select distinct "declinations"."year"',
]

afterEach(async () => {
  vi.restoreAllMocks()
  for (const end of ends.splice(0).reverse()) await end()
})

/** All that a visitor may ask for, but what they write. */
async function askEverything({ visitor, wine, ownerNow }: Awaited<ReturnType<typeof openOrderStage>>): Promise<void> {
  const { slug, id } = wine.product
  given(await visitor.listProducts({ query: {} }))
  given(await visitor.listProducts({ query: { orderBy: 'name', page: 3, nbItem: 24 } }))
  given(await visitor.listProductFacets())
  expect(given(await visitor.listProductAddresses({ query: {} })).map((one) => one.slug)).toContain(slug)
  expect(given(await visitor.listProductAddresses({ query: { page: 2 } }))).toEqual([])
  given(await visitor.getProduct({ params: { id: slug } }))
  given(await visitor.listRecommendedProducts({ params: { id } }))
  given(await visitor.searchSite({ query: { q: 'savagnin' } }))
  given(await visitor.listNews({ query: {} }))
  const written = given(await (await ownerNow()).createNews({ body: { title: 'Le gel', isValid: true } }))
  given(await visitor.listNewsComments({ params: { id: written.id }, query: { page: 2 } }))
  given(await visitor.listFolderBlogs({ params: {}, query: {} }))
  given(await visitor.readQuantities({ body: { products: [{ id }] } }))
  const cart = given(await visitor.createCart({ body: { products: [{ idDeclination: wine.first.id, quantity: 1 }] } }))
  given(await visitor.getCart({ params: { id: cart.id } }))
}

describe.each([{ hasGrown: false }, { hasGrown: true }])(
  'the plans of what visitors ask, in a shop that has grown: $hasGrown',
  ({ hasGrown }) => {
    test('no statement reads a table that grows from end to end', async () => {
      const shop = await raisePlans({ hasGrown })
      await askEverything(shop)
      const plans = shop.plansOf()
      expect(plans.length).toBeGreaterThan(20)
      const slow = plans.flatMap(({ text, details }) =>
        details.filter((detail) => whole.test(detail)).map((detail) => `${detail}: ${text}`),
      )
      expect(slow.filter((told) => !wholeCatalogue.some((start) => told.includes(start)))).toEqual([])
    })
  },
)

/** What the house asks to find a client and to read their card. */
async function askForClients({ ownerNow, visitor, stage }: Awaited<ReturnType<typeof openOrderStage>>): Promise<void> {
  const api = await ownerNow()
  given(await visitor.sendMessage({ body: { lastname: 'Roux', email: 'roux@exemple.test', message: 'Bonjour' } }))
  const [client] = given(await api.listClients({ query: { search: 'lk:marie' } })).clients
  if (!client) throw new Error(`nobody is found at ${stage.dependencies.now().toISOString()}`)
  given(await api.changeClient({ params: { id: client.id }, body: { note: 'Bon client.', tags: ['Fidèle'] } }))
  given(await api.listClients({ query: { tag: 'Fidèle' } }))
  given(await api.getClient({ params: { id: client.id } }))
}

test('orders are never read to find a client or list them: indexes tell all, and a card asks for one address', async () => {
  const shop = await raisePlans({ hasGrown: true })
  await askForClients(shop)
  const ofOrders = shop.plansOf().flatMap(({ details }) => details.filter((detail) => /\b(orders|client_tags)\b/.test(detail)))
  expect(ofOrders.some((detail) => detail.includes('orders_search'))).toBe(true)
  expect(ofOrders.some((detail) => /orders_clients \(site_id=\? AND email_key=\?/.test(detail))).toBe(true)
  expect(ofOrders.some((detail) => detail.includes('client_tags_tag (site_id=? AND tag=?'))).toBe(true)
  expect(ofOrders.filter((detail) => detail.startsWith('SCAN') || (whole.test(detail) && !detail.includes('COVERING')))).toEqual(
    [],
  )
})

test('members and products are looked for in an index that holds their words, spelled as they are compared', async () => {
  const shop = await raisePlans({ hasGrown: true })
  const owner = await shop.ownerNow()
  given(await owner.listClients({ query: { search: 'lk:perrin' } }))
  given(await owner.listAdminProducts({ query: { search: 'lk:savagnin' } }))
  const found = shop
    .plansOf()
    .flatMap(({ text, details }) => details.map((detail) => ({ detail, isSought: text.includes(' like ') })))
  const tables = found.filter(({ detail, isSought }) => isSought && /^(SCAN|SEARCH) (users|products)\b/.test(detail))
  expect(new Set(tables.map(({ detail }) => detail.replace(/ \(.*/, '')))).toEqual(
    new Set(['SEARCH users USING COVERING INDEX users_named', 'SEARCH products USING COVERING INDEX products_search']),
  )
})

test('the desks find, order and count orders, papers and clients in indexes, and read whole only what stands on the page', async () => {
  const shop = await raisePlans({ hasGrown: true })
  const owner = await shop.ownerNow()
  for (const todo of ['TO_PREPARE', 'TO_SHIP', 'TO_HAND_OVER', 'LATE'])
    given(await owner.listOrders({ query: { todo, orderBy: '-total' } }))
  for (const orderBy of ['payment', '-fulfilment', 'total', '-placedAt'] as const)
    given(await owner.listOrders({ query: { orderBy, page: 3 } }))
  given(await owner.listOrders({ query: { payment: 'paid', fulfilment: 'new', nbItem: 1 } }))
  for (const orderBy of ['kind', 'label', '-buyer', 'total', '-issuedAt'] as const)
    given(await owner.listPapers({ query: { orderBy, page: 2 } }))
  given(await owner.listPapers({ query: { buyer: 'lk:marie' } }))
  for (const orderBy of ['-count', 'spent', '-lastAt', 'lastAt'] as const)
    given(await owner.listClients({ query: { orderBy, page: 2 } }))
  given(await owner.listComments({ query: { state: 'WAITING', nbItem: 1 } }))
  given(await owner.inspectShop())
  given(await owner.getDashboard())
  const grown = shop
    .plansOf()
    .flatMap(({ text, details }) =>
      details
        .filter((detail) => /^(SCAN|SEARCH) (orders|papers|users|messages)\b/.test(detail))
        .map((detail) => `${detail}: ${text}`),
    )
  const isBounded = (told: string) =>
    told.includes('COVERING') || /\((site_id=\? AND )(id|email|email_key|user_id|year)=\?/.test(told)
  expect(grown.length).toBeGreaterThan(20)
  expect(grown.filter((told) => !isBounded(told))).toEqual([])
})

test('the figures of a year are summed from what each closed day sold, and its open days alone are read from papers', async () => {
  const shop = await raisePlans({ hasGrown: true })
  const owner = await shop.ownerNow()
  given(await owner.getFigures({ query: { from: '2026-01-01', to: '2026-12-31' } }))
  const ofSales = shop
    .plansOf()
    .flatMap(({ details }) =>
      details.filter((detail) => /\b(papers|orders|order_lines|day_figures|book_closings)\b/.test(detail)),
    )
  expect(ofSales.some((detail) => detail.includes('papers_day (site_id=? AND day>'))).toBe(true)
  expect(ofSales.filter((detail) => detail.startsWith('SCAN') || whole.test(detail))).toEqual([])
})

test.runIf(process.env.LONG)(
  'at 100,000 orders the figures of a year take at most 100 ms',
  async () => {
    const shop = await raisePlans({ hasGrown: true, orders: 100_000 })
    for (let turn = 0; turn < 3; turn += 1) await keepDayFigures(shop.till())
    const owner = await shop.ownerNow()
    const query = { from: '2025-06-01', to: '2026-05-31' }
    const found = given(await owner.getFigures({ query }))
    expect(found.takings.now.orders).toBeGreaterThan(70_000)
    const times: number[] = []
    for (let turn = 0; turn < 9; turn += 1) {
      const start = performance.now()
      given(await owner.getFigures({ query }))
      times.push(performance.now() - start)
    }
    const middle = times.sort((one, other) => one - other)[4]
    console.log(`figures of a year among 100,000 orders: ${middle?.toFixed(1)} ms`)
    expect(middle).toBeLessThan(100)
  },
  120_000,
)

/** What each copy of a row has of its own. */
const ownColumns = {
  products: ['id', 'slug', 'name_key', 'kind'],
  declinations: ['id', 'product_id'],
  price_ledger: ['id', 'declination_id'],
  carts: ['id'],
  cart_lines: ['cart_id'],
}

/** Two thousand copies of each row of a table, so that to read it whole costs something. */
function multiply(table: string, own: string[]): string {
  const changes = own.map((column) => `'${column}', row.${column} || '-' || n`).join(', ')
  const copy = `jsonb_populate_record(row, jsonb_build_object(${changes}))`
  return `insert into ${table} select (${copy}).* from ${table} row, generate_series(1, 2000) n`
}

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Plans?: PlanNode[] }

const postgres = inject('postgres')
describe.skipIf('missing' in postgres)('the plans of what visitors ask of PostgreSQL', () => {
  test('every statement has an index that finds its rows, and not all of a site', async () => {
    if ('missing' in postgres) return
    const url = await createTestDatabase(postgres.url, postgres.template)
    const asked = new Map<string, unknown[]>()
    const query = pg.Client.prototype.query
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, first: unknown, ...more: unknown[]) {
      const { text, values } = typeof first === 'string' ? { text: first, values: more[0] } : (first as pg.QueryConfig)
      if (Array.isArray(values)) asked.set(text, values)
      return (query as (...all: unknown[]) => unknown).call(this, first, ...more) as never
    })
    const db = openPostgres(url)
    ends.push(async () => {
      await db.close()
      await dropTestDatabase(postgres.url, url, postgres.template)
    })
    const shop = await openOrderStage(db, transports['in process'], 12)
    const reader = new pg.Client({ connectionString: url })
    await reader.connect()
    ends.push(() => reader.end())
    asked.clear()
    await askEverything(shop)
    for (const [table, own] of Object.entries(ownColumns)) await reader.query(multiply(table, own))
    await reader.query('analyze')
    const slow: string[] = []
    const selects = [...asked].filter(([text]) => /^select/i.test(text))
    for (const [text, values] of selects) {
      const { rows } = await reader.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) ${text}`, values)
      const [{ Plan } = { Plan: undefined }] = rows[0]?.['QUERY PLAN'] ?? []
      if (Plan) slow.push(...nodesOf(Plan).flatMap((node) => (readsWhole(node) ? [`${node['Relation Name']}: ${text}`] : [])))
    }
    expect(selects.length).toBeGreaterThan(20)
    expect(slow.filter((told) => !wholeCatalogue.some((start) => told.includes(start)))).toEqual([])
  })
})

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

function readsWhole({ 'Node Type': type, 'Relation Name': table = '', 'Index Cond': condition }: PlanNode): boolean {
  if (!Object.hasOwn(ownColumns, table)) return false
  return type === 'Seq Scan' || (type.startsWith('Index') && (!condition || /^\(site_id = '[^']*'::text\)$/.test(condition)))
}

test('an order reads no others but those around its buyer, and what waits of its wine in an index', async () => {
  const shop = await raisePlans({ hasGrown: true, isWatchedAtOnce: true })
  const ofOrders = shop
    .plansOf()
    .flatMap(({ details }) => details.filter((detail) => /\b(orders|order_stock|outbox)\b/.test(detail)))
  expect(ofOrders.filter((detail) => detail.startsWith('SCAN') || whole.test(detail))).toEqual([])
  expect(ofOrders.filter((detail) => /orders_payment|order_stock_item/.test(detail))).toEqual([])
  expect(ofOrders).toContain(
    'SEARCH order_stock USING COVERING INDEX order_stock_waiting (site_id=? AND is_waiting=? AND item_id=?)',
  )
  for (const around of ['orders_block (site_id=? AND from_block=?)', 'orders_network (site_id=? AND from_network=?)'])
    expect(ofOrders.some((detail) => detail.includes(around))).toBe(true)
})
