import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const map = { type: 'map', title: 'Venir', lead: '', withMap: true }

test('[R-18] the address list and the map follow the addresses of the company; the map asks first', async () => {
  await shop.changePage('le-caveau', { blocks: [{ type: 'columns', title: '', columns: [[map], []] }] })
  const before = await shop.html('/le-caveau')
  expect(before).toMatch(/<address>.*7, rue de la Vouivre, 39600 Montorge/s)
  expect(before).not.toContain('<iframe')
  expect(before).toContain('href="/cookies"')
  expect(before).toContain('href="https://www.openstreetmap.org/?mlat=46.88900&amp;mlon=5.74500')
  const agreed = await shop.html('/le-caveau', { cookie: `consent=${encodeURIComponent(btoa('"m"'))}` })
  expect(agreed).toMatch(/<iframe[^>]*src="https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
  expect(agreed).not.toMatch(/<script[^>]*src="https:/)

  await shop.call('PUT', '/admin/company-address/caveau', { latitude: null })
  const unplaced = await shop.html('/le-caveau')
  expect(unplaced).toContain('7, rue de la Vouivre')
  expect(unplaced).not.toContain('openstreetmap')

  const dole = { name: 'La boutique de Dole', address: '2, rue <b>Pasteur</b>', postalCode: '39100', city: 'Dole' }
  const { id } = await shop.call('POST', '/admin/company-address', { ...dole, email: 'dole@exemple.fr' })
  const two = await shop.html('/le-caveau')
  expect(two).toContain('2, rue &lt;b&gt;Pasteur&lt;/b&gt;, 39100 Dole')
  expect(two).toContain('href="mailto:dole@exemple.fr"')
  for (const gone of [id, 'caveau']) await shop.call('DELETE', `/admin/company-address/${gone}`)
  await shop.set('COMPANY_ADDRESS', '1, rue Haute, 39600 Arbois')
  expect(await shop.html('/le-caveau')).toMatch(/<address>.*1, rue Haute, 39600 Arbois.*<\/address>/s)
  expect(await shop.html('/contact')).toContain('1, rue Haute, 39600 Arbois')
})

test('[R-18] the footer says where the house is: the owner’s own line, or the first of its addresses', async () => {
  await shop.call('POST', '/admin/company-address', { address: '3, place du Puits', postalCode: '39600', city: 'Pupillin' })
  await shop.set('COMPANY_ADDRESS', 'Au bourg, 39600 Montorge')
  const footer = async () => /<footer[\s\S]*<\/footer>/.exec(await shop.html('/'))?.[0] ?? ''
  expect(await footer()).toContain('Au bourg, 39600 Montorge')
  await shop.set('COMPANY_ADDRESS', '')
  expect(await footer()).toContain('3, place du Puits, 39600 Pupillin')
})

test('[P-08] the week of the door stands in the footer, with days that are alike on one line and those that are closed', async () => {
  for (const day of ['MONDAY', 'TUESDAY', 'FRIDAY', 'SUNDAY']) await shop.set(`OPENING_HOURS_${day}`, '')
  for (const day of ['WEDNESDAY', 'THURSDAY']) await shop.set(`OPENING_HOURS_${day}`, '14:00-18:30')
  await shop.set('OPENING_HOURS_SATURDAY', '10:00-12:00 14:00-18:30')
  const lines = [...(await shop.html('/')).matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, days, hours]) => [
    days,
    hours?.replaceAll('\u00a0', ' '),
  ])
  expect(lines).toEqual([
    ['Lundi, mardi', 'fermé'],
    ['Mercredi, jeudi', '14 h – 18 h 30'],
    ['Vendredi', 'fermé'],
    ['Samedi', '10 h – 12 h, 14 h – 18 h 30'],
    ['Dimanche', 'fermé'],
  ])
  const block = { type: 'hours', title: 'Nos heures', lead: '', days: [] }
  await shop.changePage('le-domaine', { blocks: [block] })
  expect(await shop.html('/le-domaine')).toMatch(
    /<th scope="row">Samedi<\/th><td><span>10\u00a0h – 12\u00a0h,<\/span> <span>14\u00a0h – 18\u00a0h\u00a030<\/span><\/td>/,
  )
  expect(await shop.html('/le-domaine')).not.toContain('aujourd’hui')
  expect((await shop.html('/contact')).match(/class="today"/g)).toHaveLength(1)
})
