import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enrol, logIn, password } from '../../support/account.ts'
import { type Browser, fieldsOf } from '../../support/browser.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
let guests = 0

beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

/** An owner whose proof of who they are is past its ten minutes. */
async function openIdleOwner(): Promise<Browser> {
  guests += 1
  const email = `gerante${guests}@shop.test`
  const browser = await enrol(shop, email)
  const own = bindToSite(shop.db, '1')
  await own.inTransaction((tx) => tx.updateTable('users').set({ role: 'SUPER_ADMIN' }).where('email', '=', email).execute())
  await logIn(browser, email)
  await forget()
  return browser
}

const forget = () => bindToSite(shop.db, '1').inTransaction((tx) => tx.updateTable('tokens').set({ proven_at: '' }).execute())

const invitations = () => bindToSite(shop.db, '1').read.selectFrom('invitations').select(['email', 'role']).execute()

const path = '/admin/invitations/nouveau'

test('[R-22] threat 38: what is sent from a screen left open waits for the password, with all that was typed, and goes through with it', async () => {
  const owner = await openIdleOwner()
  const form = await owner.open(path)
  const asked = await owner.post(form, path, { email: 'adjointe@exemple.test', role: 'ADMIN' })
  expect(asked.status).toBe(403)
  expect(asked.html).toContain('Confirmez que c’est vous')
  expect(fieldsOf(asked, path)).toMatchObject({ email: 'adjointe@exemple.test', role: 'ADMIN' })
  expect(await invitations()).toEqual([])

  const wrong = await owner.post(asked, path, { preuve: 'pas le bon mot' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('Ce n’est pas votre mot de passe actuel.')
  expect(wrong.html).not.toContain('pas le bon mot')
  expect(fieldsOf(wrong, path)).toMatchObject({ email: 'adjointe@exemple.test', role: 'ADMIN' })
  expect(await invitations()).toEqual([])

  const sent = await owner.post(wrong, path, { preuve: password })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/admin/invitations'])
  expect(await invitations()).toEqual([{ email: 'adjointe@exemple.test', role: 'ADMIN' }])

  const next = await owner.post(await owner.open(path), path, { email: 'autre@exemple.test', role: 'MEMBER' })
  expect(next.status).toBe(303)
})

test('threat 38: a table of members is taken along after the password alone, and the way leads back to it', async () => {
  const owner = await openIdleOwner()
  const file = '/admin/tableaux/members?du=2026-01-01'
  const asked = await owner.open(file)
  expect(asked.url).toBe(`/admin/confirmation?${new URLSearchParams({ retour: file })}`)
  expect(asked.html).not.toContain('gerante1@shop.test;')
  const ready = await owner.send(asked, asked.url, { preuve: password })
  expect(ready.html).toContain('Votre fichier est prêt')
  expect(ready.hrefs).toContain(file)
  expect((await owner.open(file)).headers.get('content-type')).toBe('text/csv; charset=utf-8')
})

test('threat 38: a table of members comes in after the password alone, and waits for it without its file being chosen again', async () => {
  const owner = await openIdleOwner()
  const tables = '/admin/tableaux'
  const csv = 'Courriel;Prénom\r\nprivee@exemple.test;"<b>Adèle"\r\n'
  const members = () =>
    bindToSite(shop.db, '1').read.selectFrom('users').select('firstname').where('email', '=', 'privee@exemple.test').execute()
  /** As a browser sends a form that may bring a file. */
  const sendWhole = async (fields: Record<string, string>, file?: File) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    if (file) body.append('fichier', file)
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, host: new URL(origin).host, origin }
    const answer = await shop.shop.fetch(new Request(`${origin}${tables}`, { method: 'POST', body, headers }))
    return { url: tables, status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  const asked = await sendWhole({ quoi: 'members' }, new File([csv], 'membres.csv', { type: 'text/csv' }))
  expect(asked.status).toBe(403)
  const trial = await owner.post(asked, tables, { preuve: password })
  expect([trial.status, await members()]).toEqual([200, []])
  expect(trial.html).toContain('1 à ajouter')
  await forget()
  const again = await sendWhole(fieldsOf(trial, tables))
  expect([again.status, await members()]).toEqual([403, []])
  const done = await owner.post(again, tables, { preuve: password })
  expect([done.status, await members()]).toEqual([303, [{ firstname: '<b>Adèle' }]])
})

test('a text of several lines waits as it was written', async () => {
  const owner = await openIdleOwner()
  const asked = await owner.post(
    { html: `<form method="post" action="${path}"><input name="email"><input name="role"><input name="mot"></form>` },
    path,
    { email: 'x@exemple.test', role: 'ADMIN', mot: '\nune ligne\n"deux" <b>' },
  )
  expect(fieldsOf(asked, path)).toMatchObject({ mot: '\nune ligne\n"deux" <b>' })
})

test('a proof leads to the panel and nowhere else', async () => {
  const owner = await openIdleOwner()
  for (const retour of [
    'https://ailleurs.example/admin',
    '//ailleurs.example',
    '/mon-compte',
    '/admin/confirmation',
    '/administrer',
  ]) {
    const page = await owner.open(`/admin/confirmation?${new URLSearchParams({ retour })}`)
    const proven = await owner.post(page, page.url, { preuve: password })
    expect([retour, proven.status, proven.headers.get('location')]).toEqual([retour, 303, '/admin'])
  }
})

const provider = '/admin/paiement'
const keys = { publicKey: 'pk_test_1234567890', secretKey: 'sk_test_1234567890', hookSecret: 'whsec_1234567890' }

test('threat 37: an owner sets who takes the cards, sees that it is a trial, and never sees the keys again', async () => {
  const owner = await openIdleOwner()
  const asked = await owner.open(provider)
  expect(asked.html).toContain('Confirmez que c’est vous')
  const screen = await owner.send(asked, asked.url, { preuve: password })
  expect(screen.html).toContain('Aucun compte n’est enregistré')
  expect(screen.one('input[readonly]').value).toMatch(/^http.*\/api\/payment\/stripe\/1$/)
  const wrong = await owner.post(screen, provider, { ...keys, secretKey: 'sk_live_1234567890', isActive: 'on' })
  expect(wrong.status).toBe(422)
  expect(wrong.fieldNamed('secretKey').fault).toMatch(/./)
  expect(wrong.fieldNamed('publicKey').value).toBe('pk_test_1234567890')
  const saved = await owner.send(screen, provider, { ...keys, isActive: 'on' })
  expect(saved.html).toContain('Compte d’essai')
  const kept = await owner.send(saved, provider, { publicKey: keys.publicKey, secretKey: '', hookSecret: '' })
  expect(kept.status).toBe(200)
  for (const page of [screen, wrong, saved, kept]) expect(page.html).not.toMatch(/sk_(test|live)_1|whsec_1/)
  const gone = await owner.send(kept, '/admin/paiement/oublier')
  expect(gone.html).toContain('Aucun compte n’est enregistré')
})

test('threat 38: for an administrator the servers of the site are not there, nor a form that only a super-administrator may send; the payment waits for their password, and is theirs with it', async () => {
  const admin = await openIdleOwner()
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', `gerante${guests}@shop.test`).execute(),
  )
  for (const place of ['/admin/site/serveurs', '/admin/cles/nouveau', '/admin/webhooks/nouveau']) {
    expect([place, (await admin.open(place)).status]).toEqual([place, 404])
  }
  const keyList = await admin.open('/admin/cles')
  expect([keyList.status, keyList.html.includes('Nouvelle clé')]).toEqual([200, false])
  const asked = await admin.open(provider)
  expect(asked.all('[name="preuve"]')).toHaveLength(1)
  expect(asked.all('[name="secretKey"]')).toHaveLength(0)
  const screen = await admin.send(asked, asked.url, { preuve: password })
  const saved = await admin.send(screen, provider, { ...keys, isActive: 'on' })
  expect(saved.html).toContain('Compte d’essai')
  expect((await admin.send(saved, '/admin/paiement/oublier')).html).toContain('Aucun compte n’est enregistré')
})

test('a key for a program is shown on the one screen that makes it, and opens the shop’s orders to that program', async () => {
  const owner = await openIdleOwner()
  const form = '/admin/cles/nouveau'
  const asked = await owner.post(await owner.open(form), form, { name: 'Comptabilité', areas: 'ORDERS' })
  expect(asked.status).toBe(403)
  const made = await owner.post(asked, form, { preuve: password })
  const secret = made.one('input[value^="vk_"]').value
  expect([made.status, secret]).toEqual([200, expect.stringMatching(/^vk_[\w-]{43}$/)])
  const list = await owner.open('/admin/cles')
  expect(list.html).toContain('Commandes et factures')
  expect(list.html).not.toContain(secret)
  const headers = { idSite: '1', authorization: `Bearer ${secret}` }
  expect((await shop.get('/api/admin/order', headers)).status).toBe(200)
  expect((await shop.get('/api/admin/member', headers)).status).toBe(403)
})

test('[R-22] a member’s sheet tells what is known of them, hands their data out after the password, and logs them out', async () => {
  const owner = await openIdleOwner()
  const member = await enrol(shop, 'cliente@shop.test')
  await logIn(member, 'cliente@shop.test')
  const list = await owner.open('/admin/membres?q=cliente')
  const { href: path = '' } = list.row('cliente').link()
  const sheet = await owner.open(path)
  expect(sheet.html).toContain('Aucune commande passée en étant connecté.')
  const id = path.split('/').at(-1)
  const asked = await owner.post(sheet, `/admin/connexions/${id}`)
  expect([asked.status, (await member.open('/mon-compte')).url]).toEqual([403, '/mon-compte'])
  expect((await owner.send(asked, `/admin/connexions/${id}`, { preuve: password })).status).toBe(200)
  expect((await member.open('/mon-compte')).url).toMatch(/^\/auth/)
  const file = await owner.open(`${path}/donnees`)
  expect(JSON.parse(file.html).account.email).toBe('cliente@shop.test')
})

test('threat 38: a paid order is cancelled after the password alone, with the word for its buyer as it was typed', async () => {
  const owner = await openIdleOwner()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  const { products } = (await shop.call('GET', '/admin/product?nbItem=1&name=lk:Combe')) as unknown as {
    products: { id: string }[]
  }
  const listed = await shop.call('GET', `/admin/declination?nbItem=1&product=${products[0]?.id}`)
  const [form] = (listed as unknown as { declinations: { id: string }[] }).declinations
  const { carriers } = (await shop.call('GET', '/admin/carrier')) as unknown as { carriers: { id: string }[] }
  const person = {
    firstname: 'Marie',
    lastname: 'Perrin',
    address: '3, rue Haute',
    postalCode: '39600',
    city: 'Arbois',
    country: 'FR',
  }
  const { id } = await shop.call('POST', '/order', {
    products: [{ id: products[0]?.id, idDeclination: form?.id, quantity: 6 }],
    user: { phone: '03 84 00 00 01', email: 'marie@exemple.test', isAdult: true },
    address: { billing: person },
    delivery: { type: 'DELIVERY', idCarrier: carriers[0]?.id },
    payment: 'TRANSFER',
  })
  await shop.call('POST', `/admin/order/${id}/payment`, {})
  const state = async () => {
    const { read } = bindToSite(shop.db, '1')
    return (await read.selectFrom('orders').select('payment_state').where('id', '=', id).executeTakeFirstOrThrow()).payment_state
  }
  const path = `/admin/commandes/${id}/etat`
  const sheet = await owner.open(`/admin/commandes/${id}`)
  const asked = await owner.post(sheet, path, { etat: 'cancelled', mot: 'Le millésime est épuisé.' })
  expect([asked.status, await state()]).toEqual([403, 'paid'])
  expect(asked.html).toContain('Confirmez que c’est vous')
  expect(fieldsOf(asked, path)).toMatchObject({ etat: 'cancelled', mot: 'Le millésime est épuisé.' })
  const done = await owner.post(asked, path, { preuve: password })
  expect([done.status, await state()]).toEqual([303, 'refunded'])
})
