import { readMails, shareDemo } from '../demo-shop.ts'
import { expect, expectAccessible, settle, test } from '../shopper.ts'

const shop = shareDemo()

test('places of an evening are confirmed by the one button that the mail leads to', async ({ page, javaScriptEnabled: js }) => {
  test.setTimeout(60_000)
  const email = 'agathe@places.test'
  await page.goto(`${shop.url}/elements/soirees/la-cave-a-la-lampe-le-soir`)
  await settle(page, js)
  const form = page.locator('#inscription')
  await form.getByLabel('Prénom').fill('Agathe')
  await form.getByRole('textbox', { name: 'Nom', exact: true }).fill('Perrenot')
  await form.getByLabel('Adresse e-mail').fill(email)
  await form.getByLabel('Places').fill('2')
  await form.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(page.getByRole('status')).toContainText('vos places vous sont gardées jusque-là')

  await page.goto(shop.url + (await mailedPath(email)))
  await settle(page, js)
  await expectAccessible(page, js)
  await page.getByRole('main').getByRole('button').click()
  await expect(page).toHaveURL(/\/elements\/soirees\/la-cave-a-la-lampe-le-soir/)
  await expect(page.locator('body')).toContainText('vos places sont confirmées')
})

async function mailedPath(email: string): Promise<string> {
  const mails = () => readMails(shop).filter((mail) => mail.includes(`To: ${email}`))
  const found = () => mails().flatMap((mail) => mail.match(/\/inscription\/places\/[\w-]+/) ?? [])
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}
