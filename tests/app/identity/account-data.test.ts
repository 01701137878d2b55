import { expect, test } from 'vitest'
import { enter, logIn, password } from '../../support/account.ts'
import { openBrowser } from '../../support/browser.ts'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const address = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, rue du Four', postalCode: '25000', city: 'Besançon' }

test('[R-21] a member keeps, corrects and removes an address; nobody else reaches it', async () => {
  const browser = await enter(shop(), 'adresse@shop.test')
  const page = await browser.open('/mon-compte/adresses')
  const refused = await browser.send(page, '/mon-compte/adresses', { ...address, city: '' })
  expect([refused.status, refused.html.includes('Indiquez la ville.')]).toEqual([422, true])
  const kept = await browser.send(refused, '/mon-compte/adresses', address)
  expect(kept.html).toContain('12, rue du Four, 25000 Besançon, France')
  const { href: place = '' } = kept.one('a[href^="/mon-compte/adresses/"]')
  const corrected = await browser.send(await browser.open(place), place, { city: 'Dole' })
  expect(corrected.html).toContain('25000 Dole')
  const stranger = await enter(shop(), 'autre@shop.test')
  expect((await stranger.open(place)).status).toBe(404)
  const gone = await browser.send(await browser.open(`${place}/supprimer`), `${place}/supprimer`)
  expect(gone.html).toContain('Vous n’avez pas encore d’adresse enregistrée.')
})

test('[R-21] a member takes their data along in one file', async () => {
  const browser = await enter(shop(), 'archive@shop.test')
  const archive = await browser.open('/mon-compte/donnees/archive')
  expect(archive.headers.get('content-disposition')).toBe('attachment; filename="mes-donnees.json"')
  expect(archive.headers.get('cache-control')).toBe('private, no-store')
  expect(JSON.parse(archive.html).account.email).toBe('archive@shop.test')
})

test('[R-21] an account is deleted after its password and a delay, and can be kept', async () => {
  const browser = await enter(shop(), 'fin@shop.test')
  const page = await browser.open('/mon-compte/supprimer')
  expect((await browser.send(page, '/mon-compte/supprimer', { password: 'pas le bon' })).status).toBe(422)
  const planned = await browser.send(page, '/mon-compte/supprimer', { password })
  expect([planned.url, browser.cookies.has('token')]).toEqual(['/auth', false])
  await logIn(browser, 'fin@shop.test')
  const space = await browser.open('/mon-compte')
  expect(space.text).toMatch(/prévue le \d\d\/\d\d\/\d{4}/)
  expect(space.main.links().map(({ href }) => href)).toContain('/mon-compte/supprimer')
  const waiting = await browser.open('/mon-compte/supprimer')
  expect(waiting.text).toMatch(/prévue le \d\d\/\d\d\/\d{4}/)
  const kept = await browser.send(waiting, '/mon-compte/supprimer/annuler')
  expect(kept.html).toContain('votre compte reste ouvert')
})

test('a right is asked for with a name and an address, and its promise is told', async () => {
  const browser = openBrowser(shop())
  const page = await browser.open('/droits')
  expect(page.html).toContain('30 jours')
  expect(page.html).toContain('10 jours ouvrés')
  const refused = await browser.send(page, '/droits', { kind: '', message: 'Tout, s’il vous plaît' })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Tout, s’il vous plaît')
  const sent = await browser.send(refused, '/droits', {
    kind: 'ACCESS',
    firstname: 'Agathe',
    lastname: 'Perrenot',
    email: 'agathe@shop.test',
  })
  expect(sent.html).toContain('Votre demande est reçue')
})
