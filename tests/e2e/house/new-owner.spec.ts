import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { drawPicture } from '../../support/pictures.ts'
import { type Running, startProgram } from '../own-shop.ts'
import { expect, expectAccessible, settle, test, widths } from '../shopper.ts'
import { countSteps } from './count-steps.ts'

const run = promisify(execFile)

type Owner = ReturnType<typeof countSteps>['owner']

test.setTimeout(120_000)
test.use({ actionTimeout: 15_000 })

let folder: string
let shop: Running
let invitation: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-new-'))
  const env = { ...process.env, DATA_DIR: folder }
  const words = ['site:create', '--host', 'localhost', '--name', 'Cave des Gentianes', '--email', 'marthe@gentianes.test']
  await run(process.execPath, ['build/server/index.js', 'migrate'], { env })
  const { stdout } = await run(process.execPath, ['build/server/index.js', ...words], { env })
  invitation = /\/invitation\/[\w-]+/.exec(stdout)?.[0] ?? ''
  shop = await startProgram('serve', { DATA_DIR: folder, PORT: '0' })
})

test.afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Walk = { page: Page; owner: Owner; js: boolean | undefined }

async function enterByInvitation({ page, owner, js }: Walk) {
  const secret = 'quatorze tonneaux sous la lune'
  await page.goto(shop.url + invitation)
  await settle(page, js)
  await owner.locator('input[name="password"]').fill(secret)
  await owner.locator('main form button[type="submit"]').click()
  // The mail and the password say who it is: nothing is typed again.
  await expect(page).toHaveURL(/\/admin\/bienvenue$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premiers pas')
}

const next = ({ owner }: Walk) => owner.getByRole('button', { name: 'Enregistrer et continuer' }).click()

/** Eight answers, and the pages that come of them, one in other words and one left away. */
async function writePages({ page, owner, js }: Walk) {
  await expectAccessible(page, js, widths.phone)
  await owner.getByRole('link', { name: 'Vos pages, en huit questions' }).first().click()
  const said = {
    place: 'Montorge',
    craft: 'six hectares de savagnin et de trousseau',
    'hours.opens': '14:00',
    'hours.closes': '18:00',
    story: 'Marthe, vigneronne depuis 2009',
  }
  for (const [name, value] of Object.entries(said)) await owner.locator(`[name="${name}"]`).fill(value)
  await owner.getByLabel('Samedi').check()
  await owner.locator('#f-visits').selectOption('BOOKED')
  await owner.locator('#f-shipping').selectOption('BOTH')
  await expectAccessible(page, js, widths.phone)
  await owner.getByRole('button', { name: 'Voir mes pages' }).click()
  await expect(page.getByRole('group', { name: 'L’accueil' })).toContainText('Six hectares de savagnin et de trousseau.')
  await expectAccessible(page, js, widths.phone)
  await owner.getByRole('group', { name: 'Les visites' }).getByRole('radio').nth(1).check()
  await owner.getByRole('group', { name: 'Le carnet' }).getByRole('radio', { name: 'Sans cette page' }).check()
  await owner.getByRole('button', { name: 'Écrire ces pages' }).click()
  await expect(page).toHaveURL(/\/bienvenue\/entreprise$/)
}

async function takeFirstSteps(walk: Walk) {
  const { page, owner } = walk
  await writePages(walk)
  // Who was invited is written to at that address, unless they say another.
  await expect(page.locator('#f-COMPANY_EMAIL')).toHaveValue('marthe@gentianes.test')
  await owner.locator('#f-LEGAL_COMPANY_NAME').fill('EARL des Gentianes')
  await owner.locator('#f-SIRET_NUMBER').fill('000 000 000 00000')
  await owner.locator('#f-HEAD_OFFICE').fill('3, rue du Puits, 39600 Montorge')
  const law = {
    LEGAL_FORM: 'EARL',
    LEGAL_AGENT: 'Marthe Gentiane',
    PUBLICATION_DIRECTOR: 'Marthe Gentiane',
    COMPANY_PHONE: '03 84 00 00 00',
  }
  for (const [name, value] of Object.entries(law)) await owner.locator(`#f-${name}`).fill(value)
  await next(walk)
  // Its look was chosen with the first questions.
  await expect(page).toHaveURL(/\/bienvenue\/logo$/)
  await owner.getByRole('link', { name: 'Passer cette étape' }).click()
  for (const [at, name] of wines.entries()) await addWine(walk, { name, isLast: at === wines.length - 1 })
  await expect(page).toHaveURL(/\/bienvenue\/vente$/)
  await owner.locator('#f-TRANSFER_HOLDER').fill('EARL des Gentianes')
  await owner.locator('#f-TRANSFER_IBAN').fill('FR76 3000 6000 0112 3456 7890 189')
  await owner.locator('#f-carrier').fill('Chrono')
  await owner.locator('#f-carton-6').fill('14,90')
  await next(walk)
  await owner.getByRole('button', { name: 'Ouvrir le site à tous' }).click()
  await expect(page.getByText('Le site est ouvert à tous.')).toBeVisible()
}

const wines = ['Les Gentianes', 'Le Puits', 'La Combe']

/** A wine with its photo and what the law wants of it; what is said on the first is offered for the next. */
async function addWine({ page, owner, js }: Walk, { name, isLast }: { name: string; isLast: boolean }) {
  const wine = { name, year: '2022', price: '12,50', stock: '60', alcohol: '12,5', origin: 'Vin de France' }
  for (const [field, value] of Object.entries(wine)) await owner.locator(`#f-${field}`).fill(value)
  await expect(page.locator('#f-bottler')).toHaveValue('EARL des Gentianes, Montorge, France')
  const buffer = await drawPicture('jpeg', 600, 900)
  await owner.locator('#images').setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })
  if (isLast) await expectAccessible(page, js, widths.phone)
  const saves = isLast ? 'Enregistrer et continuer' : 'Enregistrer et en ajouter un autre'
  await owner.getByRole('button', { name: saves }).click()
  await expect(page.getByText('C’est enregistré.')).toBeVisible()
}

