import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../support/browser.ts'
import { plain } from '../../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

const create = '/admin/produits/nouveau'
const asked = (path: string, params: Record<string, string>) => staff.open(`${path}?${new URLSearchParams(params)}`)

test('a new wine is told in one line, which fills its form in, and a visitor can buy it', async () => {
  const filled = await asked(create, { ligne: 'Cuvée Marthe rouge 2022 75 cl 12,50 € 13 % 120 bouteilles' })
  const held = ['name', 'kind', 'price', 'facts.alcohol', 'vintages.0.year', 'vintages.0.capacity', 'vintages.0.stock']
  expect(held.map((name) => filled.fieldNamed(name).value)).toEqual([
    'Cuvée Marthe rouge',
    'rouge',
    '12,50',
    '13',
    '2022',
    '75',
    '120',
  ])
  // What the house says of all its wines stands there as ever.
  expect(filled.fieldNamed('facts.bottler').value).toContain('Montorge')

  const made = await staff.send(filled, create, { isValid: 'on', 'facts.analysis.sugar': '2' })
  const shown = await staff.open(`/boutique/${made.fieldNamed('slug').value}`)
  expect(plain(shown.text)).toMatch(/Cuvée Marthe rouge.*2022.*12,50 €/)
})

test('a line that tells no wine is asked for again, as it was typed', async () => {
  const again = await asked(create, { ligne: 'Cuvée Marthe' })
  expect([again.fieldNamed('ligne').value, again.fieldNamed('ligne').fault]).toEqual([
    'Cuvée Marthe',
    expect.stringContaining('au moins un nom et un chiffre'),
  ])
  expect(again.fieldNamed('name').value).toBe('')
})

test('the search of the panel offers the form filled in', async () => {
  const found = await asked('/admin/chercher', { q: 'nouveau vin Éphémère 2023 9,90 €' })
  const filled = await staff.open(found.region('À faire').link(/Ajouter Éphémère/).href ?? '')
  expect([filled.fieldNamed('name').value, filled.fieldNamed('price').value]).toEqual(['Éphémère', '9,90'])
})
