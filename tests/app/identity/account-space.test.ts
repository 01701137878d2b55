import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enrol, enter, logIn, password } from '../../support/account.ts'
import { openBrowser } from '../../support/browser.ts'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()

const places = [
  '',
  '/commandes',
  '/profil',
  '/mot-de-passe',
  '/adresse-e-mail',
  '/securite',
  '/sessions',
  '/adresses',
  '/donnees',
  '/supprimer',
  '/newsletter',
  '/desinscription',
].map((place) => `/mon-compte${place}`)

test('[R-21] every page of the space is one member’s own: no cache, no search engine, a title, no visitor', async () => {
  const browser = await enter(shop(), 'espace@shop.test')
  for (const place of places) {
    const page = await browser.open(place)
    expect([place, page.url, page.status]).toEqual([place, place, 200])
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.meta('robots')).toBe('noindex')
    expect(page.title.length).toBeGreaterThanOrEqual(5)
    expect(page.all('h1')).toHaveLength(1)
    const stranger = await openBrowser(shop()).open(place)
    expect(stranger.url).toBe(`/auth?${new URLSearchParams({ retour: place })}`)
    expect((await shop().get(`${place}.data`)).status).toBe(202)
  }
})

test('[R-21][E-14] the profile shows what is known and keeps what is corrected', async () => {
  const browser = await enter(shop(), 'profil@shop.test')
  const page = await browser.open('/mon-compte/profil')
  expect(page.field('Nom').value).toBe('Perrenot')
  const refused = await browser.send(page, '/mon-compte/profil', { firstname: '', phone: 'abc' })
  expect(refused.status).toBe(422)
  expect(refused.field(/^Prénom/).fault).toBe('Indiquez votre prénom.')
  const phone = refused.field(/^Téléphone/)
  expect(phone.value).toBe('abc')
  expect(refused.alert().link('Téléphone').href).toBe(`#${phone.attribute('id')}`)
  const saved = await browser.send(refused, '/mon-compte/profil', {
    firstname: 'Élise',
    phone: '03 53 01 24 68',
    birthdate: '1980-02-29',
  })
  expect(saved.html).toContain('C’est enregistré.')
  expect(saved.field(/^Prénom/).value).toBe('Élise')
  expect(saved.field(/^Date de naissance/).value).toBe('1980-02-29')
})

test('[R-21] a new password needs the old one and closes the other sessions', async () => {
  const email = 'change@shop.test'
  const browser = await enter(shop(), email)
  const other = openBrowser(shop())
  await logIn(other, email)
  const page = await browser.open('/mon-compte/mot-de-passe')
  const wrong = await browser.send(page, '/mon-compte/mot-de-passe', {
    password: 'pas celui-là',
    newPassword: 'la pluie sur le toit',
  })
  expect([wrong.status, wrong.html.includes('pas celui-là')]).toEqual([422, false])
  const done = await browser.send(page, '/mon-compte/mot-de-passe', { password, newPassword: 'la pluie sur le toit' })
  expect(done.url).toBe('/mon-compte')
  expect((await other.open('/mon-compte')).url).toMatch(/^\/auth/)
  expect((await logIn(openBrowser(shop()), email, 'la pluie sur le toit')).url).toBe('/mon-compte')
})

test('[R-21] a member sees their sessions and closes the others', async () => {
  const browser = await enter(shop(), 'sessions@shop.test')
  const other = openBrowser(shop())
  await logIn(other, 'sessions@shop.test')
  const page = await browser.open('/mon-compte/sessions')
  expect(page.html).toContain('Cet appareil')
  const done = await browser.send(page, '/mon-compte/sessions')
  expect(done.html).toContain('Aucune autre session n’est ouverte.')
  expect((await other.open('/mon-compte')).url).toMatch(/^\/auth/)
})

test('a session that ends in mid-form loses nothing typed: the login carries the form out', async () => {
  const email = 'panne@shop.test'
  const browser = await enter(shop(), email)
  const page = await browser.open('/mon-compte/profil')
  await bindToSite(shop().db, '1').inTransaction((tx) => tx.deleteFrom('tokens').execute())

  const typed = { firstname: 'Zoé "la vraie"', lastname: 'Perrenot', phone: '03 53 01 24 68' }
  const ended = await browser.send(page, '/mon-compte/profil', typed)
  expect(ended.status).toBe(401)
  expect(ended.html).toContain('Votre session a pris fin')
  const wrong = await browser.send(ended, '/mon-compte/profil', { 'reconnect.email': email, 'reconnect.password': 'pas le bon' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).not.toContain('pas le bon')
  const done = await browser.send(wrong, '/mon-compte/profil', { 'reconnect.email': email, 'reconnect.password': password })
  expect([done.url, done.status]).toEqual(['/mon-compte/profil', 200])
  expect(done.field(/^Prénom/).value).toBe('Zoé "la vraie"')
  expect(done.html).toContain('C’est enregistré.')
})

test('a form of passwords keeps none of them when the session has ended', async () => {
  const browser = await enter(shop(), 'secret@shop.test')
  const page = await browser.open('/mon-compte/mot-de-passe')
  browser.cookies.delete('token')
  const ended = await browser.send(page, '/mon-compte/mot-de-passe', { password, newPassword: 'la pluie sur le toit' })
  expect(ended.status).toBe(401)
  expect(ended.html).not.toContain(password)
  expect(ended.html).not.toContain('la pluie sur le toit')
})

test('a dead login opens public pages as anybody’s', async () => {
  const browser = await enrol(shop(), 'mort@shop.test')
  await logIn(browser, 'mort@shop.test')
  await bindToSite(shop().db, '1').inTransaction((tx) => tx.deleteFrom('tokens').execute())
  expect((await browser.open('/le-domaine')).status).toBe(200)
  expect((await browser.open('/auth')).status).toBe(200)
})
