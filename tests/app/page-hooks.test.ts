import { expect, test } from 'vitest'
import { bindToSite } from '#api/db/database.ts'
import { openTestShop } from '../support/site.ts'

test('[X-08] a page hook named in the data but unknown is a failure, and the page is not let through', async () => {
  const shop = await openTestShop({
    fill: (db) =>
      bindToSite(db, '1').inTransaction(async (tx) => {
        await tx.updateTable('pages').set({ cms: 'toString' }).where('id', '=', 'le-domaine').execute()
      }),
  })
  try {
    const answer = await shop.get('/le-domaine')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('Marthe Vuillemin')
    expect((await shop.get('/le-caveau')).status).toBe(200)
  } finally {
    await shop.close()
  }
})
