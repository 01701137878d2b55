import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Reads what /metrics says: the answers by kind and status, how late turns of the process came, and single numbers. */
export async function readMetrics(url) {
  const said = await (await fetch(`${url}/metrics`)).text()
  const lines = said.split('\n').filter((line) => line && !line.startsWith('#'))
  const values = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
  const answers = {}
  const delays = []
  for (const [name, value] of values) {
    const answer = /^vitrine_answers_total\{kind="(.+)",status="(\d+)"\}$/.exec(name)
    if (answer) answers[`${answer[1]} ${answer[2]}`] = value
    const bucket = /^vitrine_event_loop_delay_seconds_bucket\{le="(.+)"\}$/.exec(name)
    if (bucket) delays.push({ ms: bucket[1] === '+Inf' ? Number.POSITIVE_INFINITY : Number(bucket[1]) * 1000, below: value })
  }
  return { answers, delays, longestMs: (values.get('vitrine_event_loop_delay_longest_seconds') ?? 0) * 1000 }
}

/** Below how many ms this share of the turns between two readings came late, straight between the bounds that are counted. */
export function delayAt(share, before, after) {
  const counts = after.delays.map(({ ms, below }, place) => ({ ms, below: below - (before.delays[place]?.below ?? 0) }))
  const wanted = (counts.at(-1)?.below ?? 0) * share
  const place = counts.findIndex(({ below }) => below >= wanted)
  const [from, to] = [counts[place - 1] ?? { ms: 0, below: 0 }, counts[place]]
  if (!to || to.ms === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY
  return from.ms + ((to.ms - from.ms) * (wanted - from.below)) / Math.max(1, to.below - from.below)
}

export function answersBetween(before, after) {
  const since = Object.entries(after.answers).map(([name, value]) => [name, value - (before.answers[name] ?? 0)])
  return Object.fromEntries(since.filter(([, value]) => value > 0).sort())
}

/** Looks at the shop once a second: what it and its helpers hold in memory; and now and then at its longest wait. */
export function watchShop({ url, pid }) {
  const seen = { memory: 0, helpers: 0, longestMs: 0 }
  const [from, waitedFrom] = [processorOf(pid), waitedOf(pid)]
  let ticks = 0
  const timer = setInterval(() => {
    seen.memory = Math.max(seen.memory, memoryOf(pid))
    seen.helpers = Math.max(seen.helpers, ...childrenOf(pid).map(memoryOf))
    ticks += 1
    if (ticks % 20 === 0) readMetrics(url).then(noteLongest, () => {})
  }, 1000)
  const since = performance.now()

  function noteLongest({ longestMs }) {
    seen.longestMs = Math.max(seen.longestMs, longestMs)
  }

  return async () => {
    clearInterval(timer)
    noteLongest(await readMetrics(url))
    const seconds = (performance.now() - since) / 1000
    return { ...seen, processor: (processorOf(pid) - from) / seconds, waited: (waitedOf(pid) - waitedFrom) / seconds }
  }
}

/** What all files below a folder weigh. */
export function weighFolder(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + sizeOf(join(parentPath, name)), 0)
}

/** A file may go between being listed and being weighed. */
function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readProcess(pid, 'status'))?.[1] ?? 0) / 1024
}

function childrenOf(pid) {
  return readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean)
}

/** Seconds of work so far. */
function processorOf(pid) {
  const fields = readProcess(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
}

/** Seconds in which its main thread could have worked and no processor was free: the machine's fault, not the shop's. */
function waitedOf(pid) {
  return Number(readProcess(pid, `task/${pid}/schedstat`).split(' ')[1] ?? 0) / 1e9
}

function readProcess(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
