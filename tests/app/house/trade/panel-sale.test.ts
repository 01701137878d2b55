import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enter, logIn } from '../../../support/account.ts'
import { type Browser, openBrowser } from '../../../support/browser.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

const plain = (html: string) => html.replaceAll(/[\u00a0\u202f]/g, ' ')
const typedIn = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? ''
const textOf = (html: string) => plain(html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '))
const state = (html: string) => /aria-label="En boutique">([\s\S]*?)<form/.exec(html)?.[1] ?? ''
const linkCalled = (html: string, text: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)]
    .find(([, , inside = '']) => textOf(inside).includes(text))?.[1]
    ?.replaceAll('&amp;', '&') ?? ''

test('the price of a wine is changed on its own screen, and that is what visitors pay', async () => {
  const path = '/admin/produits/clocher'
  const before = await staff.open(path)
  const slug = typedIn(before.html, 'slug')
  expect(plain((await staff.open(`/boutique/${slug}`)).html)).toContain('14,00 €')
  const saved = await staff.send(before, path, { price: '25,50' })
  expect(typedIn(saved.html, 'price')).toBe('25,50')
  expect(textOf(state(saved.html))).toContain('25,50 € au prix du produit')
  // The half bottle has a price of its own: the screen says that it wins, and leads to it.
  const half =
    /href="(\/admin\/declinaisons\/[^"#]+)#f-price"[^>]*>[^<]*<span[^>]*>[^<]*37,5/.exec(plain(state(saved.html)))?.[1] ?? ''
  expect(textOf(state(saved.html))).toContain('son propre prix : il l’emporte sur celui du produit')
  const page = plain((await staff.open(`/boutique/${slug}`)).html)
  expect(page).toContain('25,50 €')
  expect(page).not.toContain('14,00 €')
  const form = await staff.open(half)
  const changed = await staff.send(form, half, { price: '9,90' })
  expect(textOf(state(changed.html))).toContain('9,90 €')
  expect(plain((await staff.open(`/boutique/${slug}`)).html)).toContain('9,90 €')
})

