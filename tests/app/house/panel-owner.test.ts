import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { tokenCookie } from '#app/services/platform/session/cookies.server.ts'
import { type Browser, openBrowser } from '../../support/browser.ts'
import { plain } from '../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
let owner: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  const token = await bindToSite(shop.db, '1').inTransaction((tx) =>
    makeToken(tx, { email: 'patronne@shop.test', role: 'ADMIN', now: new Date() }),
  )
  owner = openBrowser(shop)
  const [pair = ''] = (await tokenCookie(false).serialize(token)).split(';')
  owner.cookies.set('token', pair.slice('token='.length))
})
afterAll(() => shop.close())

test('an owner sets up card payments: the settings and the first steps lead there, and what Stripe asks for is to be copied', async () => {
  const day = await owner.open('/admin')
  expect(day.hrefs).toEqual(expect.arrayContaining(['/mon-compte', '/admin/reglages']))
  expect((await owner.open('/admin/reglages')).hrefs).toContain('/admin/paiement')
  expect((await owner.open('/admin/bienvenue/vente')).one('main a[href="/admin/paiement"]').name).not.toBe('')
  const desk = await owner.open('/admin/paiement')
  expect(desk.one('input[readonly]').value).toMatch(/^https?:.*\/api\/payment\/stripe\/1$/)
  expect(desk.all('code').map(({ text }) => text)).toContain('checkout.session.completed')
  const keys = {
    publicKey: 'pk_test_1234567890',
    secretKey: 'sk_test_1234567890',
    hookSecret: 'whsec_1234567890',
    isActive: 'on',
  }
  const key = desk.one('main a[target="_blank"]').href
  expect(key).toMatch(/^https:\/\/dashboard\.stripe\.com\/apikeys\/create\?name=.+rak_checkout_session_write/)
  const mistyped = await owner.send(desk, '/admin/paiement/relier', { key: 'pk_test_1234567890' })
  expect([mistyped.status, mistyped.html.includes('pk_test_1234567890')]).toEqual([422, false])
  expect(mistyped.fieldNamed('key').fault).toBe('Le format n’est pas valable.')
  const saved = await owner.send(desk, '/admin/paiement', keys)
  expect(saved.html).toContain('Compte d’essai')
  expect(saved.html).not.toContain('sk_test_1234567890')
})

test('an owner follows electronic invoices: what is told of each period, what came, and the platform they go by, off until filled in', async () => {
  const screen = await owner.open('/admin/plateforme')
  expect(screen.text).toContain('Aucune plateforme n’est branchée')
  expect(screen.text).toMatch(/du \d\d\/\d\d\/\d{4} au/)
  expect(screen.hrefs.some((to) => /\/admin\/livres\/e-reporting\?du=.*&au=/.test(to))).toBe(true)
  const path = '/admin/plateforme/reglages'
  const desk = await owner.open(path)
  const typed = { name: 'Ma plateforme', url: 'ftp://x', tokenUrl: 'https://pa.test/token', clientId: 'domaine' }
  const refused = await owner.send(desk, path, { ...typed, isActive: 'on', since: '2026-09-01', secret: 'tres-secret' })
  expect(refused.status).toBe(422)
  expect(refused.one('input[name="clientId"]').value).toBe('domaine')
  const filled = { ...typed, url: 'https://pa.test/flow-service', isActive: 'on', since: '2026-09-01', secret: 'tres-secret' }
  const saved = await owner.send(desk, path, filled)
  expect(saved.url).toBe('/admin/plateforme')
  expect(saved.text).toContain('Ma plateforme est branchée')
  const again = await owner.open(path)
  expect(again.html).not.toContain('tres-secret')
  expect((await owner.send(again, '/admin/plateforme/oublier', {})).text).toContain('Aucune plateforme n’est branchée')
})

test('a form or a calendar without a name of its own is named after its title, and a second one beside it', async () => {
  for (const [path, more] of [
    ['/admin/formulaires/nouveau', { 'fields.0.label': 'Votre prénom', 'fields.0.type': 'TEXT' }],
    ['/admin/calendriers/nouveau', {}],
  ] as const) {
    const make = async () => (await owner.send(await owner.open(path), path, { title: 'Visite du Geai', ...more })).url
    expect([await make(), await make()]).toEqual(['visite-du-geai', 'visite-du-geai-2'].map((id) => path.replace('nouveau', id)))
  }
})

