import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let placed: { id: string; token: string }

beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  const place = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls' }
  placed = (await shop.call('POST', '/order', {
    payment: 'TRANSFER',
    message: 'Bon anniversaire Paul\nÀ boire en bande',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '06 39 98 12 34', email: 'agathe@shop.test', isAdult: true },
    address: {
      billing: { ...place, company: 'Cave du Lac', siren: '732829320', postalCode: '39600', city: 'Montorge', country: 'FR' },
    },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })) as typeof placed
  await shop.call('POST', `/admin/order/${placed.id}/payment`, {})
})
afterAll(() => shop.close())

const textOf = async (answer: Response) =>
  Buffer.from(await answer.arrayBuffer())
    .toString('latin1')
    .replaceAll('\xa0', ' ')

const openStaff = () => openStaffBrowser(shop)

test('a buyer finds the invoice at the end of the order’s page, as a file that no cache keeps', async () => {
  const invoice = (await shop.page(`/suivi/${placed.token}`)).link(/^Facture F\d{4}-00001$/)
  expect(invoice.href).toMatch(/^\/suivi\/.+\.pdf$/)
  const answer = await shop.get(invoice.href ?? '')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    ...[200, 'application/pdf', 'private, no-store'],
  ])
  const text = await textOf(answer)
  for (const said of ['DUPLICATA', 'Cave du Lac', 'SIREN 732 829 320', 'EmbeddedFile']) expect(text).toContain(said)
})

test('threat 42: nobody reads a paper through the link of another order, or through no link', async () => {
  const invoice = (await shop.page(`/suivi/${placed.token}`)).link(/^Facture/)
  const file = invoice.href?.split('/papiers/')[1] ?? ''
  expect(file).toMatch(/\.pdf$/)
  const other = placed.token.slice(1) + (placed.token[0] === 'A' ? 'B' : 'A')
  for (const path of [
    `/suivi/${other}/papiers/${file}`,
    `/suivi/x/papiers/${file}`,
    `/suivi/${placed.token}/papiers/x.pdf`,
    `/admin/factures/${file.replace('.pdf', '')}/pdf`,
  ])
    expect([200, 500].includes((await shop.get(path)).status), path).toBe(false)
})

