// `npm run bench`: the production build beside two floors, from one run: a bare server with the same bytes, and React alone.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { measureCatalogue } from './bench/catalogue.mjs'
import { startChild } from './bench/child.mjs'
import { findLoader } from './bench/load.mjs'
import { measureLongTasks } from './bench/long-tasks.mjs'
import { measureManySites } from './bench/many-sites.mjs'
import { fillCart, measureOneByOne } from './bench/one-by-one.mjs'
import { measureOrders } from './bench/orders.mjs'
import { measureProcesses } from './bench/processes.mjs'
import { weighPage } from './bench/weigh.mjs'
import { say } from './steps/run.mjs'
import { setUp } from './steps/set-up.mjs'

const pages = [
  { name: 'home', path: '/' },
  { name: 'content page', path: '/le-domaine' },
  { name: 'product list', path: '/boutique' },
  { name: 'product', path: '/boutique/clos-de-l-abbesse' },
]
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
/** Many short rounds: on a machine shared with others one round in four is off by a fifth, and the middle of them is not. */
const rounds = 5
/** And in fresh processes: of two starts of one and the same server, one may stay a tenth slower than the other for good. */
const starts = 3
/** Whoever has a session gets pages of their own: nothing of them comes from the cache. */
const ownPage = { cookie: 'session=bench' }
/** `BENCH_PARTS=pages,orders` measures some parts only, `BENCH_PAGES=product` some pages. */
const wantedParts = (process.env.BENCH_PARTS ?? '').split(',').filter(Boolean)
const wanted = (process.env.BENCH_PAGES ?? '').split(',').filter(Boolean)
const measured = pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const parts = {
  pages: async () => {
    head('page | variant | requests/s | p50 ms | p99 ms | CPU µs/request | to its floor: requests/s | CPU')
    for (const page of measured) await measurePage(page)
  },
  weights: async () => {
    head('page | requests | HTML br / gzip | CSS br | script br / gzip | fonts | pictures br')
    for (const page of measured) say(await weighPage(shop.url, page))
  },
  memory: async () => {
    say(`\nMemory ${await memoryAfterVisits()} MB, 30 s after 200 requests`)
    say(`Memory ${await memoryAfterLoad()} MB at most, while ten visitors had the product list made for them for 20 s`)
  },
  'one-by-one': async () => {
    head('page, made for one visitor | first byte p50 ms | p95 ms | CPU ms/request')
    for (const row of await measureOneByOne({ folder, startShop })) say(row)
  },
  browser: async () => {
    head('page | longest task ms | over 50 ms in all | layout shift')
    for (const row of await measureLongTasks(shop.url, measured)) say(row)
  },
  catalogue: async () => {
    head('products | first page of the shop, ms | a search in it, ms | one product, ms')
    for (const row of await measureCatalogue({ folder, startShop })) say(row)
  },
  sites: async () => {
    head('sites | first visit p50 / p95 ms | second visit p50 / p95 ms | memory after the first, MB | after the second')
    say(await measureManySites({ folder, startChild }))
  },
  processes: async () => {
    const { TEST_DATABASE_URL } = process.env
    if (!TEST_DATABASE_URL) return
    head('processes on PostgreSQL | product list from the cache, requests/s | made for one visitor, requests/s | p99 ms')
    for (const count of [1, 2]) say(await measureProcesses(count, { load, startChild, DATABASE_URL: TEST_DATABASE_URL }))
  },
  orders: async () => {
    head(
      'orders through the API, 16 at once | placed a second | a second until all mails left | p50 ms | p99 ms | mails an order | mails late | CPU µs/order, mails and all',
    )
    say(await measureOrders('SQLite', { DATA_DIR: folder }))
    const { TEST_DATABASE_URL } = process.env
    if (!TEST_DATABASE_URL) return
    const environment = { DATA_DIR: folder, DATABASE_URL: TEST_DATABASE_URL }
    say(await measureOrders('PostgreSQL', environment))
    say(await measureOrders('PostgreSQL, two processes', environment, 2))
  },
}

