import type { Page } from '@playwright/test'
import type { DemoShop } from '../demo-shop.ts'
import { expect, settle, test } from '../shopper.ts'
import { buyer, phone, type Steps } from './count-steps.ts'

export type Errander = { page: Page; steps: Steps; shop: DemoShop; isPhone: boolean }

export const alive = (page: Page) => settle(page, hasScript())
export const hasScript = () => test.info().project.use.javaScriptEnabled !== false
export const main = (page: Page) => page.getByRole('main')

export async function goHome({ page, steps, shop }: Errander): Promise<void> {
  await steps.open(shop.url)
  await alive(page)
}

/** To where a link or a button leads. */
export async function goOn({ page, steps }: Errander, name: string | RegExp, to: RegExp): Promise<void> {
  const link = main(page).getByRole('link', { name, exact: true })
  await steps.click(link.or(main(page).getByRole('button', { name, exact: true })).first())
  await expect(page).toHaveURL(to)
  await alive(page)
}

export const enterShop = (errander: Errander) => goOn(errander, 'Choisir des vins', /\/boutique$/)

/** Opens the first wine that a page shows; its name. */
export async function openFirstWine({ page, steps }: Errander): Promise<string> {
  await steps.click(main(page).locator('a[href^="/boutique/"]:visible').first())
  await expect(page).toHaveURL(/\/boutique\/[\w-]+/)
  await alive(page)
  return ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').trim()
}

export async function addOpened({ page, steps }: Errander): Promise<void> {
  await steps.click(page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' }))
}

/** Takes the first wine that a page offers to add at once. */
export async function addFirst({ page, steps }: Errander, place = 'article'): Promise<string> {
  const put = main(page)
    .locator(place)
    .getByRole('button', { name: /^Ajouter au panier/ })
  const [, wine = 'no wine'] = (await put.first().getAttribute('aria-label'))?.split(/\s:\s/) ?? []
  await steps.click(put.first())
  return wine
}

/** Narrows the shop by words of its filters, and takes the first wine that is left. */
export async function takeFiltered(errander: Errander, words: Record<string, RegExp>): Promise<string> {
  const { page, steps, isPhone } = errander
  await goHome(errander)
  await enterShop(errander)
  if (isPhone) await steps.click(page.getByRole('button', { name: 'Filtrer et trier' }))
  for (const [facet, word] of Object.entries(words)) {
    const fold = page.locator('.facet').filter({ has: page.locator('summary', { hasText: facet }) })
    await steps.click(fold.locator('summary'))
    const box = fold.getByRole('checkbox', { name: word })
    await steps.check(box)
    if (hasScript() && !isPhone) await expect(page).toHaveURL(new RegExp(`=${await box.getAttribute('value')}`))
  }
  // What is ticked on a desk is asked for at once, where scripts run.
  if (isPhone || !hasScript()) await steps.click(page.locator('.filters-send'))
  await expect(page).toHaveURL(/\/boutique\?/)
  await alive(page)
  return addFirst(errander)
}

/** One each of six wines that the shop offers to add at once; what was added is told over the last column of a desk. */
export async function takeSix(errander: Errander): Promise<string> {
  const { page, steps } = errander
  await goHome(errander)
  await enterShop(errander)
  const offers = main(page)
    .locator('article')
    .getByRole('button', { name: /^Ajouter au panier/ })
  const nameOf = async (place: number) => (await offers.nth(place).getAttribute('aria-label'))?.split(/\s:\s/)[1] ?? 'no wine'
  const wine = await nameOf(0)
  for (const [before, place] of [0, 1, 2, 4, 5, 7].entries()) {
    const added = await nameOf(place)
    await steps.click(offers.nth(place))
    await expect(page.getByText(new RegExp(`${before + 1} articles?`)).first()).toBeAttached()
    // What tells of it has come, and moves no more.
    if (hasScript()) await expect(page.getByRole('button', { name: `Annuler : retirer 1 × ${added}` })).toBeVisible()
    await alive(page)
  }
  return wine
}

/** The first wine that a summary says is about to be ordered. */
export async function nameInSummary(page: Page): Promise<string> {
  const line = main(page).locator('.summary-part .mini li > span').first()
  return line.evaluate((says) => says.firstChild?.textContent ?? 'no wine')
}

export async function nameInCart(page: Page): Promise<string> {
  const drop = main(page).getByRole('button', { name: /^Retirer / })
  return ((await drop.first().getAttribute('aria-label')) ?? 'no wine').replace(/^Retirer /, '')
}

export async function fillAll({ steps }: Errander, entries: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) await steps.fill(label, text)
}

export type Way = {
  /** Whether who orders and how it comes is known from an order before: it is read and ordered at once. */
  isKnown?: boolean
  who?: (errander: Errander) => Promise<void>
  receive?: (errander: Errander) => Promise<void>
  /** Whether the order stands ready below what was chosen, without going on. */
  isReady?: boolean
  means?: RegExp
}

/** From what lies in the cart, or stands ready, to the order. */
export async function order(
  errander: Errander,
  wine: string,
  { isKnown, who, receive, isReady, means = /^Virement/ }: Way = {},
): Promise<void> {
  const { page, steps } = errander
  const press = (name: string) => steps.click(page.getByRole('button', { name, exact: true }))
  if (!isKnown) await steps.click(page.getByRole('link', { name: 'Passer commande' }).first())
  await expect(page).toHaveURL(/\/commande$/)
  await alive(page)
  if (!isKnown) await (who ?? ((one) => fillAll(one, { ...buyer, ...phone })))(errander)
  const pays = page.getByRole('radio', { name: means })
  if (receive) {
    const on = page.getByRole('button', { name: 'Continuer vers le paiement', exact: true })
    await press('Recevoir autrement, ou offrir')
    await expect(on).toBeVisible()
    await alive(page)
    await receive(errander)
    if (!isReady) await steps.click(on)
    // Another address may cost another price: it is told before anybody goes on.
    const told = page.getByText('Vers cette adresse, la livraison coûte').first()
    await expect(pays.or(told)).toBeVisible()
    if (await told.isVisible()) await steps.click(on)
  } else if (!isKnown && !hasScript()) await press('Livrer à cette adresse')
  await steps.check(pays)
  await expect(main(page)).toContainText(wine)
  await steps.check(page.getByLabel(/Je déclare avoir 18 ans/))
  await steps.check(page.getByLabel(/J’ai lu et j’accepte/))
  await press('Commande avec obligation de paiement')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Merci/)
  await alive(page)
}
