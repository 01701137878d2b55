import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Upload } from '#api/contract/index.ts'
import { useCases } from '#api/door/use-cases/use-cases.ts'
import { done } from '#app/models/platform/outcome.ts'
import { openOwnStage } from '../support/own-stage.ts'
import { ask, asRole, lineTo } from '../support/stage.ts'

type Received = { body: unknown; files: (Upload & { text: string })[] }
const received: Received[] = []

const receive = async ({ body, files }: { body: unknown; files: Upload[] }) => {
  received.push({
    body,
    files: await Promise.all(files.map(async (file) => ({ ...file, text: await readFile(file.path, 'utf8') }))),
  })
  return done({ id: 'recu', confirmBy: null, url: '/apercu', expiresAt: '2026-03-01T11:00:00.000Z' })
}
vi.spyOn(useCases, 'submitForm').mockImplementation(receive)
vi.spyOn(useCases, 'previewLayout').mockImplementation(receive)

const folder = mkdtemp(join(tmpdir(), 'vitrine-sent-'))
// Files on their way in are counted below: other tests must not write beside them.
vi.stubEnv('TMPDIR', await folder)
const stage = openOwnStage()
const page = '/admin/page/Coteaux-page-1'
beforeEach(() => received.splice(0))
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(await folder, { recursive: true, force: true })
})

const send = (path: string, method: string, body: BodyInit, type?: string) =>
  ask(stage(), path, {
    method,
    body,
    duplex: 'half',
    headers: { ...asRole(stage(), 'ADMIN'), ...(type && { 'content-type': type }) },
  })
const put = (body: BodyInit, type = 'application/json') => send(page, 'PUT', body, type)
const submit = (form: FormData) => send('/forms/f1/submit', 'POST', form)

/** A body that tells how much of it was asked for. */
function endless(chunk: Uint8Array, chunks = Number.POSITIVE_INFINITY) {
  const counted = { pulled: 0 }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        counted.pulled += 1
        if (counted.pulled > chunks) controller.close()
        else controller.enqueue(chunk)
      },
    },
    { highWaterMark: 0 },
  )
  return { counted, stream }
}