test('an owner reads the papers of an order, lays its slips into the parcel, and hands the books to an accountant', async () => {
  const staff = await openStaff()
  const order = await staff.open(`/admin/commandes/${placed.id}`)
  const links = order.links().map(({ href = '' }) => href)
  const papers = links.filter((href) => /^\/admin\/(?:factures|commandes)\/.+\/(?:pdf|bon\/\w+)$/.test(href))
  expect(papers).toHaveLength(3)
  const [invoice, slip, gift] = await Promise.all(papers.map(async (href) => (await staff.open(href)).html))
  expect(invoice).toMatch(/F\d{4}-00001/)
  expect(slip).toContain('accompagnement')
  expect(slip).toContain('Transporteur')
  for (const said of ['De la part de Agathe Perrenot', 'Bon anniversaire Paul', 'boire en bande']) expect(gift).toContain(said)
  expect(slip).not.toContain('anniversaire')
  expect(gift).not.toMatch(/\d,\d\d\s?\x80|impasse/)
  const desk = await staff.open('/admin/factures')
  expect(desk.html).toContain('Cave du Lac')
  const { href: sheet = '' } = desk.row('Cave du Lac').link()
  expect(sheet).toMatch(/^\/admin\/factures\/[0-9a-f-]{36}$/)
  expect((await staff.open(sheet)).text).toContain('Voir le PDF')
  expect((await staff.open('/admin/clotures')).html).toContain('grand total')
  const year = new Date().getUTCFullYear()
  const journal = await staff.open(`/admin/livres/journal?du=${year}-01-01&au=${year}-12-31`)
  expect(journal.html).toMatch(/"F\d{4}-00001";"Facture"/)
  const thisYear = `du=${year}-01-01&au=${year}-12-31`
  const lastYear = `du=${year - 1}-01-01&au=${year - 1}-12-31`
  for (const [what, type, begins, span] of [
    ['fec', 'text/plain', 'JournalCode\tJournalLib', thisYear],
    ['tva', 'text/csv', '\ufeff"Régime"', thisYear],
    ['e-reporting', 'application/xml', '<?xml', lastYear],
    ['drm', 'text/csv', '\ufeff"Motif"', thisYear],
  ] as const) {
    const file = await staff.open(`/admin/livres/${what}?${span}`)
    expect([what, file.status, file.headers.get('content-type')]).toEqual([what, 200, expect.stringContaining(type)])
    expect(file.html.replace('\ufeff', '').startsWith(begins.replace('\ufeff', ''))).toBe(true)
  }
  const lines = await staff.open(`/admin/livres/dti?du=${year - 1}-02-01&au=${year - 1}-02-28`)
  expect([lines.status, lines.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining(`dti-${year - 1}02.csv`),
  ])
  // A period that is not over yet has no archive, and nothing is told of it; the page says why.
  const today = parisDay(new Date())
  const reasons = [
    [`e-reporting?du=${year}-01-01&au=${year}-12-31`, /Cette période n’est pas terminée.* le 31\/12\/\d{4}\./],
    [`dti?${lastYear}`, /deux jours du même mois/],
    [`dti-declarvins?du=${year}-12-01&au=${year + 1}-01-31`, /deux jours du même mois/],
    [`archive?du=${year}-01-01&au=${today}`, /Cette période n’est pas terminée/],
    [`e-reporting?du=${year - 1}-02-02&au=${year - 1}-02-02`, /porte sur deux jours au moins/],
    [`e-reporting?du=${year - 1}-02-02&au=${year - 1}-02-01`, /Le dernier jour suit le premier/],
    [`fec?du=${year - 3}-01-01&au=${year - 1}-01-01`, /de 366 jours au plus/],
  ] as const
  for (const [path, reason] of reasons) {
    const page = await staff.open(`/admin/livres/${path}`)
    expect([path, page.status, page.main.text]).toEqual([path, 422, expect.stringMatching(reason)])
  }
  expect((await staff.open(`/admin/livres/e-reporting?${thisYear}`)).status).toBe(422)
  expect((await staff.open(`/admin/livres/archive?du=${year}-01-01&au=${year + 1}-01-31`)).status).toBe(422)
  expect((await staff.open('/admin/livres/attestation')).headers.get('content-type')).toBe('application/pdf')
  expect((await staff.open('/admin/livres/journal?du=hier&au=demain')).status).toBe(400)
})

test('the closings of the books are told, opened and looked for by days and months as France says them', async () => {
  const staff = await openStaff()
  const sums = { invoices: 1, credits: 0, invoiced: 5990, credited: 0, vat: '[]', last_invoice: 'F2026-00001', last_credit: '' }
  const made = { ...sums, grand_total: 5990, made_at: '2026-12-01T02:00:00.000Z', previous: '', hash: 'abc' }
  const closings = [
    { ...made, id: 'DAY-2026-11-21', kind: 'DAY' as const, period: '2026-11-21', number: 1 },
    { ...made, id: 'MONTH-2026-11', kind: 'MONTH' as const, period: '2026-11', number: 2 },
  ]
  await bindToSite(shop.db, '1').inTransaction((tx) => tx.insertInto('book_closings').values(closings).execute())
  const listed = await staff.open('/admin/clotures')
  for (const period of ['21/11/2026', 'novembre 2026']) expect(listed.links(period)).toHaveLength(1)
  expect(listed.main.text).not.toMatch(/2026-11(-21)?/)
  const opened = await staff.open('/admin/clotures/DAY-2026-11-21')
  expect(opened.heading().text).toBe('21/11/2026')
  expect(opened.main.text).not.toContain('2026-11-21')
  const find = (said: string) => staff.open(`/admin/clotures?q=${encodeURIComponent(said)}`)
  expect((await find('21/11/2026')).rows(/2026/).map((row) => row.link().name)).toEqual(['21/11/2026'])
  expect((await find('novembre 2026')).links('novembre 2026')).toHaveLength(1)
  expect((await find('20/11/2026')).text).toContain('Rien ne répond')
})

test('the ledger of prices begins with the newest', async () => {
  const staff = await openStaff()
  await shop.call('PUT', '/admin/declination/abbesse-2021-75', { price: 123_400 })
  const newest = (await staff.open('/admin/prix')).one('tbody tr')
  expect(newest.text).toMatch(/1\s234,00\s€/)
})
