import { afterAll, beforeAll, expect, test } from 'vitest'
import { welcomeSteps } from '#app/models/house/panel/welcome.ts'
import { tokenCookie } from '#app/services/platform/session/cookies.server.ts'
import { readPage } from '../../support/page/page.ts'
import { drawPicture } from '../../support/pictures.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
let staff: { cookie: string }

beforeAll(async () => {
  shop = await openOwnedShop()
  const [cookie = ''] = (await tokenCookie(false).serialize(shop.token)).split(';')
  staff = { cookie }
})
afterAll(() => shop.close())

const post = (step: string, fields: Record<string, string>) => shop.post(`/admin/bienvenue/${step}`, fields, { ...staff, origin })
const wine = {
  name: 'Le Premier',
  kind: 'rouge',
  year: '2022',
  capacity: '75',
  price: '12,50',
  stock: '60',
  alcohol: '12,5',
  bottler: 'Domaine, 39600 Montorge, France',
  origin: 'Vin de France',
  allergens: 'SULPHITES',
  energy: '74',
  sugars: '0,2',
}

test('the first steps of a shop are there without script, each with its way past it', async () => {
  const { hrefs } = await shop.page('/admin/bienvenue', staff)
  for (const step of welcomeSteps) {
    expect(hrefs).toContain(`/admin/bienvenue/${step}`)
    expect((await shop.get(`/admin/bienvenue/${step}`, staff)).status).toBe(200)
  }
  expect((await shop.get('/admin/bienvenue/ailleurs', staff)).status).toBe(404)
})

test('a first wine is on sale as soon as it is written, with what the law wants told', async () => {
  const made = await post('vin', wine)
  expect([made.status, made.headers.get('location')]).toEqual([303, '/admin/bienvenue/pret'])
  const page = await shop.html('/boutique/le-premier')
  for (const said of ['12,50', '12,5', 'ulfites', 'Montorge']) expect(page).toContain(said)
})

test('a step that is wrong keeps what was typed and says it beside the field', async () => {
  const refused = await post('vin', { ...wine, price: 'cher', bottler: '' })
  const refusal = readPage(await refused.text())
  expect(refused.status).toBe(422)
  for (const name of ['price', 'bottler']) expect(refusal.fieldNamed(name).fault, name).toMatch(/./)
  expect([refusal.fieldNamed('price').value, refusal.fieldNamed('name').value]).toEqual(['cher', 'Le Premier'])
})

test('a direction is chosen among drawings, and the whole site looks like it', async () => {
  const step = await shop.page('/admin/bienvenue/couleurs', staff)
  const choices = step.main.all('input[name="ART_DIRECTION"]')
  expect(choices.map(({ value, isChecked }) => [value, isChecked])).toEqual([
    ['ESTAMPE', true],
    ['CARACTERE', false],
    ['PET_NAT', false],
    ['GRAND_ANGLE', false],
    ['CAVE', false],
    ['ETAGERE', false],
  ])
  expect((await post('couleurs', { ART_DIRECTION: 'AUTRE' })).status).toBe(422)
  expect((await post('couleurs', { ART_DIRECTION: 'CARACTERE' })).status).toBe(303)
  expect((await shop.page('/boutique')).main.all('.index .row').length).toBeGreaterThan(10)
  expect((await post('couleurs', { ART_DIRECTION: 'ESTAMPE' })).status).toBe(303)
})

test('colours are shown before they are kept, and a carrier goes with its cartons', async () => {
  const before = await shop.theme()
  const look = { ACCENT_COLOR: '#123456', acte: 'voir' }
  const seen = await post('couleurs', look)
  expect(await seen.text()).toContain('fill="#123456"')
  expect(await shop.theme()).toBe(before)
  expect((await post('couleurs', { ACCENT_COLOR: '#123456', 'font-TITLE': 'serif' })).status).toBe(303)
  expect(await shop.theme()).not.toBe(before)
  expect((await post('vente', { carrier: 'Chrono', 'carton-6': '14,90' })).status).toBe(303)
  const { carriers } = await shop.call('GET', '/admin/carrier?name=Chrono')
  expect(carriers).toMatchObject([{ rates: [{ cartons: [{ places: 6, price: 1490 }] }] }])
})

test('a site under construction leads its owner to the first steps, and the last one opens it', async () => {
  await shop.call('PUT', '/admin/site', { isBuilding: true })
  expect((await shop.page('/admin', staff)).hrefs).toContain('/admin/bienvenue')
  expect((await shop.get('/')).status).toBe(503)
  expect((await post('pret', {})).status).toBe(303)
  expect((await shop.get('/')).status).toBe(200)
})

test('who pays by transfer is told where: the step asks for it before an order does', async () => {
  const refused = await post('vente', { PAY_BY_TRANSFER: 'true', TRANSFER_IBAN: '', carrier: 'Chrono', 'carton-6': '14,90' })
  const refusal = readPage(await refused.text())
  expect([refused.status, refusal.fieldNamed('TRANSFER_IBAN').fault]).toEqual([
    422,
    'Indiquez l’IBAN où l’on vire, ou décochez le virement.',
  ])
  expect(refusal.fieldNamed('carrier').value).toBe('Chrono')
})

test('the bottler is named by what the house has said of itself', async () => {
  const company = { LEGAL_COMPANY_NAME: 'EARL Aubépin', HEAD_OFFICE: '3, rue du Puits, 39600 Montorge' }
  expect((await post('entreprise', company)).status).toBe(303)
  expect((await shop.page('/admin/bienvenue/vin', staff)).fieldNamed('bottler').value).toBe('EARL Aubépin, Montorge, France')
})

test('a photo that came with a wine that was refused is not asked for twice', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...wine, name: 'Le Second', price: '' })) form.append(name, value)
  form.append('images', new File([new Uint8Array(await drawPicture('jpeg', 600, 800))], 'second.jpg', { type: 'image/jpeg' }))
  const refused = await shop.shop.fetch(
    new Request(`${origin}/admin/bienvenue/vin`, {
      method: 'POST',
      body: form,
      headers: { ...staff, origin, host: 'localhost:3000' },
    }),
  )
  const photo = readPage(await refused.text()).fieldNamed('photo').value
  expect([refused.status, photo]).toEqual([422, expect.stringMatching(/./)])
  expect((await post('vin', { ...wine, name: 'Le Second', photo: String(photo) })).status).toBe(303)
  expect(await shop.html('/boutique/le-second')).toContain(`/images/${photo}/`)
})

test('the last step says what is missing by its reason, and what nobody can order without', async () => {
  await shop.call('PUT', '/admin/parameter/host_name', { value: '' })
  await shop.call('PUT', '/admin/parameter/transfer_iban', { value: '' })
  await shop.call('PUT', '/admin/parameter/pay_on_collection', { value: 'false' })
  const { main, hrefs } = await shop.page('/admin/bienvenue/pret', staff)
  expect(main.text).toMatch(/Mentions légales\s+Il manque\s:\sHébergeur/)
  expect(main.text).toMatch(/Pour que l’on puisse commander, il reste\s: Payer et recevoir/)
  expect(hrefs).toContain('/admin/bienvenue/vin')
  const led = await shop.page('/admin/parametres?q=HOST_NAME', staff)
  expect(led.main.text).not.toContain('HOST_NAME')
  expect(led.main.text).toMatch(/Recherche\s: Hébergeur/)
})
