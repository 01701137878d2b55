import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makePackshots } from '#api/catalog/packshots/make-packshots.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import type { JobDependencies } from '#api/platform/jobs/job.ts'
import { sweepFiles } from '#api/site/media/sweep-files.ts'
import { noFacts } from '#app/models/catalog/wine-facts.ts'
import { sayOnBack } from '#app/texts/catalog/packshots.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { storedOf, upload } from '../support/media/media-calls.ts'
import { openStandInStudio, plainPicture } from '../support/media/stand-in-studio.ts'
import { openMembers } from '../support/members.ts'

const bottle = { build: 'bourgogne', glass: 'green', closure: 'capsule', capsule: '#761527' } as const
const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

async function raise(db: Database) {
  const shop = await openMembers(db)
  const { dependencies, tokens } = shop.stage
  const studio = openStandInStudio()
  dependencies.media = { ...dependencies.media, studio }
  closing.push(dependencies.media.pictures.close)
  const owner = shop.as(tokens['1']?.ADMIN)
  const neighbour = shop.as(tokens['2']?.ADMIN, { siteId: '2' })
  const wine = given(await owner.createProduct({ body: { name: 'Le Merle', price: 1500, kind: 'rouge' } }))
  /** One step of the job, as the clock of the process at hand makes it. */
  const step = (media = dependencies.media) =>
    makePackshots({ db, media, now: dependencies.now, isStopping: () => false } as unknown as JobDependencies)
  const listed = async () => given(await owner.listPackshots({ query: { idProduct: wine.id } })).packshots
  const wish = (more: object = {}) => owner.orderPackshot({ body: { idProduct: wine.id, idImage: null, ...bottle, ...more } })
  return { ...shop, dependencies, studio, owner, neighbour, wine, step, listed, wish }
}

/** Pale paper with a dark square in its middle. */
async function plainLabel(width: number, height: number): Promise<Buffer> {
  const square = { create: { width: 120, height: 120, channels: 3, background: '#222244' } } as const
  const input = await sharp(square).png().toBuffer()
  const paper = { create: { width, height, channels: 3, background: '#f4f0e4' } } as const
  return sharp(paper).composite([{ input }]).png().toBuffer()
}

