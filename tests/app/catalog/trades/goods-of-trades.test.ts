import { afterEach, expect, test } from 'vitest'
import { plain } from '../../../support/page/page-words.ts'
import { openTradeHouse, type TradeHouse } from '../../support/trade-goods.ts'

let site: TradeHouse
afterEach(() => site.close())

const main = async (path: string) => (await site.visit(path)).page.main
const said = async (path: string) => plain((await main(path)).text)
const names = async (path: string) =>
  (await main(path)).all('h2 a[href^="/boutique/"], h3 a[href^="/boutique/"]').map(({ text }) => text)
const facetsOf = async () => (await main('/boutique')).all('.facet > summary').map(({ text }) => plain(text))
const ordersOf = async () => (await main('/boutique')).all('#tri option').map(({ text }) => text)

test('a cheese says its milk and what a kilogram of it costs, and no year', async () => {
  site = await openTradeHouse('CHEESE')
  const list = await said('/boutique')
  expect(list).toContain('Vache, lait cru')
  expect(list).toContain('23,60 €/kg')
  expect(list).not.toMatch(/sans année|\/L/)
  expect(await facetsOf()).toEqual(['Lait', 'Poids', 'Prix'])
  expect(await ordersOf()).not.toContain('À boire maintenant')
  const page = await said('/boutique/tomme-des-hauts')
  for (const words of ['Poids net', '250 g', 'Fabriqué par', 'Lait', 'Produit périssable']) expect(page).toContain(words)
  expect(page).not.toMatch(/sans année|Les 6 :|Cépages|Contenance|Quatorze jours pour changer/)
  expect(await said(`/boutique/tomme-des-hauts?declinaison=${site.ids[0]?.declination}`)).toContain('23,60 €/kg')
  expect(await names('/recherche?q=tome')).toEqual(['Tomme des hauts'])
  expect(await names('/boutique?format=120g')).toEqual(['Petit chèvre'])
  expect(await names('/boutique?cepage=chevre')).toEqual(['Petit chèvre'])
  const terms = await said('/sale-terms')
  expect(terms).toContain('c’est le cas d’un fromage frais')
  expect(terms).not.toContain('accise')
  await site.call('POST', '/admin/product', {
    name: 'Le plateau',
    type: 'BOX',
    kind: 'coffret',
    isValid: true,
    isVintage: false,
    price: 1500,
    vatRate: 550,
    products: [{ idDeclination: site.ids[0]?.declination, quantity: 2 }],
    vintages: [{ price: 1500, stock: 5 }],
  })
  const box = await said('/boutique/le-plateau')
  expect(box).toContain('30,00 €/kg')
  expect(await said('/boutique')).toContain('2 pièces')
  expect((await site.visit('/pour-ce-soir')).status).toBe(404)
  expect((await site.visit('/panier/composer')).status).toBe(404)
})

test('a beer says its style, its degree and what a litre of it costs', async () => {
  site = await openTradeHouse('BEER')
  const list = await said('/boutique')
  expect(list).toContain('Blonde · 5,2 % vol.')
  expect(list).toContain('9,70 €/L')
  expect(list).not.toContain('sans année')
  expect(await facetsOf()).toEqual(['Style', 'Format', 'Prix'])
  const page = await said('/boutique/ambree-du-pont')
  for (const words of ['Brassée par', 'Bière ambrée', 'Titre alcoométrique', 'L’abus d’alcool']) expect(page).toContain(words)
  expect(await names('/recherche?q=rousse')).toEqual(['Ambrée du pont'])
  expect(await names('/recherche?q=pils')).toEqual(['Blonde des étangs'])
  // A word of wine means nothing here.
  expect(await said('/recherche?q=prosecco')).toContain('Aucun résultat')
})

test('a book says who wrote and publishes it, and has a price of no measure', async () => {
  site = await openTradeHouse('BOOKS')
  const list = await main('/boutique')
  expect(plain(list.text)).toContain('Anne Perrot · Éditions du Passage')
  expect(plain(list.text)).not.toMatch(/\/L|\/kg|sans année/)
  expect(await facetsOf()).toEqual(['Auteur', 'Genre', 'Prix'])
  expect(list.field('Un titre, un auteur, un genre, un sujet').value).toBe('')
  const { page } = await site.visit('/boutique/les-hautes-eaux')
  const told = plain(page.region('Le livre en bref').text)
  for (const words of ['Auteur', 'Anne Perrot', 'Éditeur', 'Éditions du Passage', 'ISBN', '978-2-07-036822-8'])
    expect(told).toContain(words)
  expect(page.structuredData[0]).toMatchObject({
    '@type': ['Product', 'Book'],
    isbn: '9782070368228',
    author: [{ '@type': 'Person', name: 'Anne Perrot' }],
    publisher: { '@type': 'Organization', name: 'Éditions du Passage' },
  })
  expect(await names('/recherche?q=fiction')).toEqual(['Les hautes eaux'])
  expect(await names('/recherche?q=perrot')).toEqual(['Les hautes eaux'])
  expect(await names('/recherche?q=9782070368228')).toEqual(['Les hautes eaux'])
  expect(await said('/sale-terms')).toContain('loi n° 81-766 du 10 août 1981')
})

test('who writes more than 5 % off a new book is told so', async () => {
  site = await openTradeHouse('BOOKS')
  const law = async () => plain((await site.open('/admin/conformite')).main.text)
  const reduce = (amount: number) =>
    site.call('PUT', `/admin/product/${site.ids[0]?.product}`, { discount: { type: 'PERCENTAGE', amount } })
  await reduce(5)
  expect(await law()).not.toContain('livre réduit')
  await reduce(10)
  expect(await law()).toContain('1 livre réduit de plus de 5 %')
})
