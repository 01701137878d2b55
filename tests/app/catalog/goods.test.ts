import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { orderMails } from '#app/texts/house/mails/mail-orders.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import { plain } from '../../support/page/page-words.ts'
import { newBuyer, openSellingShop, order, reachSummary, sendStep, withCart } from '../support/checkout.ts'
import { type OwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

const typed = {
  name: 'Le tire-bouchon du domaine',
  kind: 'autre',
  price: '38',
  isValid: 'on',
  'facts.good.maker': 'Forge du Haut-Doubs',
  'facts.good.makerContact': '3, rue des Forges, 25300 Pontarlier, bonjour@forge.test',
  'facts.good.brand': 'Le Tire',
  'facts.good.model': 'T-12',
  'facts.good.warnings': 'Mèche pointue : à tenir loin des enfants.',
  'facts.good.guaranteeYears': '5',
  'vintages.0.capacity': '',
  'vintages.0.stock': '12',
  'vintages.0.reference': 'TB',
}
const says = 'Garantie commerciale de durabilité du fabricant : 5 ans, Le Tire, T-12.'
const address = 'https://europa.eu/youreurope/commercial-guarantee-durability'

test('a thing says who makes it and what its maker guarantees, on its page and before the order; a wine carries no such label', async () => {
  const staff = await openStaffBrowser(shop)
  const made = await staff.send(await staff.open('/admin/produits/nouveau'), '/admin/produits/nouveau', typed)
  expect(made.status).toBe(200)
  const page = await shop.page('/boutique/le-tire-bouchon-du-domaine')
  const label = page.one('.garan')
  expect(plain(label.one('svg').element.getAttribute('aria-label') ?? '')).toContain(says)
  expect(plain(label.one('svg').text)).toMatch(/^GARAN.*Le Tire.*T-12.*5.*365.*garantie commerciale de durabilité/)
  expect(plain(label.one('p').text)).toContain(says)
  expect(label.hrefs).toEqual([address])
  const facts = plain(page.region('Ce que dit l’étiquette').text)
  for (const fact of ['Forge du Haut-Doubs, Le Tire', '3, rue des Forges', 'T-12', 'Mèche pointue']) expect(facts).toContain(fact)
  const [form] = (await shop.call('GET', `/admin/declination?product=${made.url.split('/').at(-1)}`)).declinations as {
    id: string
  }[]
  const browser = await withCart(shop, `${form?.id}:1,abbesse-2021-75:2`)
  const summary = await reachSummary(browser, { who: newBuyer() })
  expect(summary.all('.garan').map(({ hrefs }) => hrefs)).toEqual([[address]])
  expect(plain(summary.one('.garan').text)).toContain(says)
  expect(summary.one('.eu-notice').text).toContain('garantie légale')
  await order(browser)
  const mails = await bindToSite(shop.db, '1')
    .read.selectFrom('outbox')
    .select('params')
    .where('kind', '=', 'order_placed')
    .execute()
  const params = mails.map((mail) => JSON.parse(mail.params) as Record<string, string>)
  const origin = 'https://domaine.test'
  const house = { name: 'Domaine', host: 'domaine.test', origin, named: tradeGoods.WINE, isAlcohol: true }
  const notes = params.flatMap((given) => orderMails.order_placed(given, house).notes)
  expect(notes.map(plain)).toContainEqual(expect.stringContaining(`Le tire-bouchon du domaine. ${says}`))
  expect((await shop.page('/boutique/clos-de-l-abbesse')).all('.garan')).toEqual([])
  expect((await sendStep(await withCart(shop), 'coordonnees', newBuyer())).all('.garan')).toEqual([])
})

test('the label is refused beside its field to a wine, and to what the law grants anyway', async () => {
  const staff = await openStaffBrowser(shop)
  expect((await staff.open('/admin/produits/clocher')).html).not.toContain('guaranteeYears')
  const path = '/admin/produits/nouveau'
  const wine = await staff.send(await staff.open(path), path, {
    ...typed,
    name: 'Un rouge',
    kind: 'rouge',
    'facts.good.guaranteeYears': '5',
  })
  expect([wine.status, wine.fieldNamed('facts.good.guaranteeYears').fault]).toEqual([422, expect.stringContaining('ni un vin')])
  expect(wine.fieldNamed('facts.good.guaranteeYears').value).toBe('5')
  for (const years of ['2', '3,2']) {
    const thing = await staff.send(await staff.open('/admin/produits/nouveau'), '/admin/produits/nouveau', {
      ...typed,
      name: 'Un autre',
      'facts.good.guaranteeYears': years,
    })
    expect([thing.status, thing.fieldNamed('facts.good.guaranteeYears').fault]).toEqual([422, expect.stringMatching(/./)])
    expect(thing.fieldNamed('facts.good.guaranteeYears').value).toBe(years)
  }
})

test('a box that waits for a wine to speak names it, and leads to where it speaks', async () => {
  const owner = await openStaffBrowser(shop)
  const make = async (body: Record<string, unknown>) =>
    String((await shop.call('POST', '/admin/product', { price: 1100, ...body })).id)
  const wine = await make({ name: 'Le Muet', kind: 'rouge', vintages: [{ year: 2024, stock: 6 }] })
  const { declinations } = await shop.call('GET', `/admin/declination?product=${wine}`)
  const [form] = declinations as { id: string }[]
  const products = [{ idDeclination: form?.id, quantity: 2 }]
  const box = await make({
    name: 'Le coffret muet',
    type: 'BOX',
    kind: 'coffret',
    isValid: true,
    products,
    vintages: [{ stock: 2 }],
  })
  const screen = await owner.open(`/admin/produits/${box}`)
  expect(plain(screen.text)).toContain('que ces vins disent ce que la loi veut avant la vente : Le Muet')
  expect(screen.main.links('Le Muet').map(({ href }) => href)).toContain(`/admin/produits/${wine}`)
  for (const id of [box, wine]) await shop.call('DELETE', `/admin/product/${id}`)
})
