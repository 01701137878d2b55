import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/db/database.ts'
import { enrol, logIn, password } from '../support/account.ts'
import { type Browser, fieldsOf } from '../support/browser.ts'
import { type OwnedShop, openOwnedShop } from './support/owner.ts'

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
  expect(ready.html).toContain(`href="${file}"`)
  expect((await owner.open(file)).headers.get('content-type')).toBe('text/csv; charset=utf-8')
})

test('a text of several lines waits as it was written', async () => {
  const owner = await openIdleOwner()
  const orders = '/admin/commandes'
  const asked = await owner.post(
    {
      ...(await owner.open(orders)),
      html: `<form action="${path}"><input name="email"><input name="role"><input name="mot"></form>`,
    },
    path,
    { email: 'x@exemple.test', role: 'ADMIN', mot: '\nune ligne\n"deux" <b>' },
  )
  expect(asked.html).toContain('<textarea hidden="" readOnly="" name="mot">\n\nune ligne')
  expect(asked.html).toContain('&quot;deux&quot; &lt;b&gt;')
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
