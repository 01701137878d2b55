import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { imageBombs } from '../api/support/media/media-bombs.ts'
import { faultsOf, storedOf, upload } from '../api/support/media/media-calls.ts'
import { openOwnStage } from '../api/support/own-stage.ts'
import { drawPicture } from '../support/pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bombs-'))
vi.stubEnv('TMPDIR', folder)
const stage = openOwnStage()
afterAll(async () => {
  vi.unstubAllEnvs()
  await stage().dependencies.media.pictures.close()
  await rm(folder, { recursive: true, force: true })
})

/** The most memory that a process begun by this one ever held, in MiB; where the system tells. */
function childrensPeak(): number {
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => readStatus(id))
    .filter((status) => new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status))
    .map((status) => Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024)
  return Math.max(0, ...peaks)
}

function readStatus(id: string): string {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8')
  } catch {
    return ''
  }
}

test('threat 47: more than forty bombs are refused or kept small, while this process and the next picture go on', async () => {
  const bombs = await imageBombs()
  expect(bombs.length).toBeGreaterThanOrEqual(40)
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const taken: string[] = []
  let slowest = 0
  for (const { name, bytes } of bombs) {
    const since = performance.now()
    const answer = await upload(stage(), [{ name: 'bombe.png', bytes }])
    slowest = Math.max(slowest, performance.now() - since)
    expect([200, 422], `${name}: ${answer.text}`).toContain(answer.status)
    for (const { width, height, bytes: size } of storedOf(answer)) {
      taken.push(name)
      expect([width * height <= 25_000_000, size < 1024 * 1024], name).toEqual([true, true])
    }
    if (answer.status === 422) expect(faultsOf(answer).join(''), name).toMatch(/fichier|image/)
  }
  // Packed texts beside a picture are left behind; a screen of no size is cut to the one picture on it.
  expect(
    taken.every((name) => /^(png (zTXt|iTXt|iCCP|eXIf|of)|apng|gif 65535)/.test(name)),
    taken.join(),
  ).toBe(true)
  expect(slowest).toBeLessThan(20_000)
  const grown = (process.memoryUsage.rss() - before) / 1024 / 1024
  console.info(
    `bombs: ${bombs.length}, taken ${taken.length}, slowest ${Math.round(slowest)} ms, grown ${Math.round(grown)} MiB, decoder’s peak ${Math.round(childrensPeak())} MiB`,
  )
  expect(grown).toBeLessThan(400)
  if (process.platform === 'linux') expect(childrensPeak()).toBeLessThan(900)
  expect(storedOf(await upload(stage(), [{ name: 'a.png', bytes: await drawPicture('png') }]))).toHaveLength(1)
  expect((await readdir(folder)).filter((name) => name.startsWith('vitrine-upload-'))).toEqual([])
  expect(stage().log).toEqual([])
})