test('a reduction of the wine is told with the price that is asked, and one of a vintage wins over it where it is seen', async () => {
  const path = '/admin/produits/foudre'
  const open = await staff.open(path)
  const slug = typedIn(open.html, 'slug')
  const saved = await staff.send(open, path, { price: '20', 'discount.type': 'PERCENTAGE', 'discount.amount': '10' })
  expect(textOf(state(saved.html))).toContain('18,00 € au lieu de 20,00 €')
  expect(plain((await staff.open(`/boutique/${slug}`)).html)).toContain('18,00 €')
  const form = linkCalled(state(saved.html), 'Changer').replace(/#.*/, '')
  const own = await staff.send(await staff.open(form), form, { 'discount.type': 'EURO', 'discount.amount': '5' })
  expect(textOf(state(own.html))).toContain('15,00 € au lieu de 20,00 € au prix du produit ; sa propre réduction')
  expect(plain((await staff.open(`/boutique/${slug}`)).html)).toContain('15,00 €')
})

test('by how many a wine is sold is changed on its own screen, and is what the shop asks for', async () => {
  const path = '/admin/produits/melon'
  const open = await staff.open(path)
  await staff.send(open, path, { sellByMultipleOf: '6' })
  expect(plain((await staff.open(`/boutique/${typedIn(open.html, 'slug')}`)).html)).toMatch(/par 6|multiple de 6/i)
})

test('a new wine says what it still lacks and leads there, step by step, until a visitor can buy it', async () => {
  const create = '/admin/produits/nouveau'
  const made = await staff.send(await staff.open(create), create, {
    name: 'Le Silence',
    price: '11',
    kind: 'rouge',
    isValid: 'on',
  })
  expect(textOf(state(made.html))).toContain('Vos visiteurs ne le voient pas encore')
  const slug = typedIn(made.html, 'slug')
  expect((await staff.open(`/boutique/${slug}`)).status).toBe(404)
  const toForm = linkCalled(state(made.html), 'un millésime ou un format')
  const vintage = await staff.send(await staff.open(toForm), '/admin/declinaisons/nouveau', { year: '2025' })
  expect(vintage.html).toMatch(/<h1[^>]*>Le Silence · 2025 · 75\s*cl/)
  expect(plain((await staff.open(`/boutique/${slug}`)).html)).toContain('11,00 €')
  const toStock = linkCalled(state(vintage.html), 'du stock')
  await staff.send(await staff.open(toStock), '/admin/stock/nouveau', { quantity: '60' })
  const ready = await staff.open(made.url)
  expect(textOf(state(ready.html))).toContain('En vente')
  expect(linkCalled(state(ready.html), 'Le voir sur le site')).toBe(`/boutique/${slug}`)
  expect(plain((await staff.open(`/boutique/${slug}`)).html)).toContain('Ajouter au panier')

  // On sale, but its label is silent: told here and among the rules of law, until it speaks.
  for (const gap of ['le degré d’alcool', 'les allergènes', 'le numéro de lot', 'l’embouteilleur'])
    expect(textOf(state(ready.html))).toContain(gap)
  expect(textOf((await staff.open('/admin/conformite')).html)).toMatch(/Ne le disent pas encore : [^.]*Le Silence/)
  const told = { alcohol: '12,5', lot: 'L1', bottler: 'Domaine, Montorge, France', origin: 'France', ingredients: 'Raisins' }
  const nutrition = ['kilojoules', 'kilocalories', 'fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt']
  const spoken = await staff.send(ready, ready.url, {
    ...Object.fromEntries(Object.entries(told).map(([name, text]) => [`facts.${name}`, text])),
    ...Object.fromEntries(nutrition.map((name) => [`facts.nutrition.${name}`, '1'])),
    'facts.allergens': 'SULPHITES',
  })
  expect(textOf(state(spoken.html))).not.toContain('ne dit pas encore')
  expect(textOf((await staff.open('/admin/conformite')).html)).not.toContain('Le Silence')
})

test('nothing of the panel is headed by an internal number', async () => {
  const { deskPlans } = await import('#app/services/house/plans/desk-plans.server.ts')
  for (const { slug, isOperators } of deskPlans) {
    if (isOperators) continue
    const list = await staff.open(`/admin/${slug}`)
    const path = new RegExp(`href="(/admin/${slug}/(?!nouveau|preparation|ordre)[A-Za-z0-9_-]+)"`).exec(list.html)?.[1]
    if (!path) continue
    const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec((await staff.open(path)).html)?.[1] ?? ''
    expect([slug, heading]).toEqual([slug, expect.not.stringMatching(/[0-9a-f]{8}-[0-9a-f]{4}-/)])
    // The demo names its slots by their day.
    if (slug !== 'creneaux') expect([slug, textOf(heading).trim()]).not.toEqual([slug, path.split('/').at(-1)])
  }
})

test('what is refused is listed by the names of its fields, each leading to the field', async () => {
  const path = '/admin/produits/nouveau'
  const refused = await staff.send(await staff.open(path), path, { name: '', price: 'cher' })
  expect(refused.status).toBe(422)
  const list = plain(/role="alert"[\s\S]*?<\/ul>/.exec(refused.html)?.[0] ?? '')
  expect(list).toContain('<a href="#f-name">Nom : Ce champ est obligatoire.</a>')
  expect(list).toContain('<a href="#f-price">Prix (€) : Indiquez un montant en euros, par exemple 12,50.</a>')
  const rate = '/admin/transporteurs/nouveau'
  const rates = await staff.send(await staff.open(rate), rate, { name: 'Colis', 'rates.0.cartons.0.price': '9' })
  expect(plain(rates.html)).toMatch(/Grilles, ligne 1, (Cartons, ligne 1, Bouteilles|Pays) : /)
})

test('what the panel does not have, and what it does not give, is told in French in its frame; to others plainly', async () => {
  const places = [
    '/admin/produits/xyz',
    '/admin/nulle-part',
    '/admin/a/b/c/d/e',
    '/admin/commandes/xyz',
    '/admin/pages/xyz/composer',
  ]
  for (const path of places) {
    const shown = await staff.open(path)
    expect([path, shown.status, shown.headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8'])
    expect(shown.html).toContain('<h1>Cette page du panneau n’existe pas.</h1>')
    expect(shown.html).toContain('class="rail"')
  }
})

test('a member whom the panel is not for is told plainly, and one of the staff what is not theirs, each on a page in French', async () => {
  const member = await enter(shop, 'passant@shop.test')
  const shown = await member.open('/admin/produits')
  expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(shown.html).toContain('<h1>Cette page est introuvable.</h1>')
  expect(shown.html).not.toContain('class="rail"')
  await enter(shop, 'colin@shop.test')
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', 'colin@shop.test').execute(),
  )
  const colin = openBrowser(shop)
  await logIn(colin, 'colin@shop.test')
  for (const path of ['/admin/sauvegardes', '/admin/site/serveurs', '/admin/sites']) {
    const refused = await colin.open(path)
    expect([path, refused.headers.get('content-type')]).toEqual([path, 'text/html; charset=utf-8'])
    expect([403, 404]).toContain(refused.status)
    expect(refused.html).toContain('class="rail"')
    expect(refused.html).toMatch(/<h1>[A-ZÀ-Ý][^<{]+<\/h1>/)
  }
})
