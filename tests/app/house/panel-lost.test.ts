import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../support/account.ts'
import { openBrowser, readAnswer } from '../../support/browser.ts'
import { origin } from '../../support/site.ts'
import { faultsOf, listFaults, listLost } from '../support/lost-pages.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const lost = listLost((path) => path.startsWith('admin/'))
/** It acts, and leads whoever only comes by to its list. */
const leadsOn = '/admin/connexions/nulle-part'

test('a wrong address of the panel is a page with a way back, for an owner in the panel', async () => {
  const staff = await openStaffBrowser(shop)
  expect(lost.length).toBeGreaterThan(40)
  const paths = lost.filter((path) => path !== leadsOn)
  expect(await listFaults(staff, paths, { isPersonal: true })).toEqual([])
  const { title, all } = await staff.open('/admin/nulle-part')
  expect(title).toBe('Cette page du panneau n’existe pas. · Administration')
  expect(all('.rail')).toHaveLength(1)
})

test('for a member and a visitor it is a page too, and tells them nothing of a panel', async () => {
  const member = await enter(shop, 'egaree@shop.test')
  const visitor = openBrowser(shop)
  for (const browser of [member, visitor]) {
    expect(await listFaults(browser, [...lost, '/admin/produits'], { isPersonal: true })).toEqual([])
    const { html, all } = await browser.open('/admin/nulle-part')
    expect(html).not.toContain('Administration')
    expect(all('.rail, [href^="/admin"]')).toHaveLength(0)
  }
})

test('what is sent to a wrong address is answered by a page as well', async () => {
  const staff = await openStaffBrowser(shop)
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const faults: string[] = []
  for (const path of lost) {
    const answer = await shop.post(path, { acte: 'rien' }, { origin, cookie })
    faults.push(
      ...faultsOf(await readAnswer(path, answer), { statuses: [400, 404, 405, 422], isPersonal: true }).map(
        (fault) => `${path} ${fault}`,
      ),
    )
  }
  expect(faults).toEqual([])
})

test('a program that asks for a file and reads no pages is told by the status alone', async () => {
  const staff = await openStaffBrowser(shop)
  const answer = await staff.open('/admin/factures/nulle-part/pdf', { accept: 'application/pdf' })
  expect([answer.status, answer.html]).toEqual([404, ''])
})
