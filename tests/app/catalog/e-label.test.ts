import decodeQR from 'qr/decode.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Page, readPage } from '../../support/page/page.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

test('the page of ingredients sets no cookie, runs no script, asks nobody and leads nowhere', async () => {
  const answer = await shop.get('/e-label/abbesse-2021-75')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  const page = readPage(html)
  for (const said of ['Clos de l’Abbesse 2021', '13\u00a0% vol.', 'kJ /', 'dont sucres']) expect(page.text).toContain(said)
  expect(page.all('strong').map(({ text }) => text)).toContain('sulfites')
  // Whatever the page is made of.
  expect(html).not.toMatch(/<script|<a |<form|<iframe|https?:|boutique|Commander/)
  const links = page.all('[href], [src]').map(({ href, attribute }) => href ?? attribute('src'))
  expect(links.sort()).toEqual(['/art/mark.svg', '/e-label.css'])
  expect((await shop.get('/e-label.css')).status).toBe(200)
  const lost = await shop.get('/e-label/nulle-part')
  expect([lost.status, lost.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  const told = readPage(await lost.text())
  expect([told.heading().text, told.link().href]).toEqual([expect.stringMatching(/./), '/'])
})

test('what is in a bottle is told again in the languages of the countries that are sold to, with nothing that sells', async () => {
  const read = async () => readPage(await (await shop.get('/e-label/abbesse-2021-75')).text())
  const french = await read()
  expect(french.all('section')).toEqual([])
  for (const unsaid of ['Référence', 'Certification']) expect(french.text).not.toContain(unsaid)
  const abroad = { ONLY_SELL_IN_FRANCE: 'false', UNION_VAT: 'BELOW', EXCISE_NUMBER: 'FR1' }
  for (const [type, value] of Object.entries(abroad)) await shop.set(type, value)
  const cartons = [{ places: 6, price: 1290, mostGrams: null }]
  const rates = [{ countries: ['FR', 'BE', 'IE'], postalPrefixes: [], cartons }]
  const { id } = await shop.call('POST', '/admin/carrier', { name: 'Par la route', serviceCode: 'R1', rates })
  const told = await read()
  expect(told.all('section').map(({ element }) => element.getAttribute('lang'))).toEqual(['de', 'nl', 'en'])
  const dutch = told.one('section[lang="nl"]')
  for (const said of ['Ingrediënten', 'sulfieten', 'waarvan suikers', 'per 100 ml']) expect(dutch.text).toContain(said)
  expect(told.one('section[lang="de"] strong').text).toContain('Sulfite')
  await shop.call('DELETE', `/admin/carrier/${id}`)
  for (const type of Object.keys(abroad)) await shop.set(type, '')
  expect((await read()).all('section')).toEqual([])
})

test('a bottle wears a code that leads to its own page', async () => {
  const answer = await shop.get('/e-label/abbesse-2021-75/code.svg')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  const svg = await answer.text()
  const encodeQR = (await import('qr')).default
  expect(svg).toBe(encodeQR(`${origin}/e-label/abbesse-2021-75`, 'svg', { ecc: 'medium', border: 4 }))
  expect(svg).not.toContain('<script')
})

test('[A-21] the page of a product leads to its technical file, a PDF that can be read in the browser', async () => {
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  const wine = await shop.page('/boutique/clos-de-l-abbesse')
  expect(wine.link('Fiche technique (PDF)').href).toBe('/boutique/clos-de-l-abbesse/fiche-technique.pdf')
  expect(wine.link('Ingrédients et déclaration nutritionnelle').href).toBe('/e-label/abbesse-2021-75')
  const answer = await shop.get('/boutique/clos-de-l-abbesse/fiche-technique.pdf')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="fiche-clos-de-l-abbesse.pdf"')
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 8)
      .toString(),
  ).toBe('%PDF-1.7')
  await shop.call('PUT', '/admin/site', { isECommerce: false })
})

