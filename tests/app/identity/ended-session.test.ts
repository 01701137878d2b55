import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../support/browser.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

test('what an owner has written is kept while a session that ended begins anew, without script', async () => {
  const staff = await openStaffBrowser(shop)
  const form = await staff.open('/admin/lettres/nouveau')
  const session = staff.cookies.get('token') ?? ''
  staff.cookies.delete('token')
  const words = { subject: 'Les "vendanges" <b>2026</b>', title: 'Vendanges', body: 'Première ligne\nSeconde ligne', pace: '30' }
  const kept = await staff.send(form, '/admin/lettres/nouveau', words)
  expect(kept.status).toBe(401)
  expect(kept.headers.get('cache-control')).toContain('no-store')
  expect(kept.html).toContain('Votre session est terminée')
  expect(kept.one('a[href="/auth?retour=%2Fadmin"]').attribute('target')).toBe('_blank')
  expect(kept.html).not.toContain('<b>2026</b>')

  staff.cookies.set('token', session)
  const saved = await staff.send(kept, '/admin/lettres/nouveau')
  expect(saved.html).toContain('C’est enregistré.')
  expect(fieldsOf(saved, saved.url)).toMatchObject(words)
})

test('a password that was typed stands on no page that waits for a login', async () => {
  const staff = await openStaffBrowser(shop)
  staff.cookies.delete('token')
  const kept = await staff.post(
    { html: '<form method="post" action="/admin/paiement"><input name="secretKey"><input name="preuve"></form>' },
    '/admin/paiement',
    { secretKey: 'sk_live_mot', preuve: 'mot-de-passe' },
  )
  expect(kept.status).toBe(401)
  expect(kept.html).not.toMatch(/sk_live_mot|mot-de-passe/)
})

test('threat 57: a field with a name that every object knows is kept like any other', async () => {
  const { host } = new URL(origin)
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const asked = await shop.shop.fetch(
      new Request(`${origin}/mon-compte/profil`, {
        method: 'POST',
        headers: { host, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        body: `${name}=x`,
      }),
    )
    expect([name, asked.status]).toEqual([name, 401])
  }
})
