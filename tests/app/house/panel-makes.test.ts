import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPlans } from '#app/services/house/plans/desk-plans.server.ts'
import { findDesk } from '#app/services/house/plans/desks.server.ts'
import type { Browser, Shown } from '../../support/browser.ts'
import type { PagePart } from '../../support/page/page-part.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

/** What a person knows who makes the thing; all else the form says or needs not. */
const known: Record<string, Record<string, string>> = {
  codes: { code: 'GEAI', amount: '5' },
  produits: { price: '12,50' },
  declinaisons: { year: '2027' },
  stock: { idDeclination: 'abbesse-2021-75', kind: 'RECEIPT', quantity: '6' },
  accords: {},
  violations: { what: 'Un portable volé', foundAt: '2026-11-20T08:00' },
  transporteurs: { 'rates.0.countries': 'FR', 'rates.0.cartons.0.places': '6', 'rates.0.cartons.0.price': '9,50' },
  'points-de-retrait': { address: '1, rue du Puits', postalCode: '39600', city: 'Arbois' },
  creneaux: { weekday: '2', opens: '10:00', closes: '12:00', capacity: '4' },
  fermetures: { firstDay: '2027-01-02', lastDay: '2027-01-03' },
  formulaires: { 'fields.0.label': 'Votre prénom', 'fields.0.type': 'TEXT' },
  calendriers: { weekdays: '3' },
  actualites: { date: '2026-11-01' },
  articles: { date: '2026-11-01' },
  albums: { date: '2026-11-01' },
  elements: { date: '2027-05-01T18:00' },
  lettres: { subject: 'Les vendanges', body: 'Elles sont finies.' },
  champs: { subject: 'PRODUCT' },
  'reponses-pretes': { text: 'Bonjour, la cave est ouverte.' },
  collections: { route: 'essais' },
  adresses: { address: '1, rue du Puits', postalCode: '39600', city: 'Arbois', country: 'France' },
  langues: {
    code: 'it',
    'country.id': 'it',
    'country.alphaTwo': 'IT',
    'country.alphaThree': 'ITA',
    'country.numCode': '380',
    'country.name': 'Italie',
  },
  polices: { family: 'Newsreader' },
  reservations: { day: '2026-12-02', places: '2' },
  cles: { areas: 'CATALOG' },
  webhooks: { url: 'https://exemple.fr/appels', events: 'order.placed' },
  invitations: { email: 'nouveau@exemple.fr' },
}

const named = ['subject', 'title', 'name', 'label'] as const
const slugs = deskPlans
  .filter(({ isOperators, ownForms }) => !isOperators && !ownForms)
  .map(({ slug }) => slug)
  // Pictures come as files, by a form of their own.
  .filter((slug) => slug !== 'images' && findDesk(slug)?.calls.create)

/** The fields of a form, with the first thing that each choice offers. */
function choicesOf(form: Shown): Map<string, string> {
  const firstOf = (field: PagePart) => field.options().find(({ value }) => value !== '')?.value ?? ''
  const nameOf = ({ attribute }: PagePart) => attribute('name') ?? ''
  return new Map([
    ...form
      .all('input[type="radio"]:not([value=""])')
      .map((field) => [nameOf(field), field.value] as const)
      .reverse(),
    ...form.all('select[name]').map((field) => [nameOf(field), firstOf(field)] as const),
  ])
}

function fill(slug: string, form: Shown, name: string): Record<string, string> {
  const choices = choicesOf(form)
  const has = (field: string) => form.all(`[name="${field}"]`).length > 0
  const asked = findDesk(slug)?.fields.create.filter(({ isRequired }) => isRequired) ?? []
  const chosen = asked.flatMap((field) => {
    const first = choices.get(field.name)
    return first ? [[field.name, first] as const] : []
  })
  return {
    ...Object.fromEntries(chosen),
    ...Object.fromEntries(named.filter(has).map((field) => [field, name])),
    ...(has('isValid') && { isValid: 'on' }),
    ...Object.fromEntries(Object.entries(known[slug] ?? {}).filter(([field]) => has(field))),
  }
}

const faultsIn = (page: Shown) => page.all('.field-fault').map(({ text }) => text)

test.each(slugs)(
  '%s: one is made, found, changed and taken out by the forms that the panel shows, without script',
  async (slug) => {
    const path = `/admin/${slug}/nouveau`
    const blank = await staff.open(path)
    const made = await staff.send(blank, path, fill(slug, blank, 'Petit essai du geai'))
    expect([slug, made.status, faultsIn(made)]).toEqual([slug, 200, []])
    const thing = made.url.replace(/\/blocs$/, '')
    const { calls, fields } = findDesk(slug) ?? { calls: {}, fields: { change: [] } }
    // A movement of the stock stands, and a key is shown once.
    if (!thing.startsWith(`/admin/${slug}/`) || thing === path || !calls.change) return
    const form = await staff.open(thing)
    const field = named.find((one) => fields.change.some(({ name }) => name === one))
    const changed = await staff.send(form, thing, field ? { [field]: 'Grand essai du geai' } : {})
    expect([slug, changed.status, faultsIn(changed)]).toEqual([slug, 200, []])
    if (field) expect((await staff.open(`/admin/${slug}?q=Grand`)).html).toContain('Grand essai du geai')
    if (!calls.remove) return
    const gone = await staff.send(await staff.open(`${thing}/supprimer`), `${thing}/supprimer`)
    expect([slug, gone.status]).toEqual([slug, 200])
    expect((await staff.open(thing)).status).toBe(404)
  },
)