await setUp()
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const load = await findLoader()
const shop = await startChild('build/server/index.js', ['start'], { DATA_DIR: folder, PORT: '0', LOG: 'off' })
try {
  await measureAll()
} finally {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll() {
  say(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load by ${load.name}, the middle of ${starts} starts of ${rounds} times ${seconds} s in turns, 10 connections`,
  )
  for (const [name, part] of Object.entries(parts)) if (wantedParts.length === 0 || wantedParts.includes(name)) await part()
}

function head(columns) {
  say(`\n| ${columns} |\n${'|---'.repeat(columns.split(' | ').length)}|`)
}

async function measurePage({ name, path }) {
  const encoded = { 'accept-encoding': 'br' }
  const cached = await besideFloor('same-bytes', path, [encoded, encoded])
  const plain = { 'accept-encoding': 'identity' }
  const filled = await besideFloor('same-bytes', path, [plain, { ...plain, cookie: await fillCart(shop.url) }])
  const rendered = await besideFloor('render-to-string', path, [{}, { ...plain, ...ownPage }])
  rows(name, ['bare server, same bytes', 'from the cache'], cached)
  rows(name, ['bare server, not compressed', 'from the cache, with a cart in its bars'], filled)
  rows(name, ['React alone', 'rendered'], rendered)
}

/** Measures a floor and the shop, both started anew each time; answers the middle of each and of their ratios. */
async function besideFloor(kind, path, headers) {
  const pairs = []
  for (let start = 0; start < starts; start += 1) pairs.push(...(await comparePair(kind, path, headers)))
  return {
    floor: middleOf(pairs.map(([bare]) => bare)),
    shop: middleOf(pairs.map(([, own]) => own)),
    rate: median(pairs.map(([bare, own]) => own.rate / bare.rate)),
    cpu: median(pairs.map(([bare, own]) => own.cpu / bare.cpu)),
  }
}

async function comparePair(kind, path, headers) {
  const fresh = await startShop()
  const words = [`${fresh.url}${path}`, JSON.stringify(headers[0])]
  const floor = await startChild(`scripts/bench/${kind}.mjs`, words, { NODE_ENV: 'production', DATA_DIR: folder, LOG: 'off' })
  try {
    return await compare([floor, fresh], path, headers)
  } finally {
    await floor.stop()
    await fresh.stop()
  }
}

/** In turns, so that both meet the same moods of the machine. */
async function compare([floor, fresh], path, [floorHeaders, shopHeaders]) {
  await warm(floor, path, floorHeaders)
  await warm(fresh, path, shopHeaders)
  const pairs = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push([await measure(floor, path, floorHeaders), await measure(fresh, path, shopHeaders)])
  return pairs
}

/** One more process of the shop on the demo of this run. */
function startShop(dataDir = folder) {
  return startChild('build/server/index.js', ['start'], { DATA_DIR: dataDir, PORT: '0', LOG: 'off', SHARED_DATA: '1' })
}

function middleOf(results) {
  const fields = ['rate', 'p50', 'p99', 'cpu']
  return Object.fromEntries(fields.map((field) => [field, median(results.map((result) => result[field]))]))
}

function median(numbers) {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)]
}

/** What a server does once, such as pressing a page as small as it goes, is over when it rests again. */
async function warm(server, path, headers) {
  await load.run(`${server.url}${path}`, headers, 3)
  for (let pause = 0; pause < 40; pause += 1) {
    const before = server.cpuMicroseconds()
    await wait(500)
    if (server.cpuMicroseconds() - before < 20_000) return
  }
}

async function measure(server, path, headers) {
  const before = server.cpuMicroseconds()
  const result = await load.run(`${server.url}${path}`, headers, seconds)
  return { ...result, cpu: (server.cpuMicroseconds() - before) / result.total }
}

function rows(page, [floor, own], result) {
  row(page, floor, result.floor, ['', ''])
  row(page, own, result.shop, [result.rate.toFixed(2), result.cpu.toFixed(2)])
}

function row(page, variant, { rate, p50, p99, cpu }, ratios) {
  say(`| ${[page, variant, Math.round(rate), p50.toFixed(2), p99.toFixed(1), Math.round(cpu), ...ratios].join(' | ')} |`)
}

async function memoryAfterVisits() {
  const fresh = await startShop()
  for (let visit = 0; visit < 200; visit += 1) {
    const path = visit % 2 === 0 ? `/page-${visit % 20}` : (pages[visit % pages.length]?.path ?? '/')
    await fetch(`${fresh.url}${path}`, { headers: visit % 4 === 0 ? ownPage : {} }).then((response) => response.arrayBuffer())
  }
  await wait(30_000)
  const megabytes = fresh.memoryMegabytes()
  await fresh.stop()
  return megabytes
}

async function memoryAfterLoad() {
  const fresh = await startShop()
  const seen = []
  for (let round = 0; round < 20; round += 1) {
    await load.run(`${fresh.url}/boutique`, ownPage, 1)
    seen.push(fresh.memoryMegabytes())
  }
  await fresh.stop()
  return Math.max(...seen)
}
