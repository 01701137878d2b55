import type { Page } from '@playwright/test'
import { drawPicture } from '../../support/pictures.ts'
import { demoLogin, fillLogin, readMails, shareDemo } from '../demo-shop.ts'
import { enterContact, expect, passMinute, settle, test } from '../shopper.ts'
import { countSteps } from './count-steps.ts'

// What an owner comes for, each task from the panel to what a visitor then sees.
test.setTimeout(90_000)
test.use({ actionTimeout: 15_000 })

const shop = shareDemo()
let entered: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = []
let visitor: Page

test.beforeEach(async ({ page, browser, javaScriptEnabled: js }) => {
  await page.context().addCookies(entered)
  if (entered.length === 0) {
    await page.goto(`${shop.url}/auth`)
    await settle(page, js)
    await fillLogin(page, demoLogin(shop, 'ADMIN'))
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    entered = await page.context().cookies()
  }
  const context = await browser.newContext({ locale: 'fr-FR', javaScriptEnabled: js ?? true })
  visitor = await context.newPage()
})

test.afterEach(() => visitor.context().close())

const open = (page: Page, path: string) => page.goto(shop.url + path)
const enter = (page: Page, name: string, value: string) => page.locator(`[id="f-${name}"]`).fill(value)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function save(page: Page, button = 'Enregistrer') {
  await press(page, button)
  await expect(page.getByRole('status').first()).toContainText(/C’est (enregistré|fait|ajouté|en ligne)|est en ligne/)
}

