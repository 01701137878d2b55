import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bindToSite } from '#api/db/database.ts'
import { storeDemoPicture } from '#api/demo/store-demo-picture.ts'
import { resolveImages } from '#api/media/resolve-images.ts'
import { eachDatabase } from '../support/databases.ts'
import { drawPicture } from '../support/pictures.ts'
import { addSites } from '../support/sites.ts'
import { openTestMedia } from './support/media.ts'

eachDatabase('a picture of the demo', (open) => {
  test('is stored like an owner’s, under an id that pages can name, once however often it is seeded', async () => {
    const db = await open()
    await addSites(db, 'one')
    const media = openTestMedia()
    const place = { db, media, siteId: 'one' }
    const hills = { id: 'demo-hills', name: 'hills.svg', alt: 'Les coteaux' }
    for (const alt of ['Les coteaux', 'Les coteaux au soir']) {
      await storeDemoPicture(place, { ...hills, alt, bytes: readFileSync('public/art/hills-calm.svg') })
    }
    await storeDemoPicture(place, {
      id: 'demo-cave',
      name: 'cave.jpg',
      alt: 'La cave',
      bytes: await drawPicture('jpeg'),
      focalY: 0,
    })
    const found = await resolveImages(bindToSite(db, 'one').read, ['demo-hills', 'demo-cave'])
    expect(found.get('demo-hills')).toMatchObject({ alt: 'Les coteaux au soir', url: expect.stringMatching(/\.svg$/) })
    expect(found.get('demo-cave')).toMatchObject({ width: 64, focus: 'top', tone: 'wine' })
    await expect(storeDemoPicture(place, { ...hills, bytes: Buffer.from('<html>') })).rejects.toThrow('file_type')
    await media.pictures.close()
  })
})
