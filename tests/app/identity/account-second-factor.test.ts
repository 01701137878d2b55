import { expect, test } from 'vitest'
import { codeAt } from '#api/identity/second-factor/totp.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { hashToken } from '#api/platform/secrets/secrets.ts'
import { enter, logIn, mailedPath, password } from '../../support/account.ts'
import { openAuthenticator } from '../../support/authenticator.ts'
import { openBrowser } from '../../support/browser.ts'
import { type Page, readPage } from '../../support/page/page.ts'
import { openTestShop, origin, shopForAll, type TestShop } from '../../support/site.ts'

const shop = shopForAll()
const security = '/mon-compte/securite'
const staffPassword = 'la pluie tombe sur les rangs'

const secretOf = (page: Page) => page.one('main code').text.replaceAll(' ', '')
const codeNow = (secret: string) => codeAt(secret, Math.floor(Date.now() / 30_000))

/** Invites somebody to the staff and lets them choose a password. */
async function joinStaff(at: TestShop, email: string) {
  const token = 'i'.repeat(43)
  await bindToSite(at.db, '1').inTransaction(async (tx) => {
    const owner = await tx.selectFrom('users').select('id').where('email', '=', 'owner@shop.test').executeTakeFirstOrThrow()
    const times = { created_at: new Date().toISOString(), expires_at: new Date(Date.now() + 60_000).toISOString() }
    await tx
      .insertInto('invitations')
      .values({ id: hashToken(token), email, email_shown: email, role: 'ADMIN', invited_by: owner.id, ...times })
      .execute()
  })
  const browser = openBrowser(at)
  const page = await browser.open(`/invitation/${token}`)
  return { browser, page }
}

test('the application of codes is set up with a drawing, a link and a key, then asked for at each login', async () => {
  const email = 'codes@shop.test'
  const browser = await enter(shop(), email)
  const started = await browser.send(await browser.open(security), `${security}/activer`)
  const drawing = started.one('svg.qr[role="img"]')
  expect([drawing.name, drawing.attribute('viewBox')]).toEqual([
    expect.stringMatching(/./),
    expect.stringMatching(/^0 0 \d+ \d+$/),
  ])
  expect(drawing.one('path').attribute('d')).toMatch(/^M[\dMhvz -]+$/)
  expect(started.all('a[href^="otpauth://totp/"]')).toHaveLength(1)
  expect(started.html).not.toContain('data:image')
  const secret = secretOf(started)
  expect(secret).toHaveLength(32)
  const wrong = await browser.send(started, `${security}/confirmer`, { code: '12345' })
  expect([wrong.status, wrong.html.includes('Ce code n’est pas le bon')]).toEqual([422, true])
  const on = await browser.send(wrong, `${security}/confirmer`, { code: codeNow(secret) })
  const codes = on.all('code').map(({ text }) => text)
  expect(codes).toEqual(Array(10).fill(expect.stringMatching(/^[0-9a-f-]{19}$/)))
  expect((await browser.open(security)).html).toContain('Codes de secours restants\u00a0: 10.')

  const other = openBrowser(shop())
  const asked = await logIn(other, email)
  expect([asked.status, asked.fields('Code à six chiffres').length]).toEqual([422, 1])
  const refused = await other.send(asked, '/auth/connexion', { password, code: '000000' })
  expect([refused.status, refused.html.includes('Ce code n’est pas le bon')]).toEqual([422, true])
  const entered = await other.send(refused, '/auth/connexion', { password, code: codes[0] ?? '' })
  expect(entered.url).toBe('/mon-compte')
  const off = await other.send(await other.open(security), security, { password })
  expect(off.html).toContain('Préparer l’activation')
  expect((await logIn(openBrowser(shop()), email)).url).toBe('/mon-compte')
})

