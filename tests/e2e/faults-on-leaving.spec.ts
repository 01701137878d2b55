import { expect, settle, test } from './shopper.ts'

const missing = 'Indiquez votre nom.'

test('[R-19] whoever leaves a field is told what is wrong with it in the words of the server, and sees it go once it is right', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js, 'without script a form is judged when it is sent')
  await page.goto('/contact')
  await settle(page, js)
  const email = page.getByLabel('Adresse e-mail')
  const faults = page.locator('.field-fault')
  await page.getByLabel('Prénom et nom').focus()
  await email.fill('marie chez exemple')
  await page.getByLabel('Votre message').focus()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  // What nobody has filled in yet is not held against them, and nothing was sent.
  await expect(faults).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const told = await faults.textContent()

  await email.fill('marie@exemple.test')
  await page.getByLabel('Votre message').focus()
  await expect(faults).toHaveCount(0)

  await email.fill('marie chez exemple')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByRole('alert')).toContainText(missing)
  await expect(page.getByRole('alert')).toContainText(told ?? '')
  await page.getByLabel('Prénom et nom').fill('Marie Vuillemin')
  await page.getByLabel('Votre message').focus()
  await expect(page.getByRole('alert')).not.toContainText(missing)
})
