import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { lawTexts } from '#app/texts/house/conformity.ts'
import type { Browser } from '../../support/browser.ts'
import { plain } from '../../support/page/page-words.ts'
import { listBreaches } from '../support/law-breaches.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let owner: Browser

/** What its seller can fill in alone: papers that only they hold, and who takes their cards. */
const filled = {
  PAYMENT_PROVIDER: 'Stripe Payments Europe',
  ALCOHOL_LICENCE: 'récépissé 39-2019-014 du 4 mars 2019',
  CASH_ATTESTATION: '12 janvier 2026',
  BILLING_PLATFORM: 'Plateforme de la Vouivre',
  TERMS_REVIEWED: '',
}

beforeAll(async () => {
  shop = await openOwnedShop()
  owner = await openStaffBrowser(shop)
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  for (const [type, value] of Object.entries(filled)) await shop.set(type, value)
})
afterAll(() => shop.close())

const page = async () => plain((await owner.open('/admin/conformite')).main.text)

/** The rules that are to be mended, and what is said of each. */
async function listFaults(): Promise<Record<string, string>> {
  const screen = await owner.open('/admin/conformite')
  const rows = screen.all('tbody tr').filter((row) => /À faire/.test(row.text))
  return Object.fromEntries(
    rows.map((row) => {
      const [name] = Object.entries(lawTexts).find(([, [title]]) => plain(row.text).startsWith(plain(title))) ?? ['?']
      expect(row.hrefs.length, `${name} leads somewhere`).toBeGreaterThan(0)
      return [name, plain(row.text)]
    }),
  )
}

test('a sound shop is not scolded: the demo with a filled seller has nothing to mend', async () => {
  expect(await listFaults()).toEqual({})
  const good = { maker: 'Forge', makerContact: 'Pontarlier, f@f.test', brand: '', model: 'T1', warnings: '', guaranteeYears: 3 }
  const thing = { name: 'Un tire-bouchon', price: 900, kind: 'autre', isValid: true, facts: { good }, vintages: [{ stock: 3 }] }
  const { id } = await shop.call('POST', '/admin/product', thing)
  expect(await listFaults()).toEqual({})
  await shop.call('DELETE', `/admin/product/${id}`)
  expect(await page()).toMatch(/Regardé le \d\d\/\d\d\/\d{4}/)
})

test('every breach is noticed with its reason, and is forgotten once it is mended', async () => {
  for (const { what, row, says, plant } of listBreaches({ shop, owner, listFaults })) {
    const mend = await plant()
    expect.soft((await listFaults())[row] ?? '', what).toMatch(says)
    await mend()
  }
  expect(await listFaults()).toEqual({})
})

test('beside a field its writer is told what the law minds and what to write instead, and it is saved all the same', async () => {
  const [rules, terms] = ['/admin/parametres?q=HOST_PHONE', '/admin/parametres?q=SALE_TERMS']
  const phone = await owner.send(await owner.open(rules), rules, { HOST_PHONE: 'non' })
  expect(plain(phone.one('#a-HOST_PHONE').text)).toBe('Ce n’est pas un numéro de téléphone.')
  const said = await owner.send(await owner.open(terms), terms, { SALE_TERMS: 'Aucune rétractation.' })
  expect(plain(said.one('#a-SALE_TERMS').text)).toMatch(/quatorze jours.*retirez la phrase.*L221-18/)
  const refused = await owner.send(await owner.open('/admin/parametres?q=INTRACO_VAT'), '/admin/parametres?q=INTRACO_VAT', {
    INTRACO_VAT: 'FR45732829320',
  })
  expect([refused.status, refused.fieldNamed('INTRACO_VAT').fault]).toEqual([422, expect.stringContaining('numéro de TVA')])
  await shop.set('HOST_PHONE', '03 53 01 24 99')
  await shop.set('SALE_TERMS', '')

  const path = '/admin/produits/clocher'
  const wine = await owner.send(await owner.open(path), path, {
    description: 'Un vin écologique.',
    'discount.type': 'PERCENTAGE',
    'discount.amount': '40',
  })
  expect(plain(wine.one('#a-description').text)).toMatch(/sans preuve : nommez la certification/)
  expect(wine.all('[id="a-discount.amount"]').map(({ text }) => plain(text))).toEqual([expect.stringContaining('34 %')])
  expect(wine.one('#f-description').element.getAttribute('aria-describedby')).toContain('a-description')
  expect(wine.fieldNamed('description').fault).toBeFalsy()
  await owner.send(wine, path, { description: 'Un vin rond.', 'discount.type': '', 'discount.amount': '' })
})

test('the register of processing stands one click away, each use with whose data, why, to whom and how long', async () => {
  const [link] = (await owner.open('/admin/conformite')).all('a').filter(({ text }) => text === 'Registre des traitements')
  const screen = await owner.open(link?.element.getAttribute('href') ?? '')
  const orders = screen.all('tbody tr').find(({ text }) => text.startsWith('Commandes et factures'))
  expect(plain(orders?.text ?? '')).toContain('Stripe Payments Europe')
  expect(screen.all('tbody tr').every((row) => row.all('td').every(({ text }) => text !== ''))).toBe(true)
})

test('the band for minors is no choice, and a shop that opens to Europe is told what that needs, and to look', async () => {
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx
      .insertInto('parameters')
      .values({ id: 'band', type: 'HIDE_MINORS_BAND', kind: 'BOOLEAN', label: 'Bandeau', value: 'true', lang: 'fr' })
      .execute(),
  )
  expect(plain((await shop.page('/')).text)).toMatch(/Interdiction de vente de boissons alcooliques aux mineurs/i)
  expect((await owner.open('/admin/conformite')).row('Vente en Europe').text).toContain('Sans objet')
  await shop.set('ONLY_SELL_IN_FRANCE', 'false')
  expect((await owner.open('/admin/conformite')).row('Vente en Europe').text).toContain('À faire')
  await shop.set('UNION_VAT', 'OSS')
  await shop.set('EXCISE_NUMBER', 'FR012345E0001')
  expect((await owner.open('/admin/conformite')).row('Vente en Europe').text).toContain('À vérifier par vous')
  for (const type of ['ONLY_SELL_IN_FRANCE', 'UNION_VAT', 'EXCISE_NUMBER']) await shop.set(type, '')
})

test.each(['ALCOHOL_LICENCE', 'BILLING_PLATFORM', 'CASH_ATTESTATION', 'TERMS_REVIEWED'] as const)(
  '%s is told to staff, and to nobody else',
  async (type) => {
    for (const value of ['un papier du lundi', 'un papier du mardi']) {
      await shop.set(type, value)
      expect(await page()).toContain(value)
      expect((await shop.get('/api/parameter', { idSite: '1' })).ok).toBe(true)
      expect(await (await shop.get('/api/parameter', { idSite: '1' })).text()).not.toContain(value)
    }
    await shop.set(type, filled[type])
  },
)

test('the report is a file that says when it was made, what was seen, and bears a mark', async () => {
  expect((await shop.get('/admin/conformite/rapport')).status).not.toBe(200)
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.get('/admin/conformite/rapport', { cookie })
  expect(answer.headers.get('content-disposition')).toMatch(/conformite-\d{4}-\d\d-\d\d\.txt/)
  const report = plain(await answer.text())
  for (const said of [
    'Rapport de conformité de Domaine des Trois Coteaux',
    'En ordre : Bouton de commande',
    'Vu : Le bouton dit',
  ])
    expect(report).toContain(said)
  expect(report).toMatch(/SHA-256 : [0-9a-f]{64}\n$/)
})