/** The part of a wine that its step has filled in is folded on its screen. */
async function seeFoldedLabel(page: Page) {
  await page.goto(`${shop.url}/admin/produits`)
  await page
    .locator('main')
    .getByRole('link', { name: wines[0] ?? '' })
    .first()
    .click()
  await expect(page.locator('#partie-facts')).toBeVisible()
  await expect(page.locator('#partie-facts')).not.toHaveAttribute('open')
}

async function composeHome(page: Page) {
  await page.setViewportSize(widths.desk)
  await page.goto(`${shop.url}/admin/pages/accueil/composer`)
  await expect(page.frameLocator('iframe').locator('[data-block]').first()).toBeVisible()
  await page.getByLabel('Sorte de bloc').selectOption('Citation')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).press('Enter')
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  await side.getByLabel('Texte').fill('La gentiane fleurit quand le vin se repose.')
  await side.getByLabel('De qui').fill('Marthe')
  await expect(page.getByText(/^Brouillon enregistré à \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
}

/** The same by the plain forms of blocks. */
async function writeHome(page: Page) {
  await page.goto(`${shop.url}/admin/pages/accueil/blocs`)
  await page.locator('#sorte').selectOption('quote')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click()
  await page.locator('#f-text').fill('La gentiane fleurit quand le vin se repose.')
  await page.locator('#f-author').fill('Marthe')
  await page.locator('main form button[type="submit"]').first().click()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
}

async function orderAsGuest(browser: Browser, js: boolean): Promise<void> {
  const page = await (await browser.newContext({ locale: 'fr-FR', javaScriptEnabled: js })).newPage()
  await page.goto(shop.url)
  await expect(page.getByText('La gentiane fleurit quand le vin se repose.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cave des Gentianes')
  await expect(page.getByText('Six hectares de savagnin et de trousseau.').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Les Gentianes' }).first()).toBeVisible()
  await page.goto(`${shop.url}/legal-notice`)
  await expect(page.getByRole('main')).toContainText('EARL des Gentianes')
  await page.goto(`${shop.url}/boutique/les-gentianes`)
  await expect(page.locator('main img[src^="/images/"]').first()).toBeVisible()
  if (js) await settle(page, true)
  // What the page says of the cart at once is a promise: the cart is there with the answer.
  const added = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/panier/'))
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
  await added
  await page.goto(`${shop.url}/commande`)
  if (js) await settle(page, true)
  const buyer = { 'Adresse e-mail': 'agathe@exemple.fr', Téléphone: '06 39 98 12 34', Prénom: 'Agathe', 'Code postal': '39600' }
  for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Nom', { exact: true }).fill('Perrenot')
  await page.getByLabel('Rue et numéro').fill('12, impasse des Tilleuls')
  await page.getByLabel('Ville').fill('Montorge')
  await page.getByRole('button', { name: 'Livrer à cette adresse' }).click()
  await page.getByRole('radio', { name: /Virement/ }).check()
  await page.getByLabel(/J’ai lu et j’accepte/).check()
  await page.getByLabel(/Je déclare avoir 18 ans/).check()
  await page.getByRole('button', { name: 'Commande avec obligation de paiement' }).click()
  await expect(page).toHaveURL(/\/suivi\/[\w-]{43}/)
  await page.context().close()
}

async function sendOrder(page: Page) {
  await page.goto(`${shop.url}/admin/commandes`)
  await page.locator('main tbody a[href^="/admin/commandes/"]').first().click()
  await page.getByRole('button', { name: /^Noter .* reçus$/ }).click()
  await expect(
    page
      .locator('main')
      .getByText('F2026-00001')
      .or(page.locator('main').getByText(/F\d{4}-00001/))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Commencer la préparation' }).click()
  await page.locator('#shipped-numero').fill('XA123456789FR')
  await page.getByRole('button', { name: 'Noter l’expédition' }).click()
  await expect(page.getByRole('button', { name: 'Terminer' })).toBeVisible()
  await page.goto(`${shop.url}/admin/factures`)
  await expect(page.locator('main table')).toContainText(/F\d{4}-00001/)
}

test('an owner who has nothing but an invitation opens a shop, writes its home, sells a wine, ships and invoices it', async ({
  page,
  browser,
  javaScriptEnabled: js,
}) => {
  const { owner, steps } = countSteps(page)
  const walk = { page, owner, js }
  await enterByInvitation(walk)
  await takeFirstSteps(walk)
  // From the invitation to a shop that is open, with three wines: what a person does, for the time of a program tells nothing.
  expect(steps.clicks).toBeLessThanOrEqual(20)
  expect(steps.fields).toBeLessThanOrEqual(42)
  expect(steps.screens).toBeLessThanOrEqual(10)
  await seeFoldedLabel(page)
  await (js ? composeHome(page) : writeHome(page))
  await orderAsGuest(browser, js ?? true)
  await sendOrder(page)
})
