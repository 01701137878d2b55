import { expect, test } from 'vitest'
import { enrol, enter, logIn, mailedPath, password, register } from '../../support/account.ts'
import { openBrowser } from '../../support/browser.ts'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const terms = 'Je reconnais avoir lu et compris les CGU et je les accepte'

test('[R-02] /auth holds login and registration, each with an address of its own', async () => {
  const { all, status } = await openBrowser(shop()).open('/auth')
  expect(status).toBe(200)
  const actions = all('form').map(({ attribute }) => attribute('action'))
  expect(actions.filter((action) => action !== '/recherche')).toEqual([
    '/auth/connexion',
    '/auth/inscription',
    // At the foot of every page.
    '/newsletter',
  ])
})

test('[R-19] the registration carries the terms checkbox and does not pass without it', async () => {
  const browser = openBrowser(shop())
  const page = await browser.open('/auth')
  expect(page.field(terms).attribute('type')).toBe('checkbox')
  const fields = { firstname: 'Léa', lastname: 'O’Neill & Fils', email: 'lea@shop.test', password }
  const refused = await browser.send(page, '/auth/inscription', fields)
  expect(refused.status).toBe(422)
  const form = refused.form('/auth/inscription')
  expect([form.field(terms).fault, form.field(terms).isInvalid]).toEqual(['Cochez cette case pour ouvrir un compte.', true])
  expect([form.field('Adresse e-mail').value, form.field('Nom').value]).toEqual(['lea@shop.test', 'O’Neill & Fils'])
  expect(refused.html).not.toContain(password)
  expect(refused.focused?.name).toBe(form.field(terms).name)
  await expect(mailedPath(shop(), 'confirm_account', 'lea@shop.test')).rejects.toThrow('no confirm_account')
})

test('[T-01] login sets both cookies for a day out of reach of scripts, logout clears them and the storage', async () => {
  const browser = await enrol(shop(), 'jour@shop.test')
  const answer = await browser.post(await browser.open('/auth'), '/auth/connexion', { email: 'jour@shop.test', password })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mon-compte'])
  const set = answer.headers.getSetCookie()
  expect(set.map((line) => line.split('=')[0])).toEqual(['token', 'idSite', 'device'])
  for (const line of set.slice(0, 2)) expect(line).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)

  const space = await browser.open('/mon-compte')
  expect(space.html).toContain('Bonjour Agathe')
  const token = browser.cookies.get('token') ?? ''
  const out = await browser.post(await browser.open('/deconnexion'), '/deconnexion')
  expect(out.status).toBe(303)
  expect(out.headers.get('clear-site-data')).toBe('"storage"')
  expect([...browser.cookies.keys()].sort()).toEqual(['device', 'flash'])
  browser.cookies.set('token', token)
  expect((await browser.open('/mon-compte')).url).toMatch(/^\/auth\?/)
})

test('[R-19] a wrong login says so beside the field, keeps the address and never the password', async () => {
  const browser = await enrol(shop(), 'faux@shop.test')
  const refused = await logIn(browser, 'faux@shop.test', 'pas le bon merle')
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('L’adresse ou le mot de passe ne correspond pas.')
  expect(refused.form('/auth/connexion').field('Adresse e-mail').value).toBe('faux@shop.test')
  expect(refused.html).not.toContain('pas le bon merle')
  const unknown = await logIn(openBrowser(shop()), 'personne@shop.test', 'pas le bon merle')
  expect(unknown.html.replaceAll('personne@', 'faux@')).toBe(refused.html)
})

test('[R-19] too many logins are told when to come back', async () => {
  const browser = openBrowser(shop())
  const page = await browser.open('/auth')
  let answer = page
  for (let round = 0; round < 11; round += 1) {
    answer = await browser.send(page, '/auth/connexion', { email: 'foule@shop.test', password: 'essai numéro tant' })
  }
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.text).toMatch(/réessayez dans .*minute/)
})

test('[O-02] whoever needs to log in comes back to where they were going, and never leaves the site', async () => {
  const browser = await enrol(shop(), 'retour@shop.test')
  const sent = await browser.open('/mon-compte/profil?onglet=1')
  expect(sent.url).toBe('/auth?retour=%2Fmon-compte%2Fprofil%3Fonglet%3D1')
  const back = await browser.send(sent, '/auth/connexion', { email: 'retour@shop.test', password })
  expect([back.status, back.url]).toEqual([200, '/mon-compte/profil?onglet=1'])

  for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const answer = await browser.post(await browser.open('/auth'), '/auth/connexion', {
      email: 'retour@shop.test',
      password,
      retour: evil,
    })
    expect([evil, answer.headers.get('location')]).toEqual([evil, '/mon-compte'])
  }
})

test('the link of a mail does nothing by itself, and its form takes the token out of the address', async () => {
  const browser = openBrowser(shop())
  await register(browser, 'lien@shop.test')
  const path = await mailedPath(shop(), 'confirm_account', 'lien@shop.test')
  const page = await browser.open(path)
  expect([page.meta('referrer'), page.meta('robots')]).toEqual(['strict-origin', 'noindex'])
  expect((await logIn(browser, 'lien@shop.test')).status).toBe(422)
  const done = await browser.send(page, '/inscription/confirmer')
  expect([done.url, done.status]).toEqual(['/auth', 200])
  expect(done.html).toContain('Votre compte est ouvert')
  expect((await logIn(browser, 'lien@shop.test')).url).toBe('/mon-compte')
  const again = await browser.send(page, '/inscription/confirmer')
  expect(again.status).toBe(422)
  expect(again.html).toContain('Ce lien n’est plus valable')
})

