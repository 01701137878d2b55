import { expect, settle, test } from '../shopper.ts'

const missing = 'Indiquez votre nom.'

test('[R-19] whoever leaves a field is told what is wrong with it in the words of the server, and sees it go once it is right', async ({
  page,
  javaScriptEnabled: js,
}) => {
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

test('an answer about one field that comes with that of the whole form takes nothing away from it', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await page.goto('/contact')
  await settle(page, js)
  const held: (() => Promise<void>)[] = []
  await page.route('**/contact.data', async (route) => {
    const response = await route.fetch()
    held.push(() => route.fulfill({ response }))
    if (held.length === 2) await Promise.all(held.map((release) => release()))
  })
  await page.getByLabel('Votre message').fill('Nous serons douze samedi.')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByRole('alert')).toContainText(missing)
})

test('an answer that comes while a button is held down does not take the click away', async ({ page, javaScriptEnabled: js }) => {
  await page.goto('/auth')
  await settle(page, js)
  await page.getByRole('button', { name: 'Ouvrir un compte' }).click()
  await expect(page.locator('#inscription-password-fault')).toBeVisible()
  await page.locator('#inscription-password').fill('le merle siffle tard')
  const terms = page.locator('#inscription-terms')
  await terms.scrollIntoViewIfNeeded()
  const { x, y, width } = (await terms.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  // By its lower edge: where the page grows shorter by a line, nothing of it is left there.
  await page.mouse.move(x + width / 2, y + width - 3)
  const answered = page.waitForResponse('**/auth/inscription.data')
  await page.mouse.down()
  await answered
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect(terms).toBeChecked()
  await expect(page.locator('#inscription-password-fault')).toHaveCount(0)
})

test.describe('without an answer', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('a question about one field that finds no answer costs neither the page nor what was typed', async ({
    page,
    javaScriptEnabled: js,
  }) => {
    await page.goto('/contact')
    await settle(page, js)
    const asked = page.waitForEvent('requestfailed')
    await page.route('**/contact.data', (route) => route.abort())
    await page.getByLabel('Adresse e-mail').fill('marie chez exemple')
    await page.getByLabel('Votre message').fill('Nous serons douze samedi.')
    await asked
    // Whatever else the page might ask for because of that has its time to fail, too.
    await page.waitForTimeout(500)
    await page.unroute('**/contact.data')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByRole('alert')).toContainText(missing)
    await expect(page.getByLabel('Votre message')).toHaveValue('Nous serons douze samedi.')
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue('marie chez exemple')
  })
})

test.describe('a form that is not answered as forms are', () => {
  test.use({ expectedComplaint: /status of 500/ })

  test('keeps what was typed where the server fails, and says that it did', async ({ page, javaScriptEnabled: js }) => {
    await page.goto('/contact')
    await settle(page, js)
    await page.route('**/contact.data', (route) => route.fulfill({ status: 500, body: 'no answer of ours' }))
    await page.getByLabel('Votre message').fill('Nous serons douze samedi.')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.locator('#toasts')).toContainText('La réponse n’est pas arrivée.')
    await expect(page.getByLabel('Votre message')).toHaveValue('Nous serons douze samedi.')
  })

  test('leads to a whole page where there is nothing to fill in any more', async ({ page, javaScriptEnabled: js }) => {
    await page.goto('/contact')
    await settle(page, js)
    await page.route('**/contact.data', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est introuvable.')
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Le domaine' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le domaine')
  })
})
