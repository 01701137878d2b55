import { expect, settle, test } from '../shopper.ts'

const bar = '.loading'

test('[R-12] a slow page shows the loading bar, a failed request its failure', async ({ page }) => {
  await page.goto('/')
  await settle(page, true)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/le-domaine', async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Le domaine' }).click()
  await expect(page.locator(bar)).toHaveAttribute('data-state', 'running')
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le domaine')
  await expect(page.locator(bar)).toHaveAttribute('data-state', 'hidden')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const line = document.querySelector('.loading') as HTMLElement
    new MutationObserver(() => seen.push(line.dataset.state ?? '')).observe(line, { attributes: true })
    return fetch('/api/page/nulle-part', { headers: { idSite: '1' } })
  })
  await expect.poll(() => page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual(['failed', 'hidden'])
})

test('whoever opens another page while one is still on its way stays there', async ({ page }) => {
  await page.goto('/')
  await settle(page, true)
  await page.route('**/le-domaine', () => {})
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Le domaine' }).click()
  await expect(page.locator(bar)).toHaveAttribute('data-state', 'running')
  await page.goto('/visites')
  await settle(page, true)
  await page.waitForTimeout(1000)
  await expect(page).toHaveURL(/\/visites$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visites et dégustations')
})

test('[R-12] a page that was reached without a document is announced, and the keyboard stands at its beginning', async ({
  page,
}) => {
  await page.goto('/')
  await settle(page, true)
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Le domaine' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le domaine')
  await expect(page.locator('#contenu')).toBeFocused()
  await expect(page.locator('[aria-live=assertive]')).toHaveText('Le domaine · Domaine des Trois Coteaux')
})

test('[R-12] back and forward stand where each page was scrolled, and no document is loaded for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/boutique')
  await settle(page, true)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.waitForTimeout(300)
  await page
    .locator('main h2 a')
    .nth(4)
    .evaluate((link) => (link as HTMLAnchorElement).click())
  await expect(page).toHaveURL(/\/boutique\/.+/)
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/boutique$/)
  await expect.poll(place).toBe(900)
  await page.goForward()
  await expect(page).toHaveURL(/\/boutique\/.+/)
  await expect.poll(place).toBe(0)
  expect(documents).toEqual([])
})

test.describe('an answer that is lost', () => {
  test.use({ expectedComplaint: /ERR_FAILED|ERR_CONNECTION/ })

  test('[R-12] is said, and the act is not sent a second time', async ({ page }) => {
    await page.goto('/boutique/premier-matin')
    await settle(page, true)
    let posts = 0
    await page.route('**/envies/garder', (route) => {
      posts += 1
      return route.abort('failed')
    })
    await page.locator('.put-aside').getByRole('button').click()
    await expect(page.getByText('La réponse n’est pas arrivée', { exact: false })).toBeVisible()
    await expect(page.locator('.loading')).toHaveAttribute('data-state', /failed|hidden/)
    await page.waitForTimeout(500)
    expect(posts).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premier matin')
  })

  test('[R-12] is said of what is put into the cart as well, which is asked for once more as the same act and no further', async ({
    page,
  }) => {
    await page.goto('/boutique/premier-matin')
    await settle(page, true)
    const acts: (string | null)[] = []
    await page.route('**/panier/ajouter', (route) => {
      acts.push(new URLSearchParams(route.request().postData() ?? '').get('acte'))
      return route.abort('failed')
    })
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
    await expect(page.getByText('La réponse n’est pas arrivée', { exact: false })).toBeVisible()
    await expect(page.locator('.loading')).toHaveAttribute('data-state', /failed|hidden/)
    await page.waitForTimeout(500)
    expect(acts).toEqual([expect.stringMatching(/^[\w-]{16,}$/), acts[0]])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premier matin')
  })

  test('[R-12] has the browser load the page that was wanted, once', async ({ page }) => {
    await page.goto('/')
    await settle(page, true)
    const asked: string[] = []
    await page.route('**/le-domaine', (route) => {
      asked.push(route.request().resourceType())
      return route.request().resourceType() === 'xhr' ? route.abort('failed') : route.continue()
    })
    await page
      .locator('header.app-bar-wide')
      .getByRole('link', { name: 'Le domaine' })
      .evaluate((link) => (link as HTMLAnchorElement).click())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le domaine')
    expect(asked).toEqual(['xhr', 'document'])
  })
})

test('[T-14] a page is fetched before its link is clicked, but not where data are to be saved', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') fetched.push(new URL(request.url()).pathname)
  })
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await page.goto('/')
  await settle(page, true)
  await menu.getByRole('link', { name: 'Le domaine' }).hover()
  await expect.poll(() => fetched).toContain('/le-domaine')

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', saveData: false } })
  })
  await page.goto('/')
  await settle(page, true)
  fetched.length = 0
  await menu.getByRole('link', { name: 'Le caveau' }).hover()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(fetched).toEqual([])
})

test.describe('without a network', () => {
  // What is asked for then fails, and the browser says so.
  test.use({ expectedComplaint: /INTERNET_DISCONNECTED|manifest patches/ })

  test('[T-12] being offline is said, keeps the page and what was typed, and ends by itself', async ({ page, context }) => {
    await page.goto('/auth')
    await settle(page, true)
    await page.getByLabel('Prénom').fill('Agathe')
    await context.setOffline(true)
    await expect(page.getByText('Vous êtes hors connexion.', { exact: false }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Accueil' }).first().click()
    await expect(page.getByText('Rien n’est parti', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Ouvrir un compte' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByLabel('Prénom')).toHaveValue('Agathe')
    await context.setOffline(false)
    await expect(page.locator('.offline')).toHaveCount(0)
    await page.getByRole('link', { name: 'Accueil' }).first().click()
    await expect(page).not.toHaveURL(/\/auth$/)
  })
})

test.describe('a piece of script', () => {
  test.use({ expectedComplaint: /Error loading route module|Failed to fetch dynamically imported module/ })

  test('[T-15] that is gone loads a document, arrives, and does not loop', async ({ page }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    await page.route(/\/assets\/rights-/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/le-domaine')
    await settle(page, true)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/droits'
      link.textContent = 'Mes droits'
      document.querySelector('main')?.append(link)
    })
    await page.getByRole('link', { name: 'Mes droits' }).click()
    await expect(page).toHaveURL(/\/droits$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
    // Once when the page is fetched ahead, once when it is wanted: no more, and then the document itself.
    expect(documents.at(-1)).toBe('/droits')
    expect(documents.length).toBeLessThanOrEqual(4)
  })
})
