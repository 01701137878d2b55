import { expect, settle, test } from '../shopper.ts'

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

test('[R-12] a page comes alive without a change among its parts, after which the browser would style all of it anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const changes: string[] = []
    Object.assign(window, { changes })
    document.addEventListener('DOMContentLoaded', () => {
      const note = (list: MutationRecord[]) => {
        for (const { addedNodes, removedNodes } of list)
          changes.push(...[...addedNodes, ...removedNodes].map(({ nodeName }) => nodeName))
      }
      new MutationObserver(note).observe(document.body, { childList: true })
    })
  })
  await page.goto('/')
  await settle(page, true)
  expect(await page.evaluate(() => (window as never as { changes: string[] }).changes)).toEqual([])
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