describe('a JSON body', () => {
  test('is taken as application/json only', async () => {
    expect((await put('{"title":"Visites"}')).status).toBe(200)
    expect((await put('{"title":"Visites"}', 'application/JSON; charset=utf-8')).status).toBe(200)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json-patch+json',
      'multipart/form-data; boundary=x',
    ]) {
      expect((await put('{"title":"Visites"}', type)).status, type).toBe(400)
    }
  })

  test('that is broken, or not UTF-8, is unreadable', async () => {
    for (const body of ['{', '{"title":}', '{"title":"a"}x', "{'title':1}", new Uint8Array([0x22, 0xff, 0x22])]) {
      const { status, json } = await put(body)
      expect([status, json.data?.code]).toEqual([400, 'unreadable'])
    }
  })

  test('that is no object is invalid, and an unknown field makes it unreadable', async () => {
    for (const body of ['null', '[]', '"x"', '1', 'true']) expect((await put(body)).status, body).toBe(422)
    expect((await put('{"site_id":"2"}')).json.data).toEqual({
      code: 'unreadable',
      errors: { site_id: ['Ce champ est inconnu.'] },
    })
  })

  test('over one mebibyte is refused, announced or not, without being read to its end', async () => {
    const { stream, counted } = endless(new Uint8Array(64 * 1024).fill(0x20))
    expect((await put(stream as never)).status).toBe(413)
    expect(counted.pulled).toBe(17)
    const announced = endless(new Uint8Array(8))
    const headers = { ...asRole(stage(), 'ADMIN'), 'content-type': 'application/json', 'content-length': '1048577' }
    const asked = await ask(stage(), page, { method: 'PUT', body: announced.stream, duplex: 'half', headers })
    expect([asked.status, announced.counted.pulled]).toEqual([413, 0])
    expect((await put(`"${'x'.repeat(1024 * 1024 - 2)}"`)).status).toBe(422)
    expect((await put(`"${'x'.repeat(1024 * 1024 - 1)}"`)).status).toBe(413)
  })

  test('that breaks off is unreadable, and no failure of ours', async () => {
    const stream = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
    expect((await put(stream as never)).status).toBe(400)
    expect(stage().log).toEqual([])
  })

  test('is not touched before the caller is known to be allowed', async () => {
    for (const headers of [{ idSite: '1' }, asRole(stage(), 'MEMBER'), { idSite: '99' }] as Record<string, string>[]) {
      const { stream, counted } = endless(new Uint8Array(8))
      const asked = await ask(stage(), page, { method: 'PUT', body: stream, duplex: 'half', headers })
      expect([asked.status >= 400 && asked.status < 404, counted.pulled]).toEqual([true, 0])
    }
  })

  test('nested a hundred thousand deep is refused like any other', async () => {
    expect((await put(`{"blocks":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(422)
  })
})

describe('a multipart body', () => {
  test('[A-02] brings objects encoded in JSON and several files under images', async () => {
    const paths = [join(await folder, 'a.png'), join(await folder, 'b.png')]
    for (const path of paths) await writeFile(path, `bytes of ${path.at(-5)}`)
    const files = paths.map((path) => ({ field: 'images', name: `${path.at(-5)} d’été.png`, type: 'image/png', size: 10, path }))
    const answers = { prenom: 'Ève', envies: ['blanc', 'jaune'], oui: true }
    const sent = await lineTo(stage())
      .open({ siteId: '1' })
      .submitForm({ params: { id: 'f1' }, body: { answers }, files })
    expect(sent).toEqual({ ok: true, value: { id: 'recu', confirmBy: null } })
    expect(received).toMatchObject([
      {
        body: { answers },
        files: [
          { field: 'images', name: 'a d’été.png', type: 'image/png', size: 10, text: 'bytes of a' },
          { field: 'images', name: 'b d’été.png', type: 'image/png', size: 10, text: 'bytes of b' },
        ],
      },
    ])
    expect(received[0]?.files.map(({ path }) => existsSync(path))).toEqual([false, false])
  })

  test('[A-02] brings a single file under image, and keeps a text as it is', async () => {
    const form = new FormData()
    form.append('html', '{"pas": "du JSON décodé"}')
    form.append('image', new File(['<svg/>'], '../../etc/passwd', { type: 'image/svg+xml' }))
    expect((await send('/admin/page/p/layout/l/preview', 'PUT', form)).status).toBe(200)
    expect(received).toMatchObject([{ body: { html: '{"pas": "du JSON décodé"}' }, files: [{ field: 'image', name: 'passwd' }] }])
    expect(dirname(received[0]?.files[0]?.path ?? '')).toContain('vitrine-upload-')
  })

  test('refuses what the call does not name, repeats, and more than its limits', async () => {
    const form = (...parts: [string, string | File][]) => {
      const made = new FormData()
      for (const [name, value] of parts) made.append(name, value)
      return made
    }
    const file = (bytes: number) => new File([new Uint8Array(bytes)], 'f.bin')
    const statusOf = async (...parts: [string, string | File][]) => (await submit(form(...parts))).status
    expect(await statusOf(['answers', '{}'], ['nope', 'x'])).toBe(400)
    expect(await statusOf(['answers', '{}'], ['avatar', file(1)])).toBe(400)
    expect(await statusOf(['answers', '{}'], ['answers', '{}'])).toBe(422)
    expect(await statusOf(['answers', '{broken'])).toBe(422)
    expect(await statusOf(['answers', `{"a":"${'x'.repeat(1024 * 1024)}"}`])).toBe(413)
    expect(await statusOf(['answers', '{}'], ['image', file(10 * 1024 * 1024 + 1)])).toBe(413)
    expect(await statusOf(...Array.from({ length: 11 }, () => ['images', file(1)] as [string, File]))).toBe(413)
    expect(await statusOf(...Array.from({ length: 101 }, (_, n) => [`f${n}`, 'x'] as [string, string]))).toBe(413)
    const two = form(['html', 'x'], ['image', file(1)], ['image', file(1)])
    expect((await send('/admin/page/p/layout/l/preview', 'PUT', two)).status).toBe(413)
    expect(received).toEqual([])
  })

  test('that breaks off or is no multipart at all is unreadable, and leaves no file behind', async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc\r\n'
    const odd = new Uint8Array([
      ...new TextEncoder().encode('--x\r\ncontent-disposition: form-data; name="'),
      0xff,
      0x22,
      13,
      10,
      13,
      10,
    ])
    const before = await uploadFolders()
    for (const body of [head, 'nothing', '', `${head}--x\r\n`, odd]) {
      expect((await send('/forms/f1/submit', 'POST', body, 'multipart/form-data; boundary=x')).status).toBe(400)
    }
    const aborted = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head))
        controller.error(new Error('gone'))
      },
    })
    expect((await send('/forms/f1/submit', 'POST', aborted as never, 'multipart/form-data; boundary=x')).status).toBe(400)
    expect(await uploadFolders()).toEqual(before)
  })

  test('threat 57: takes names like __proto__ for the unknown fields they are', async () => {
    for (const name of ['__proto__', 'constructor', '__proto__[polluted]', 'hasOwnProperty']) {
      const form = new FormData()
      form.append('answers', '{}')
      form.append(name, '{"polluted":true}')
      expect((await submit(form)).status, name).toBe(400)
    }
    const form = new FormData()
    form.append('answers', '{"__proto__":{"polluted":true},"constructor":"x"}')
    expect((await submit(form)).status).toBe(422)
    expect('polluted' in {}).toBe(false)
  })
})

async function uploadFolders(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('vitrine-upload-'))
}
