import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#api/platform/database/migrate.ts'
import { openSqlite } from '#api/platform/database/sqlite.ts'
import { startPictureChild } from '#api/platform/outside/picture-child.ts'
import { openPictureProcess } from '#api/platform/outside/picture-own-process.ts'
import { codeOf, saidOf } from '../api/support/accounts.ts'
import { openForms, uploadOf } from '../api/support/forms.ts'
import { writePdf } from '../support/pictures.ts'
import { delayWhile } from './support/loop-delay.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'))
const db = openSqlite(join(folder, 'shop.db'))
const children: ChildProcess[] = []
const pictures = openPictureProcess({
  patience: 5000,
  start: () => {
    const child = startPictureChild()
    children.push(child)
    return child
  },
})
let shop: Awaited<ReturnType<typeof openForms>>

beforeAll(async () => {
  await migrate(db)
  shop = await openForms(db)
  await shop.stage.dependencies.media.pictures.close()
  shop.stage.dependencies.media.pictures = pictures
})
afterAll(async () => {
  await pictures.close()
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

const answers = { nom: 'Marie', courriel: 'marie@exemple.test', qui: 'ami', accord: true }
let places = 0

/** Sends a file with the form, each from somewhere else. */
async function send(name: string, bytes: Buffer) {
  places += 1
  const files = [await uploadOf(name, bytes)]
  const visitor = shop.as(undefined, { address: `203.0.113.${places}` })
  return visitor.submitForm({ params: { id: 'groupe' }, body: { answers, fileFields: ['photos'] }, files })
}

/** Reading the slowest of them takes twice to three times as long. */
const mostMs = 100

test('threat 17 threat 46: files that are made to be slow keep nobody waiting but whoever sent them', {
  timeout: 60_000,
}, async () => {
  expect(await codeOf(send('bon.pdf', writePdf()))).toBe('ok')
  const deep = `<svg width="9" height="9">${'<g>'.repeat(99)}${'<path d="M0 0"/>'.repeat(19_000)}${'</g>'.repeat(99)}</svg>`
  const slow: [string, Buffer][] = [
    ['lettres.pdf', writePdf('', `% ${'#41'.repeat(3_100_000)}\n`)],
    ['flux.pdf', writePdf('', 'stream\nendstream '.repeat(550_000))],
    ['noms.pdf', writePdf('', '/ObjStm '.repeat(1_000_000))],
    ['dessin.svg', Buffer.from(deep)],
    ['fin.pdf', writePdf('', '%%EOF\n'.repeat(1_500_000))],
  ]
  for (const [name, bytes] of slow) {
    // Twice: what a file does to its reader it does each time.
    const delays = [await delayWhile(() => send(name, bytes)), await delayWhile(() => send(name, bytes))]
    expect(Math.min(...delays.map(({ reckoned }) => reckoned)), `${name} kept others waiting, in ms`).toBeLessThan(mostMs)
    // Waiting for something without reckoning would keep them as well.
    expect(Math.min(...delays.map(({ waited }) => waited)), `${name} kept others waiting, in ms`).toBeLessThan(mostMs * 10)
  }
})

test('threat 46: a file that is looked into too long, or ends its reader, is refused in French, and the next one is taken', async () => {
  expect(await codeOf(send('bon.pdf', writePdf()))).toBe('ok')
  children.at(-1)?.kill('SIGSTOP')
  expect(await saidOf(send('bon.pdf', writePdf()), 'photos')).toContain('trop compliqué')
  expect(await codeOf(send('bon.pdf', writePdf()))).toBe('ok')
  const reader = children.at(-1) as ChildProcess
  const gone = once(reader, 'exit')
  reader.kill('SIGKILL')
  await gone
  expect(await codeOf(send('bon.pdf', writePdf()))).toBe('ok')
})

test('threat 48: archives are no files that anybody sends here, whatever they are called, and none is unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))
  const zip = zipOf('../../../build/server/index.js', Buffer.alloc(1024))
  for (const [name, bytes] of [
    ['photos.zip', zip],
    ['lettre.docx', zip],
    ['photo.png', zip],
    ['bon.pdf', zip],
    ['dessin.svgz', bomb],
    ['dessin.svg', bomb],
    ['tout.7z', Buffer.from('377abcaf271c0004', 'hex')],
    ['tout.rar', Buffer.from('526172211a070100', 'hex')],
  ] as const) {
    const { reckoned } = await delayWhile(async () => {
      expect(await saidOf(send(name, bytes), 'photos'), name).toContain('Ce type de fichier n’est pas accepté')
    })
    expect(reckoned, name).toBeLessThan(mostMs)
  }
})

/** An archive with one file in it, unpacked. */
function zipOf(name: string, bytes: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt32LE(bytes.length, 18)
  head.writeUInt32LE(bytes.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), bytes])
}
