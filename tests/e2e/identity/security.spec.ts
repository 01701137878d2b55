import type { Page } from '@playwright/test'
import { codeAt } from '#api/identity/second-factor/totp.ts'
import { demoLogin, fillLogin, shareDemo } from '../demo-shop.ts'
import { expect, expectAccessible, partOf, settle, test } from '../shopper.ts'

const shop = shareDemo()

async function open(page: Page, path: string, js: boolean | undefined): Promise<void> {
  await page.goto(shop.url + path)
  await settle(page, js)
}

const panelHeading = (page: Page) => page.locator('body.panel-page').getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('whoever has added a passkey logs in with nothing else, and stands in the panel', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js, 'a browser asks a device by script only')
  test.setTimeout(90_000)
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  const login = demoLogin(shop, 'SUPER_ADMIN')
  await open(page, '/auth', js)
  await expect(page.getByRole('link', { name: 'Utiliser une clé d’accès' })).toBeVisible()
  await expectAccessible(page, js)
  await fillLogin(page, login)
  await press(page, 'Se connecter')
  await expect(page).toHaveURL(/\/admin$/)

  await open(page, '/mon-compte/securite/cle', js)
  await expectAccessible(page, js)
  await page.getByLabel('Nom de la clé').fill('Mon téléphone')
  await page.getByLabel('Mot de passe').fill(login.secret)
  await press(page, 'Continuer')
  await expectAccessible(page, js)
  await press(page, 'Créer la clé d’accès')
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
  await expect(page.locator('.codes li')).toHaveCount(10)
  await expectAccessible(page, js)
  await open(page, '/mon-compte/securite', js)
  await expect(page.getByText('Mon téléphone')).toBeVisible()
  await expectAccessible(page, js)

  await open(page, '/deconnexion', js)
  await press(page, 'Me déconnecter')
  await page.waitForURL(({ pathname }) => pathname !== '/deconnexion')
  await open(page, '/auth?retour=%2Fadmin%2Fproduits', js)
  await page.getByRole('link', { name: 'Utiliser une clé d’accès' }).click()
  await expect(page).toHaveURL(/\/admin\/produits$/)
  await expect(panelHeading(page)).toHaveText('Vins et coffrets')
  await open(page, '/mon-compte/securite', js)
  await expect(page.getByText(/utilisée le/)).toBeVisible()

  await page.getByRole('link', { name: 'Retirer : Mon téléphone' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Retirer')
  await expectAccessible(page, js)
  await page.getByLabel('Mot de passe').fill(login.secret)
  await press(page, 'Retirer')
  await expect(page.getByText('La clé d’accès est retirée')).toBeVisible()
  await open(page, '/auth/cle', js)
  await expect(page.getByRole('link', { name: 'Revenir à la connexion' })).toBeVisible()
})

test('staff turn the application of codes on, and every step passes axe', async ({ page, javaScriptEnabled: js }) => {
  test.setTimeout(120_000)
  const login = demoLogin(shop, js ? 'ADMIN' : 'SUPER_ADMIN')
  await open(page, '/auth', js)
  await expectAccessible(page, js)
  await fillLogin(page, login)
  await press(page, 'Se connecter')
  await expect(page).toHaveURL(/\/admin$/)
  await open(page, '/mon-compte/securite', js)
  await press(page, 'Préparer l’activation')
  await expect(page.getByRole('img', { name: /Dessin à photographier/ })).toBeVisible()
  const secret = ((await page.locator('.key code').textContent()) ?? '').replaceAll(/\s/g, '')
  await expectAccessible(page, js)
  await page.getByLabel('Code à six chiffres').fill('12345')
  await press(page, 'Activer')
  await expect(page.getByRole('alert')).toContainText('Ce code n’est pas le bon')
  await expectAccessible(page, js)
  const step = Math.floor(Date.now() / 30_000)
  await page.getByLabel('Code à six chiffres').fill(codeAt(secret, step))
  await press(page, 'Activer')
  await expect(page.locator('.codes li')).toHaveCount(10)
  const recovery = (await page.locator('.codes code').first().textContent()) ?? ''
  await expectAccessible(page, js)

  await open(page, '/deconnexion', js)
  await press(page, 'Me déconnecter')
  await page.waitForURL(({ pathname }) => pathname !== '/deconnexion')
  await open(page, '/auth', js)
  await fillLogin(page, login)
  await press(page, 'Se connecter')
  await expect(page.locator('#connexion-code')).toBeVisible()
  await expectAccessible(page, js)
  await page.locator('#connexion-password').fill(login.secret)
  await page.locator('#connexion-code').fill(recovery)
  await press(page, 'Se connecter')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(panelHeading(page)).toHaveText('Aujourd’hui')
})

test('the screens that nobody looks at twice pass axe too', async ({ page, javaScriptEnabled: js }) => {
  test.setTimeout(120_000)
  const ofAll = ['/auth', '/auth/cle', '/password/reset/ask', '/password/reset', '/invitation/un-jeton', '/droits']
  for (const path of partOf(ofAll, js)) {
    await open(page, path, js)
    await expectAccessible(page, js)
  }
  await open(page, '/auth', js)
  await fillLogin(page, demoLogin(shop, 'MEMBER'))
  await press(page, 'Se connecter')
  await expect(page).toHaveURL(/\/mon-compte$/)
  const ofMembers = ['commandes', 'desinscription', 'donnees?mot-de-passe', 'securite/cle', 'securite/confirmer']
  for (const place of partOf(ofMembers, js)) {
    await open(page, `/mon-compte/${place}`, js)
    await expectAccessible(page, js)
  }
  await open(page, '/mon-compte/profil', js)
  await page.getByLabel('Prénom').fill('Zoé')
  await page.context().clearCookies()
  await press(page, 'Enregistrer')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#reconnexion-reconnect\\.password')).toBeVisible()
  await expectAccessible(page, js)
})
