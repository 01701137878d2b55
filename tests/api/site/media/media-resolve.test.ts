import { describe, expect, test } from 'vitest'
import { resolveImages } from '#api/site/media/resolve-images.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { addSites, parameter } from '../../../support/sites.ts'
import { imageRow } from '../../support/media/media.ts'

eachDatabase('the pictures behind ids', (open) => {
  test('[E-15] are found with name, address and place, those of the site that are still there', async () => {
    const [site, neighbour] = await addSites(await open(), 'one', 'two')
    await neighbour.inTransaction((tx) => tx.insertInto('images').values(imageRow('theirs')).execute())
    await site.inTransaction((tx) =>
      tx
        .insertInto('images')
        .values([imageRow('vines'), imageRow('gone', { deleted_at: '2026-03-02T10:00:00.000Z' })])
        .execute(),
    )
    const found = await resolveImages(site.read, ['vines', 'gone', 'theirs', 'nowhere', 'vines'])
    expect([...found]).toEqual([
      [
        'vines',
        {
          id: 'vines',
          name: 'vines.jpg',
          url: '/images/vines/abababababab.jpg',
          externalPath: '',
          width: 1200,
          height: 800,
          alt: 'vines vu de loin',
          focus: 'top',
          tone: 'wine',
        },
      ],
    ])
    expect((await resolveImages(site.read, [])).size).toBe(0)
  })

  describe('of a site with an image network', () => {
    test.for<[string, string]>([
      ['https://cdn.exemple.test/', 'https://cdn.exemple.test/images/vines/abababababab.jpg'],
      ['https://cdn.exemple.test/estate', 'https://cdn.exemple.test/estate/images/vines/abababababab.jpg'],
      ['http://cdn.exemple.test', '/images/vines/abababababab.jpg'],
      ["https://cdn.exemple.test; script-src 'unsafe-inline'", '/images/vines/abababababab.jpg'],
      ['javascript:alert(1)', '/images/vines/abababababab.jpg'],
    ])('IMAGE_CDN %s gives %s', async ([value, url]) => {
      const [site] = await addSites(await open(), 'one')
      await site.inTransaction(async (tx) => {
        await tx.insertInto('images').values(imageRow('vines')).execute()
        await tx
          .insertInto('parameters')
          .values({ ...parameter('image_cdn', value), type: 'IMAGE_CDN' })
          .execute()
      })
      expect((await resolveImages(site.read, ['vines'])).get('vines')?.url).toBe(url)
    })
  })
})
