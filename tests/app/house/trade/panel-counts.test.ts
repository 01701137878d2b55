import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../../support/browser.ts'
import type { Page } from '../../../support/page/page.ts'
import { plain } from '../../../support/page/page-words.ts'
import { fromElsewhere } from '../../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop({ env: { TRUSTED_PROXIES: '1' } })
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

const follow = (page: Page, words: RegExp) => staff.open(page.link(words).href ?? '')
/** The rows of the only table of a screen, cell by cell. */
const rowsOf = (page: Page) => page.rows().map((row) => row.all('td, th').map(({ text }) => plain(text)))

test('what the trap of the contact form stopped is told by day, one step from the messages', async () => {
  const robot = openBrowser(fromElsewhere(shop))
  const form = await robot.open('/contact')
  const words = { who: 'Obot', email: 'r@exemple.test', subject: 'VISIT', text: 'Gagnez : cliquez ici.' }
  const sent = await robot.send(form, '/contact', { ...words, consent: 'on', bis: 'https://pirate.test' })
  expect(sent.url).toBe('/contact?envoye=oui')
  const messages = await staff.open('/admin/messages')
  expect(messages.html).not.toContain('Gagnez')
  const stopped = await follow(messages, /Messages écartés/)
  const today = rowsOf(stopped).at(1)
  expect(today?.slice(1)).toEqual(['A rempli un champ caché', '1'])
})

test('visits are told by day and source, the newest first, one step from the day’s figures', async () => {
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'sec-fetch-dest': 'document' }
  await shop.get('/le-domaine?from=Salon-2026', agent)
  const visits = await follow(await staff.open('/admin'), /Toutes les visites/)
  const rows = rowsOf(visits).slice(1)
  expect(rows.find(([, source]) => source === 'salon-2026')?.[2]).toBe('1')
  const found = await staff.send(visits, '/admin/visites', { q: 'salon' })
  expect(rowsOf(found).slice(1)).toHaveLength(1)
})

/** Sells six bottles, to a person or to a business, and has them paid. */
async function sell(company: object): Promise<void> {
  const place = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls' }
  const { id } = await shop.call('POST', '/order', {
    payment: 'TRANSFER',
    message: '',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '06 39 98 12 34', email: 'agathe@shop.test', isAdult: true },
    address: { billing: { ...place, ...company, postalCode: '39600', city: 'Montorge', country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
  await shop.call('POST', `/admin/order/${id}/payment`, {})
}

test('the sales of some days are read on the screen, people and businesses apart, as the accountant has them in the table', async () => {
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  await sell({})
  await sell({ company: 'Cave du Lac', siren: '732829320' })
  await sell({ company: 'Cave du Lac', siren: '732829320' })
  const opened = await follow(await staff.open('/admin'), /Ventes par jour/)
  const [head, ...rows] = rowsOf(opened)
  expect(head).toEqual(['Jour', 'Clientèle', 'TVA (%)', 'Pièces', 'Hors taxe', 'TVA', 'TVA comprise'])
  const cents = (said = '') => Number(said.replaceAll(/[^\d]/g, ''))
  const [people, businesses, total] = rows
  expect(rows).toHaveLength(3)
  expect(people?.slice(1, 4)).toEqual(['Particuliers', '20', '1'])
  expect(businesses?.slice(1, 4)).toEqual(['Entreprises', '20', '2'])
  expect(cents(people?.at(-1))).toBeGreaterThan(6000)
  expect(cents(businesses?.at(-1))).toBe(2 * cents(people?.at(-1)))
  expect(cents(total?.at(-1))).toBe(3 * cents(people?.at(-1)))
  const table = await staff.send(opened, '/admin/livres/ventes')
  expect(table.headers.get('content-type')).toContain('text/csv')
  expect(table.html.split(';').map(cents)).toContain(cents(businesses?.at(-1)))
  const papers = await staff.open('/admin/factures')
  const none = await staff.send(papers, '/admin/ventes', { du: '2020-01-01', au: '2020-01-31' })
  expect(none.html).toContain('Rien n’a été facturé ces jours-là.')
})

test('more days than a year are refused beside their field, with what was asked for', async () => {
  const screen = await staff.open('/admin/ventes')
  const wrong = await staff.send(screen, '/admin/ventes', { du: '2020-01-01', au: '2026-12-31' })
  expect(wrong.status).toBe(422)
  expect(wrong.fieldNamed('du').value).toBe('2020-01-01')
  expect(wrong.fieldNamed('au').fault).toMatch(/un an au plus/i)
})
