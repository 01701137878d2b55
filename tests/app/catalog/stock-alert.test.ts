import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  const empty = { idDeclination: 'geai-2023-75', kind: 'INVENTORY', quantity: 0 }
  await shop.call('POST', '/admin/stock-movement', empty)
})
afterAll(() => shop.close())

const page = '/boutique/la-combe-au-geai'
const ask = `${page}/prevenir?declinaison=geai-2023-75`
const leave = (fields: Record<string, string>) => shop.post(ask, fields)
const waiting = () => bindToSite(shop.db, '1').read.selectFrom('stock_alerts').select('email').execute()

test('the page of a wine that is sold out leads to where one asks to hear of it', async () => {
  const html = await shop.html(`${page}?declinaison=geai-2023-75`)
  expect(html).toContain('Épuisé')
  expect(html).toMatch(/href="\/boutique\/la-combe-au-geai\/prevenir\?declinaison=geai-2023-75"[^>]*>Me prévenir de son retour/)
  expect(html).not.toContain('action="/panier/ajouter"')
})

test('[X-06] an address is noted without a script; one that is none comes back with its fault', async () => {
  const asked = await shop.get(ask)
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const refused = await leave({ email: 'agathe@' })
  const html = await refused.text()
  expect([refused.status, html.includes('value="agathe@"')]).toEqual([422, true])
  expect(html).toMatch(/id="prevenir-email-fault"/)
  expect(await waiting()).toEqual([])
  const noted = await leave({ email: 'agathe@exemple.test' })
  expect([noted.status, noted.headers.get('location')]).toEqual([303, `${ask}&note=oui`])
  expect(await shop.html(`${ask}&note=oui`)).toContain('C’est noté')
  expect(await waiting()).toEqual([{ email: 'agathe@exemple.test' }])
})

test('there is nothing to wait for where it is in sale, nor where nothing is sold', async () => {
  expect(await shop.html(`${page}/prevenir`)).not.toContain('id="prevenir"')
  expect((await shop.get('/boutique/nulle-part/prevenir')).status).toBe(404)
  expect((await shop.get(`${page}/prevenir?declinaison=autre`)).status).toBe(404)
})
