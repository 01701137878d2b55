import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startPictureChild } from '#api/platform/outside/picture-child.ts'
import type { PictureMaker } from '#api/platform/outside/picture-maker.ts'
import { openPictureProcess } from '#api/platform/outside/picture-own-process.ts'
import { drawPicture, writePdf } from '../../../support/pictures.ts'

const makers: PictureMaker[] = []
const children: ChildProcess[] = []
afterEach(async () => {
  for (const maker of makers.splice(0)) await maker.close()
  children.splice(0)
  vi.unstubAllEnvs()
})

function openMaker(options: Parameters<typeof openPictureProcess>[0] = {}): PictureMaker {
  const start = () => {
    const child = startPictureChild()
    children.push(child)
    return child
  }
  const maker = openPictureProcess({ patience: 30_000, start, ...options })
  makers.push(maker)
  return maker
}

describe('threat 47: the process that decodes pictures', () => {
  test('may be killed in the middle of its work: the one picture fails, the next one does not', async () => {
    const maker = openMaker()
    const bytes = await drawPicture('png', 3000, 3000)
    expect((await maker.renew(await drawPicture('png'))).ok).toBe(true)
    const underWay = maker.resize(bytes, 1920, 'avif')
    const waiting = maker.renew(bytes)
    children[0]?.kill('SIGKILL')
    expect(await underWay).toMatchObject({ ok: false, reason: 'crashed' })
    expect((await waiting).ok).toBe(true)
    expect(children).toHaveLength(2)
  })

  test('may die while it rests, and nobody notices', async () => {
    const maker = openMaker()
    const bytes = await drawPicture('png')
    await maker.renew(bytes)
    const [child] = children
    child?.kill('SIGKILL')
    if (child) await once(child, 'exit')
    expect((await maker.renew(bytes)).ok).toBe(true)
  })

  test('is ended when a picture takes too long', async () => {
    const maker = openMaker({ patience: 400 })
    const slow = await drawPicture('png', 4900, 4900)
    const made = await Promise.all([maker.resize(slow, 4900, 'avif'), maker.resize(slow, 4900, 'avif')])
    // A very busy machine may not even have started it within that time.
    for (const one of made) expect(one.ok === false && ['slow', 'crashed'].includes(one.reason)).toBe(true)
  })

  test('takes one picture at a time, and turns away whoever comes when the queue is full', async () => {
    const maker = openMaker({ mostWaiting: 3 })
    const bytes = await drawPicture('png')
    const made = await Promise.all(Array.from({ length: 10 }, () => maker.renew(bytes)))
    expect(made.filter(({ ok }) => ok)).toHaveLength(4)
    expect(made.filter((one) => !one.ok && one.reason === 'busy')).toHaveLength(6)
    expect(children).toHaveLength(1)
  })

  test('judges documents, drawings and films too: what keeps it too long, or ends it, is refused, and the next one is judged', async () => {
    const maker = openMaker({ patience: 4000 })
    const sound = { ok: true, width: 0, height: 0 }
    expect(await maker.judge(writePdf(), { kind: 'document' })).toEqual(sound)
    children[0]?.kill('SIGSTOP')
    expect(await maker.judge(writePdf(), { kind: 'document' })).toEqual({ ok: false, reason: 'unjudged' })
    const dying = maker.judge(writePdf(), { kind: 'document' })
    await vi.waitUntil(() => children.length === 2)
    children[1]?.kill('SIGKILL')
    expect(await dying).toEqual({ ok: false, reason: 'unjudged' })
    expect(await maker.judge(writePdf(), { kind: 'document' })).toEqual(sound)
    const [active, broken] = ['<< /S /JavaScript >>', ''].map((words) =>
      Buffer.from(`%PDF-1.7\n${words}\n%%EOF`.slice(words ? 0 : 5)),
    )
    expect(await maker.judge(active as Buffer, { kind: 'document' })).toEqual({ ok: false, reason: 'active' })
    expect(await maker.judge(broken as Buffer, { kind: 'document' })).toEqual({ ok: false, reason: 'broken' })
    expect(await maker.judge(Buffer.from('<svg width="4" height="3"/>'), { kind: 'drawing' })).toMatchObject({
      ok: true,
      width: 4,
    })
    expect(children).toHaveLength(3)
  })

  test('threat 46: has a heap that ends before the machine’s memory does', () => {
    openMaker()
    const child = startPictureChild()
    children.push(child)
    expect(child.spawnargs).toContainEqual(expect.stringMatching(/^--max-old-space-size=\d{2,3}$/))
    child.kill('SIGKILL')
  })

  test('knows nothing of our environment, is not there before the first picture, and goes when there is no work', async () => {
    vi.stubEnv('SECRET_OF_THE_SHOP', 'x')
    const maker = openMaker({ idle: 10 })
    expect(children).toHaveLength(0)
    const made = maker.renew(await drawPicture('png'))
    const [child] = children
    if (process.platform === 'linux') expect(readFileSync(`/proc/${child?.pid}/environ`, 'utf8')).not.toContain('SECRET_OF')
    expect((await made).ok).toBe(true)
    if (child && child.exitCode === null) await once(child, 'exit')
    expect(child?.exitCode).toBe(0)
    vi.unstubAllEnvs()
  })
})

test('however busy a photo is, visitors are sent at most 300 kB of it', async () => {
  const maker = openMaker()
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const busy = await sharp({ create: { width: 1920, height: 1280, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 92 })
    .toBuffer()
  for (const format of ['avif', 'webp', 'jpeg', 'png'] as const) {
    const made = await maker.resize(busy, format === 'png' ? 640 : 1920, format)
    const bytes = made.ok ? Buffer.from(made.bytes) : Buffer.alloc(0)
    expect(bytes.length, format).toBeGreaterThan(10_000)
    expect(bytes.length, format).toBeLessThanOrEqual(300_000)
    expect((await sharp(bytes).metadata()).width, format).toBe(format === 'png' ? 640 : 1920)
  }
  // What no quality makes light enough is drawn smaller.
  const grain = await sharp({
    create: { width: 1280, height: 1280, channels: 3, background: '#888', noise: { ...noise, sigma: 90 } },
  })
    .jpeg({ quality: 92 })
    .toBuffer()
  for (const format of ['webp', 'png'] as const) {
    const made = await maker.resize(grain, 1280, format)
    const bytes = made.ok ? Buffer.from(made.bytes) : Buffer.alloc(0)
    expect(bytes.length, format).toBeGreaterThan(100_000)
    expect(bytes.length, format).toBeLessThanOrEqual(300_000)
    expect((await sharp(bytes).metadata()).width, format).toBeLessThan(1280)
  }
})
