import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFields } from '#api/content/forms/form.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { enrol, logIn, mailedPath, password } from '../../support/account.ts'
import { type Browser, openBrowser } from '../../support/browser.ts'
import type { Page } from '../../support/page/page.ts'
import { drawPicture } from '../../support/pictures.ts'
import { fromElsewhere, origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser
let picture: Buffer

beforeAll(async () => {
  shop = await openOwnedShop({ env: { TRUSTED_PROXIES: '1' }, fill: addForm })
  staff = await openStaffBrowser(shop)
  picture = await drawPicture('png')
})
afterAll(() => shop.close())

const addForm: NonNullable<Parameters<typeof openOwnedShop>[0]>['fill'] = async (db) => {
  const fields = checkFields([
    { id: 'nom', label: 'Votre nom', type: 'TEXT', isRequired: true },
    { id: 'photos', label: 'Photos', type: 'FILE' },
  ])
  const row = { id: 'essai', title: 'Vos photos', intro: '', thanks: 'Merci !', recipient: '' }
  const stored = JSON.stringify(fields.ok ? fields.value : [])
  await bindToSite(db, '1').inTransaction((tx) =>
    tx
      .insertInto('forms')
      .values({ ...row, is_valid: 1, fields: stored, updated_at: new Date().toISOString() })
      .execute(),
  )
}

async function answer(name: string, file?: string): Promise<void> {
  const body = new FormData()
  body.append('q-nom', name)
  if (file) body.append('q-photos', new File([new Uint8Array(picture)], file, { type: 'image/png' }))
  const headers = { origin, 'x-forwarded-for': '198.51.100.7' }
  const sent = await shop.shop.fetch(new Request(`${origin}/formulaires/essai`, { method: 'POST', body, headers }))
  expect(sent.status).toBe(303)
}

const linkCalled = (page: Page, words: RegExp) => page.link(words).href ?? ''

const rawOf = async (path: string) => {
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return shop.get(path, { cookie })
}

test('a file sent with the answer to a form is taken from the screen of that answer, whole and never opened in the site', async () => {
  await answer('Marie', 'une vigne "en fleur".png')
  const list = await staff.open('/admin/reponses')
  const opened = await staff.open(linkCalled(list, /Vos photos/))
  expect(opened.html).toContain('Marie')
  const file = await rawOf(linkCalled(opened, /vigne/))
  expect(file.headers.get('content-type')).toBe('application/octet-stream')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''une%20vigne/)
  expect(Buffer.from(await file.arrayBuffer()).length).toBeGreaterThan(60)
  expect((await shop.get(linkCalled(opened, /vigne/))).status).toBe(302)
})

test('all answers to a form come as a table: from the list of answers, from an answer, and from the form itself', async () => {
  await answer('Paul =1+1')
  const list = await staff.open('/admin/reponses')
  const table = await staff.send(list, '/admin/reponses/tableau', { formulaire: 'essai' })
  expect(table.headers.get('content-type')).toContain('text/csv')
  expect(table.html).toContain('Votre nom')
  expect(table.html).toContain('Marie')
  expect(table.html).toContain('Paul =1+1')
  for (const screen of [linkCalled(list, /Vos photos/), '/admin/formulaires/essai']) {
    const link = linkCalled(await staff.open(screen), /toutes les réponses/)
    expect((await staff.open(link)).html, screen).toBe(table.html)
  }
})

test('the confirmed subscribers come as a table from their list, after a proof where the session is old', async () => {
  const visitor = openBrowser(fromElsewhere(shop))
  await visitor.send(await visitor.open('/le-domaine'), '/newsletter', { email: 'lectrice@exemple.test' })
  await visitor.send(await visitor.open('/le-domaine'), '/newsletter', { email: 'hesitant@exemple.test' })
  const mailed = await mailedPath(shop, 'newsletter_confirm', 'lectrice@exemple.test')
  await visitor.send(await visitor.open(mailed), '/newsletter/confirmer')
  const file = linkCalled(await staff.open('/admin/abonnes'), /CSV/)
  const table = await staff.open(file)
  expect(table.headers.get('content-disposition')).toMatch(/^attachment; filename="abonnes-/)
  expect(table.html).toContain('lectrice@exemple.test')
  expect(table.html).toContain('/newsletter/desinscription/')
  expect(table.html).not.toContain('hesitant@exemple.test')

  const email = 'gerante@shop.test'
  const owner = await enrol(shop, email)
  const own = bindToSite(shop.db, '1')
  await own.inTransaction((tx) => tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', email).execute())
  await logIn(owner, email)
  await own.inTransaction((tx) => tx.updateTable('tokens').set({ proven_at: '' }).execute())
  const asked = await owner.open(file)
  expect(asked.html).not.toContain('lectrice@exemple.test')
  const ready = await owner.send(asked, asked.url, { preuve: password })
  expect((await owner.open(linkCalled(ready, /élécharger/))).html).toContain('lectrice@exemple.test')
})