test('the day offers what is made most, and the settings say on cards what each holds and how it stands', async () => {
  const day = await owner.open('/admin')
  const makes = ['produits', 'actualites', 'pages', 'commandes'].map((slug) => `/admin/${slug}/nouveau`)
  expect(day.main.all('.day-makes a').map(({ href }) => href)).toEqual(makes)
  for (const path of ['/admin/produits/clocher', '/admin/creneaux']) {
    const screen = await owner.open(path)
    expect(screen.one('.makes').hrefs).toEqual(expect.arrayContaining(makes))
    expect(screen.one('.rail nav').links()).toHaveLength(9)
  }
  const settings = await owner.open('/admin/reglages')
  const card = (name: string) => plain(settings.region(name).text)
  expect(card('Livraison et retrait')).toMatch(/, \d zones? · .*ouvert/)
  expect(card('Paiement')).toMatch(/virement/i)
  expect(card('Langues')).toContain('Français')
  expect(card('Mentions et conformité')).toMatch(/textes complets|informations? manque/i)
  expect(settings.region('Livraison et retrait').hrefs).toContain('/admin/fermetures')
  await shop.call('POST', '/admin/collection-closing', { firstDay: '2099-12-24', lastDay: '2100-01-04', note: 'Fêtes' })
  expect(plain((await owner.open('/admin/reglages')).region('Livraison et retrait').text)).toContain(
    'congés du 24 décembre 2099 au 4 janvier 2100',
  )
})

test('a page that is not there offers the search and the wines', async () => {
  const { main } = await shop.page('/une-page-perdue')
  expect(main.form('/recherche').fieldNamed('q').name).not.toBe('')
  expect(main.hrefs).toContain('/boutique')
})

test('a message is answered from the panel: the mail leaves, the answer stays to be read, and an empty one is asked for', async () => {
  await shop.call('POST', '/message', { lastname: 'Roy', email: 'jeanne@exemple.fr', subject: 'Visite', message: 'Samedi ?' })
  const { messages } = (await shop.call('GET', '/admin/message?email=jeanne@exemple.fr')) as unknown as {
    messages: { id: string }[]
  }
  const path = `/admin/messages/${messages[0]?.id}`
  const empty = await owner.send(await owner.open(path), `${path}/reponse`, { reponse: ' ' })
  expect(empty.status).toBe(422)
  expect(empty.html).toContain('Écrivez votre réponse')
  const answered = await owner.send(empty, `${path}/reponse`, { reponse: 'Samedi à dix heures.\nÀ bientôt.' })
  expect(answered.url).toBe(path)
  expect(answered.html).toContain('Répondu par courriel le')
  expect(answered.html).toContain('Samedi à dix heures.\nÀ bientôt.')
  const { read } = bindToSite(shop.db, '1')
  const mails = await read.selectFrom('outbox').select('recipient').where('kind', '=', 'message_answered').execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['jeanne@exemple.fr'])
  expect((await owner.open('/admin/messages?vue=sans-reponse')).html).not.toContain(`${path}"`)
})

test('a wrong SIRET is told beside its field; one that was kept before hinders no other field', async () => {
  const kept = { id: 'siret_number', lang: 'fr', kind: 'STRING' as const, type: 'SIRET_NUMBER', label: 'SIRET', value: '111' }
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx
      .insertInto('parameters')
      .values(kept)
      .onConflict((on) => on.columns(['site_id', 'id']).doUpdateSet({ value: '111' }))
      .execute(),
  )
  const path = '/admin/parametres?partie=legal'
  const saved = await owner.send(await owner.open(path), path, { LEGAL_FORM: 'GAEC' })
  expect(saved.html).toContain('C’est enregistré.')
  expect(saved.all('[value="111"]')).toHaveLength(1)
  const refused = await owner.send(saved, path, { SIRET_NUMBER: '732 829 320 00075' })
  expect(refused.status).toBe(422)
  const siret = refused.fieldNamed('SIRET_NUMBER')
  expect([siret.value, siret.fault]).toEqual(['732 829 320 00075', expect.stringContaining('Ce n’est pas un numéro SIRET')])
  const right = await owner.send(refused, path, { SIRET_NUMBER: '732 829 320 00074' })
  expect(right.html).toContain('C’est enregistré.')
})
