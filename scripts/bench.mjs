// `npm run bench`: the production build beside two floors, from one run: a bare server with the same bytes, and React alone.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startChild } from './bench/child.mjs'
import { findLoader } from './bench/load.mjs'
import { weighPage } from './bench/weigh.mjs'
import { say, setUp } from './steps/set-up.mjs'

const pages = [
  { name: 'home', path: '/' },
  { name: 'content page', path: '/le-domaine' },
]
const seconds = Number(process.env.BENCH_SECONDS ?? 4)
/** A visitor with a cart gets a page of their own: nothing of it comes from the cache. */
const ownPage = { cookie: 'cart=bench' }

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
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load by ${load.name}, the middle of 3 times ${seconds} s in turns, 10 connections`,
  )
  say('\n| page | variant | requests/s | p50 ms | p99 ms | CPU µs/request | to its floor: requests/s | CPU |')
  say('|---|---|---|---|---|---|---|---|')
  for (const page of pages) await measurePage(page)
  say('\n| page | requests | HTML br / gzip | CSS br | script br / gzip | fonts | pictures br |')
  say('|---|---|---|---|---|---|---|')
  for (const page of pages) say(await weighPage(shop.url, page))
  say(`\nMemory ${await memoryAfterVisits()} MB, 30 s after 200 requests`)
}

async function measurePage({ name, path }) {
  const encoded = { 'accept-encoding': 'br' }
  const bare = await startFloor('same-bytes', path, encoded)
  const [floor, cached] = await compare([bare, shop], path, [encoded, encoded])
  await bare.stop()
  const react = await startFloor('render-to-string', path, {})
  const own = [
    { ...encoded, ...ownPage },
    { 'accept-encoding': 'identity', ...ownPage },
  ]
  const [reactFloor, rendered] = await compare([react, shop], path, own)
  await react.stop()
  row(name, 'bare server, same bytes', floor)
  row(name, 'from the cache', cached, floor)
  row(name, 'React alone', reactFloor)
  row(name, 'rendered', rendered, reactFloor)
}

async function startFloor(kind, path, headers) {
  return startChild(`scripts/bench/${kind}.mjs`, [`${shop.url}${path}`, JSON.stringify(headers)], {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    LOG: 'off',
  })
}

/** Measures a floor and the shop in turns, so that both meet the same moods of the machine; the middle one of each counts. */
async function compare(servers, path, headers) {
  for (const [index, server] of servers.entries()) await warm(server, path, headers[index])
  const rounds = servers.map(() => [])
  for (let round = 0; round < 3; round += 1)
    for (const [index, server] of servers.entries()) rounds[index].push(await measure(server, path, headers[index]))
  return rounds.map((results) => results.sort((one, other) => one.rate - other.rate)[1])
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

function row(name, variant, result, floor) {
  const ratios = floor ? [ratio(result.rate, floor.rate), ratio(result.cpu, floor.cpu)] : ['', '']
  const cells = [
    name,
    variant,
    Math.round(result.rate),
    result.p50.toFixed(2),
    result.p99.toFixed(1),
    Math.round(result.cpu),
    ...ratios,
  ]
  say(`| ${cells.join(' | ')} |`)
}

function ratio(value, floor) {
  return (value / floor).toFixed(2)
}

async function memoryAfterVisits() {
  const fresh = await startChild('build/server/index.js', ['start'], {
    DATA_DIR: folder,
    PORT: '0',
    LOG: 'off',
    SHARED_DATA: '1',
  })
  for (let visit = 0; visit < 200; visit += 1) {
    const path = visit % 2 === 0 ? `/page-${visit % 20}` : (pages[visit % pages.length]?.path ?? '/')
    await fetch(`${fresh.url}${path}`, { headers: visit % 4 === 0 ? ownPage : {} }).then((response) => response.arrayBuffer())
  }
  await wait(30_000)
  const megabytes = fresh.memoryMegabytes()
  await fresh.stop()
  return megabytes
}