test('in another browser the link of a registration asks for the password of whoever reads the mail', async () => {
  await register(openBrowser(shop()), 'ailleurs@shop.test')
  const phone = openBrowser(shop())
  const page = await phone.open(await mailedPath(shop(), 'confirm_account', 'ailleurs@shop.test'))
  expect(page.html).toContain('choisissez le mot de passe')
  const refused = await phone.send(page, '/inscription/confirmer', { password: 'court' })
  expect([refused.status, refused.html.includes('Choisissez au moins 12 caractères')]).toEqual([422, true])
  const done = await phone.send(refused, '/inscription/confirmer', { password: 'une vieille barque bleue' })
  expect([done.url, done.status]).toEqual(['/auth', 200])
  expect((await logIn(phone, 'ailleurs@shop.test')).status).toBe(422)
  expect((await logIn(phone, 'ailleurs@shop.test', 'une vieille barque bleue')).url).toBe('/mon-compte')
})

test('a registration of somebody else in this browser does not open the account of another mailbox', async () => {
  await register(openBrowser(shop()), 'autre@shop.test')
  const browser = openBrowser(shop())
  await register(browser, 'voisin@shop.test')
  const page = await browser.open(await mailedPath(shop(), 'confirm_account', 'autre@shop.test'))
  const asked = await browser.send(page, '/inscription/confirmer')
  expect([asked.status, asked.html.includes('Choisissez ici votre mot de passe')]).toEqual([422, true])
})

test('[R-03][R-04] a forgotten password is replaced by the mailed link, which ends every session', async () => {
  const email = 'oubli@shop.test'
  const elsewhere = await enter(shop(), email)
  const browser = openBrowser(shop())
  const asked = await browser.send(await browser.open('/password/reset/ask'), '/password/reset/ask', { email })
  expect(asked.html).toContain('Si un compte existe à cette adresse')
  const unknown = await browser.send(asked, '/password/reset/ask', { email: 'inconnu@shop.test' })
  expect(unknown.html).toBe(asked.html)

  const page = await browser.open(await mailedPath(shop(), 'reset_password', email))
  const short = await browser.send(page, '/password/reset', { password: 'court' })
  expect(short.status).toBe(422)
  const fresh = 'un tracteur bleu sous la pluie'
  const done = await browser.send(short, '/password/reset', { password: fresh })
  expect(done.url).toBe('/auth')
  expect((await elsewhere.open('/mon-compte')).url).toMatch(/^\/auth/)
  expect((await logIn(browser, email)).status).toBe(422)
  expect((await logIn(browser, email, fresh)).url).toBe('/mon-compte')
})

test('[R-04] the reset page opens without a token and says where to get one', async () => {
  const page = await openBrowser(shop()).open('/password/reset')
  expect(page.status).toBe(200)
  expect(page.main.all('[href="/password/reset/ask"]').length).toBeGreaterThan(0)
  expect((await openBrowser(shop()).open('/password/reset/x.css')).status).toBe(404)
})

test('threat 28: strangers who guess a password keep its owner out of none of their own devices', async () => {
  const own = await enter(shop(), 'cible@shop.test')
  await own.send(await own.open('/deconnexion'), '/deconnexion')
  for (let n = 0; n < 12; n += 1) await logIn(openBrowser(shop()), 'cible@shop.test', `deviné ${n} fois`)
  const stranger = await logIn(openBrowser(shop()), 'cible@shop.test')
  expect([stranger.status, stranger.html.includes('réessayez dans')]).toEqual([429, true])
  expect((await logIn(own, 'cible@shop.test')).html).toContain('Bonjour Agathe')
})

test('threat 28: who is told of a login that was not theirs ends it from the mail, and chooses another password', async () => {
  const email = 'volee@shop.test'
  const own = await enter(shop(), email)
  const thief = openBrowser(shop())
  expect((await logIn(thief, email)).html).toContain('Bonjour Agathe')

  const phone = openBrowser(shop())
  const page = await phone.open(await mailedPath(shop(), 'new_login', email))
  expect((await thief.open('/mon-compte')).html, 'opening the mail’s link does nothing yet').toContain('Bonjour Agathe')
  const choice = await phone.send(page, '/auth/arreter')
  expect(choice.html).toContain('Toutes les connexions à votre compte sont fermées.')
  for (const browser of [own, thief]) expect((await browser.open('/mon-compte')).url).toMatch(/^\/auth\?/)
  expect((await logIn(thief, email)).html).toContain('L’adresse ou le mot de passe ne correspond pas.')

  const another = 'un tracteur bleu sous la pluie'
  await phone.send(choice, '/password/reset', { password: another })
  expect((await logIn(phone, email, another)).html).toContain('Bonjour Agathe')
  const again = await phone.send(page, '/auth/arreter')
  expect(again.status).toBe(422)
})
