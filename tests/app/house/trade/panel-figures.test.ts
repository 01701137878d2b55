import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop

beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  const { lines } = (await shop.call('GET', '/admin/stock?nbItem=100')) as unknown as {
    lines: { idProduct: string; idDeclination: string; stock: number }[]
  }
  const wine = lines.find(({ stock }) => stock > 40)
  await shop.call('POST', '/admin/order', {
    products: [{ id: wine?.idProduct, idDeclination: wine?.idDeclination, quantity: 3 }],
    buyer: {},
    delivery: { type: 'NO_DELIVERY' },
    payment: 'ON_COLLECTION',
    received: [{ means: 'CASH' }],
    isPaid: true,
    isAdult: true,
  })
})
afterAll(() => shop.close())

const openStaff = () => openStaffBrowser(shop)

const year = new Date().getUTCFullYear()
const span = { from: `${year}-01-01`, to: `${year}-12-31` }

test('figures are chosen by links and by two days, drawn with a name and a table, and agree with the books', async () => {
  const staff = await openStaff()
  const month = await staff.open('/admin/chiffres')
  const links = month.main.all('nav.pages a').map(({ href, text }) => [href, text] as const)
  expect(links.map(([, text]) => text).slice(0, 3)).toEqual(['Mois', 'Trimestre', 'Année'])
  const [whole = ''] = links[2] ?? []
  expect((await staff.open(whole)).main.one('nav.pages [aria-current]').text).toBe('Année')
  const earlier = month.main.one('nav.pages [rel="prev"]').href ?? ''
  expect((await staff.open(earlier)).main.one('nav.pages [rel="next"]').href).toBe(links[0]?.[0])

  const form = month.main.one('form')
  expect(['du', 'au'].map((name) => form.all(`[name="${name}"]`).length)).toEqual([1, 1])
  const free = await staff.open(`/admin/chiffres?du=${span.from}&au=${span.to}`)
  const { sales } = (await shop.call('GET', `/admin/paper/sales?from=${span.from}&to=${span.to}`)) as unknown as {
    sales: { gross: number }[]
  }
  const { takings } = (await shop.call('GET', `/admin/figures?from=${span.from}&to=${span.to}`)) as unknown as {
    takings: { now: { gross: number } }
  }
  expect(takings.now.gross).toBeGreaterThan(0)
  expect(takings.now.gross).toBe(sales.reduce((all, { gross }) => all + gross, 0))
  expect(free.main.all('svg[role="img"] title').length).toBeGreaterThan(0)
  expect(free.main.all('table caption').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Ventes', 'Vins et millésimes', 'Clients', 'Livraison', 'Paiement']),
  )
})

test('each table is a file for a spreadsheet, for the house alone', async () => {
  const staff = await openStaff()
  const screen = await staff.open(`/admin/chiffres?du=${span.from}&au=${span.to}`)
  const files = screen.main.all('a[href*="/admin/chiffres/"]').map(({ href = '' }) => href)
  expect(files.length).toBeGreaterThanOrEqual(5)
  for (const path of files) {
    const file = await staff.open(path)
    expect(file.headers.get('content-type'), path).toBe('text/csv; charset=utf-8')
    expect(file.html.split('\r\n').length, path).toBeGreaterThan(2)
    expect((await shop.get(path)).status).not.toBe(200)
  }
  expect((await staff.open('/admin/chiffres/rien')).status).toBe(404)
})

test('days the wrong way round are told beside their field and kept', async () => {
  const staff = await openStaff()
  const page = await staff.open('/admin/chiffres?du=2026-11-30&au=2026-11-01')
  expect(page.status).toBe(422)
  expect(['du', 'au'].map((name) => page.fieldNamed(name).value)).toEqual(['2026-11-30', '2026-11-01'])
  expect(page.fieldNamed('au').fault).toBe('Deux jours qui se suivent, dix ans au plus.')
  const none = await staff.open('/admin/chiffres?du=hier&au=demain')
  expect([none.status, none.fieldNamed('au').fault]).toEqual([400, 'Deux jours qui se suivent, dix ans au plus.'])
})
