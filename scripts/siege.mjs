// `node scripts/siege.mjs`: an hour of everything at once against the production build, while somebody buys and the owner works.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startChild } from './bench/child.mjs'
import { openPeople } from './siege/people.mjs'
import { idleConnections, planSiege } from './siege/plan.mjs'
import { accountForMails, countStrangers, drainOutbox, lookOver, readStock } from './siege/proofs.mjs'
import { report } from './siege/report.mjs'
import { readMetrics, watchShop, weighFolder } from './siege/watch-shop.mjs'
import { root, say, stop } from './steps/run.mjs'
import { setUp } from './steps/set-up.mjs'

/** The most wanted wines; the first is what the buyer comes for too. */
const wanted = [
  { product: 'clocher', form: 'clocher-2023-75' },
  { product: 'grappillons', form: 'grappillons-2024-75' },
  { product: 'geai', form: 'geai-2023-75' },
]
const longestMinutes = 24 * 60

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string' } } })
const minutes = Number(values.minutes)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!(minutes > 0 && minutes <= longestMinutes) || !Number.isInteger(seed))
  stop('Say --minutes 60, and --seed 1 to have the same again.')
requireFiles(idleConnections + 1000)
// What hostile files are made of is shared with the tests, which are TypeScript.
if (!process.features.typescript) stop('The siege wants a Node that reads TypeScript: 22.18, 24 or newer.')

await setUp()
const folder = mkdtempSync(join(tmpdir(), 'vitrine-siege-'))
/** What is to be ended however the siege ends, the last opened first. */
const open = []
process.once('SIGINT', () => endAll().then(() => process.exit(130)))
let promises = []
try {
  promises = report(await besiege())
} finally {
  await endAll()
}
if (promises.some(({ isKept }) => !isKept)) process.exitCode = 1

async function besiege() {
  say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${minutes} minutes, --seed ${seed}`)
  // The demo is made by a process of its own: what that costs is no part of the measure.
  await (await startShop()).stop()
  const shop = await startShop()
  open.push(shop.stop)
  const url = shop.url.replace('localhost', '127.0.0.1')
  const people = await openPeople({ url, folder, seed })
  open.push(people.close)
  const plan = planSiege({ minutes, seed, url, accounts: readAccounts(), wanted })
  const strangers = await callStrangers(plan)
  open.push(strangers.end)

  const since = new Date().toISOString()
  const weight = weighFolder(folder)
  say('The quiet before it …')
  const quiet = await phase(shop, url, () => people.live(Math.max(1, minutes / 12) * 60_000))
  say('The siege …')
  const under = await phase(shop, url, async () => {
    const attacked = strangers.attack()
    const lived = await people.live(minutes * 60_000)
    return { ...lived, attack: await attacked }
  })
  const drained = await drainOutbox(folder)
  const metrics = [quiet.before, under.before, under.after]
  const { notes } = people
  const growth = weighFolder(folder) - weight
  return {
    plan,
    quiet: quiet.lived,
    under: under.lived,
    attack: under.lived.attack,
    metrics,
    notes,
    growth,
    drained,
    seen: { quiet: quiet.seen, under: under.seen },
    mails: accountForMails(folder, { since, orders: notes.orders, seed }),
    strangers: countStrangers(folder, seed),
    stock: readStock(
      folder,
      wanted.map(({ form }) => form),
    ),
    audit: await lookOver('audit', folder),
    books: await lookOver('books', folder),
  }
}

async function phase(shop, url, work) {
  const before = await readMetrics(url)
  const watch = watchShop({ url, pid: shop.pid })
  const lived = await work()
  const seen = await watch()
  return { before, lived, seen, after: await readMetrics(url) }
}

function startShop() {
  const env = { DATA_DIR: folder, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG: 'errors' }
  return startChild('build/server/index.js', ['start'], env)
}

/** Starts the strangers' process, which makes its files ready before the quiet begins. */
async function callStrangers(plan) {
  const child = fork(join(root, 'scripts', 'siege', 'attack.mjs'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const told = Promise.withResolvers()
  const ready = Promise.withResolvers()
  child.on('message', ({ is, ...said }) => {
    if (is === 'ready') ready.resolve()
    if (is === 'over') told.resolve(said)
    if (is === 'under way') say(`  ${Object.entries(said.tallies).map(sayTally).join('; ')}`)
  })
  child.on('exit', (code) => {
    const early = new Error(`the strangers' process ended with ${code}`)
    ready.reject(early)
    told.reject(early)
  })
  told.promise.catch(() => {})
  child.send(plan)
  await ready.promise
  return {
    attack: () => {
      child.send('go')
      return told.promise
    },
    end: async () => {
      if (child.exitCode !== null || !child.kill()) return
      await once(child, 'exit')
    },
  }
}

function sayTally([kind, { sent, statuses }]) {
  return `${kind} ${sent} (${Object.entries(statuses)
    .map((pair) => pair.join(' × '))
    .join(', ')})`
}

function readAccounts() {
  return [...readFileSync(join(folder, 'demo-logins.txt'), 'utf8').matchAll(/\S+@\S+/g)].map(([email]) => email)
}

/** Node raises its own limit as far as it may; where that is not enough the siege would measure the machine's. */
function requireFiles(needed) {
  const most = Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? needed)
  if (most < needed) stop(`A process may open ${most} files here, the siege needs ${needed}: ulimit -n ${needed}`)
}

async function endAll() {
  for (const end of open.splice(0).reverse()) await end().catch((error) => say(`  ${error}`))
  rmSync(folder, { recursive: true, force: true })
}
