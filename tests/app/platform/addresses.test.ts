import { afterAll, beforeAll, expect, test } from 'vitest'
import { plain } from '../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const map = { type: 'map', title: 'Venir', lead: '', withMap: true }

test('[R-18] the address list and the map follow the addresses of the company; the map asks first', async () => {
  await shop.changePage('le-caveau', { blocks: [{ type: 'columns', title: '', columns: [[map], []] }] })
  const before = await shop.page('/le-caveau')
  expect(before.one('main address').text).toContain('7, rue de la Vouivre, 39600 Montorge')
  expect(before.all('iframe')).toHaveLength(0)
  expect(before.main.hrefs).toContain('/cookies')
  expect(before.link('Voir chez OpenStreetMap').href).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=46\.88900&mlon=5\.74500/,
  )
  const agreed = await shop.page('/le-caveau', { cookie: `consent=${encodeURIComponent(btoa('"m"'))}` })
  expect(agreed.one('iframe').attribute('src')).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
  expect(agreed.all('script[src^="https:"]')).toHaveLength(0)

  await shop.call('PUT', '/admin/company-address/caveau', { latitude: null })
  const unplaced = await shop.html('/le-caveau')
  expect(unplaced).toContain('7, rue de la Vouivre')
  expect(unplaced).not.toContain('openstreetmap')

  const dole = { name: 'La boutique de Dole', address: '2, rue <b>Pasteur</b>', postalCode: '39100', city: 'Dole' }
  const { id } = await shop.call('POST', '/admin/company-address', { ...dole, email: 'dole@exemple.fr' })
  const two = await shop.page('/le-caveau')
  expect(two.main.text).toContain('2, rue <b>Pasteur</b>, 39100 Dole')
  expect(two.hrefs).toContain('mailto:dole@exemple.fr')
  for (const gone of [id, 'caveau']) await shop.call('DELETE', `/admin/company-address/${gone}`)
  await shop.set('COMPANY_ADDRESS', '1, rue Haute, 39600 Arbois')
  for (const path of ['/le-caveau', '/contact']) {
    expect((await shop.page(path)).one('main address').text, path).toContain('1, rue Haute, 39600 Arbois')
  }
})

test('[R-18] the footer says where the house is: the owner’s own line, or the first of its addresses', async () => {
  await shop.call('POST', '/admin/company-address', { address: '3, place du Puits', postalCode: '39600', city: 'Pupillin' })
  await shop.set('COMPANY_ADDRESS', 'Au bourg, 39600 Montorge')
  const footer = async () => (await shop.page('/')).one('footer').text
  expect(await footer()).toContain('Au bourg, 39600 Montorge')
  await shop.set('COMPANY_ADDRESS', '')
  expect(await footer()).toContain('3, place du Puits, 39600 Pupillin')
})

test('[P-08] the week of the door stands in the footer, with days that are alike on one line and those that are closed', async () => {
  for (const day of ['MONDAY', 'TUESDAY', 'FRIDAY', 'SUNDAY']) await shop.set(`OPENING_HOURS_${day}`, '')
  for (const day of ['WEDNESDAY', 'THURSDAY']) await shop.set(`OPENING_HOURS_${day}`, '14:00-18:30')
  await shop.set('OPENING_HOURS_SATURDAY', '10:00-12:00 14:00-18:30')
  const week = (await shop.page('/')).one('footer dl')
  const lines = week.all('dt').map(({ text: days }) => [days, plain(week.definition(days))])
  expect(lines).toEqual([
    ['Lundi, mardi', 'fermé'],
    ['Mercredi, jeudi', '14 h – 18 h 30'],
    ['Vendredi', 'fermé'],
    ['Samedi', '10 h – 12 h, 14 h – 18 h 30'],
    ['Dimanche', 'fermé'],
  ])
  const block = { type: 'hours', title: 'Nos heures', lead: '', days: [] }
  await shop.changePage('le-domaine', { blocks: [block] })
  const page = await shop.page('/le-domaine')
  const saturday = page.row(/^Samedi/)
  expect(saturday.one('th[scope="row"]').text).toBe('Samedi')
  expect(saturday.one('td').text).toBe('10\u00a0h – 12\u00a0h, 14\u00a0h – 18\u00a0h\u00a030')
  expect(page.html).not.toContain('aujourd’hui')
  expect((await shop.page('/contact')).all('.today')).toHaveLength(1)
})
