import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enrol, logIn } from '../../../support/account.ts'
import type { Browser } from '../../../support/browser.ts'
import { origin } from '../../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let jeanne: Browser
let owner: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  owner = await openStaffBrowser(shop)
  const email = 'jeanne@shop.test'
  jeanne = await enrol(shop, email)
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx.updateTable('users').set({ role: 'ADMIN', firstname: 'Jeanne' }).where('email', '=', email).execute(),
  )
  await logIn(jeanne, email)
})
afterAll(() => shop.close())

const wine = '/admin/produits/clocher'
const says = /Jeanne a cette fiche ouverte depuis \d+\sh(?:\s\d\d)?/

/** What the page says of others beside each of its buttons that save. */
async function readBeside(browser: Browser, path: string) {
  const page = await browser.open(path)
  return page.all('.colleagues').map(({ text }) => text)
}

async function tell(browser: Browser, fields: Record<string, string>) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return shop.post('/admin/presence', fields, { origin, cookie })
}

test('a colleague who has the same wine open is named beside the button, as the page comes; nobody is told of themselves', async () => {
  expect(await readBeside(jeanne, wine)).toEqual([''])
  expect(await readBeside(jeanne, wine)).toEqual([''])
  const [said] = await readBeside(owner, wine)
  expect(said).toMatch(says)
  expect(await readBeside(owner, '/admin/produits/cuve-neuve')).not.toContain(said)
})

test.each(['/admin/pages/le-domaine', '/admin/pages/le-domaine/blocs', '/admin/parametres?partie=company', '/admin/site'])(
  'and so on %s',
  async (path) => {
    await jeanne.open(path)
    expect(await readBeside(owner, path)).toContainEqual(expect.stringMatching(/^Jeanne a cet/))
  },
)

test('a page says by itself that it is looked at, and is told the same; once it is left the name goes', async () => {
  const record = 'pages/le-domaine'
  await tell(jeanne, { record, stay: 'HELD' })
  expect(await (await tell(owner, { record, stay: 'HELD' })).text()).toMatch(says)
  await tell(jeanne, { record, stay: 'LEFT' })
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx
      .updateTable('open_records')
      .set({ ends_at: new Date(0).toISOString() })
      .where('record', '=', record)
      .execute(),
  )
  expect(await (await tell(owner, { record, stay: 'HELD' })).text()).toBe('')
})

test('what is no record is no page, and visitors are asked to log in', async () => {
  expect((await tell(owner, { record: '<b>', stay: 'HELD' })).status).toBe(404)
  expect((await tell(owner, { record: 'pages/1', stay: 'FOREVER' })).status).toBe(404)
  const visitor = await shop.post('/admin/presence', { record: 'pages/le-domaine', stay: 'HELD' })
  expect(await visitor.text()).not.toContain('Jeanne')
  expect(await shop.html('/boutique')).not.toContain('colleagues')
})

test('what a browser fetches ahead has nobody open', async () => {
  const path = '/admin/pages/accueil'
  await jeanne.open(path, { 'sec-purpose': 'prefetch' })
  expect(await readBeside(owner, path)).toEqual([''])
})
