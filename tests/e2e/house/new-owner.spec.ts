import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { drawPicture } from '../../support/pictures.ts'
import { type Running, startProgram } from '../own-shop.ts'
import { expect, expectAccessible, settle, test, widths } from '../shopper.ts'

const run = promisify(execFile)

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

async function enterByInvitation(page: Page, js: boolean | undefined) {
  const secret = 'quatorze tonneaux sous la lune'
  await page.goto(shop.url + invitation)
  await settle(page, js)
  await page.locator('input[name="password"]').fill(secret)
  await page.locator('main form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/auth\?retour=%2Fadmin%2Fbienvenue$/)
  await settle(page, js)
  await page.locator('#connexion-email').fill('marthe@gentianes.test')
  await page.locator('#connexion-password').fill(secret)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/admin\/bienvenue$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premiers pas')
}

const next = (page: Page) => page.getByRole('button', { name: 'Enregistrer et continuer' }).click()

/** Eight answers, and the pages that come of them, one in other words and one left away. */
async function writePages(page: Page, js: boolean | undefined) {
  await expectAccessible(page, js, widths.phone)
  await page.getByRole('link', { name: 'Vos pages, en huit questions' }).first().click()
  const said = {
    place: 'Montorge',
    craft: 'six hectares de savagnin et de trousseau',
    hours: '14 h – 18 h',
    story: 'Marthe, vigneronne depuis 2009',
  }
  for (const [name, value] of Object.entries(said)) await page.locator(`#f-${name}`).fill(value)
  await page.getByLabel('Samedi').check()
  await page.locator('#f-visits').selectOption('BOOKED')
  await page.locator('#f-shipping').selectOption('BOTH')
  await expectAccessible(page, js, widths.phone)
  await page.getByRole('button', { name: 'Voir mes pages' }).click()
  await expect(page.getByRole('group', { name: 'L’accueil' })).toContainText('Six hectares de savagnin et de trousseau.')
  await expectAccessible(page, js, widths.phone)
  await page.getByRole('group', { name: 'Les visites' }).getByRole('radio').nth(1).check()
  await page.getByRole('group', { name: 'Le carnet' }).getByRole('radio', { name: 'Sans cette page' }).check()
  await page.getByRole('button', { name: 'Écrire ces pages' }).click()
  await expect(page).toHaveURL(/\/bienvenue\/entreprise$/)
}

async function takeFirstSteps(page: Page, js: boolean | undefined) {
  await writePages(page, js)
  await page.locator('#f-LEGAL_COMPANY_NAME').fill('EARL des Gentianes')
  await page.locator('#f-SIRET_NUMBER').fill('000 000 000 00000')
  await page.locator('#f-HEAD_OFFICE').fill('3, rue du Puits, 39600 Montorge')
  const law = {
    LEGAL_FORM: 'EARL',
    LEGAL_AGENT: 'Marthe Gentiane',
    PUBLICATION_DIRECTOR: 'Marthe Gentiane',
    COMPANY_PHONE: '03 84 00 00 00',
  }
  for (const [name, value] of Object.entries(law)) await page.locator(`#f-${name}`).fill(value)
  await next(page)
  await page.locator('#f-ACCENT_COLOR').fill('#1d4e3a')
  await page.getByRole('button', { name: 'Voir l’aperçu' }).click()
  await expect(page.locator('svg.sample rect').last()).toHaveAttribute('fill', '#1d4e3a')
  await next(page)
  await page.getByRole('link', { name: 'Passer cette étape' }).click()
  const wine = { name: 'Les Gentianes', year: '2022', price: '12,50', stock: '60', alcohol: '12,5', origin: 'Vin de France' }
  for (const [name, value] of Object.entries(wine)) await page.locator(`#f-${name}`).fill(value)
  await page.locator('#f-bottler').fill('EARL des Gentianes, Montorge, France')
  const buffer = await drawPicture('jpeg', 600, 900)
  await page.locator('#images').setInputFiles({ name: 'gentianes.jpg', mimeType: 'image/jpeg', buffer })
  await expectAccessible(page, js, widths.phone)
  await next(page)
  await page.locator('#f-TRANSFER_HOLDER').fill('EARL des Gentianes')
  await page.locator('#f-TRANSFER_IBAN').fill('FR76 3000 6000 0112 3456 7890 189')
  await page.locator('#f-carrier').fill('Chrono')
  await page.locator('#f-carton-6').fill('14,90')
  await next(page)
  await page.getByRole('button', { name: 'Ouvrir le site à tous' }).click()
  await expect(page.getByText('Le site est ouvert à tous.')).toBeVisible()
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
  await enterByInvitation(page, js)
  await takeFirstSteps(page, js)
  await (js ? composeHome(page) : writeHome(page))
  await orderAsGuest(browser, js ?? true)
  await sendOrder(page)
})
