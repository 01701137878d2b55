import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, openBrowser } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.set('BLOCK_MINORS', 'true')
})
afterAll(() => shop.close())

const passed = { cookie: `age=${encodeURIComponent(btoa('"passed"'))}` }

test('the door stands before the page and hides nothing of it from whoever reads the document', async () => {
  const answer = await shop.get('/')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const page = readPage(await answer.text())
  expect(page.all('.age-gate')).toHaveLength(1)
  expect(page.main.text).toContain('Trois coteaux, cinq cépages, une famille')
  expect(page.main.attribute('inert')).toBe('')
  expect(page.html).not.toContain('noindex')
  const open = await shop.get('/', passed)
  expect(open.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await open.text()).not.toMatch(/age-gate|inert/)
})

test.each(['/legal-notice', '/privacy-policy', '/cookies', '/droits', '/auth', '/age'])('%s has no door', async (path) => {
  expect((await shop.page(path)).all('.age-gate')).toHaveLength(0)
})

test('a declaration opens it, without script, on the page where it was made', async () => {
  const browser = openBrowser(shop)
  const form = fieldsOf(await browser.open('/le-caveau'), '/age')
  const answer = await shop.post('/age', { ...form, choice: 'adult' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/le-caveau'])
  expect(answer.headers.getSetCookie()[0]).toMatch(/^age=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
})

test('a minor is turned away kindly, and nothing is kept of it', async () => {
  const answer = await shop.post('/age', { retour: '/le-caveau', choice: 'minor' })
  expect(answer.status).toBe(403)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await answer.text()).toMatch(/revenez nous voir à vos 18.ans/)
})

test('where the birthdate is asked, it decides; one that cannot be is told beside the field', async () => {
  await shop.set('ASK_BIRTHDATE', 'true')
  const birthdate = (await shop.page('/le-caveau')).form('/age').fieldNamed('birthdate')
  expect([birthdate.attribute('type'), birthdate.name]).toEqual(['date', expect.stringMatching(/./)])
  const send = (birthdate: string) => shop.post('/age', { retour: '/le-caveau', choice: 'adult', birthdate })
  for (const wrong of ['', '2001-02-31', '1-1-1', '2999-01-01', '1800-01-01', 'hier', '<b>']) {
    const answer = await send(wrong)
    expect(answer.status, wrong).toBe(422)
    const page = readPage(await answer.text())
    const field = page.fieldNamed('birthdate')
    expect([field.isInvalid, field.fault], wrong).toEqual([true, expect.stringMatching(/./)])
    expect(field.attribute('aria-describedby'), wrong).toBe('age-hint age-fault')
    expect(fieldsOf(page, '/age'), wrong).toMatchObject({ retour: '/le-caveau' })
    expect(answer.headers.getSetCookie(), wrong).toEqual([])
  }
  const year = new Date().getFullYear()
  expect((await send(`${year - 10}-06-15`)).status).toBe(403)
  expect((await send(`${year - 30}-06-15`)).headers.get('location')).toBe('/le-caveau')
  await shop.set('ASK_BIRTHDATE', '')
})

test('minors blocking, birthdate asking and the alcohol message work both ways', async () => {
  const look = async () => {
    const [home, auth] = [await shop.page('/'), await shop.page('/auth')]
    const [gates, birthdates] = [home.all('.age-gate'), auth.all('[name="birthdate"]')]
    return [gates.length === 1, birthdates.length === 1, home.html.includes('L’abus d’alcool')]
  }
  await shop.set('ASK_BIRTHDATE', 'true')
  await shop.set('HIDE_ALCOHOL_MESSAGE', 'true')
  expect(await look()).toEqual([true, true, false])
  await shop.set('BLOCK_MINORS', 'false')
  await shop.set('ASK_BIRTHDATE', 'false')
  await shop.set('HIDE_ALCOHOL_MESSAGE', 'false')
  expect(await look()).toEqual([false, false, true])
})
