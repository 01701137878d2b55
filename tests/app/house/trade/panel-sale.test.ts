import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enter, logIn } from '../../../support/account.ts'
import { type Browser, fieldsOf, openBrowser } from '../../../support/browser.ts'
import { type Page, readPage } from '../../../support/page/page.ts'
import { plain } from '../../../support/page/page-words.ts'
import { origin } from '../../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

/** What a screen says of how its wine stands in the shop. */
const standing = (page: Page) => page.region('En boutique')
const says = (page: Page) => plain(standing(page).text)
const leadsTo = (page: Page, words: RegExp) => standing(page).link(words).href ?? ''
const readInShop = async (slug: string) => plain((await staff.open(`/boutique/${slug}`)).text)

test('the price of a wine is changed on its own screen, and that is what visitors pay', async () => {
  const path = '/admin/produits/clocher'
  const before = await staff.open(path)
  const slug = before.fieldNamed('slug').value
  expect(await readInShop(slug)).toContain('14,00 €')
  const saved = await staff.send(before, path, { price: '25,50' })
  expect(saved.fieldNamed('price').value).toBe('25,50')
  expect(says(saved)).toContain('25,50 € au prix du produit')
  // The half bottle has a price of its own: the screen says that it wins, and leads to it.
  const half = standing(saved).link(/37,5/).href?.replace('#f-price', '') ?? ''
  expect(half).toMatch(/^\/admin\/declinaisons\/[^#]+$/)
  expect(says(saved)).toContain('son propre prix : il l’emporte sur celui du produit')
  const page = await readInShop(slug)
  expect(page).toContain('25,50 €')
  expect(page).not.toContain('14,00 €')
  const form = await staff.open(half)
  const changed = await staff.send(form, half, { price: '9,90' })
  expect(says(changed)).toContain('9,90 €')
  expect(await readInShop(slug)).toContain('9,90 €')
})

test('a wine and its vintages are one form: rows changed and added in one save, a fault beside its field with all that was typed', async () => {
  const path = '/admin/produits/automne'
  const open = await staff.open(path)
  const id = open.fieldNamed('vintages.0.id').value
  const next = open.all('[data-kept]').length
  const added = (field: string) => `vintages.${next}.${field}`
  const typed = { name: 'Après l’automne', 'vintages.0.price': '19,90', [added('year')]: '2099x', [added('price')]: '21' }
  const faulty = await staff.send(open, path, typed)
  expect(faulty.status).toBe(422)
  expect(faulty.fieldNamed(added('year')).fault).toContain('nombre')
  expect(Object.keys(typed).map((name) => faulty.fieldNamed(name).value)).toEqual(Object.values(typed))
  // Somebody else changes the price meanwhile: it is told, and not written over unseen.
  await shop.call('PUT', `/admin/declination/${id}`, { price: 1777 })
  const more = {
    [added('year')]: '2024',
    [added('capacity')]: '1,5',
    [added('capacityUnit')]: 'L',
    [added('stock')]: '6',
  }
  const clash = await staff.send(faulty, path, more)
  expect(clash.status).toBe(409)
  expect(clash.fieldNamed('vintages.0.price').fault).toContain('entre-temps')
  expect(clash.fieldNamed(added('year')).value).toBe('2024')
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asked = await shop.post(path, { ...fieldsOf(clash, path), _lignes: 'vintages' }, { origin, cookie })
  const offered = readPage(await asked.text())
  expect([asked.status, offered.fieldNamed(added('year')).value]).toEqual([200, '2024'])
  expect(offered.all('.vintage:not([data-kept])').length).toBeGreaterThan(3)
  const saved = await staff.send(clash, path, {})
  expect(saved.url).toBe(path)
  expect([saved.fieldNamed('vintages.0.price').value, saved.heading().text]).toEqual(['19,90', 'Après l’automne'])
  expect(says(saved)).toContain('19,90 €')
  const read = async () =>
    ((await shop.call('GET', '/admin/declination?product=automne')) as unknown as { declinations: object[] }).declinations
  expect((await read()).at(-1)).toMatchObject({ year: 2024, capacity: 1.5, capacityUnit: 'L', price: 2100, quantity: 6 })
  // A price may not be left empty, and what is taken out of sale goes with the same save.
  const emptied = await staff.send(saved, path, { 'vintages.0.price': '' })
  expect([emptied.status, emptied.fieldNamed('vintages.0.price').fault]).toEqual([422, expect.stringContaining('montant')])
  await staff.send(await staff.open(path), path, { [`vintages.${next}.isRemoved`]: 'on' })
  expect(await read()).toHaveLength(next)
})

test('a reduction of the wine is told with the price that is asked, and one of a vintage wins over it where it is seen', async () => {
  const path = '/admin/produits/foudre'
  const open = await staff.open(path)
  const slug = open.fieldNamed('slug').value
  const saved = await staff.send(open, path, { price: '20', 'discount.type': 'PERCENTAGE', 'discount.amount': '10' })
  expect(says(saved)).toContain('18,00 € au lieu de 20,00 €')
  expect(await readInShop(slug)).toContain('18,00 €')
  // One that is to come takes nothing off before its day, and the screen says when it does.
  const later = { 'discount.from': '2099-12-01', 'discount.to': '2099-12-24' }
  const ahead = await staff.send(saved, path, later)
  expect(plain(ahead.text)).toMatch(/Réduction − 10 % à partir du 1er décembre 2099 jusqu’au 24 décembre 2099/)
  expect(await readInShop(slug)).not.toContain('18,00 €')
  await staff.send(ahead, path, { 'discount.from': '', 'discount.to': '' })
  const form = leadsTo(saved, /Étiquette, réduction/)
  const own = await staff.send(await staff.open(form), form, { 'discount.type': 'EURO', 'discount.amount': '5' })
  expect(says(own)).toContain('15,00 € au lieu de 20,00 € au prix du produit ; sa propre réduction')
  expect(await readInShop(slug)).toContain('15,00 €')
})

test('by how many a wine is sold is changed on its own screen, and is what the shop asks for', async () => {
  const path = '/admin/produits/melon'
  const open = await staff.open(path)
  await staff.send(open, path, { sellByMultipleOf: '6' })
  expect(await readInShop(open.fieldNamed('slug').value)).toMatch(/par 6|multiple de 6/i)
})

test('a new wine is one form with its vintage and its stock, and says what it still lacks, until a visitor can buy it', async () => {
  const create = '/admin/produits/nouveau'
  const blank = await staff.open(create)
  // What the house says of all its wines stands there already.
  expect(blank.fieldNamed('facts.bottler').value).toContain('Montorge')
  const unsaid = { 'facts.bottler': '', 'facts.origin': '', 'facts.ingredients': '', 'facts.allergens': '' }
  const made = await staff.send(blank, create, {
    ...unsaid,
    name: 'Le Silence',
    price: '11',
    kind: 'rouge',
    isValid: 'on',
    'vintages.0.year': '2025',
    'vintages.0.stock': '60',
  })
  expect(made.heading().text).toBe('Le Silence')
  expect(made.fieldNamed('vintages.0.stock').value).toBe('60')

  // It may be bought by nobody before it says what the law wants said of it; each word leads to its field.
  expect(says(made)).toMatch(
    /Vos visiteurs ne le voient pas encore.*ce que la loi veut voir dit avant la vente : le degré d’alcool, les allergènes, l’embouteilleur, l’origine, les ingrédients, les valeurs nutritionnelles/,
  )
  const slug = made.fieldNamed('slug').value
  expect((await staff.open(`/boutique/${slug}`)).status).toBe(404)
  expect(leadsTo(made, /le degré d’alcool/)).toBe(`${made.url}#f-facts.alcohol`)
  expect(plain(made.text)).toMatch(/Étiquette Il manque le degré d’alcool, .* et les valeurs nutritionnelles/)
  const told = { alcohol: '12,5', bottler: 'Domaine, Montorge, France', origin: 'France', ingredients: 'Raisins' }
  const spoken = await staff.send(made, made.url, {
    ...Object.fromEntries(Object.entries(told).map(([name, text]) => [`facts.${name}`, text])),
    // The energy is reckoned, and an ingredient that is ticked brings its allergen.
    'facts.analysis.sugar': '2',
    'facts._ingredients': 'sulfites',
  })
  expect(spoken.fieldNamed('facts.ingredients').value).toBe('Raisins, conservateur : sulfites')
  expect(plain(spoken.text)).toContain(
    'Compté pour vous : 289 kJ / 70 kcal pour 100 ml, soit alcool 9,86 g × 29 kJ + sucres 0,20 g × 17 kJ',
  )
  expect(says(spoken)).not.toContain('ce que la loi veut voir dit')
  expect(plain(spoken.text)).toContain('Étiquette Complet')
  const ready = await staff.open(made.url)
  expect(says(ready)).toContain('En vente')
  expect(leadsTo(ready, /Le voir sur le site/)).toBe(`/boutique/${slug}`)
  expect(await readInShop(slug)).toContain('11,00 €')
  expect(await readInShop(slug)).toContain('Ajouter au panier')
  expect(await readInShop(slug)).toContain('289 kJ / 70 kcal')

  // The number of its lot keeps it from nobody: told here and among the rules of law, until it speaks.
  expect(says(ready)).toContain('le numéro de lot')
  expect(plain((await staff.open('/admin/conformite')).text)).toMatch(/Ne le disent pas encore : [^.]*Le Silence/)
  await staff.send(ready, ready.url, { 'facts.lot': 'L1' })
  expect(plain((await staff.open('/admin/conformite')).text)).not.toContain('Le Silence')
})

test('nothing of the panel is headed by an internal number', async () => {
  const { deskPlans } = await import('#app/services/house/plans/desk-plans.server.ts')
  for (const { slug, isOperators } of deskPlans) {
    if (isOperators) continue
    const list = await staff.open(`/admin/${slug}`)
    const path = list.hrefs.find((href) =>
      new RegExp(`^/admin/${slug}/(?!nouveau|preparation|ordre|grille)[A-Za-z0-9_-]+$`).test(href),
    )
    if (!path) continue
    const heading = (await staff.open(path)).all('h1')[0]?.text ?? ''
    expect([slug, heading]).toEqual([slug, expect.not.stringMatching(/[0-9a-f]{8}-[0-9a-f]{4}-/)])
    // The demo names its slots by their day.
    if (slug !== 'creneaux') expect([slug, plain(heading)]).not.toEqual([slug, path.split('/').at(-1)])
  }
})

test('what is refused is listed by the names of its fields, each leading to the field', async () => {
  const path = '/admin/produits/nouveau'
  const refused = await staff.send(await staff.open(path), path, { name: '', price: 'cher' })
  expect(refused.status).toBe(422)
  const faults = refused.alert().links()
  expect(faults.map(({ name, href }) => [href, plain(name)])).toEqual([
    ['#f-name', 'Nom : Ce champ est obligatoire.'],
    ['#f-price', 'Prix (€) : Indiquez un montant en euros, par exemple 12,50.'],
  ])
  const rate = '/admin/transporteurs/nouveau'
  const rates = await staff.send(await staff.open(rate), rate, { name: 'Colis', 'rates.0.cartons.0.price': '9' })
  expect(plain(rates.text)).toMatch(/Grilles, ligne 1, (Cartons, ligne 1, Bouteilles|Pays) : /)
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
    expect(shown.one('h1').text).toBe('Cette page du panneau n’existe pas.')
    expect(shown.all('.rail')).toHaveLength(1)
  }
})

test('a member whom the panel is not for is told plainly, and one of the staff what is not theirs, each on a page in French', async () => {
  const member = await enter(shop, 'passant@shop.test')
  const shown = await member.open('/admin/produits')
  expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(shown.one('h1').text).toBe('Cette page est introuvable.')
  expect(shown.all('.rail')).toHaveLength(0)
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
    expect(refused.all('.rail')).toHaveLength(1)
    expect(refused.one('h1').text).toMatch(/^[A-ZÀ-Ý][^{]+$/)
  }
})