test('threat 28: who ends a login from its mail is told on the page what was removed, and is asked for no code', async () => {
  const email = 'sans-codes@shop.test'
  await enter(shop(), email)
  const thief = openBrowser(shop())
  await logIn(thief, email)
  const started = await thief.send(await thief.open(security), `${security}/activer`)
  await thief.send(started, `${security}/confirmer`, { code: codeNow(secretOf(started)) })

  const own = openBrowser(shop())
  const page = await own.open(await mailedPath(shop(), 'new_login', email))
  expect(page.html).toContain('Ce qui a été ajouté depuis cette connexion')
  const choice = await own.send(page, '/auth/arreter')
  expect(choice.html).toContain('l’application de codes activée depuis est retirée. Choisissez un autre mot de passe.')
  const another = 'un tracteur bleu sous la pluie'
  await own.send(choice, '/password/reset', { password: another })
  expect((await logIn(own, email, another)).html).toContain('Bonjour Agathe')
})

test('a passkey is prepared after a name and the password; a forged one is refused, and without a script the pages say what else there is', async () => {
  const browser = await enter(shop(), 'cle@shop.test')
  const page = await browser.open(`${security}/cle`)
  const refused = await browser.send(page, `${security}/cle`, { name: '', password: 'pas le bon' })
  expect([refused.status, refused.html.includes('Donnez-lui un nom')]).toEqual([422, true])
  const prepared = await browser.send(refused, `${security}/cle`, { name: 'Mon téléphone', password })
  expect(prepared.html).toContain('n’exécute pas JavaScript')
  const stored = await bindToSite(shop().db, '1').read.selectFrom('passkey_challenges').selectAll().execute()
  expect(stored).toHaveLength(1)
  const body = openAuthenticator(origin).create({ challenge: 'x', user: { id: 'AAAA' } })
  const fields = { ...body, algorithm: String(body.algorithm), name: 'Mon téléphone' }
  const headers = { origin, cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  const forged = await shop().post(`${security}/cle/confirmer`, fields, headers)
  expect([forged.status, (await forged.text()).includes('n’a pas été reconnue')]).toEqual([422, true])
  const login = await shop().post('/auth/cle', { ...fields, signature: 'AAAA', userHandle: 'AAAA' })
  expect([login.status, (await login.text()).includes('n’a pas été reconnue')]).toEqual([422, true])
  expect((await openBrowser(shop()).open('/auth')).html).not.toContain('clé d’accès')
})

test('an invitation is accepted once, with a password that fits, and not when it is past its time', async () => {
  const { browser, page } = await joinStaff(shop(), 'equipe@shop.test')
  const short = await browser.send(page, '/invitation', { password: 'vignes brunes' })
  expect([short.status, short.html.includes('Indiquez au moins 15 caractères.')]).toEqual([422, true])
  const accepted = await browser.send(short, '/invitation', { password: staffPassword })
  // Nothing of it is typed again: whoever came by the mail and chose the password is in.
  expect([accepted.url, accepted.html.includes('Votre compte est ouvert')]).toEqual(['/admin', true])
  const again = await browser.send(page, '/invitation', { password: staffPassword })
  expect([again.status, again.html.includes('Ce lien n’est plus valable')]).toEqual([422, true])
  await joinStaff(shop(), 'tard@shop.test')
  await bindToSite(shop().db, '1').inTransaction((tx) =>
    tx.updateTable('invitations').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute(),
  )
  const late = await browser.send(await browser.open(`/invitation/${'i'.repeat(43)}`), '/invitation', { password: staffPassword })
  expect([late.status, late.html.includes('Ce lien n’est plus valable')]).toEqual([422, true])
})

test('a new address is confirmed from its own mailbox, and the old one is told', async () => {
  const [old, fresh] = ['avant@shop.test', 'apres@shop.test']
  const browser = await enter(shop(), old)
  const page = await browser.open('/mon-compte/adresse-e-mail')
  const asked = await browser.send(page, '/mon-compte/adresse-e-mail', { email: fresh, password })
  expect(asked.html).toContain('Un message de confirmation est parti')
  const confirm = await browser.open(await mailedPath(shop(), 'confirm_email', fresh))
  const done = await browser.send(confirm, '/mon-compte/adresse-e-mail/confirmer')
  expect(done.html).toContain('Votre adresse e-mail est changée.')
  const told = await bindToSite(shop().db, '1')
    .read.selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'email_changed')
    .execute()
  expect(told.map(({ recipient }) => recipient)).toEqual([old])
  expect((await logIn(openBrowser(shop()), old)).status).toBe(422)
  expect((await logIn(openBrowser(shop()), fresh)).url).toBe('/mon-compte')
})

