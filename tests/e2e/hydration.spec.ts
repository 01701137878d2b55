import { expect, settle, test } from './shopper.ts'

test('[R-12] after hydration a link loads no document', async ({ page }) => {
  await page.goto('/')
  await settle(page, true)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Le domaine' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le domaine')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trois coteaux')
  expect(documents).toEqual([])
})

test('threat 84: every kind of page hydrates without a breach of its policy, trusted types included', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  for (const path of ['/', '/le-domaine', '/cookies', '/nulle-part']) {
    await page.goto(path)
    await settle(page, true)
  }
})
