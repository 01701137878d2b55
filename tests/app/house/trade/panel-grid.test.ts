import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../support/browser.ts'
import { sentBy } from '../../../support/browser.ts'
import { plain } from '../../../support/page/page-words.ts'
import { origin } from '../../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
  await shop.set('USE_PRODUCT_STOCK', 'false')
})
afterAll(() => shop.close())

const grid = '/admin/produits/grille'
const saving = `${grid}/enregistrer`

type Line = {
  year: number | null
  idDeclination: string
  idProduct: string
  price: number
  stock: number
  isOnSale: boolean
  discount: unknown
}
const readLines = async () => ((await shop.call('GET', '/admin/wine-grid?nbItem=100')) as unknown as { lines: Line[] }).lines
const lineOf = async (id: string) => (await readLines()).find(({ idDeclination }) => idDeclination === id)

/** Sends a form as it stands, but for some boxes. */
async function sendWithout(page: Parameters<Browser['send']>[0], names: readonly string[], filled: Record<string, string>) {
  const fields = sentBy(page, grid, filled).filter(([name]) => !names.includes(name) && !(name in filled))
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const body = Object.fromEntries([...fields, ...Object.entries(filled)])
  return await (await shop.post(grid, body, { origin, cookie })).text()
}

test('prices, a reduction, a stock and a vintage off sale are one sheet: looked over, saved at once, taken back at once', async () => {
  const before = await readLines()
  const [first, second, third] = before as [Line, Line, Line]
  const open = await staff.open(grid)
  const typed = {
    [`prix-${first.idDeclination}`]: '99,90 €',
    [`annee-${first.idDeclination}`]: '2019',
    [`remise-${second.idDeclination}`]: '10 %',
    [`au-${second.idDeclination}`]: '2099-03-21',
    [`stock-${third.idDeclination}`]: String(third.stock + 6),
  }
  const html = await sendWithout(open, [`vente-${third.idDeclination}`], typed)
  expect(plain(html)).toMatch(/99,90 €/)
  expect(plain(html)).toMatch(/10 % jusqu’au 21 mars 2099/)
  expect(html).toContain('Enregistrer ces 5 changements')
  // Nothing is written before it was looked over.
  expect(await readLines()).toEqual(before)
  const saved = await staff.send({ html, url: grid }, saving)
  expect(saved.url).toMatch(/^\/admin\/produits\/grille\?annuler=/)
  expect(saved.fieldNamed(`prix-${first.idDeclination}`).value).toBe('99,90')
  expect(await lineOf(second.idDeclination)).toMatchObject({
    discount: { type: 'PERCENTAGE', amount: 10, to: '2099-03-21' },
  })
  expect(await lineOf(third.idDeclination)).toMatchObject({ isOnSale: false, stock: third.stock + 6 })
  expect(await lineOf(first.idDeclination)).toMatchObject({ year: 2019 })
  // What visitors pay is the new price.
  const wine = await staff.open(`/admin/produits/${first.idProduct}`)
  expect(plain(wine.text)).toContain('99,90 €')
  const journal = /action="(\/admin\/journal\/[^"]+)"/.exec(saved.html)?.[1] ?? ''
  const undone = await staff.send(saved, journal)
  expect(undone.url).toBe(grid)
  expect(await readLines()).toEqual(before)
})

