import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { drawPicture, writeGif, writePdf, writeVideo } from '../../../support/pictures.ts'
import { faultsOf, storedOf, upload } from '../../support/media/media-calls.ts'
import { ask, asRole, now, type Stage, setStage } from '../../support/stage.ts'

const stages: Stage[] = []
afterEach(async () => {
  for (const { dependencies } of stages.splice(0)) await dependencies.media.pictures.close()
})

eachDatabase('the pictures of a site', (open) => {
  async function setOwnStage(): Promise<Stage> {
    const stage = await setStage(await open())
    stages.push(stage)
    return stage
  }
  const call = (stage: Stage, method: string, path: string, body?: object) =>
    ask(stage, path, {
      method,
      headers: { ...asRole(stage, 'ADMIN'), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })

  test('are kept as what they are, whatever they are called, each under an address of its own', async () => {
    const stage = await setOwnStage()
    const sent = await upload(
      stage,
      [
        { name: 'Été à la vigne.JPG', bytes: await drawPicture('jpeg') },
        {
          name: 'logo.svg',
          bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9"/></svg>'),
        },
        { name: 'photo.png', bytes: await drawPicture('avif'), type: 'image/png' },
        { name: 'visite.mov', bytes: writeVideo('qt  ') },
        { name: 'tarif.pdf', bytes: writePdf() },
        { name: 'tableau.xlsx', bytes: Buffer.from('PK\x03\x04 not for us') },
      ],
      { folder: 'Vendanges 2026' },
    )
    expect(sent.status).toBe(200)
    expect(
      storedOf(sent).map(({ name, mime, kind, width, height, folder }) => [name, mime, kind, width, height, folder]),
    ).toEqual([
      ['Été à la vigne.jpg', 'image/jpeg', 'image', 64, 48, 'Vendanges 2026'],
      ['logo.svg', 'image/svg+xml', 'image', 30, 20, 'Vendanges 2026'],
      ['photo.webp', 'image/webp', 'image', 64, 48, 'Vendanges 2026'],
      ['visite.mov', 'video/quicktime', 'video', 640, 360, 'Vendanges 2026'],
      ['tarif.pdf', 'application/pdf', 'document', 0, 0, 'Vendanges 2026'],
    ])
    expect(storedOf(sent)[0]?.tone).toBe('wine')
    expect(new Set(storedOf(sent).map(({ url }) => url)).size).toBe(5)
    expect(sent.json.data?.faults).toEqual([
      { place: 5, name: 'tableau.xlsx', message: expect.stringContaining('Ce type de fichier n’est pas accepté') },
    ])
  })

  test('are kept once where they are sent again after their answer was lost, at once or a little later', async () => {
    const stage = await setOwnStage()
    const bytes = await drawPicture('jpeg')
    const send = (name: string, fields = {}) => upload(stage, [{ name, bytes }], { isOnce: 'true', alt: 'Un geai', ...fields })
    const idOf = (sent: Awaited<ReturnType<typeof send>>) => storedOf(sent)[0]?.id
    const [first, same] = await Promise.all([send('geai.jpg'), send('geai.jpg')])
    const ids = [idOf(first), idOf(same), idOf(await send('geai.jpg'))]
    expect(ids).toEqual([expect.any(String), ids[0], ids[0]])
    const others = [
      await send('pie.jpg'),
      await send('geai.jpg', { alt: 'Un autre geai' }),
      await send('geai.jpg', { isDecor: 'false' }),
      await send('geai.jpg', { folder: 'Oiseaux' }),
      await send('geai.jpg', { focalX: '0', focalY: '100' }),
      await send('geai.jpg', { isOnce: 'false' }),
    ].map(idOf)
    expect(new Set([ids[0], ...others]).size).toBe(7)
    await call(stage, 'DELETE', `/admin/image/${ids[0]}`)
    await call(stage, 'DELETE', `/admin/image/${others.at(-1)}`)
    expect([ids[0], ...others]).not.toContain(idOf(await send('geai.jpg')))
    const before = idOf(await send('geai.jpg'))
    const anHourAgo = new Date(now.getTime() - 3_600_000).toISOString()
    await stage.db.inTransaction((tx) => tx.updateTable('images').set({ created_at: anHourAgo }).execute())
    expect(idOf(await send('geai.jpg'))).not.toBe(before)
  })

  test('are found by name, kind and folder, page by page', async () => {
    const stage = await setOwnStage()
    const bytes = await drawPicture('png')
    await upload(stage, [{ name: 'cave.png', bytes }], { folder: 'Cave' })
    await upload(stage, [
      { name: 'vigne.png', bytes },
      { name: 'film.mp4', bytes: writeVideo() },
    ])
    const names = async (query: string) => storedOf(await call(stage, 'GET', `/admin/image?${query}`)).map(({ name }) => name)
    expect(await names('')).toEqual(['cave.png', 'film.mp4', 'vigne.png'])
    expect(await names('name=lk:vig')).toEqual(['vigne.png'])
    expect(await names('kind=video')).toEqual(['film.mp4'])
    expect(await names('folder=Cave')).toEqual(['cave.png'])
    expect(await names('orderBy=-name&nbItem=1')).toEqual(['vigne.png'])
  })

  test('take a text, a folder and the point to keep in sight, and nothing else', async () => {
    const stage = await setOwnStage()
    const [image] = storedOf(await upload(stage, [{ name: 'a.png', bytes: await drawPicture('png') }]))
    const changed = await call(stage, 'PUT', `/admin/image/${image?.id}`, {
      alt: 'La cave',
      focalX: 90,
      focalY: 5,
      name: '../x.php',
    })
    expect(changed.json.data).toMatchObject({ alt: 'La cave', focus: 'top-right', focalX: 90, name: 'x.png', url: image?.url })
    for (const body of [{ url: '/x' }, { focalX: 101 }, { folder: '../etc' }]) {
      expect([400, 422]).toContain((await call(stage, 'PUT', `/admin/image/${image?.id}`, body)).status)
    }
    expect((await call(stage, 'PUT', '/admin/image/nowhere', { alt: '' })).status).toBe(404)
  })

  test('cannot be taken away while a page shows them, and are gone for visitors once they are', async () => {
    const stage = await setOwnStage()
    const [image] = storedOf(await upload(stage, [{ name: 'a.png', bytes: await drawPicture('png') }]))
    const blocks = (id: string) => JSON.stringify([{ type: 'image', image: { image: id, alt: '' } }])
    const show = (text: string) =>
      stage.db.inTransaction((tx) =>
        tx.updateTable('pages').set({ blocks: text }).where('site_id', '=', '1').where('url', '=', 'visites').execute(),
      )
    await show(blocks(image?.id ?? ''))
    expect((await call(stage, 'GET', `/admin/image/${image?.id}`)).json.data?.uses).toMatchObject([
      { kind: 'page', title: 'Coteaux page 1' },
    ])
    const refused = await call(stage, 'DELETE', `/admin/image/${image?.id}`)
    expect(refused.status).toBe(409)
    expect(faultsOf(refused)).toEqual([expect.stringContaining('« Coteaux page 1 »')])
    await show(blocks('another'))
    expect((await call(stage, 'DELETE', `/admin/image/${image?.id}`)).status).toBe(200)
    for (const method of ['GET', 'DELETE']) expect((await call(stage, method, `/admin/image/${image?.id}`)).status).toBe(404)
    expect((await call(stage, 'GET', '/admin/image')).json.data?.total).toBe(0)
  })

  test('lose where and with what they were taken, and stand upright', async () => {
    const stage = await setOwnStage()
    const bytes = await sharp(await drawPicture('jpeg', 60, 30))
      .withExif({ IFD0: { Make: 'Kanon', Artist: 'Agathe' }, IFD3: { GPSLatitude: '47/1 3/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(bytes.includes('Kanon')).toBe(true)
    const [image, film] = storedOf(
      await upload(stage, [
        { name: 'a.jpg', bytes },
        { name: 'b.mp4', bytes: writeVideo() },
      ]),
    )
    expect([image?.width, image?.height]).toEqual([30, 60])
    const rows = await stage.db.read.selectFrom('images').selectAll().execute()
    const kept = await Promise.all(rows.map((row) => stage.dependencies.media.files.find('1', row.content_hash)))
    expect(kept).toHaveLength(2)
    expect(kept.some((file) => file?.includes('Kanon') || file?.includes('+47.06'))).toBe(false)
    expect([film?.width, film?.height]).toEqual([640, 360])
  })
})

describe('a picture that cannot be taken', () => {
  eachDatabase('is told', (open) => {
    test('in a sentence that says what to do, and nothing is kept of it', async () => {
      const stage = await setStage(await open())
      stages.push(stage)
      const whole = await drawPicture('jpeg', 400, 300)
      const sent = await upload(stage, [
        { name: 'a.jpg', bytes: whole.subarray(0, whole.length / 2) },
        { name: 'b.gif', bytes: writeGif(3) },
        { name: 'c.pdf', bytes: writePdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>') },
        { name: 'd.png', bytes: Buffer.alloc(0) },
      ])
      expect(sent.status).toBe(422)
      expect(faultsOf(sent)).toEqual([
        expect.stringContaining('abîmé'),
        expect.stringContaining('animées'),
        expect.stringContaining('script'),
        expect.stringContaining('abîmé'),
      ])
      expect(await stage.db.read.selectFrom('images').select('id').execute()).toEqual([])
    })
  })
})
