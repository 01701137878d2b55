import { settle } from './people.mjs'

/** The owner's own wine to play with: its price goes up and down, and stands on the site at once. */
const wine = { word: 'feuille', path: '/boutique/feuille-d-or' }

/** The owner looks at the day, changes a price, notes the payment of an order and sees what was written to whom. */
export async function doTheDay({ page, url, js, step, login, n, notes }) {
  const go = async (path) => {
    await page.goto(url + path)
    await settle(page, js)
  }
  const press = (name) => page.getByRole('button', { name }).click()

  if (login) await logIn({ page, go, step, login, js })
  else await step('the day', () => go('/admin'))
  await step('wines', () => go(`/admin/produits?q=${wine.word}`))
  await step('wine', async () => {
    await page.locator('main tbody a').first().click()
    await page
      .getByRole('link', { name: /Changer Prix/ })
      .first()
      .waitFor()
    await settle(page, js)
  })
  const price = 17 + (n % 2) + (n % 9) / 10
  const said = price.toFixed(2).replace('.', ',')
  await step('price', async () => {
    await page
      .getByRole('link', { name: /Changer Prix/ })
      .first()
      .click()
    await page.locator('[id="f-price"]').waitFor()
    await settle(page, js)
  })
  await step('save price', async () => {
    await page.locator('[id="f-price"]').fill(said)
    await press('Enregistrer')
    await page
      .getByRole('status')
      .filter({ hasText: /C’est (enregistré|fait|en ligne)/ })
      .first()
      .waitFor()
  })
  await step('price on the site', async () => {
    await go(wine.path)
    await page
      .getByText(new RegExp(`${said}\\s*€`))
      .first()
      .waitFor()
  })
  await step('orders', () => go('/admin/commandes'))
  const order = notes.orders.find(({ isConfirmed, isPaid }) => isConfirmed && !isPaid)
  if (order) {
    // Whatever becomes of it, the next day is another order's.
    order.isPaid = true
    await step('find order', () => go(`/admin/commandes?q=${order.reference}`))
    await step('order', async () => {
      await page.locator('main tbody a').first().click()
      await page.getByRole('button', { name: /^Noter .* reçus$/ }).waitFor()
      await settle(page, js)
    })
    await step('note payment', async () => {
      await press(/^Noter .* reçus$/)
      await page.getByText('Facture').first().waitFor()
    })
    order.wasNoted = true
  }
  await step('mails', () => go('/admin/courriels'))
  await step('held bottles', () => go('/admin/commandes/retenues'))
}

async function logIn({ page, go, step, login, js }) {
  await step('login page', () => go('/auth'))
  await step('login', async () => {
    await page.locator('#connexion-email').fill(login.email)
    await page.locator('#connexion-password').fill(login.secret)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.waitForURL(/\/admin$/)
    await settle(page, js)
  })
}
