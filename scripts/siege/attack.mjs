// The strangers of the siege, all in this one process: it is given its plan by its parent, and tells it what was answered.
import { setTimeout as wait } from 'node:timers/promises'
import { openAsks } from './asks.mjs'
import { writeHostilePosts } from './hostile-files.mjs'
import { holdConnections } from './idle-connections.mjs'
import { at, openRandom } from './plan.mjs'
import { openSenders } from './send.mjs'

/** An attack does not wait for the answers, but a process has an end of what it can keep in mind. */
const mostUnderWay = 200
const lastAnswersMs = 60_000

process.once('message', async (plan) => {
  process.send({ is: 'over', ...(await attack(plan)) }, () => process.exit(0))
})
process.on('disconnect', () => process.exit(1))

async function attack(plan) {
  const { url, addresses, counts, ms, idle } = plan
  const random = openRandom(plan.seed)
  const asks = openAsks({ ...plan, random })
  const posts = await writeHostilePosts(dayOf(40))
  process.send({ is: 'ready' })
  await new Promise((go) => process.once('message', go))

  const senders = openSenders(url)
  const connections = holdConnections({ url, count: idle, addresses, random })
  const tallies = Object.fromEntries(Object.keys(counts).map((kind) => [kind, openTally()]))
  const reporting = setInterval(() => process.send({ is: 'under way', tallies: shortOf(tallies) }), 15_000)
  const ends = performance.now() + ms
  connections.begin()
  await Promise.all(Object.entries(counts).map(([kind, count]) => spread(kind, count)))
  await wait(Math.max(0, ends - performance.now()))
  clearInterval(reporting)
  const { tally } = connections
  connections.end()
  senders.close()
  return { tallies: summed(tallies), connections: { ...tally }, held: asks.held() }

  /** Sends so many of a kind, evenly over the time but never in step, from one address after the other. */
  async function spread(kind, count) {
    const began = performance.now()
    const underWay = new Set()
    for (let n = 0; n < count; n += 1) {
      const due = began + ((n + random()) * ms) / count
      if (due > performance.now()) await wait(due - performance.now())
      while (underWay.size >= mostUnderWay) await Promise.race(underWay)
      const sent = sendOne(kind, n).finally(() => underWay.delete(sent))
      underWay.add(sent)
    }
    await Promise.race([Promise.all(underWay), wait(lastAnswersMs)])
  }

  async function sendOne(kind, n) {
    const ask = kind === 'files' ? posts(n) : asks[kind](n)
    const answer = await senders.send({ ...ask, from: addresses[n % addresses.length] })
    ask.heard?.(answer)
    note(tallies[kind], { ...answer, bytes: ask.bytes ?? 0 })
  }
}

function dayOf(daysAhead) {
  return new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
}

function openTally() {
  return { sent: 0, bytes: 0, statuses: {}, broken: {}, ms: [] }
}

function note(tally, { status, said, ms, bytes }) {
  tally.sent += 1
  tally.bytes += bytes
  tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
  if (status === 0) tally.broken[said] = (tally.broken[said] ?? 0) + 1
  if (status >= 500) tally.fault ??= said.slice(0, 300)
  tally.ms.push(ms)
}

function summed(tallies) {
  return Object.fromEntries(
    Object.entries(tallies).map(([kind, { ms, ...tally }]) => [kind, { ...tally, p50: at(ms, 0.5), p95: at(ms, 0.95) }]),
  )
}

function shortOf(tallies) {
  return Object.fromEntries(Object.entries(tallies).map(([kind, { sent, statuses }]) => [kind, { sent, statuses }]))
}