test('[P-11] data leave only with a fresh password: a session that has lain open gives it again', async () => {
  const browser = await enter(shop(), 'longtemps@shop.test')
  await bindToSite(shop().db, '1').inTransaction((tx) => tx.updateTable('tokens').set({ proven_at: '' }).execute())
  const page = await browser.open('/mon-compte/donnees/archive')
  expect(page.url).toBe('/mon-compte/donnees?mot-de-passe')
  const action = '/mon-compte/donnees?mot-de-passe'
  expect((await browser.send(page, action, { password: 'pas le bon' })).status).toBe(422)
  const given = await browser.send(page, action, { password })
  expect(given.html).toContain('vous avez dix minutes')
  expect(JSON.parse((await browser.open('/mon-compte/donnees/archive')).html).account.email).toBe('longtemps@shop.test')
})

test('threat 38: a session that has lain open changes no way in before its password is given, on the way and without script', async () => {
  const email = 'veille@shop.test'
  const browser = await enter(shop(), email)
  const page = await browser.open(security)
  const old = new Date(Date.now() - 3 * 86_400_000).toISOString()
  await bindToSite(shop().db, '1').inTransaction((tx) => tx.updateTable('tokens').set({ proven_at: old }).execute())
  const asked = await browser.send(page, `${security}/activer`)
  expect(asked.status).toBe(403)
  expect(asked.heading().text).toBe('Confirmez que c’est vous')
  expect(asked.html).not.toContain('otpauth:')
  const wrong = await browser.send(asked, `${security}/activer`, { 'reconnect.password': 'pas le bon' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).not.toContain('otpauth:')
  const started = await browser.send(wrong, `${security}/activer`, { 'reconnect.password': password })
  expect(started.all('a[href^="otpauth://totp/"]')).toHaveLength(1)
})

test('threat 38: in production staff without a second factor reach the screens that set it up, and no other', async () => {
  const at = 'https://vins.example'
  const tls = await openTestShop({ env: { PUBLIC_ORIGIN: at, SITE_ID: '1', SEALING_KEY: 's'.repeat(40) } })
  try {
    const token = 'p'.repeat(43)
    await bindToSite(tls.db, '1').inTransaction(async (tx) => {
      const owner = await tx.selectFrom('users').select('id').where('email', '=', 'owner@shop.test').executeTakeFirstOrThrow()
      const now = new Date().toISOString()
      const session = {
        kind: 'session' as const,
        session_id: 'p',
        last_used_at: now,
        proven_at: now,
        second_factor_passed: 0 as const,
      }
      const expires_at = new Date(Date.now() + 3_600_000).toISOString()
      await tx
        .insertInto('tokens')
        .values({ id: hashToken(token), user_id: owner.id, created_at: now, expires_at, ...session })
        .execute()
    })
    const cookie = `__Host-token=${encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'))}`
    const where = async (path: string) => {
      const { status, headers } = await tls.get(path, { cookie })
      return [status, headers.get('location')]
    }
    for (const path of ['/mon-compte', '/mon-compte/profil', '/mon-compte/donnees/archive']) {
      expect(await where(path), path).toEqual([302, security])
    }
    for (const path of [security, `${security}/activer`, `${security}/cle`]) expect(await where(path), path).toEqual([200, null])
    const started = await tls.post(`${security}/activer`, {}, { origin: at, cookie })
    const code = codeNow(secretOf(readPage(await started.text())))
    const confirmed = await tls.post(`${security}/confirmer`, { code }, { origin: at, cookie })
    expect(confirmed.status).toBe(200)
    expect(await where('/mon-compte/profil')).toEqual([200, null])
  } finally {
    await tls.close()
  }
})
