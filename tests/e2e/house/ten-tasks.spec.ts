import type { Page } from '@playwright/test'
import { drawPicture } from '../../support/pictures.ts'
import { demoLogin, fillLogin, readMails, shareOwnShop } from '../demo-shop.ts'
import { enterContact, expect, passMinute, settle, test } from '../shopper.ts'
import { fillRound } from './cellar/fill-round.ts'
import { countSteps, type Steps } from './count-steps.ts'

// What an owner comes for, each task from the day's screen to what a visitor then sees, and what it costs: never more than where
// it costs least elsewhere.
test.setTimeout(90_000)
test.use({ actionTimeout: 15_000 })

const shop = shareOwnShop()
let entered: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = []

type Walk = { owner: ReturnType<typeof countSteps>['owner']; visitor: Page; js: boolean | undefined }

/** A task begins on the day's screen; without script it may cost twice as much. */
function task(name: string, most: Steps, walk: (at: Walk) => Promise<void>) {
  test(name, async ({ page, browser, javaScriptEnabled: js }) => {
    await page.context().addCookies(entered)
    if (entered.length === 0) entered = await enter(page, js)
    await page.goto(`${shop.url}/admin`)
    const context = await browser.newContext({ locale: 'fr-FR', javaScriptEnabled: js ?? true })
    const { owner, steps } = countSteps(page)
    await walk({ owner, visitor: await context.newPage(), js })
    await context.close()
    test.info().annotations.push({ type: 'steps', description: Object.values(steps).join(' · ') })
    for (const [kind, count] of Object.entries(steps)) {
      const bound = most[kind as keyof Steps] * (js ? 1 : 2)
      expect(count, `${kind}, at most ${bound}`).toBeLessThanOrEqual(bound)
      expect(count, kind).toBeGreaterThan(0)
    }
  })
}

async function enter(page: Page, js: boolean | undefined) {
  await page.goto(`${shop.url}/auth`)
  await settle(page, js)
  await fillLogin(page, demoLogin(shop, 'ADMIN'))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  return page.context().cookies()
}

const open = (page: Page, path: string) => page.goto(shop.url + path)
const field = ({ owner }: Pick<Walk, 'owner'>, name: string) => owner.locator(`[id="f-${name}"]`)
const press = (on: Walk['owner'], name: string | RegExp) => on.getByRole('button', { name, exact: true }).click()
const follow = ({ owner }: Pick<Walk, 'owner'>, name: string) =>
  owner.locator('main').getByRole('link', { name, exact: true }).first().click()
/** The button of a list, in the bar above it. */
const make = ({ owner }: Pick<Walk, 'owner'>, name: string) => owner.getByRole('link', { name, exact: true }).first().click()
/** The entry of the menu of tasks. */
const goTo = ({ owner }: Pick<Walk, 'owner'>, name: string) => owner.locator('.rail').getByRole('link', { name }).first().click()
const photo = async (name: string, width = 600, height = 400) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawPicture('jpeg', width, height),
})

const isSaved = ({ owner }: Pick<Walk, 'owner'>) =>
  expect(owner.getByRole('status').first()).toContainText(/C’est (enregistré|fait|ajouté|en ligne)|est en ligne/)

task(
  'a new wine goes on sale with its photo, its label and its stock, and a visitor puts it into the cart',
  { clicks: 10, fields: 10, screens: 2 },
  async ({ owner, visitor, js }) => {
    const at = { owner }
    await follow(at, 'Vin')
    await field(at, 'name').fill('Le Loriot')
    await field(at, 'kind').selectOption({ label: 'Rouge' })
    await field(at, 'images._fichier.0').setInputFiles(await photo('loriot.jpg', 400, 1000))
    await field(at, 'images._mots.0').fill('Une bouteille du Loriot')
    await field(at, 'price').fill('13,50')
    await field(at, 'vintages.0.year').fill('2025')
    await field(at, 'vintages.0.stock').fill('24')
    await field(at, 'facts.alcohol').fill('12,5')
    await field(at, 'facts.analysis.sugar').fill('2')
    // The card beside follows what is written.
    if (js) await expect(owner.locator('.wine-card')).toContainText(/Le Loriot.*13,50\s€/s)
    await press(owner, 'Ajouter et publier')
    await expect(owner.getByRole('region', { name: 'En boutique' })).toContainText('En vente')
    await open(visitor, '/boutique/le-loriot')
    await expect(visitor.locator('main')).toContainText('13,50 €')
    await expect(visitor.locator('main')).toContainText(/289\s*kJ/)
    await expect(visitor.locator('.stage-plate img')).toHaveAttribute('alt', 'Une bouteille du Loriot')
    if (js) await settle(visitor, true)
    await visitor.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
    await expect(visitor.getByText('C’est dans votre panier').first()).toBeVisible()
  },
)

task('a changed price is the price that is sold', { clicks: 3, fields: 1, screens: 2 }, async ({ owner, visitor }) => {
  await goTo({ owner }, 'Vins')
  await follow({ owner }, 'Sous le clocher')
  await field({ owner }, 'price').fill('25')
  await press(owner, 'Enregistrer')
  await isSaved({ owner })
  await open(visitor, '/boutique/sous-le-clocher')
  await expect(visitor.locator('body')).toContainText('25,00 €')
})