eachDatabase('photographs by program', (open) => {
  test('are made one at a time in the order they were asked for, and told as they go', async () => {
    const { studio, step, listed, wish, pass } = await raise(await open())
    const first = given(await wish())
    pass(1)
    const second = given(await wish({ build: 'magnum' }))
    expect([first.state, first.ahead, second.state, second.ahead]).toEqual(['waiting', 0, 'waiting', 1])
    await step()
    studio.reach(45)
    await step()
    expect((await listed()).map(({ state, progress, ahead }) => [state, progress, ahead])).toEqual([
      ['waiting', 0, 1],
      ['making', 45, 0],
    ])
    expect(studio.begun).toHaveLength(1)
    const [begun] = studio.begun
    expect(begun?.shot).toMatchObject({ shape: { height: 298, radius: 41 }, liquid: 'red', frame: [146, 380], size: [700, 1822] })
    const label = await sharp(begun?.label).metadata()
    expect([label.format, label.width && label.width / (label.height ?? 1)]).toEqual(['png', expect.closeTo(1 / 1.2, 2)])
    studio.finish(await plainPicture(70, 182))
    await step()
    const [waiting, ready] = await listed()
    expect(ready).toMatchObject({
      state: 'ready',
      image: { alt: 'Bouteille de Le Merle, vue de face', width: 70, height: 182, tone: 'paper' },
    })
    expect(waiting?.state).toBe('making')
    expect(studio.begun.map(({ shot }) => shot.shape.height)).toEqual([298, 352])
  })

  test('are kept by what they show: the same is not made twice, another label is', async () => {
    const { stage, studio, step, listed, wish, dependencies, site, pass } = await raise(await open())
    const first = given(await wish())
    expect(given(await wish()).id).toBe(first.id)
    await step()
    studio.finish(await plainPicture(70, 182))
    await step()
    expect(given(await wish())).toMatchObject({ id: first.id, state: 'ready' })
    const [label] = storedOf(await upload(stage, [{ name: 'etiquette.png', bytes: await plainPicture(600, 300) }]))
    const own = given(await wish({ idImage: label?.id }))
    expect(own).toMatchObject({ state: 'waiting', hasOwnLabel: true })
    pass(8000)
    await sweepFiles({ read: site.read, site: { id: '1' } as never, now: dependencies.now() }, dependencies.media.files)
    await step()
    expect(studio.begun.at(-1)?.shot.label).toMatchObject({ width: 90.2, height: 45.1 })
    studio.finish(await plainPicture(70, 182, 60))
    await step()
    expect(await listed()).toHaveLength(2)
    expect(studio.sitting()).toBeUndefined()
  })

  test('are taken up again when the process that made them was killed, and given up after three times', async () => {
    const { dependencies, studio, step, listed, wish, pass } = await raise(await open())
    given(await wish())
    await step()
    for (const round of [2, 3]) {
      const reborn = openStandInStudio()
      const media = { ...dependencies.media, studio: reborn }
      await step(media)
      expect(reborn.begun).toHaveLength(0)
      pass(121)
      await step(media)
      expect(reborn.begun[0]?.name, `begun ${round} times`).toBe(studio.begun[0]?.name)
    }
    pass(121)
    await step({ ...dependencies.media, studio: openStandInStudio() })
    expect((await listed())[0]).toMatchObject({ state: 'failed', fault: 'crashed' })
    expect(given(await wish())).toMatchObject({ state: 'waiting', fault: null })
  })

  test('stay in hand while there is no time to look at them, and are not made again for it', async () => {
    const { studio, step, listed, wish, dependencies } = await raise(await open())
    given(await wish())
    await step()
    studio.finish(await plainPicture(70, 182))
    const { media } = dependencies
    const busy = { ok: false, reason: 'busy' } as const
    await step({ ...media, pictures: { ...media.pictures, renew: async () => busy } })
    expect((await listed())[0]?.state).toBe('making')
    await step()
    expect((await listed())[0]?.state).toBe('ready')
    expect(studio.begun).toHaveLength(1)
  })

  test('that waited before there was more than the bottle to show are made of the bottle', async () => {
    const db = await open()
    const { studio, step, listed, wish } = await raise(db)
    const { id } = given(await wish())
    const row = await db.read.selectFrom('packshots').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const without = (stored: string) => JSON.stringify({ ...JSON.parse(stored), view: undefined })
    const before = { shot: without(row.shot), bottle: without(row.bottle) }
    await bindToSite(db, '1').inTransaction((tx) => tx.updateTable('packshots').set(before).where('id', '=', id).execute())
    expect((await listed())[0]?.view).toBe('bottle')
    await step()
    expect(studio.begun[0]?.shot.view).toBe('bottle')
    studio.finish(await plainPicture(70, 182))
    await step()
    expect((await listed())[0]?.image?.alt).toBe('Bouteille de Le Merle, vue de face')
  })

  test('that fail say why, and leave the wine as it is', async () => {
    const { studio, step, listed, wish, pass } = await raise(await open())
    given(await wish())
    await step()
    studio.fail('slow')
    await step()
    expect((await listed())[0]).toMatchObject({ state: 'failed', fault: 'slow', image: null })
    pass(1)
    given(await wish({ glass: 'gold' }))
    await step()
    for (const _ of [1, 2, 3]) {
      studio.fail('crashed')
      await step()
    }
    expect((await listed())[0]).toMatchObject({ state: 'failed', fault: 'crashed' })
    pass(1)
    given(await wish({ glass: 'leaf' }))
    await step()
    studio.finish(Buffer.from('no picture'))
    await step()
    expect((await listed())[0]).toMatchObject({ state: 'failed', fault: 'crashed' })
  })

  test('taken for a wine stand behind the photos of its owner, and take none away', async () => {
    const { stage, owner, wine, studio, step, wish } = await raise(await open())
    const shot = given(await wish())
    expect(await codeOf(owner.takePackshot({ params: { id: shot.id }, body: { ground: 'clear' } }))).toBe('not_found')
    await step()
    studio.finish(await plainPicture(70, 182))
    await step()
    const alone = given(await owner.takePackshot({ params: { id: shot.id }, body: { ground: 'clear' } }))
    const shown = async () => given(await owner.getAdminProduct({ params: { id: wine.id } })).images
    expect(await shown()).toEqual([alone.idImage])
    const [own] = storedOf(await upload(stage, [{ name: 'moi.png', bytes: await plainPicture(60, 60) }]))
    given(await owner.changeProduct({ params: { id: wine.id }, body: { images: [own?.id ?? ''] } }))
    given(await owner.takePackshot({ params: { id: shot.id }, body: { ground: 'clear' } }))
    const paper = given(await owner.takePackshot({ params: { id: shot.id }, body: { ground: 'paper' } }))
    expect(await shown()).toEqual([own?.id, alone.idImage, paper.idImage])
    const laid = given(await owner.getImage({ params: { id: paper.idImage } }))
    expect(laid).toMatchObject({ mime: 'image/jpeg', width: 70, height: 182, alt: 'Bouteille de Le Merle, vue de face' })
  })

  test('show a wine in other ways too: behind the bottle, each with its words, its back with what the law asks for', async () => {
    const { owner, wine, studio, step, wish, pass, dependencies } = await raise(await open())
    given(await owner.changeProduct({ params: { id: wine.id }, body: { facts: { alcohol: 125, allergens: ['SULPHITES'] } } }))
    const printed: string[] = []
    const { pictures } = dependencies.media
    const printLabel: typeof pictures.printLabel = (label) => {
      printed.push(label.bytes.toString())
      return pictures.printLabel(label)
    }
    dependencies.media = { ...dependencies.media, pictures: { ...pictures, printLabel } }
    const takeOne = async (view: 'bottle' | 'back' | 'table', red: number) => {
      const shot = given(await wish({ view }))
      expect(shot.view).toBe(view)
      await step()
      expect(studio.begun.at(-1)?.shot).toMatchObject({ view, size: view === 'table' ? [1500, 1000] : [700, 1822] })
      studio.finish(await plainPicture(70, 182, red))
      await step()
      pass(1)
      return given(await owner.takePackshot({ params: { id: shot.id }, body: { ground: 'clear' } })).idImage
    }
    const table = await takeOne('table', 10)
    const bottleId = await takeOne('bottle', 60)
    const back = await takeOne('back', 110)
    expect(given(await owner.getAdminProduct({ params: { id: wine.id } })).images).toEqual([bottleId, table, back])
    const alt = async (id: string) => given(await owner.getImage({ params: { id } })).alt
    expect(await alt(back)).toBe('Bouteille de Le Merle, vue de dos')
    expect(await alt(table)).toContain('Le Merle sur une table')
    expect(printed[2]).not.toBe(printed[1])
    const body = { idProduct: wine.id, year: 2024, capacity: 75, facts: { alcohol: 130 } }
    const lot = given(await owner.createDeclination({ body }))
    const asked = given(await wish({ view: 'back' }))
    expect(given(await wish({ view: 'back' })).id).toBe(asked.id)
    given(await owner.changeDeclination({ params: { id: lot.id }, body: { facts: { alcohol: 135 } } }))
    expect(given(await wish({ view: 'back' })).id).not.toBe(asked.id)
    expect(sayOnBack({ ...noFacts, alcohol: 125, allergens: ['SULPHITES'], bottler: 'EARL Merle' }, 75)).toEqual([
      '12,5 % vol.  ·  75 cl',
      'Contient : sulfites',
      'EARL Merle',
    ])
    expect(sayOnBack(noFacts, 37.5)).toEqual(['37,5 cl'])
  })

  test('take a label out of the photograph that shows it askew on a table, and say so where none stands out', async () => {
    const { stage, studio, step, wish } = await raise(await open())
    const label = await plainLabel(400, 300)
    const askew = await sharp(label).rotate(12, { background: '#7a5a3c' }).png().toBuffer()
    const table = { create: { width: 900, height: 800, channels: 3, background: '#7a5a3c' } } as const
    const photo = await sharp(table)
      .composite([{ input: askew }])
      .jpeg({ quality: 92 })
      .toBuffer()
    const bare = await sharp(table).jpeg().toBuffer()
    const [shown, none] = storedOf(
      await upload(stage, [
        { name: 'etiquette.jpg', bytes: photo },
        { name: 'table.jpg', bytes: bare },
      ]),
    )
    given(await wish({ idImage: shown?.id, isPhoto: true }))
    await step()
    const begun = studio.begun[0]
    const { data, info } = await sharp(begun?.label).raw().toBuffer({ resolveWithObject: true })
    expect(info.width / info.height).toBeCloseTo(4 / 3, 1)
    const at = (x: number, y: number) => {
      const from = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels
      return [...data.subarray(from, from + 3)]
    }
    const corners = [at(0.02, 0.03), at(0.98, 0.03), at(0.02, 0.97), at(0.98, 0.97)]
    for (const corner of corners) expect(Math.min(...corner), 'paper, no table').toBeGreaterThan(215)
    expect(at(0.5, 0.5)[0]).toBeLessThan(80)
    const refusal = await wish({ idImage: none?.id, isPhoto: true })
    expect(refusal).toMatchObject({ ok: false, error: { fields: { idImage: [expect.stringContaining('ne se détache pas')] } } })
  })

  test('are seen, asked for and taken by their own site alone, and refused where nothing can be photographed', async () => {
    const { dependencies, neighbour, wine, studio, step, wish, owner } = await raise(await open())
    const shot = given(await wish())
    await step()
    studio.finish(await plainPicture(70, 182))
    await step()
    expect(await codeOf(neighbour.listPackshots({ query: { idProduct: wine.id } }))).toBe('not_found')
    expect(await codeOf(neighbour.takePackshot({ params: { id: shot.id }, body: { ground: 'clear' } }))).toBe('not_found')
    expect(await codeOf(neighbour.orderPackshot({ body: { idProduct: wine.id, idImage: null, ...bottle } }))).toBe('invalid')
    const [film] = [await wish({ idImage: 'nothing' })]
    expect(film).toMatchObject({ ok: false, error: { fields: { idImage: [expect.any(String)] } } })
    dependencies.media.studio = { ...studio, isThere: () => false }
    expect(await codeOf(wish({ glass: 'rose' }))).toBe('unavailable')
    expect(given(await owner.listPackshots({ query: { idProduct: wine.id } })).hasStudio).toBe(false)
  })
})
