import type { Page } from '@playwright/test'
import { shareDemo } from '../demo-shop.ts'
import { expect, settle, test, widths } from '../shopper.ts'
import { buyer, countSteps, phone, type Steps } from './count-steps.ts'

test.setTimeout(120_000)

const shop = shareDemo()

/** What the way may cost: a click is a click or a tap, a field is one that is typed, chosen or ticked, a page an address that is shown. */
const bounds = { clicks: 4, fields: 11, pages: 4 }
/** What is ready to be ordered while it is typed takes a button of its own. */
const moreWithoutScript = 1

type Errand = {
  wants: string
  bounds: typeof bounds
  /** From the home page to a cart that holds what is wanted; the wine by its name. */
  choose: (page: Page, steps: Steps) => Promise<string>
  who: Record<string, string>
  /** How the goods come, where that is not what stands ready. */
  receive?: (page: Page, steps: Steps) => Promise<void>
  means: RegExp
  isLong?: boolean
}

const add = (page: Page) => page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' })

async function seeFirstWine(page: Page, { click }: Steps): Promise<string> {
  await click(page.getByRole('main').locator('a[href^="/boutique/"]:visible').first())
  await expect(page).toHaveURL(/\/boutique\/[\w-]+$/)
  await settle(page, test.info().project.use.javaScriptEnabled)
  return ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').trim()
}

const errands: Errand[] = [
  {
    wants: 'one wine',
    bounds,
    choose: async (page, steps) => {
      const wine = await seeFirstWine(page, steps)
      await steps.click(add(page))
      return wine
    },
    who: { ...buyer, ...phone },
    means: /^Virement/,
  },
  {
    wants: 'a wine for tonight’s chicken, fifteen euros at most',
    bounds: { clicks: 4, fields: 12, pages: 4 },
    choose: async (page, { click, fill, choose }) => {
      await fill('Un plat, une occasion', 'poulet rôti')
      await choose('Budget par bouteille', '15')
      await click(page.getByRole('button', { name: 'Trois vins, s’il vous plaît' }))
      await expect(page).toHaveURL(/\/pour-ce-soir\?/)
      await settle(page, test.info().project.use.javaScriptEnabled)
      const put = page
        .locator('.good-buy')
        .getByRole('button', { name: /^Ajouter au panier/ })
        .first()
      const [, wine = 'no wine'] = (await put.getAttribute('aria-label'))?.split(/\s:\s/) ?? []
      await click(put)
      return wine
    },
    who: { ...buyer, ...phone },
    means: /^Virement/,
    isLong: true,
  },
  {
    wants: 'two cartons that are fetched and paid at the cellar',
    bounds: { clicks: 6, fields: 12, pages: 4 },
    choose: async (page, steps) => {
      const wine = await seeFirstWine(page, steps)
      steps.count('fields')
      await page.locator('.buy-form input[name="quantite"]').fill('12')
      await steps.click(add(page))
      return wine
    },
    who: buyer,
    receive: async (page, { check, count }) => {
      await check(page.getByRole('radio', { name: /^Retrait au caveau/ }))
      count('fields')
      await page.getByLabel('Jour et heure du retrait').selectOption({ index: 1 })
    },
    means: /^Au retrait/,
    isLong: true,
  },
]

for (const { wants, bounds: most, choose, who, receive, means, isLong } of errands)
  test(`from the home page to a placed order of ${wants}: ${most.clicks} clicks, ${most.fields} fields, ${most.pages} pages`, async ({
    page,
    javaScriptEnabled: js,
  }) => {
    test.skip(isLong === true && !process.env.LONG)
    await page.setViewportSize(widths.phone)
    const steps = countSteps(page)
    const { told, open, click, fill, check } = steps
    const press = (name: string) => click(page.getByRole('button', { name, exact: true }))
    await open(shop.url)
    await settle(page, js)
    const wine = await choose(page, steps)
    await click(page.getByRole('link', { name: 'Passer commande' }).first())
    await expect(page).toHaveURL(/\/commande$/)
    await settle(page, js)
    for (const [label, text] of Object.entries(who)) await fill(label, text)
    if (!js && !receive) await press('Livrer à cette adresse')
    if (receive) {
      await press('Recevoir autrement, ou offrir')
      await expect(page.getByRole('button', { name: 'Continuer vers le paiement' })).toBeVisible()
      await receive(page, steps)
      await press('Continuer vers le paiement')
    }
    // What is ready stands there to be read; whoever pays otherwise ticks it, which is a field more.
    await check(page.getByRole('radio', { name: means }))
    await expect(page.getByRole('main')).toContainText(wine)
    await check(page.getByLabel(/Je déclare avoir 18 ans/))
    await check(page.getByLabel(/J’ai lu et j’accepte/))
    await press('Commande avec obligation de paiement')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, Agathe')
    const { clicks, fields, pages, documents } = told()
    expect(clicks, 'clicks').toBeLessThanOrEqual(most.clicks + (js ? 0 : moreWithoutScript))
    expect(fields, 'fields').toBeLessThanOrEqual(most.fields)
    expect(pages, 'pages').toBeLessThanOrEqual(most.pages)
    // Without script each part comes with its document, at the same address.
    if (js) expect(documents, 'documents').toBeLessThanOrEqual(most.pages)
  })
