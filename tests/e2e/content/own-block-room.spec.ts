import { shareOwnShop } from '../demo-shop.ts'
import { callAsOwner } from '../own-shop.ts'
import { expect, test } from '../shopper.ts'

const shop = shareOwnShop()

test('titles and wines of a declared block stand apart from what is above them, without a stylesheet of the site', async ({
  page,
}) => {
  const template = '<h2>{{nom}}</h2><p>Née ici.</p>{{vin}}<h3>Ses vignes</h3>'
  const fields = [
    { key: 'nom', label: 'Nom', kind: 'LINE' },
    { key: 'vin', label: 'Vin', kind: 'WINE' },
  ]
  const call = async (method: string, path: string, body?: object) =>
    ((await callAsOwner(shop, method, path, body)) as { data: { id: string } }).data
  await call('POST', '/admin/own-block', { label: 'Voisine', fields, template })
  const { id: wine } = await call('GET', '/product/clos-de-l-abbesse')
  const blocks = [{ type: 'own', name: 'voisine', values: { nom: 'Ève', vin: { wine } } }]
  const url = 'la-voisine'
  await call('POST', '/admin/page', { title: 'La voisine', url, isValid: true, blocks })
  await page.goto(`${shop.url}/${url}`)
  // Measured at one moment, for pictures may still move what stands below; a shelf reaches further down than what it shows.
  const [text = 0, top = 0, bottom = 0, title = 0] = await page.locator('.own-voisine').evaluate((own) => {
    const [lead, wine, button, last] = ['p', '.lone-wine', '.lone-wine button', ':scope > h3'].map((name) =>
      own.querySelector(name)?.getBoundingClientRect(),
    )
    return [lead?.bottom, wine?.top, button?.bottom, last?.top]
  })
  expect(top - text).toBeGreaterThanOrEqual(16)
  expect(title - bottom).toBeGreaterThanOrEqual(16)
})
