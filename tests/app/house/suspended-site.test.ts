import { expect, test } from 'vitest'
import { tokenCookie } from '#app/services/platform/session/cookies.server.ts'
import { openOwnedShop } from '../support/owner.ts'

async function openAsStaff() {
  const shop = await openOwnedShop()
  const [cookie = ''] = (await tokenCookie(false).serialize(shop.token)).split(';')
  return { shop, staff: { cookie } }
}

test('a suspended site answers one plain page, its panel stays in reach, and it is back when it is opened again', async () => {
  const { shop, staff } = await openAsStaff()
  const set = (status: 'open' | 'suspended') =>
    shop.db.inTransaction((tx) => tx.updateTable('sites').set({ status }).where('id', '=', '1').execute())
  expect((await shop.get('/')).status).toBe(200)
  await set('suspended')
  // Pages that lie ready, and what is known of a site, are good for a second.
  await expect.poll(async () => (await shop.get('/')).status, { timeout: 10_000 }).toBe(503)
  const page = await shop.get('/boutique')
  expect(page.headers.get('retry-after')).toBe('86400')
  expect(await page.text()).toContain('Site suspendu')
  expect((await shop.post('/panier/ajouter', {})).status).toBe(503)
  expect((await shop.get('/auth')).status).toBe(200)
  expect((await shop.get('/admin', staff)).status).toBe(200)
  await set('open')
  await expect.poll(async () => (await shop.get('/')).status, { timeout: 10_000 }).toBe(200)
  await shop.close()
})

test('the desks of all sites and of the backups are there for those of the operator, and open a site and back it up', async () => {
  const { shop, staff } = await openAsStaff()
  expect(await shop.html('/admin/sites', staff)).toContain('Domaine des Trois Coteaux')
  const wish = { name: 'Cave neuve', host: 'cave.test', email: 'chef@cave.test' }
  const made = await shop.post('/admin/sites/nouveau', wish, { ...staff, origin: 'http://localhost:3000' })
  expect(made.status).toBe(303)
  expect(await shop.html('/admin/sites', staff)).toContain('cave.test')
  expect(await shop.html('/admin/sauvegardes', staff)).toContain('Aucune sauvegarde pour l’instant.')
  expect((await shop.post('/admin/sauvegardes', {}, { ...staff, origin: 'http://localhost:3000' })).status).toBe(303)
  expect((await shop.page('/admin/sauvegardes?relire=oui', staff)).all('span').map(({ text }) => text)).toContain('intacte')
  const settings = () => shop.html('/admin/reglages', staff)
  expect(await settings()).toContain('/admin/sites')
  await shop.db.inTransaction((tx) => tx.updateTable('sites').set({ is_operator: 0 }).execute())
  await expect.poll(async () => (await settings()).includes('/admin/sites'), { timeout: 10_000 }).toBe(false)
  for (const desk of ['sites', 'sauvegardes']) expect((await shop.get(`/admin/${desk}`, staff)).status, desk).toBe(403)
  await shop.close()
})