test('a popup is made by its form, opens over no page while nothing is written in it, and then is on the site', async () => {
  const path = '/admin/popups/nouveau'
  const made = await staff.send(await staff.open(path), path, { title: 'Portes ouvertes', isValid: 'on' })
  expect(made.url).toMatch(/\/blocs$/)
  expect((await staff.open('/')).html).not.toContain('Portes ouvertes')
  const block = `${made.url}/nouveau?sorte=text`
  await staff.send(await staff.open(block), block, { title: 'Venez samedi', body: 'La cave est ouverte.' })
  expect((await staff.open('/')).html).toContain('Portes ouvertes')
})

test('a page without an address gets one of its title, is written next, and "C’est en ligne" is said when a visitor reads it', async () => {
  const path = '/admin/pages/nouveau'
  const blank = await staff.open(path)
  const fields = blank.fields().map(({ attribute }) => attribute('name') ?? '')
  const inOrder = ['title', 'url', 'isValid', 'menuIcon']
  expect(fields.filter((name) => inOrder.includes(name))).toEqual(inOrder)
  const made = await staff.send(blank, path, { title: 'Le verger d’été' })
  expect(made.url).toMatch(/\/blocs$/)
  const page = made.url.replace(/\/blocs$/, '')
  const block = `${made.url}/nouveau?sorte=text`
  const written = await staff.send(await staff.open(block), block, { title: 'Sous les pommiers', body: 'À l’ombre.' })
  const hidden = await staff.send(written, `${page}/brouillon/publier`)
  expect(hidden.html).toContain('la page reste cachée')
  expect(hidden.main.text).not.toMatch(/C’est en ligne|En ligne|ce que lisent vos visiteurs/)
  expect((await staff.open('/le-verger-d-ete')).status).toBe(404)
  await staff.send(await staff.open(page), page, { isValid: 'on' })
  expect((await staff.open('/le-verger-d-ete')).html).toContain('Sous les pommiers')
  const online = (screen: Shown) => screen.main.all('b, strong, span, p').filter(({ text }) => text === 'En ligne').length
  expect(online(await staff.open(made.url))).toBeGreaterThan(0)
  await shop.call('PUT', '/admin/site', { isBuilding: true })
  const closed = await staff.open(made.url)
  expect(closed.html).toContain('quand le site, en construction, sera ouvert')
  expect(online(closed)).toBe(0)
  await shop.call('PUT', '/admin/site', { isBuilding: false })
  await staff.send(await staff.open(page), page, { forMembers: 'on' })
  expect((await staff.open(made.url)).html).toContain('ce que lisent vos membres')
  const twin = await staff.send(await staff.open(path), path, { title: 'Le verger d’été' })
  expect(twin.status).toBe(200)
})

test('a question of a form gets its name from its label, and a condition is chosen from those before it', async () => {
  const path = '/admin/formulaires/nouveau'
  const two = { 'fields.0.label': 'Vous venez ?', 'fields.0.type': 'TEXT' }
  const made = await staff.send(await staff.open(path), path, { title: 'Vendanges', ...two })
  expect(made.all('input[value="vous-venez"]')).toHaveLength(1)
  expect(made.fieldNamed('fields.1.showIf.field').option('Vous venez ?').value).toBe('vous-venez')
  const more = {
    'fields.1.label': 'Combien',
    'fields.1.type': 'NUMBER',
    'fields.1.showIf.field': 'vous-venez',
    'fields.1.showIf.is': 'oui',
  }
  const saved = await staff.send(made, made.url, more)
  expect([saved.status, faultsIn(saved)]).toEqual([200, []])
})

test('no choice among the parameters is said in capitals, and a colour is picked, or typed as its code', async () => {
  for (const part of ['company', 'hours', 'legal', 'look', 'menu', 'features', 'shop', 'networks']) {
    const said = (await staff.open(`/admin/parametres?partie=${part}`)).options().map(({ text }) => text)
    // These two are what French banks call them.
    expect(said.filter((text) => /^[A-Z_]{2,}$/.test(text) && !['IBAN', 'BIC'].includes(text))).toEqual([])
  }
  const path = '/admin/parametres?partie=look'
  const look = await staff.open(path)
  expect(look.all('input[type="color"][name="ACCENT_COLOR"]')).toHaveLength(1)
  const saved = await staff.send(look, path, { ACCENT_COLOR: '1d4e3a' })
  expect(saved.status).toBe(200)
  expect(await shop.theme()).toContain('#1d4e3a')
  const refused = await staff.send(await staff.open(path), path, { ACCENT_COLOR: 'vert' })
  expect(refused.html).toContain('Indiquez une couleur, par exemple #761527.')
})
