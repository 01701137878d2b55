import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, expectAccessible, passMinute, settle, test } from '../shopper.ts'

type Kept = { data: { messages: { lastname: string; message: string }[] } }

test('[R-06] [R-19] a visitor who forgets something is told what, and led to it', async ({ page, javaScriptEnabled }) => {
  await page.goto('/contact')
  await settle(page, javaScriptEnabled)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écrivez-nous comme à des voisins')
  await page.getByLabel('Votre message').fill('Nous serons douze samedi.')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByRole('alert')).toContainText('Indiquez votre nom.')
  await expect(page.getByLabel('Votre demande')).toBeFocused()
  await expect(page.getByLabel('Votre message')).toHaveValue('Nous serons douze samedi.')
  await expectAccessible(page, javaScriptEnabled)
})

test('on a phone nothing that the keyboard reaches lies under the bars', async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await settle(page, javaScriptEnabled)
  const bar = (await page.locator('.bottom-bar').boundingBox())?.y ?? 0
  await page.getByLabel('Votre demande').focus()
  for (let reached = 0; reached < 20; reached += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const box = await focused.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), await focused.evaluate((element) => element.outerHTML)).toBeLessThanOrEqual(bar)
  }
})

test('[R-06] [R-19] a visitor writes to the house and is thanked; the house has the message', async ({
  page,
  javaScriptEnabled,
}) => {
  const shop = await openOwnShop()
  try {
    await page.goto(`${shop.url}/contact`)
    await settle(page, javaScriptEnabled)
    await page.getByLabel('Votre demande').selectOption({ label: 'Visite et dégustation' })
    await page.getByLabel('Prénom et nom').fill('Marie Vuillemin')
    await page.getByLabel('Adresse e-mail').fill('marie@exemple.test')
    await page.getByLabel('Votre message').fill('Nous serons douze samedi.')
    await page.getByLabel('J’accepte').check()
    await passMinute(page)
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByText('Merci : votre message est bien parti.')).toBeVisible()
    const { data } = (await callAsOwner(shop, 'GET', '/admin/message')) as Kept
    const hers = data.messages.filter(({ lastname }) => lastname === 'Vuillemin')
    expect(hers).toMatchObject([{ message: 'Nous serons douze samedi.' }])
  } finally {
    await shop.stop()
  }
})

test('[R-07] the page for the writer of the site is readable by everybody', async ({ page, javaScriptEnabled }) => {
  await page.goto('/contact-redacteur')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacter le rédacteur')
  await expect(page.getByLabel('Laissez ce champ vide')).not.toBeInViewport()
  await expectAccessible(page, javaScriptEnabled)
})
