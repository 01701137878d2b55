import { expect, expectAccessible, passMinute, settle, test } from '../shopper.ts'

for (const path of ['/newsletter', '/newsletter?envoye=oui', '/newsletter/confirmer/abc', '/formulaires/visite', '/agenda']) {
  test(`[R-11] ${path} passes axe, with and without script`, async ({ page, javaScriptEnabled }) => {
    await page.goto(path)
    await settle(page, javaScriptEnabled)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, javaScriptEnabled)
  })
}

test('a field that hangs on a choice waits for it, with and without script', async ({ page, javaScriptEnabled }) => {
  await page.goto('/formulaires/visite')
  await settle(page, javaScriptEnabled)
  const company = page.getByLabel('Nom de l’entreprise')
  await expect(company).toBeHidden()
  await page.getByLabel('Une entreprise').check()
  await expect(company).toBeVisible()
  await page.getByLabel('Des amis ou la famille').check()
  await expect(company).toBeHidden()
})

test('from a free day of the calendar to a refused form and then to thanks, by keyboard alone', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/agenda')
  await settle(page, javaScriptEnabled)
  const next = page.getByRole('link', { name: /Mois suivant/ })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/mois=/)
  await settle(page, javaScriptEnabled)
  await page.locator('a.day-free').last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/formulaires\/visite\?jour=/)
  await settle(page, javaScriptEnabled)
  await page.getByLabel('Votre nom').fill('Marie Vuillemin')
  await page.getByLabel('Combien serez-vous ?').fill('30')
  await page.getByLabel('Des amis ou la famille').check()
  await page.getByRole('button', { name: 'Envoyer' }).press('Enter')
  const email = page.locator('#formulaire-visite-q-courriel')
  await expect(email).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('La valeur doit être au plus 24.')
  await expect(page.getByLabel('Votre nom')).toHaveValue('Marie Vuillemin')
  await expectAccessible(page, javaScriptEnabled)
  await passMinute(page)
  await email.fill('marie@exemple.test')
  await page.getByLabel('Combien serez-vous ?').fill('2')
  await page.getByLabel(/sont majeures/).check()
  await page.getByRole('button', { name: 'Envoyer' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('votre demande est bien arrivée')
  await expect(page.getByRole('main')).toContainText('Confirmez par le lien du message')
})
