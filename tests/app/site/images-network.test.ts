import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { shopForAll } from '../../support/site.ts'

const cdn = 'https://cdn.exemple.test/domaine'
const shop = shopForAll({
  fill: async (db) => {
    await bindToSite(db, '1').inTransaction(async (tx) => {
      await tx.deleteFrom('parameters').where('type', '=', 'IMAGE_CDN').execute()
      await tx
        .insertInto('parameters')
        .values({ id: 'image_cdn', lang: 'fr', type: 'IMAGE_CDN', kind: 'LINK', label: 'Réseau d’images', value: cdn })
        .execute()
    })
  },
})

test('[A-29] a site with an image network of its own lets pictures come from there, and nothing else', async () => {
  const policy = (await shop().get('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("img-src 'self' data: https://cdn.exemple.test;")
  expect(policy.replaceAll(/(img|media)-src[^;]+/g, '')).not.toContain('cdn.exemple.test')
})