/** What a telephone reads in a drawing of squares. */
function scan(squares: number, runs: Iterable<{ row: number; from: number; length: number }>): string {
  const scale = 4
  const side = squares * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const { row, from, length } of runs) {
    for (let y = row * scale; y < (row + 1) * scale; y += 1) {
      for (let x = from * scale; x < (from + length) * scale; x += 1) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return decodeQR({ width: side, height: side, data })
}

test('an owner takes the code of a bottle from its screen to the printer: squares of a told size that lead to its page', async () => {
  const owner = await openStaffBrowser(shop)
  const screen = await owner.open('/admin/declinaisons/abbesse-2021-75')
  expect(screen.pictures().map(({ attribute }) => attribute('src'))).toContain('/e-label/abbesse-2021-75/code.svg')
  expect(screen.text).toMatch(/Taille imprimée\s: 20,5\s×\s20,5\smm, marge blanche comprise/)
  const leadsTo = (page: Page) => page.links().map(({ href }) => href)
  expect(leadsTo(screen)).toContain('/admin/declinaisons/codes.pdf')
  expect(leadsTo(await owner.open('/admin/produits/abbesse'))).toContain('/admin/declinaisons/abbesse-2021-75#code-qr')

  const svg = (await owner.open('/admin/declinaisons/abbesse-2021-75/code/svg')).html
  expect(svg).toContain('width="20.5mm"')
  const squares = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const runs = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, from, row, length]) => ({
    row: Number(row),
    from: Number(from),
    length: Number(length),
  }))
  expect(Math.min(...runs.flatMap(({ row, from }) => [row, from]))).toBe(4)
  expect(scan(squares, runs)).toBe(`${origin}/e-label/abbesse-2021-75`)
  const written = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line).join('')
  expect(written).toBe(`${origin}/e-label/abbesse-2021-75`)
  expect((await shop.get(new URL(written).pathname)).status).toBe(200)
})

test('the sheet of all codes has each bottle of wine once, with its address; strangers and unknown bottles get none', async () => {
  const owner = await openStaffBrowser(shop)
  const sheet = (await owner.open('/admin/declinaisons/codes.pdf')).html
  expect(sheet).toContain('%PDF-1.7')
  // What is printed; a link of the same address lies over it.
  expect(sheet.match(/e-label\/abbesse-2021-75\) Tj/g)).toHaveLength(1)
  // A wine's own screen leads to the sheet of its bottles alone, and shows what the label says.
  const screen = await owner.open('/admin/produits/abbesse')
  const own = (await owner.open(screen.link(/codes QR à imprimer/).href ?? '')).html
  expect(own).toContain('e-label/abbesse-2021-75) Tj')
  expect(own.match(/e-label\/(?!abbesse)[^)]*\) Tj/g)).toBe(null)
  expect((await owner.open('/admin/declinaisons/codes.pdf?vin=inconnu')).status).toBe(404)
  const said = screen.all('.wine-label dd').map(({ text }) => text)
  const label = readPage(await (await shop.get('/e-label/abbesse-2021-75')).text())
  expect(said.length).toBeGreaterThan(1)
  for (const text of said) expect(label.text).toContain(text)
  const single = (await owner.open('/admin/declinaisons/abbesse-2021-75/code/pdf')).html
  expect(single).toMatch(/20,5 . 20,5 mm/)
  const boxes = [...single.matchAll(/0 0 0 rg ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re f/g)].map((box) => box.slice(1).map(Number))
  const [side, left, top] = [72 / 50.8, Math.min(...boxes.map(([x = 0]) => x)), Math.max(...boxes.map(([, y = 0]) => y))]
  const runs = boxes.map(([x = 0, y = 0, width = 0]) => ({
    row: 4 + Math.round((top - y) / side),
    from: 4 + Math.round((x - left) / side),
    length: Math.round(width / side),
  }))
  expect(scan(41, runs)).toBe(`${origin}/e-label/abbesse-2021-75`)
  expect((await owner.open('/admin/declinaisons/nulle-part/code/pdf')).status).toBe(404)
  expect((await owner.open('/admin/declinaisons/abbesse-2021-75/code/png')).status).toBe(404)
  expect((await shop.get('/admin/declinaisons/abbesse-2021-75/code/pdf')).status).toBe(302)
})
