import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, settle, test } from '../shopper.ts'

type Counted = { data: { visits: { source: string; count: number }[] } }

test('[T-10] a visit is counted, the page loaded again without its query, and within a minute not loaded again', async ({
  page,
  javaScriptEnabled,
}) => {
  const shop = await openOwnShop()
  try {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).search)
    })
    await page.goto(`${shop.url}/le-domaine?from=salon&tri=prix`)
    await expect(page).toHaveURL(`${shop.url}/le-domaine`)
    await settle(page, javaScriptEnabled)
    expect(asked).toEqual(['?from=salon&tri=prix', ''])

    await page.goto(`${shop.url}/le-domaine?from=salon`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le domaine')
    await expect(page).toHaveURL(`${shop.url}/le-domaine?from=salon`)
    expect(asked).toHaveLength(3)
    const { data } = (await callAsOwner(shop, 'GET', '/admin/visit?source=salon')) as Counted
    // The demo estate has had visits of its own.
    expect(data.visits).toMatchObject([{ source: 'salon', count: 1 }])
  } finally {
    await shop.stop()
  }
})
