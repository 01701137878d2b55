import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { at } from './plan.mjs'

const stepMs = 30_000

/** Notes how long each step of a journey takes, and what became of the journeys. */
export function openStopwatch(random) {
  const steps = []
  const journeys = { started: 0, ended: 0, failed: [] }
  const pages = []

  /** Takes a breath as people do, then measures what is done until the page is there. */
  async function step(name, act) {
    await wait(700 + random() * 1300)
    const since = performance.now()
    try {
      const answer = await act()
      steps.push({ name, ms: performance.now() - since })
      return answer
    } catch (error) {
      steps.push({ name, ms: performance.now() - since })
      throw new Error(`${name}: ${firstLinesOf(error)}`)
    }
  }

  return {
    steps,
    journeys,
    pages,
    step,
    /** Notes when the first byte of each page and of each question of the router came. */
    watch: (page) => {
      page.setDefaultTimeout(stepMs)
      page.on('requestfinished', (request) => {
        const { responseStart, requestStart } = request.timing()
        const isPage = request.resourceType() === 'document' || new URL(request.url()).pathname.endsWith('.data')
        if (isPage && responseStart > 0) pages.push(responseStart - Math.max(0, requestStart))
      })
    },
    /** Goes a journey to its end, however it ends. */
    go: async (walk) => {
      journeys.started += 1
      try {
        await walk()
        journeys.ended += 1
      } catch (error) {
        journeys.failed.push(firstLinesOf(error))
      }
    },
  }
}

/** The middle and the 95th percentile of each step, and of all of them. */
export function readSteps(steps) {
  const all = steps.map(({ ms }) => ms)
  const names = [...new Set(steps.map(({ name }) => name))]
  const each = names.map((name) => {
    const times = steps.filter((one) => one.name === name).map(({ ms }) => ms)
    return { name, count: times.length, p50: at(times, 0.5), p95: at(times, 0.95) }
  })
  return { each, all: { name: 'all', count: all.length, p50: at(all, 0.5), p95: at(all, 0.95) } }
}

function firstLinesOf(error) {
  const said = error instanceof Error ? error.message : String(error)
  return stripVTControlCharacters(said).split('\n').slice(0, 3).join(' ').slice(0, 300)
}