task('new opening hours stand on the site', { clicks: 6, fields: 2, screens: 3 }, async ({ owner, visitor }) => {
  await goTo({ owner }, 'Réglages')
  await follow({ owner }, 'Les horaires')
  await field({ owner }, 'OPENING_HOURS_SUNDAY').fill('09:15')
  await field({ owner }, 'OPENING_HOURS_SUNDAY.closes').fill('11:45')
  await press(owner, 'Enregistrer')
  await isSaved({ owner })
  await open(visitor, '/contact')
  await expect(visitor.locator('body')).toContainText(/Dimanche9\s*h\s*15/)
})

task('a piece of news is read with its photograph', { clicks: 6, fields: 4, screens: 2 }, async ({ owner, visitor }) => {
  const at = { owner }
  await follow(at, 'Actualité')
  await field(at, 'title').fill('Les ceps sont en fleur')
  await field(at, 'summary').fill('Toute la côte sent le réséda.')
  await field(at, 'idImage._fichier').setInputFiles(await photo('ceps.jpg'))
  await field(at, 'idImage._mots').fill('Un cep couvert de fleurs')
  await field(at, 'isValid').check()
  await press(owner, 'Ajouter')
  await isSaved(at)
  await open(visitor, '/actualites')
  await expect(visitor.locator('main')).toContainText('Toute la côte sent le réséda.')
  await visitor.getByRole('link', { name: 'Les ceps sont en fleur' }).first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Les ceps sont en fleur')
  await expect(visitor.locator('main').getByAltText('Un cep couvert de fleurs').first()).toBeVisible()
})

const parcels = 10

task(
  'ten orders leave in one go, and each buyer is written the number of the parcel',
  { clicks: 6, fields: parcels, screens: 2 },
  async ({ owner }) => {
    await fillRound(shop, parcels)
    await follow({ owner }, 'À préparer')
    await press(owner, 'Commencer la préparation')
    const numbers = owner.locator('main input[name^="suivi-"]')
    await expect(numbers).toHaveCount(parcels)
    for (let at = 0; at < parcels; at++) await numbers.nth(at).fill(`LOR${at}26FR`)
    await press(owner, 'Noter les expéditions')
    await expect(owner.getByRole('status').first()).toBeVisible()
    for (let at = 0; at < parcels; at++) {
      await expect.poll(() => readMails(shop).some((mail) => mail.includes(`LOR${at}26FR`))).toBe(true)
    }
  },
)

test.describe(() => {
  test.beforeEach(async ({ browser, javaScriptEnabled: js }) => {
    const context = await browser.newContext({ locale: 'fr-FR', javaScriptEnabled: js ?? true })
    const visitor = await context.newPage()
    await open(visitor, '/contact')
    await settle(visitor, js)
    await visitor.getByLabel('Votre demande').selectOption({ label: 'Commande en cours' })
    await visitor.getByLabel('Prénom et nom').fill('Odile Roux')
    await visitor.getByLabel('Adresse e-mail').fill('odile@exemple.fr')
    await visitor.getByLabel('Votre message').fill('Livrez-vous encore avant le vingt-quatre ?')
    await visitor.getByLabel('J’accepte').check()
    await passMinute(visitor)
    await press(visitor, 'Envoyer le message')
    await expect(visitor.getByText('Merci : votre message est bien parti.')).toBeVisible()
    await context.close()
  })

  task(
    'a message of a visitor is read and answered without leaving',
    { clicks: 3, fields: 1, screens: 1 },
    async ({ owner, js }) => {
      const count = owner.locator('.rail .count').first()
      const unread = Number.parseInt((await count.textContent()) ?? '', 10)
      expect(unread).toBeGreaterThan(1)
      await follow({ owner }, 'Commande en cours')
      await expect(owner.locator('main')).toContainText('Livrez-vous encore avant le vingt-quatre')
      // With a script what is in sight counts as read; without one there is a button.
      if (!js) await press(owner, 'Marquer comme lu')
      await expect(owner.getByRole('button', { name: 'Marquer comme lu' })).toHaveCount(0)
      await expect(owner.getByLabel('Lu', { exact: true })).toBeChecked()
      await expect(count).toHaveText(new RegExp(`^${unread - 1}\\D`))
      const mail = owner.getByRole('link', { name: 'Répondre depuis votre messagerie' })
      await expect(mail).toHaveAttribute('href', /^mailto:odile@exemple\.fr\?subject=.*Commande%20en%20cours/)
      await owner.getByLabel('Votre réponse').fill('Oui, le dernier départ est le vingt-deux au matin.')
      await press(owner, 'Envoyer la réponse')
      await expect(owner.locator('main')).toContainText('Répondu par courriel le')
      await expect.poll(() => readMails(shop).some((sent) => sent.includes('le vingt-deux au matin'))).toBe(true)
    },
  )
})

