import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isCutOut, labelSize, shapeOf, shotBuilds, shotFrames, shotViews } from '#app/models/catalog/bottle/packshot.ts'
import { findBlender, openBlenderStudio } from './blender-studio.ts'
import type { Shot } from './studio.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-studio-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const shotOf = (build: (typeof shotBuilds)[number], more: Partial<Shot> = {}): Shot => ({
  view: 'bottle',
  shape: shapeOf(build),
  glass: 'green',
  liquid: 'red',
  closure: 'capsule',
  capsule: '#761527',
  label: { ...labelSize(build, 0.8), foot: 16 },
  frame: [146, 380],
  size: [146, 380],
  samples: 4,
  ...more,
})

/** A program of some lines that stands where Blender would. */
function program(name: string, lines: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!${process.execPath}\n${lines}`)
  chmodSync(path, 0o700)
  return path
}

const tell = `require('node:fs').writeFileSync('shot.png', JSON.stringify({
  env: Object.keys(process.env), args: process.argv.slice(2), files: require('node:fs').readdirSync('.'),
  shot: JSON.parse(require('node:fs').readFileSync('shot.json')), nice: require('node:os').getPriority(),
}))`

const endOf = (studio: ReturnType<typeof openBlenderStudio>, timeout = 10_000) =>
  vi.waitUntil(() => studio.sitting()?.ended, { timeout, interval: 20 })

test('threat 85: the photographer is given its tools and the shot as a file, and nothing of the shop', async () => {
  process.env.STUDIO_SECRET = 'of the shop'
  const at = join(folder, 'work')
  const line = "console.log('Fra:1 | Sample 3/6')"
  mkdirSync(join(at, 'shot-left'), { recursive: true })
  utimesSync(join(at, 'shot-left'), 0, 0)
  const studio = openBlenderStudio({ program: program('tells', `${line}\nsetTimeout(() => {${tell}}, 300)`), folder: at })
  studio.begin('1/a', shotOf('bourgogne', { capsule: '$(touch x); #' }), Buffer.from('label'))
  await vi.waitUntil(() => studio.sitting()?.progress === 48, { timeout: 10_000 })
  const ended = await endOf(studio)
  const said = JSON.parse(String(ended.ok && ended.bytes))
  expect(said.env.sort()).toEqual(['HOME', 'PATH', 'PYTHONDONTWRITEBYTECODE', 'TMPDIR'])
  expect(said.files).toEqual(expect.arrayContaining(['photograph.py', 'outline.py', 'finish.py', 'label.png', 'shot.json']))
  expect(said.args.join(' ')).not.toContain('touch')
  expect(said.shot).toMatchObject({ capsule: '$(touch x); #', label: { picture: 'label.png' } })
  expect(said.nice).toBe(19)
  expect(readdirSync(at)).toEqual([])
})

test('threat 85: one that takes too long is ended, one that ends without a picture is told, and one let go of dies', async () => {
  const waits = program('waits', 'setInterval(() => {}, 1000)')
  const slow = openBlenderStudio({ program: waits, folder, patience: 300 })
  slow.begin('1/a', shotOf('demi'), Buffer.from(''))
  expect(await endOf(slow)).toEqual({ ok: false, reason: 'slow' })
  const ends = openBlenderStudio({ program: program('ends', 'process.exit(1)'), folder })
  ends.begin('1/b', shotOf('demi'), Buffer.from(''))
  expect(await endOf(ends)).toEqual({ ok: false, reason: 'crashed' })
  const pid = join(folder, 'pid')
  const tells = program(
    'pid-of',
    `require('node:fs').writeFileSync(${JSON.stringify(pid)}, String(process.pid))\nsetInterval(() => {}, 1000)`,
  )
  const gone = openBlenderStudio({ program: tells, folder })
  gone.begin('1/c', shotOf('demi'), Buffer.from(''))
  const child = Number(await vi.waitUntil(() => existsSync(pid) && readFileSync(pid, 'utf8'), { timeout: 10_000 }))
  gone.clear()
  await vi.waitUntil(() => !isAlive(child), { timeout: 10_000 })
  expect(gone.sitting()).toBeUndefined()
})

test('where there is no such program there is no studio', () => {
  expect(findBlender('off')).toBeUndefined()
  expect(findBlender(join(folder, 'nothing'))).toBeUndefined()
  const none = openBlenderStudio({ program: undefined, folder })
  none.begin('1/a', shotOf('demi'), Buffer.from(''))
  expect([none.isThere(), none.sitting()]).toEqual([false, undefined])
})

const blender = findBlender(undefined)
const isLong = Boolean(process.env.LONG) && blender !== undefined

test.runIf(isLong)('six bottles are photographed in true sizes, clear around them', { timeout: 600_000 }, async () => {
  const label = await sharp({ create: { width: 400, height: 500, channels: 4, background: '#f6f0e4' } })
    .png()
    .toBuffer()
  const studio = openBlenderStudio({ program: blender, folder })
  for (const build of shotBuilds) {
    const closure = build === 'champagne' ? 'foil' : build === 'clavelin' ? 'wax' : 'capsule'
    studio.begin(`1/${build}`, shotOf(build, { closure }), label)
    const ended = await endOf(studio, 120_000)
    if (!ended.ok) throw new Error(`${build}: ${ended.reason}`)
    const { data, info } = await sharp(ended.bytes).raw().toBuffer({ resolveWithObject: true })
    const solid = (row: number) => data[(row * info.width + info.width / 2) * 4 + 3] ?? 0
    const top = Array.from({ length: info.height }, (_, row) => row).find((row) => solid(row) > 200) ?? 0
    const { height } = shapeOf(build)
    // The picture shows 380 mm in 380 pixels, 14 of them below the foot.
    const above = closure === 'foil' ? 16 : closure === 'wax' ? 2 : 0
    expect(380 - 14 - top, build).toBeCloseTo(height + above, -1)
    expect(data[3], build).toBeLessThan(8)
    studio.clear()
  }
})

test.runIf(isLong)('a wine is seen from close by, from behind, in its case and on a table', { timeout: 600_000 }, async () => {
  const label = await sharp({ create: { width: 400, height: 500, channels: 4, background: '#f6f0e4' } })
    .png()
    .toBuffer()
  const studio = openBlenderStudio({ program: blender, folder })
  for (const view of shotViews) {
    const { frame } = shotFrames[view]
    const size: Shot['size'] = [240, Math.round((240 * frame[1]) / frame[0])]
    studio.begin(`1/${view}`, shotOf('bourgogne', { view, frame, size }), label)
    const ended = await endOf(studio, 120_000)
    if (!ended.ok) throw new Error(`${view}: ${ended.reason}`)
    const { data, info } = await sharp(ended.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height], view).toEqual(size)
    // The corner above is clear but where there is a room; somewhere there is the paper of the label.
    expect(data[3] === 255, view).toBe(!isCutOut(view))
    const isPaper = (at: number) => Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 150 && data[at + 3] === 255
    expect(Array.from({ length: data.length / 4 }, (_, place) => place * 4).some(isPaper), view).toBe(true)
    studio.clear()
  }
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
