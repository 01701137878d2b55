import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, openBrowser, readAnswer, type Shown } from '../../support/browser.ts'
import type { Page } from '../../support/page/page.ts'
import { origin } from '../../support/site.ts'
import { fillCart, linesOf, quantitiesOf, wine } from '../support/fill-cart.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const path = '/panier/composer'
const add = '/panier/ajouter'
const scarce = 'melon-2023-75'

const filled = (page: Page) => page.all('.recap .carton-box .picture').length
const chosenOf = (page: Page) => page.all('.carton-chosen li').map(({ text }) => text)

/** Presses a button of the form, which must be there, with the form as it stands. */
async function press(page: Shown, op: string): Promise<Shown> {
  expect(page.html).toContain(`value="${op}"`)
  const answer = await shop.post(path, { ...fieldsOf(page, path), op }, { origin, referer: origin + path })
  const place = answer.headers.get('location')
  return place ? openBrowser(shop).open(place) : readAnswer(path, answer)
}

test('a carton fills by plus and minus without script, its address keeps the choice, and it goes into the cart whole', async () => {
  const browser = openBrowser(shop)
  const empty = await browser.open(path)
  expect(empty.text).toMatch(/0 sur 6/)
  expect(empty.text).toContain('Encore 6 bouteilles')
  expect(empty.all(`form[action="${add}"] [name="acte"]`)).toHaveLength(0)
  expect(empty.meta('robots')).toBeUndefined()

  const one = await press(empty, `more:${wine}`)
  expect(one.url).toBe(`${path}?taille=6&vins=${wine}:1`)
  const four = await browser.send(one, path, { [`q-${wine}`]: '3', 'q-cremant-75': '1' })
  expect([four.url, filled(four)]).toEqual([`${path}?taille=6&vins=${wine}:3,cremant-75:1`, 4])
  expect(four.text).toContain('Encore 2 bouteilles')
  const three = await press(four, `less:${wine}`)
  expect(chosenOf(three)).toEqual(['2 × Clos de l’Abbesse', '1 × Nuit claire'])
  const full = await browser.open(`${path}?taille=6&vins=${wine}:4,cremant-75:2`)
  expect(full.text).toContain('Votre carton est plein.')

  const cart = await browser.send(full, add)
  expect(cart.url).toBe('/panier')
  expect([linesOf(cart), quantitiesOf(cart)]).toEqual([
    ['Clos de l’Abbesse', 'Nuit claire'],
    [4, 2],
  ])
  // What the page said it costs is what the cart reckons.
  const total = /Total, hors livraison\s?([\d ]+,\d\d)/
  expect(total.exec(full.text)?.[1]).toBe(total.exec((await browser.open('/panier/en-bref')).text)?.[1])

  // The same form once more, by impatience or by the way back, adds nothing; a new one does.
  const again = await browser.open(full.url)
  for (let times = 0; times < 3; times += 1) await browser.send(again, add)
  expect(quantitiesOf(await browser.open('/panier'))).toEqual([8, 4])
})

test('what is too much, no number or in too small a stock is told beside its field, and the rest is kept', async () => {
  const browser = openBrowser(shop)
  const page = await browser.open(`${path}?taille=6&vins=${wine}:2`)
  const odd = await browser.send(page, path, { 'q-cremant-75': 'trois' })
  expect(odd.status).toBe(422)
  expect(odd.text).toContain('Indiquez un nombre entier, de 0 à 12.')
  expect([odd.field('Quantité de Nuit claire').value, odd.field('Quantité de Clos de l’Abbesse').value]).toEqual(['trois', '2'])
  expect(odd.focused?.attribute('name')).toBe('q-cremant-75')

  const over = await browser.send(page, path, { 'q-cremant-75': '7' })
  expect([over.status, over.text]).toEqual([
    422,
    expect.stringContaining('Ce carton tient 6 bouteilles\u00a0: retirez-en 3, ou prenez celui de 12.'),
  ])
  expect(over.all(`form[action="${add}"] [name="acte"]`)).toHaveLength(0)
  const full = await browser.open(`${path}?taille=3&vins=${wine}:3`)
  const beyond = await press(full, 'more:cremant-75')
  expect([beyond.status, filled(beyond)]).toEqual([422, 3])
  expect(beyond.text).toContain('Votre carton de 3 est plein')
  expect(beyond.all(`form[action="${add}"] [name="acte"]`)).toHaveLength(1)

  const short = await browser.send(await browser.open(`${path}?taille=12`), path, { [`q-${scarce}`]: '9' })
  expect([short.status, short.text]).toEqual([
    422,
    expect.stringMatching(/Il n’en reste pas autant\s: réduisez la quantité à 7 ou moins/),
  ])
  expect(short.field('Quantité de Le Geai blanc').value).toBe('9')
})

test('nothing of a carton is put in where a part of it is gone meanwhile, and it can be seen again', async () => {
  const { post, page } = await fillCart(shop, [wine, 1], [scarce, 5])
  const carton = `${path}?taille=6&vins=${scarce}:3,${wine}:3`
  const refused = await post(add, { vins: `${scarce}:3,${wine}:3`, acte: 'un-carton', carton }, path)
  const html = await refused.text()
  expect([refused.status, html]).toEqual([422, expect.stringContaining('Rien n’a été ajouté à votre panier.')])
  expect(html).toContain('Revoir mon carton')
  expect(quantitiesOf(await page())).toEqual([1, 5])
  const elsewhere = await post(add, { vins: `${scarce}:3`, acte: 'un-autre', carton: 'https://ailleurs.test/' }, path)
  expect(await elsewhere.text()).not.toContain('ailleurs.test')
})

test('an address that makes no sense says so in French and keeps what does; nothing from it is run or endless', async () => {
  const page = await shop.page(`${path}?taille=7&vins=${wine}:2,klaxon:1,coffret-decouverte:1,<b>:1`)
  expect(page.text).toContain('Un carton compte 3, 6 ou 12 bouteilles')
  expect(page.text).toContain('Ne peut pas entrer dans ce carton')
  expect([filled(page), page.html.includes('<b>:1')]).toEqual([2, false])
  const endless = await shop.page(`${path}?vins=${Array.from({ length: 60 }, () => `${wine}:9999`).join(',')}`)
  expect(endless.text).toMatch(/12 sur 6/)
  expect((await shop.get(`${path}?page=99`)).status).toBe(404)
  expect((await shop.get(path)).headers.get('cache-control')).toContain('no-store')
})

test('the shop, the cart and the carton lead to each other, and a carton that is begun in the cart is filled up', async () => {
  expect((await shop.page('/boutique')).main.hrefs).toContain(`${path}?taille=12`)
  const { page } = await fillCart(shop, [wine, 4])
  const cart = await page()
  expect(cart.text).toContain('Il manque 2 bouteilles pour un carton de 6 plein.')
  const way = cart.link('Compléter mon carton').href ?? ''
  const begun = await page(way)
  expect(begun.text).toMatch(/4 sur 6/)
  expect(begun.text).toContain('4 bouteilles sont déjà dans votre panier.')
  expect(begun.region('Tout prêts').all('h3').length).toBeGreaterThan(0)
  const { page: even } = await fillCart(shop, [wine, 6])
  expect((await even()).text).not.toContain('Compléter mon carton')
  await shop.set('HIDE_PRICES', 'true')
  expect([(await shop.get(path)).status, (await shop.page('/boutique')).main.hrefs.includes(`${path}?taille=12`)]).toEqual([
    404,
    false,
  ])
  await shop.set('HIDE_PRICES', '')
})