/** What a person opens by a press on its title. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((parts) => {
    for (const part of parts as HTMLDetailsElement[]) part.open = true
  })

async function askedFor(page: Page, path: string, words: string | RegExp) {
  await open(page, path)
  await expect(page.locator('body')).toContainText(words)
}

test('a new wine goes on sale with its photo, its label and its stock in ten clicks, ten fields and two screens at most, and a visitor puts it into the cart', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await open(page, '/admin')
  const field = (name: string) => page.locator(`[id="f-${name}"]`)
  const { steps, leave, fill, choose, send } = countSteps(page)
  await leave(page.locator('main').getByRole('link', { name: 'Vin', exact: true }))
  await fill(field('name'), 'Le Loriot')
  await choose(field('kind'), 'Rouge')
  await send(field('images._fichier.0'), {
    name: 'loriot.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawPicture('jpeg', 400, 1000),
  })
  await fill(field('images._mots.0'), 'Une bouteille du Loriot')
  await fill(field('price'), '13,50')
  await fill(field('vintages.0.year'), '2025')
  await fill(field('vintages.0.stock'), '24')
  await fill(field('facts.alcohol'), '12,5')
  await fill(field('facts.analysis.sugar'), '2')
  // The card beside follows what is written.
  const card = page.locator('.wine-card')
  if (js) await expect(card).toContainText(/Le Loriot.*13,50\s€/s)
  await leave(page.getByRole('button', { name: 'Ajouter et publier' }))
  await expect(page.getByRole('region', { name: 'En boutique' })).toContainText('En vente')
  expect(steps.clicks).toBeLessThanOrEqual(10)
  expect(steps.fields).toBeLessThanOrEqual(10)
  expect(steps.screens).toBeLessThanOrEqual(2)
  await open(visitor, '/boutique/le-loriot')
  await expect(visitor.locator('main')).toContainText('13,50 €')
  await expect(visitor.locator('main')).toContainText(/289\s*kJ/)
  await expect(visitor.locator('.stage-plate img')).toHaveAttribute('alt', 'Une bouteille du Loriot')
  if (js) await settle(visitor, true)
  await visitor.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
  await expect(visitor.getByText('C’est dans votre panier').first()).toBeVisible()
})

test('a changed price is the price that is sold', async ({ page }) => {
  await open(page, '/admin/produits?q=clocher')
  await page.locator('main tbody a').first().click()
  await enter(page, 'price', '25')
  await save(page)
  await askedFor(visitor, '/boutique/sous-le-clocher', '25,00 €')
})

test('new opening hours stand on the site', async ({ page }) => {
  await open(page, '/admin/parametres?q=horaires')
  await enter(page, 'OPENING_HOURS_SUNDAY', '09:15-11:45')
  await save(page)
  await askedFor(visitor, '/contact', /Dimanche9\s*h\s*15/)
})

test('a piece of news is read with its photograph', async ({ page }) => {
  await open(page, '/admin/actualites/nouveau')
  await enter(page, 'title', 'Les ceps sont en fleur')
  await enter(page, 'summary', 'Toute la côte sent le réséda.')
  await unfold(page)
  await page.getByLabel('hills-calm.svg').check()
  await page.locator('#f-isValid').check()
  await press(page, 'Ajouter')
  await open(visitor, '/actualites')
  await expect(visitor.locator('main')).toContainText('Toute la côte sent le réséda.')
  await visitor.getByRole('link', { name: 'Les ceps sont en fleur' }).first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Les ceps sont en fleur')
  await expect(visitor.locator('main img').first()).toHaveAttribute('src', /hills-calm/)
})

test('what is ready leaves in one go, and each buyer is written the number of the parcel', async ({ page }) => {
  await open(page, '/admin/commandes/preparation')
  const numbers = page.locator('main input[name^="suivi-"]')
  const parcels = await numbers.count()
  expect(parcels).toBeGreaterThan(0)
  for (let at = 0; at < parcels; at++) await numbers.nth(at).fill(`LOR${at}26FR`)
  await press(page, 'Noter les expéditions')
  await expect(page.getByRole('status').first()).toBeVisible()
  for (let at = 0; at < parcels; at++) {
    await expect.poll(() => readMails(shop).some((mail) => mail.includes(`LOR${at}26FR`))).toBe(true)
  }
})

test('a message of a visitor is read, and answered by mail', async ({ page, javaScriptEnabled: js }) => {
  await open(visitor, '/contact')
  await settle(visitor, js)
  await visitor.getByLabel('Votre demande').selectOption({ label: 'Commande en cours' })
  await visitor.getByLabel('Prénom et nom').fill('Odile Roux')
  await visitor.getByLabel('Adresse e-mail').fill('odile@exemple.fr')
  await visitor.getByLabel('Votre message').fill('Livrez-vous encore avant le vingt-quatre ?')
  await visitor.getByLabel('J’accepte').check()
  await passMinute(visitor)
  await press(visitor, 'Envoyer le message')
  await expect(visitor.getByText('Merci : votre message est bien parti.')).toBeVisible()
  await open(page, '/admin/messages')
  const count = page.locator('.rail .count').first()
  const unread = Number.parseInt((await count.textContent()) ?? '', 10)
  expect(unread).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'Commande en cours' }).click()
  await expect(page.locator('main')).toContainText('Livrez-vous encore avant le vingt-quatre')
  // With a script what is in sight counts as read; without one there is a button.
  if (!js) await press(page, 'Marquer comme lu')
  await expect(page.getByRole('button', { name: 'Marquer comme lu' })).toHaveCount(0)
  await expect(page.getByLabel('Lu', { exact: true })).toBeChecked()
  await expect(count).toHaveText(new RegExp(`^${unread - 1}\\D`))
  const mail = page.getByRole('link', { name: 'Répondre depuis votre messagerie' })
  await expect(mail).toHaveAttribute('href', /^mailto:odile@exemple\.fr\?subject=.*Commande%20en%20cours/)
  await page.getByLabel('Votre réponse').fill('Oui, le dernier départ est le vingt-deux au matin.')
  await press(page, 'Envoyer la réponse')
  await expect(page.locator('main')).toContainText('Répondu par courriel le')
  await expect.poll(() => readMails(shop).some((sent) => sent.includes('le vingt-deux au matin'))).toBe(true)
})

test('a page with a text is written, published and in the menu', async ({ page }) => {
  await open(page, '/admin/pages/nouveau')
  await enter(page, 'title', 'La maison des pies')
  await page.locator('#f-isValid').check()
  await press(page, 'Ajouter')
  await page.locator('#sorte').selectOption('text')
  await press(page, 'Ajouter un bloc')
  await enter(page, 'title', 'Sous le tilleul')
  await enter(page, 'body', 'Deux pies y nichent depuis mars.')
  await page.locator('main form button[type="submit"]').first().click()
  await press(page, 'Publier')
  await expect(page.getByText('C’est en ligne').first()).toBeVisible()
  await askedFor(visitor, '/la-maison-des-pies', 'Deux pies y nichent depuis mars.')
})

test('a code of ten per cent takes a tenth off the cart', async ({ page, javaScriptEnabled: js }) => {
  await open(page, '/admin/codes/nouveau')
  await enter(page, 'code', 'LORIOT10')
  await enter(page, 'amount', '10')
  await page.locator('#f-isValid').check()
  await press(page, 'Ajouter')
  await open(visitor, '/panier/ajouter?vins=jaune-2017-62:2')
  await visitor.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(visitor).toHaveURL(/\/panier$/)
  if (js) await settle(visitor, true)
  await visitor.getByText('J’ai un code de réduction').first().click()
  await visitor.getByLabel('Votre code').fill('LORIOT10')
  await visitor.getByRole('button', { name: 'Appliquer' }).click()
  await expect(visitor.locator('main')).toContainText(/−\s?8,40\s€/)
})

test('holidays are told on the site, and nobody can choose to collect on these days', async ({ page, javaScriptEnabled: js }) => {
  const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000)
  const typed = (day: Date) => day.toISOString().slice(0, 10)
  const { steps, leave, fill } = countSteps(page)
  await open(page, '/admin')
  await open(page, `/admin/chercher?q=${encodeURIComponent('fermer')}`)
  await leave(
    page
      .locator('main')
      .getByRole('link', { name: /^Fermer/ })
      .first(),
  )
  await fill(page.locator('#f-firstDay'), typed(dayAhead(0)))
  await fill(page.locator('#f-lastDay'), typed(dayAhead(21)))
  await fill(page.locator('#f-words'), 'Le domaine se repose trois semaines.')
  await leave(page.getByRole('button', { name: 'Ajouter', exact: true }))
  await expect(page.getByRole('region', { name: 'Ce qui suit de soi-même' })).toContainText('Aucun créneau de retrait')
  expect(steps).toEqual({ clicks: 2, fields: 3, screens: 2 })
  await askedFor(visitor, '/', 'Le domaine se repose trois semaines.')
  await open(visitor, '/panier/ajouter?vins=jaune-2017-62:1')
  await visitor.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(visitor).toHaveURL(/\/panier$/)
  await open(visitor, '/commande')
  if (js) await settle(visitor, true)
  await enterContact(visitor)
  const slots = await visitor
    .getByLabel('Jour et heure du retrait')
    .locator('option')
    .evaluateAll((options) => (options as HTMLOptionElement[]).flatMap(({ value }) => /\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? []))
  expect(slots.length).toBeGreaterThan(0)
  expect(slots.filter((day) => day <= typed(dayAhead(21)))).toEqual([])
})

test('a letter is in the box of who subscribed', async ({ page }) => {
  await open(page, '/admin/lettres/nouveau')
  await enter(page, 'subject', 'Le loriot est revenu')
  await enter(page, 'title', 'Le printemps')
  await enter(page, 'body', 'Il chante dans le grand tilleul.')
  await page.getByLabel('La lettre des saisons').check()
  await press(page, 'Ajouter')
  await unfold(page)
  await page.getByRole('button', { name: /^Envoyer à \d+ lecteurs$/ }).click()
  await expect(page.locator('main')).toContainText('La lettre part, peu à peu.')
  await expect
    .poll(() => readMails(shop).some((mail) => mail.includes('Il chante dans le grand tilleul.')), { timeout: 40_000 })
    .toBe(true)
})
