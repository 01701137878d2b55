import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startProcess } from '../../support/site-process.ts'

const seconds = process.env.LONG ? 20 : 5
const pace = 50
const mostMs = 200
/** The 99th percentile of a short flood would be its one slowest page, whatever else the machine did then: it is judged over the long one. */
const judged = process.env.LONG ? 0.99 : 0.5

/** How long a page takes, from the first byte asked to the last one read. */
function timePage(url: string): Promise<number> {
  const began = performance.now()
  return new Promise((read, failed) => {
    request(url, { agent: false, headers: { 'user-agent': 'Mozilla/5.0' } }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${url}: ${response.statusCode}`))
      response.resume()
      response.on('end', () => read(performance.now() - began))
    })
      .on('error', failed)
      .end()
  })
}

/** Asks for pages, cached and not, one after the other, until the work is done. */
async function watchPages(url: string, work: Promise<unknown>): Promise<number[]> {
  let isOver = false
  work.finally(() => {
    isOver = true
  })
  const waits: number[] = []
  for (let turn = 0; !isOver; turn += 1) {
    waits.push(await timePage(url + (turn % 2 === 0 ? '/' : '/auth')))
    await new Promise((go) => setTimeout(go, 10))
  }
  return waits.sort((left, right) => left - right)
}

const at = (waits: number[], part: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0

test(`threat 29: ${pace} logins a second for ${seconds} s are answered or told to wait, and pages are served meanwhile`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-flood-'))
  const shop = await startProcess(['start'], { DATA_DIR: folder, LOG: 'off' })
  try {
    // A machine that is busy with other things is slow without a flood too: what it takes then is no fault of the shop.
    const quiet = await watchPages(shop.url, new Promise((end) => setTimeout(end, 2000)))
    const flood = promisify(execFile)(process.execPath, ['tests/support/flood-logins.mjs', shop.url, `${pace}`, `${seconds}`])
    const waits = await watchPages(shop.url, flood)
    const answers = JSON.parse((await flood).stdout) as [number, string | null][]
    expect(answers).toHaveLength(pace * seconds)
    const refused = answers.filter(([status]) => status === 422)
    const told = answers.filter(([status, retryAfter]) => status === 429 && Number(retryAfter) > 0)
    expect(refused.length + told.length, JSON.stringify(answers.slice(0, 5))).toBe(answers.length)
    expect(refused.length).toBeGreaterThan(seconds)
    expect(waits.length).toBeGreaterThan(seconds * 5)
    const [floor, found] = [at(quiet, judged), at(waits, judged)]
    console.log(
      `flood: ${refused.length} compared, ${told.length} told to wait; pages p50 ${at(waits, 0.5).toFixed(0)} ms, p99 ${at(waits, 0.99).toFixed(0)} ms (quiet p99 ${at(quiet, 0.99).toFixed(0)} ms)`,
    )
    expect(found).toBeLessThan(Math.max(mostMs, floor * 3))
  } finally {
    await shop.end()
    rmSync(folder, { recursive: true, force: true })
  }
})
