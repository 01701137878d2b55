import { afterAll, beforeAll, expect, test } from 'vitest'
import { parameterGroups } from '#app/texts/house/settings/parameters.ts'
import type { Browser, Shown } from '../../../support/browser.ts'
import { panelScreens } from '../../../support/panel/panel-screens.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
  // The log tells of it.
  await shop.call('PUT', '/admin/parameter/info_bar', { value: 'Ouvert dimanche' })
})
afterAll(() => shop.close())

/** What is technical by its nature: a stylesheet, what programs of others ask for, and the words by which Stripe names its keys and events. */
const technical = /^\/admin\/(?:styles|applications|site\/serveurs|paiement$)/

const settings = Object.keys(parameterGroups).map((part) => `/admin/parametres?partie=${part}`)

/** What a program says to itself: a colour by its code, a word in capitals with strokes, the name of a column, a unit of storage. */
const codeWords = /#[0-9a-f]{6}\b|\b[A-Z]{2,}_[A-Z_]+\b|\b[a-z]+_[a-z]+\b|\(1\/10+\)/gi

/** The words that stand before an owner, also in fields that are in sight. */
function readInSight(page: Shown): string[] {
  // A file is no screen.
  if (!page.html.includes('<main')) return []
  const fields = page.main
    .all('input:not([type="color"], [type="hidden"], [type="checkbox"], [type="radio"]), textarea')
    .filter(({ element }) => element.closest('details') === null)
    .flatMap(({ element }) => [element.getAttribute('value') ?? '', element.getAttribute('placeholder') ?? ''])
  return [page.main.text, ...fields]
}

test('no screen of the panel shows a code word, the code of a colour or a unit of storage', async () => {
  const found: Record<string, string[]> = {}
  for (const path of [...panelScreens(), ...settings].filter((one) => !technical.test(one))) {
    const words = readInSight(await staff.open(path)).flatMap((text) => text.match(codeWords) ?? [])
    if (words.length > 0) found[path] = [...new Set(words)]
  }
  expect(found).toEqual({})
})
