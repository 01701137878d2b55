import { callAsOwner, openOwnShop } from './own-shop.ts'
import { expect, settle, test } from './shopper.ts'

test.setTimeout(120_000)

/** A list of the house, and what its entries' addresses begin with. */
const lists: [path: string, entry: string][] = [
  ['/actualites', '/actualites/'],
  ['/albums', '/albums/'],
  ['/services', '/services/'],
  ['/boutique', '/boutique/'],
]

test('[R-20] a visitor browses news, albums, awards, reviews, services, calendar, forms and shop', async ({
  page,
  javaScriptEnabled: js,
}) => {
  const shop = await openOwnShop()
  try {
    await callAsOwner(shop, 'PUT', '/admin/site', { isECommerce: true })
    const main = page.getByRole('main')
    const title = page.getByRole('heading', { level: 1 })
    for (const [path, entry] of lists) {
      await page.goto(shop.url + path)
      await settle(page, js)
      const name = (await title.textContent()) ?? ''
      const first = main.locator(`a[href^="${entry}"]`).first()
      const to = await first.getAttribute('href')
      await first.click()
      await expect(page).toHaveURL(shop.url + to)
      await expect(title).not.toHaveText(name)
    }
    await page.goto(`${shop.url}/avis`)
    await expect(title).toBeVisible()
    await page.goto(`${shop.url}/agenda`)
    await main.getByRole('link', { name: '→' }).click()
    await expect(page).toHaveURL(/\/agenda\?.+/)
    await expect(main.getByRole('table')).toBeVisible()
    await page.goto(`${shop.url}/formulaires/visite`)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(main.getByText('obligatoire').first()).toBeVisible()
    await page.goto(`${shop.url}/tous-les-blocs`)
    await expect(main.getByText('Médaille d’or').first()).toBeVisible()
  } finally {
    await shop.stop()
  }
})
