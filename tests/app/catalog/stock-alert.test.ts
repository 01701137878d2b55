import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { readPage } from '../../support/page/page.ts'
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
  const wine = await shop.page(`${page}?declinaison=geai-2023-75`)
  expect(wine.text).toContain('Épuisé')
  expect(wine.link('Me prévenir de son retour').href).toBe(ask)
  expect(wine.one('.buy').all('[action="/panier/ajouter"]')).toHaveLength(0)
})

test('[X-06] an address is noted without a script; one that is none comes back with its fault', async () => {
  const asked = await shop.get(ask)
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const refused = await leave({ email: 'agathe@' })
  const email = readPage(await refused.text()).main.field(/e-mail/)
  expect([refused.status, email.value]).toEqual([422, 'agathe@'])
  expect(email.fault).toContain('incomplète')
  expect(await waiting()).toEqual([])
  const noted = await leave({ email: 'agathe@exemple.test' })
  expect([noted.status, noted.headers.get('location')]).toEqual([303, `${ask}&note=oui`])
  expect(await shop.html(`${ask}&note=oui`)).toContain('C’est noté')
  expect(await waiting()).toEqual([{ email: 'agathe@exemple.test' }])
})

test('there is nothing to wait for where it is in sale, nor where nothing is sold', async () => {
  expect((await shop.page(`${page}/prevenir`)).all('#prevenir')).toHaveLength(0)
  expect((await shop.get('/boutique/nulle-part/prevenir')).status).toBe(404)
  expect((await shop.get(`${page}/prevenir?declinaison=autre`)).status).toBe(404)
})