task(
  'a page with a photo and a text is written, published and in the menu',
  { clicks: 6, fields: 4, screens: 2 },
  async ({ owner, visitor, js }) => {
    const at = { owner }
    await follow(at, 'Page')
    await field(at, 'title').fill('La maison des pies')
    const body = field(at, 'body')
    if (js) {
      await expect(body).toHaveAttribute('contenteditable', 'true')
      await body.fill('Deux pies y nichent ')
      await body.press('Control+b')
      await body.pressSequentially('depuis mars')
      await body.press('Control+b')
      await body.pressSequentially('.')
    } else await body.fill('Deux pies y nichent **depuis mars**.')
    await field(at, 'idImage._fichier').setInputFiles(await photo('pies.jpg'))
    await field(at, 'idImage._mots').fill('Deux pies sur le tilleul')
    await field(at, 'isValid').check()
    await press(owner, 'Ajouter')
    await isSaved(at)
    await open(visitor, '/')
    await expect(visitor.getByRole('link', { name: 'La maison des pies' }).first()).toHaveAttribute('href', '/la-maison-des-pies')
    await open(visitor, '/la-maison-des-pies')
    await expect(visitor.locator('main strong')).toHaveText('depuis mars')
    await expect(visitor.locator('main').getByAltText('Deux pies sur le tilleul')).toBeVisible()
  },
)

task(
  'a code of ten per cent takes a tenth off the cart',
  { clicks: 7, fields: 2, screens: 4 },
  async ({ owner, visitor, js }) => {
    const at = { owner }
    await goTo(at, 'Commandes')
    await owner.getByRole('link', { name: 'Codes de réduction' }).click()
    await make(at, 'Nouveau code')
    await field(at, 'code').fill('LORIOT10')
    await field(at, 'amount').fill('10')
    await press(owner, 'Ajouter')
    await isSaved(at)
    await open(visitor, '/panier/ajouter?vins=jaune-2017-62:2')
    await visitor.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(visitor).toHaveURL(/\/panier$/)
    if (js) await settle(visitor, true)
    await visitor.getByText('J’ai un code de réduction').first().click()
    await visitor.getByLabel('Votre code').fill('LORIOT10')
    await visitor.getByRole('button', { name: 'Appliquer' }).click()
    await expect(visitor.locator('main')).toContainText(/−\s?8,40\s€/)
  },
)

task(
  'holidays are told on the site, and nobody can choose to collect on these days',
  { clicks: 4, fields: 3, screens: 4 },
  async ({ owner, visitor, js }) => {
    const at = { owner }
    const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000)
    const typed = (day: Date) => day.toISOString().slice(0, 10)
    await goTo(at, 'Réglages')
    await follow(at, 'Congés et fermetures')
    await make(at, 'Fermer pour congés')
    await field(at, 'firstDay').fill(typed(dayAhead(0)))
    await field(at, 'lastDay').fill(typed(dayAhead(21)))
    await field(at, 'words').fill('Le domaine se repose trois semaines.')
    await press(owner, 'Ajouter')
    await expect(owner.getByRole('region', { name: 'Ce qui suit de soi-même' })).toContainText('Aucun créneau de retrait')
    await open(visitor, '/')
    await expect(visitor.locator('body')).toContainText('Le domaine se repose trois semaines.')
    await open(visitor, '/panier/ajouter?vins=jaune-2017-62:1')
    await visitor.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(visitor).toHaveURL(/\/panier$/)
    await open(visitor, '/commande')
    if (js) await settle(visitor, true)
    await enterContact(visitor)
    const slots = await visitor
      .getByLabel('Jour et heure du retrait')
      .locator('option')
      .evaluateAll((options) =>
        (options as HTMLOptionElement[]).flatMap(({ value }) => /\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? []),
      )
    expect(slots.length).toBeGreaterThan(0)
    expect(slots.filter((day) => day <= typed(dayAhead(21)))).toEqual([])
  },
)

task('a letter is in the box of who subscribed', { clicks: 8, fields: 3, screens: 3 }, async ({ owner, js }) => {
  const at = { owner }
  await goTo(at, 'Lettre')
  await make(at, 'Écrire une lettre')
  await field(at, 'subject').fill('Le loriot est revenu')
  await field(at, 'title').fill('Le printemps')
  const body = field(at, 'body')
  // With script the place where one writes by sight stands over the field: who writes waits until it is there.
  if (js) await expect(body).toHaveAttribute('contenteditable', 'true')
  await body.fill('Il chante dans le grand tilleul.')
  await owner.getByLabel('La lettre des saisons').check()
  await press(owner, 'Ajouter')
  await owner
    .locator('main summary')
    .filter({ hasText: /^Envoyer à \d/ })
    .click()
  await press(owner, /^Envoyer à \d+ lecteurs$/)
  await expect(owner.locator('main')).toContainText('La lettre part, peu à peu.')
  await expect
    .poll(() => readMails(shop).some((mail) => mail.includes('Il chante dans le grand tilleul.')), { timeout: 40_000 })
    .toBe(true)
})