test('what cannot be read is told beside its cell with all that was typed, and so is what somebody else has changed meanwhile', async () => {
  const [first, second] = (await readLines()) as [Line, Line]
  const price = `prix-${first.idDeclination}`
  const other = `prix-${second.idDeclination}`
  const faulty = await staff.send(await staff.open(grid), grid, {
    [price]: 'offert',
    [`annee-${first.idDeclination}`]: 'jeune',
    [`remise-${first.idDeclination}`]: '10',
    [other]: '31,40',
    [`du-${second.idDeclination}`]: '2099-01-01',
  })
  expect(faulty.status).toBe(422)
  expect(faulty.fieldNamed(price)).toMatchObject({ value: 'offert', fault: 'Un prix, comme 12,50.' })
  expect(plain(faulty.fieldNamed(`remise-${first.idDeclination}`).fault ?? '')).toBe('Dites 10 % ou 2 €.')
  expect(faulty.fieldNamed(`remise-${second.idDeclination}`).fault).toBe('Ces jours n’ont pas de réduction.')
  expect(faulty.fieldNamed(`annee-${first.idDeclination}`).fault).toBe('Une année, comme 2023.')
  expect(faulty.fieldNamed(other).value).toBe('31,40')
  const mended = {
    [price]: '28',
    [`annee-${first.idDeclination}`]: String(first.year ?? ''),
    [`remise-${first.idDeclination}`]: '',
    [`du-${second.idDeclination}`]: '',
  }
  const review = await staff.send(faulty, grid, mended)
  expect(review.html).toContain('Enregistrer ces 2 changements')
  // Between the look and the save somebody else changes one of them.
  await shop.call('PUT', `/admin/declination/${second.idDeclination}`, { price: 2999 })
  const clash = await staff.send(review, saving)
  expect(clash.status).toBe(409)
  expect(clash.fieldNamed(other)).toMatchObject({ value: '31,40', fault: expect.stringContaining('entre-temps') })
  expect(clash.fieldNamed(price).value).toBe('28')
  expect(await lineOf(first.idDeclination)).toMatchObject({ price: first.price })
  // Whoever saves again has seen it.
  const again = await staff.send(clash, grid, { combien: '' })
  expect(plain(again.text)).toContain('29,99 €')
  // The way back to the cells keeps what was typed.
  const back = await staff.send(again, grid, { corriger: 'oui' })
  expect(back.fieldNamed(other).value).toBe('31,40')
  await staff.send(await staff.send(back, grid, { combien: '' }), saving)
  expect(await lineOf(second.idDeclination)).toMatchObject({ price: 3140 })
  expect(await lineOf(first.idDeclination)).toMatchObject({ price: 2800 })
})

test('many rows are changed by one act without script, and the grid is narrowed by word, category and sale', async () => {
  const [first, second] = (await readLines()) as [Line, Line]
  const open = await staff.open(grid)
  const unmarked = await staff.send(open, grid, { acte: 'hors' })
  expect([unmarked.status, unmarked.fieldNamed('acte').fault]).toEqual([422, 'Cochez d’abord les lignes à changer.'])
  const marks = { [`choix-${first.idDeclination}`]: 'on', [`choix-${second.idDeclination}`]: 'on' }
  const review = await staff.send(open, grid, { ...marks, acte: 'prix', combien: '3 %', arrondi: '50' })
  expect(review.html).toContain('Enregistrer ces 2 changements')
  await staff.send(review, saving)
  const raised = (price: number) => Math.round((price * 1.03) / 50) * 50
  expect([(await lineOf(first.idDeclination))?.price, (await lineOf(second.idDeclination))?.price]).toEqual([
    raised(first.price),
    raised(second.price),
  ])
  const off = await staff.send(await staff.open(grid), grid, { ...marks, acte: 'hors' })
  await staff.send(off, saving)
  const narrowed = await staff.open(`${grid}?vente=non`)
  expect(narrowed.all('[data-cell="prix"]')).toHaveLength((await readLines()).filter(({ isOnSale }) => !isOnSale).length)
  expect((await staff.open(`${grid}?q=clocher`)).all('[data-cell="prix"]').length).toBeGreaterThan(0)
  expect(plain((await staff.open(`${grid}?q=rien-de-tel`)).text)).toContain('Rien ne répond')
  // It is found from the list of wines and by the search of the panel.
  expect((await staff.open('/admin/produits')).link('Tout en une grille').href).toBe(grid)
  expect((await staff.open('/admin/chercher?q=grille')).link(/Grille des vins/).href).toBe(grid)
})
