import { enterAs, readMails, shareDemo } from '../demo-shop.ts'
import { expect, expectAccessible, partOf, settle, test } from '../shopper.ts'

const password = 'le merle siffle tard'
const fresh = 'un tracteur bleu sous la pluie'

const shop = shareDemo()

test('[R-02][R-04][R-19][R-21][T-01] from the registration to a new password, by the mails that arrive', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.setTimeout(90_000)
  const email = 'agathe@shop.test'
  const open = async (path: string) => {
    await page.goto(shop.url + path)
    await settle(page, js)
  }
  const press = async (name: string, lands: RegExp) => {
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveURL(lands)
    await settle(page, js)
  }

  await open('/auth')
  await page.locator('#inscription-email').fill(email)
  await press('Ouvrir un compte', /\/auth\/inscription$/)
  await expect(page.getByRole('alert')).toContainText('Certains champs sont à corriger.')
  await expect(page.locator('#inscription-firstname')).toBeFocused()
  await expect(page.locator('#inscription-email')).toHaveValue(email)
  await expectAccessible(page, js)

  await page.locator('#inscription-firstname').fill('Agathe')
  await page.locator('#inscription-lastname').fill('Perrenot')
  await page.locator('#inscription-password').fill(password)
  await page.getByLabel('Je reconnais avoir lu et compris les CGU et je les accepte').check()
  await press('Ouvrir un compte', /\/inscription$/)

  await open(await mailedPath(/\/inscription\/confirmer\/[\w-]+/))
  await expectAccessible(page, js)
  await press('Confirmer mon adresse', /\/auth$/)
  await page.locator('#connexion-email').fill(email)
  await page.locator('#connexion-password').fill(password)
  await press('Se connecter', /\/mon-compte$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Agathe')
  await expectAccessible(page, js)

  await open('/mon-compte/profil')
  await page.getByLabel('Téléphone').fill('03 53 01 24 68')
  await press('Enregistrer', /\/profil$/)
  await expect(page.getByRole('status')).toHaveText('C’est enregistré.')
  await expect(page.getByLabel('Téléphone')).toHaveValue('03 53 01 24 68')
  expect(await page.evaluate(() => document.cookie).catch(() => '')).not.toContain('token')

  await open('/deconnexion')
  await press('Me déconnecter', /\/$/)
  await open('/password/reset/ask')
  await page.getByLabel('Adresse e-mail').fill(email)
  await press('Recevoir le lien', /\/password\/reset\/ask$/)
  await expect(page.getByRole('status')).toContainText('un message vient de partir')
  await open(await mailedPath(/\/password\/reset\/(?!ask)[\w-]+/))
  await page.getByLabel('Mot de passe').fill(fresh)
  await press('Enregistrer ce mot de passe', /\/auth$/)
  await page.locator('#connexion-email').fill(email)
  await page.locator('#connexion-password').fill(fresh)
  await press('Se connecter', /\/mon-compte$/)
})

test('[R-21] every page of the space passes axe', async ({ page, javaScriptEnabled: js }) => {
  test.setTimeout(120_000)
  await enterAs(page, shop, 'MEMBER')
  const places = [
    'profil',
    'mot-de-passe',
    'adresse-e-mail',
    'securite',
    'sessions',
    'adresses',
    'donnees',
    'supprimer',
    'newsletter',
  ]
  for (const place of partOf(places, js)) {
    await page.goto(`${shop.url}/mon-compte/${place}`)
    await settle(page, js)
    await expectAccessible(page, js)
  }
  await page.goto(`${shop.url}/droits`)
  await expectAccessible(page, js)
})

test('the data of a member come as a file to keep, with scripts and without', async ({ page }) => {
  await enterAs(page, shop, 'MEMBER')
  await page.goto(`${shop.url}/mon-compte/donnees`)
  await settle(page, test.info().project.use.javaScriptEnabled)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger mes données' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('mes-donnees.json')
})

/** The newest mailed link of this form, as soon as its mail lies in the folder. */
async function mailedPath(link: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(() => {
      found = readMails(shop)
        .findLast((mail) => link.test(mail))
        ?.match(link)?.[0]
      return found
    })
    .toBeTruthy()
  return found ?? ''
}
