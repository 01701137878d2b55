import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { checkFont } from './check-font.ts'

const source = readFileSync('node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')
const formats = ['truetype', 'woff', 'woff2'] as const
const fonts = await Promise.all(formats.map((targetFormat) => subsetFont(source, 'Vin', { targetFormat })))

/** Numbers that are the same in every run. */
function drawLots(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test.each(formats)('a whole font in %s is known by its own bytes', async (format) => {
  const known = { truetype: 'ttf', woff: 'woff', woff2: 'woff2' }[format]
  const font = fonts[formats.indexOf(format)] as Buffer
  expect(await checkFont(font)).toEqual({ ok: true, format: known, embedding: 'INSTALLABLE' })
  for (const part of [0, 3, 11, 40, font.length - 60]) expect((await checkFont(font.subarray(0, part))).ok, `${part}`).toBe(false)
})

test('a thousand hostile files are told what they are at once, and unpack to nothing that fills the memory', async () => {
  const lot = drawLots(7)
  const told = new Map<string, number>()
  const before = process.memoryUsage().rss
  for (let turn = 0; turn < 1000; turn += 1) {
    const font = Buffer.from(fonts[turn % 3] as Buffer)
    // Most of what a file says of itself stands at its head.
    for (let spot = 0; spot <= lot(12); spot += 1) font[lot(turn % 2 ? 200 : font.length)] = lot(256)
    const cut = lot(4) === 0 ? font.subarray(0, lot(font.length)) : font
    const began = performance.now()
    const checked = await checkFont(cut)
    expect(performance.now() - began, `file ${turn}`).toBeLessThan(1000)
    const word = checked.ok ? 'taken' : checked.code
    told.set(word, (told.get(word) ?? 0) + 1)
  }
  expect([...told.keys()].every((word) => ['taken', 'font_type', 'font_broken', 'font_restricted'].includes(word))).toBe(true)
  expect(told.get('font_broken')).toBeGreaterThan(100)
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
})

test('a packed font that says little and unpacks to gigabytes, or says gigabytes, is none', async () => {
  const bomb = brotliCompressSync(Buffer.alloc(32 * 1024 * 1024))
  for (const length of [[0x00], [0x8f, 0xff, 0xff, 0xff, 0x7f], [0x80, 0x80, 0x80, 0x80, 0x80, 0x01]]) {
    const tables = Buffer.concat([0, 1, 2, 3].map((tag) => Buffer.from([tag, ...length])))
    const head = Buffer.alloc(48)
    head.write('wOF2')
    head.writeUInt32BE(48 + tables.length + bomb.length, 8)
    head.writeUInt16BE(4, 12)
    head.writeUInt32BE(bomb.length, 20)
    expect(await checkFont(Buffer.concat([head, tables, bomb]))).toEqual({ ok: false, code: 'font_broken' })
  }
})
