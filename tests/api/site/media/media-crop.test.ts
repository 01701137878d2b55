import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { openFileFinder } from '#api/site/media/find-sent-file.ts'
import { sweepFiles } from '#api/site/media/sweep-files.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { drawPicture, writePdf } from '../../../support/pictures.ts'
import { readVersion } from '../../support/content-version.ts'
import { faultsOf, type StoredImage, storedOf, upload } from '../../support/media/media-calls.ts'
import { ask, asRole, type Stage, setStage } from '../../support/stage.ts'

const stages: Stage[] = []
afterEach(async () => {
  for (const { dependencies } of stages.splice(0)) await dependencies.media.pictures.close()
})

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9"/></svg>')
/** The lighter corner that test pictures have. */
const corner = { left: 0, top: 0, width: 25, height: 25 }

eachDatabase('a picture that is cut', (open) => {
  async function raise() {
    const db = await open()
    const stage = await setStage(db)
    stages.push(stage)
    const { media } = stage.dependencies
    const send = async (fields: Record<string, string> = {}, name = 'chai.png', bytes?: Buffer) =>
      storedOf(await upload(stage, [{ name, bytes: bytes ?? (await drawPicture('png', 800, 400)) }], fields))[0] as StoredImage
    const change = (id: string, body: object) =>
      ask(stage, `/admin/image/${id}`, {
        method: 'PUT',
        headers: { ...asRole(stage, 'ADMIN'), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const cut = async (id: string, body: object) => (await change(id, body)).json.data as unknown as StoredImage
    const fetchFile = async (url: string) => {
      const file = await openFileFinder({ db, media })('1', url.replace('/images/', ''))
      return file && file !== 'busy' ? sharp(file.bytes).metadata() : file
    }
    return { db, stage, media, send, change, cut, fetchFile }
  }

  test('is made in every size from the part, at an address of its own, and the pages renew', async () => {
    const { db, send, cut, fetchFile } = await raise()
    const image = await send()
    expect(image).toMatchObject({ crop: null, whole: { url: image.url, width: 800, height: 400 } })
    const before = await readVersion(db)
    const shown = await cut(image.id, { crop: { left: 25, top: 0, width: 50, height: 100 } })
    expect(shown).toMatchObject({ width: 400, height: 400, crop: { left: 25, top: 0, width: 50, height: 100 } })
    expect(shown.url).not.toBe(image.url)
    expect(await readVersion(db)).toBeGreaterThan(before)
    expect(await fetchFile(shown.url)).toMatchObject({ width: 400, height: 400 })
    expect(await fetchFile(shown.url.replace('.png', '-320.avif'))).toMatchObject({ width: 320, height: 320 })
    expect(await fetchFile(shown.url.replace('.png', '-640.avif'))).toBeUndefined()
    expect(await fetchFile(image.url)).toBeUndefined()
  })

  test('loses nothing: its owner still sees the whole, cuts it anew out of that, and has it back as it came', async () => {
    const { send, cut, fetchFile, media, db } = await raise()
    const image = await send()
    const light = await cut(image.id, { crop: corner })
    expect([light.width, light.height, light.tone]).toEqual([200, 100, 'paper'])
    const { whole } = light as unknown as { whole: { url: string } }
    expect([whole.url === image.url, await fetchFile(whole.url)]).toEqual([false, expect.objectContaining({ width: 800 })])
    const wider = await cut(image.id, { crop: { left: 0, top: 0, width: 75, height: 100 } })
    expect([wider.width, wider.height]).toEqual([600, 400])
    const site = { id: '1', name: '', origin: 'https://one.test', lang: 'fr' }
    await sweepFiles({ read: db.read, site, now: new Date(Date.now() + 7_200_000) }, media.files)
    expect(await cut(image.id, { crop: null })).toMatchObject({
      url: image.url,
      tone: image.tone,
      crop: null,
      bytes: image.bytes,
    })
    expect(await fetchFile(image.url)).toMatchObject({ width: 800, height: 400 })
  })

  test('keeps the point to keep in sight where it was, or within the part', async () => {
    const { send, cut } = await raise()
    const { id } = await send({ focalX: '75', focalY: '10' })
    const right = { left: 50, top: 0, width: 50, height: 100 }
    expect(await cut(id, { crop: right })).toMatchObject({ focalX: 50, focalY: 10 })
    expect(await cut(id, { crop: corner })).toMatchObject({ focalX: 100, focalY: 40 })
    expect(await cut(id, { crop: right, focalX: 20, focalY: 30 })).toMatchObject({ focalX: 20, focalY: 30 })
    expect(await cut(id, { crop: null })).toMatchObject({ focalX: 60, focalY: 30 })
  })

  test('is cut as it comes in, once however often it is sent, and differs from the same picture that is not', async () => {
    const { send } = await raise()
    const fields = { isOnce: 'true', crop: JSON.stringify(corner), focalX: '20', focalY: '0' }
    const [one, same, other] = [await send(fields), await send(fields), await send({ isOnce: 'true' })]
    expect(one).toMatchObject({ width: 200, height: 100, focalX: 20, crop: corner, whole: { width: 800, height: 400 } })
    expect([same.id, other.id === one.id, other.width]).toEqual([one.id, false, 800])
  })

  test('is no drawing, no document, and no part that is too small or beyond its edge', async () => {
    const { send, change, cut } = await raise()
    const svg = await send({ crop: JSON.stringify(corner) }, 'logo.svg', drawing)
    const pdf = await send({}, 'tarif.pdf', writePdf())
    expect(svg).toMatchObject({ width: 30, crop: null })
    for (const { id } of [svg, pdf]) {
      const refused = await change(id, { crop: corner })
      expect([refused.status, faultsOf(refused).join()]).toEqual([422, expect.stringContaining('ne se coupe pas')])
    }
    const { id } = await send()
    for (const crop of [{ ...corner, width: 1 }, { ...corner, left: -1 }, { ...corner, width: 101 }, { left: 0 }, 'x']) {
      expect([400, 422]).toContain((await change(id, { crop })).status)
    }
    expect(await cut(id, { crop: { left: 90, top: 90, width: 50, height: 50 } })).toMatchObject({ width: 400, height: 200 })
  })

  test('takes the room of its whole too, and lets go of it with another file', async () => {
    const { db, stage, send, change } = await raise()
    const { id, bytes } = await send({}, 'chai.jpg', await drawPicture('jpeg', 800, 400))
    await db.inTransaction((tx) => tx.updateTable('sites').set({ most_megabytes: 0 }).where('id', '=', '1').execute())
    stage.dependencies.sites.forget()
    const refused = await change(id, { crop: corner })
    expect([refused.status, bytes > 0]).toEqual([422, true])
    await db.inTransaction((tx) => tx.updateTable('sites').set({ most_megabytes: 9 }).where('id', '=', '1').execute())
    stage.dependencies.sites.forget()
    expect((await change(id, { crop: corner })).status).toBe(200)
    const form = new FormData()
    form.append('images', new File([new Uint8Array(await drawPicture('jpeg', 90, 30))], 'a.jpg'))
    const replaced = await ask(stage, `/admin/image/${id}/file`, { method: 'POST', body: form, headers: asRole(stage, 'ADMIN') })
    expect(replaced.json.data).toMatchObject({ width: 90, crop: null, whole: { width: 90 } })
  })
})
