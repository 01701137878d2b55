import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { writeSettings } from '#api/site/settings/settings.ts'
import { openTestShop } from '../../support/site.ts'

const hookedTo = (cms: string, isShop = true) =>
  openTestShop({
    fill: (db) =>
      bindToSite(db, '1').inTransaction(async (tx) => {
        await tx.updateTable('pages').set({ cms }).where('id', '=', 'le-domaine').execute()
        await writeSettings(tx, { is_e_commerce: isShop ? 1 : 0 })
      }),
  })

test('[V-07] a page whose check says no is not found: one for the shop, while there is none', async () => {
  for (const [cms, isShop, status] of [
    ['shop', false, 404],
    ['shop', true, 200],
    ['cms', false, 200],
  ] as const) {
    const shop = await hookedTo(cms, isShop)
    try {
      const answer = await shop.get('/le-domaine')
      expect(answer.status).toBe(status)
      const html = await answer.text()
      expect(html.includes('Cette page est introuvable.')).toBe(status === 404)
      expect(html.includes('Marthe Vuillemin')).toBe(status === 200)
    } finally {
      await shop.close()
    }
  }
})

test('[X-08] a page hook named in the data but unknown is a failure, and the page is not let through', async () => {
  const shop = await hookedTo('toString')
  try {
    const answer = await shop.get('/le-domaine')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('Marthe Vuillemin')
    expect((await shop.get('/le-caveau')).status).toBe(200)
  } finally {
    await shop.close()
  }
})
