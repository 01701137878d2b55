import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../support/account.ts'
import { openBrowser } from '../../support/browser.ts'
import { listFaults, listLost } from '../support/lost-pages.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

/** Only pages ask for these, and none is ever led to them. */
const ofPages = /^(theme|fonts)\//
/** Whoever comes by a link in a mail is asked first, and told on sending that it no longer leads anywhere. */
const asksFirst = /:token\?$/
const lost = listLost((path) => ![/^admin/, ofPages, asksFirst].some((not) => not.test(path)))

test('a wrong address of the site is a page with a way back, a file that is not there as well', async () => {
  expect(lost.length).toBeGreaterThan(20)
  const member = await enter(shop, 'egare@shop.test')
  for (const browser of [openBrowser(shop), member]) expect(await listFaults(browser, lost)).toEqual([])
})

test('a program that asks for a file of the site and reads no pages is told by the status alone', async () => {
  const visitor = openBrowser(shop)
  const files = {
    '/boutique/nulle-part/fiche-technique.pdf': 'application/pdf',
    '/suivi/nulle-part/papiers/nulle-part.pdf': 'application/pdf',
    '/e-label/nulle-part/code.svg': 'image/svg+xml',
    '/agenda/reservation.ics?jour=nul': 'text/calendar',
    '/elements/nulle-part/nulle-part/agenda.ics': 'text/calendar',
  }
  for (const [path, accept] of Object.entries(files)) {
    const answer = await visitor.open(path, { accept })
    expect([path, answer.status, answer.html]).toEqual([path, 404, ''])
  }
})
