import { afterEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { drawPicture, writePdf } from '../../../support/pictures.ts'
import { readVersion } from '../../support/content-version.ts'
import { faultsOf, type StoredImage, storedOf, upload } from '../../support/media/media-calls.ts'
import { ask, asRole, type Stage, setStage } from '../../support/stage.ts'

const stages: Stage[] = []
afterEach(async () => {
  for (const { dependencies } of stages.splice(0)) await dependencies.media.pictures.close()
})

eachDatabase('the library', (open) => {
  async function raise() {
    const db = await open()
    const stage = await setStage(db)
    stages.push(stage)
    const [image] = storedOf(
      await upload(stage, [{ name: 'chai.png', bytes: await drawPicture('png') }], { alt: 'Le chai', folder: 'Cave' }),
    )
    if (!image) throw new Error('nothing was kept')
    const replace = (name: string, bytes: Buffer) => {
      const form = new FormData()
      form.append('images', new File([new Uint8Array(bytes)], name))
      return ask(stage, `/admin/image/${image.id}/file`, { method: 'POST', body: form, headers: asRole(stage, 'ADMIN') })
    }
    const get = async (path: string) => (await ask(stage, path, { headers: asRole(stage, 'ADMIN') })).json.data
    return { db, image, replace, get }
  }

  test('a picture takes another file and keeps its id, its words and its places; its address is new and the pages renew', async () => {
    const { db, image, replace, get } = await raise()
    const before = await readVersion(db)
    const { status } = await replace('cave.jpg', await drawPicture('jpeg', 90, 30))
    expect(status).toBe(200)
    const after = (await get(`/admin/image/${image.id}`)) as unknown as StoredImage
    expect(after).toMatchObject({
      id: image.id,
      name: 'chai.png',
      alt: 'Le chai',
      folder: 'Cave',
      width: 90,
      height: 30,
      mime: 'image/jpeg',
    })
    expect(after.url).not.toBe(image.url)
    expect(await readVersion(db)).toBeGreaterThan(before)
  })

  test('a picture does not grow beyond what the site may hold, and one that fits takes its place', async () => {
    const { db, replace } = await raise()
    const allow = async (megabytes: number) => {
      await db.inTransaction((tx) => tx.updateTable('sites').set({ most_megabytes: megabytes }).where('id', '=', '1').execute())
      stages.at(-1)?.dependencies.sites.forget()
    }
    const photo = await drawPicture('jpeg', 90, 30)
    await allow(0)
    expect((await replace('cave.jpg', photo)).status).toBe(422)
    await allow(1)
    expect((await replace('cave.jpg', photo)).status).toBe(200)
  })

  test('a document does not take the place of a picture, and nothing changes', async () => {
    const { image, replace, get } = await raise()
    const refused = await replace('tarif.pdf', writePdf())
    expect([refused.status, faultsOf(refused).join()]).toEqual([422, expect.stringContaining('d’une autre sorte')])
    expect(await get(`/admin/image/${image.id}`)).toMatchObject({ url: image.url, mime: 'image/png' })
  })

  test('a picture is found by its name, its words or its folder, and the folders are told', async () => {
    const { get } = await raise()
    for (const said of ['CHAI', 'le ch', 'cave']) {
      expect(await get(`/admin/image?search=lk:${encodeURIComponent(said)}`), said).toMatchObject({ total: 1, folders: ['Cave'] })
    }
    expect(await get('/admin/image?search=lk:pressoir')).toMatchObject({ total: 0 })
  })
})
