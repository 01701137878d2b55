import type { Locator, Page } from '@playwright/test'
import { shareDemo } from '../demo-shop.ts'
import { expect, settle, test, widths } from '../shopper.ts'

test.setTimeout(120_000)

const shop = shareDemo()

/** What the way may cost: a click is a click or a tap, a field is one that is typed, chosen or ticked, a page an address that is shown. */
const bounds = { clicks: 6, fields: 11, pages: 4 }
const moreWithoutScript = 3

/** Goes as a shopper goes, and counts each step; what is not counted here cannot be done. */
function countSteps(page: Page) {
  const pages = new Set<string>()
  let documents = 0
  page.on('response', (answer) => {
    const isDocument = answer.request().isNavigationRequest() && answer.frame() === page.mainFrame()
    // What only leads on shows nothing.
    if (isDocument && answer.status() === 200) documents += 1
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.add(new URL(frame.url()).pathname)
  })
  const steps = { clicks: 0, fields: 0 }
  return {
    told: () => ({ ...steps, pages: pages.size, documents }),
    open: () => page.goto(shop.url),
    click: async (target: Locator) => {
      steps.clicks += 1
      await target.click()
    },
    fill: async (label: string, text: string) => {
      steps.fields += 1
      await page.getByLabel(label, { exact: true }).fill(text)
    },
    check: async (target: Locator) => {
      steps.fields += 1
      await target.check()
    },
  }
}

const buyer = {
  'Adresse e-mail': 'agathe@exemple.fr',
  'Téléphone (facultatif)': '06 39 98 12 34',
  Prénom: 'Agathe',
  Nom: 'Perrenot',
  'Rue et numéro': '12, impasse des Tilleuls',
  'Code postal': '39600',
  Ville: 'Montorge',
}

test('from the home page to a placed order of one wine: six clicks, eleven fields, four pages', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await page.setViewportSize(widths.phone)
  const { told, open, click, fill, check } = countSteps(page)
  const press = (name: string) => click(page.getByRole('button', { name, exact: true }))
  await open()
  await settle(page, js)
  await click(page.getByRole('main').locator('a[href^="/boutique/"]:visible').first())
  await expect(page).toHaveURL(/\/boutique\/[\w-]+$/)
  await settle(page, js)
  const wine = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
  await click(page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' }))
  await click(page.getByRole('link', { name: 'Passer commande' }).first())
  await expect(page).toHaveURL(/\/commande$/)
  await settle(page, js)
  for (const [label, text] of Object.entries(buyer)) await fill(label, text)
  await press('Continuer vers la livraison')
  await press('Continuer vers le paiement')
  // What is ready stands there to be read; whoever pays otherwise ticks it, which is a field more.
  await check(page.getByRole('radio', { name: /^Virement/ }))
  await expect(page.getByRole('main')).toContainText(wine)
  await check(page.getByLabel(/Je déclare avoir 18 ans/))
  await check(page.getByLabel(/J’ai lu et j’accepte/))
  await press('Commande avec obligation de paiement')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, Agathe')
  const { clicks, fields, pages, documents } = told()
  expect(clicks, 'clicks').toBeLessThanOrEqual(bounds.clicks + (js ? 0 : moreWithoutScript))
  expect(fields, 'fields').toBeLessThanOrEqual(bounds.fields)
  expect(pages, 'pages').toBeLessThanOrEqual(bounds.pages)
  // Without script each part comes with its document, at the same address.
  if (js) expect(documents, 'documents').toBeLessThanOrEqual(bounds.pages)
})
