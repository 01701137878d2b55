import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPlans } from '#app/services/house/plans/desk-plans.server.ts'
import { findDesk } from '#app/services/house/plans/desks.server.ts'
import type { Browser } from '../../../support/browser.ts'
import type { Page } from '../../../support/page/page.ts'
import { plain } from '../../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

/** What is typed into a field, by what its label says it is: decimals wherever a person would think of them. */
const byLabel: readonly [RegExp, string][] = [
  [/€/, '12,5'],
  [/TVA|taux/i, '5,5'],
  [/Degré/, '12,5'],
  [/Sel/, '0,01'],
  [/\(g( pour 100 ml)?\)$|Matières|Glucides|Protéines|dont /, '0,5'],
  [/Contenance/, '37,5'],
  [/Latitude|Longitude/, '6,25'],
  [/^Stock, /, '42'],
  // A number of its own check digit.
  [/Code-barres/, '3760000000017'],
  [/Millésime|À garder|Année/, '2031'],
  [/Graisse/, '500'],
]
const whole = /Poids|kJ|kcal/

type Field = { name: string; label: string; value: string }

/** The fields of a form that take a number. */
const numbersOf = (page: Page): Field[] =>
  page
    .all('input[inputmode="decimal"]')
    .map(({ attribute, value, name: label }) => ({ name: attribute('name') ?? '', value, label }))

/** The row that waits below the others says nothing yet: filling in a part of it would ask for the rest. */
function isOfBlankRow({ name }: Field, all: readonly Field[]): boolean {
  const row = /^.*\.\d+\./.exec(name)?.[0]
  return row !== undefined && all.filter((field) => field.name.startsWith(row)).every(({ value }) => value === '')
}

function typedInto({ name, label, value }: Field): string {
  if (name.endsWith('discount.amount') || name === 'amount') return value
  if (whole.test(label)) return '750'
  return byLabel.find(([says]) => says.test(plain(label)))?.[1] ?? (value || '7')
}

const numberIn = (text: string) => Number(text.replace(',', '.'))

const slugs = deskPlans
  .filter(({ isOperators }) => !isOperators)
  .map(({ slug }) => slug)
  .filter((slug) => findDesk(slug)?.calls.change && !findDesk(slug)?.reads && !findDesk(slug)?.ownForms)

test.each(slugs)('%s: every number is kept and shown as it was typed, decimals too', async (slug) => {
  const list = await staff.open(`/admin/${slug}`)
  const path = list.hrefs.find((href) => new RegExp(`^/admin/${slug}/(?!nouveau|grille)[A-Za-z0-9_-]+$`).test(href))
  if (!path) return
  const form = await staff.open(path)
  const all = numbersOf(form)
  const asked = all.filter((field) => !isOfBlankRow(field, all) && typedInto(field) !== '')
  if (asked.length === 0) return
  const typed = Object.fromEntries(asked.map((field) => [field.name, typedInto(field)]))
  const saved = await staff.send(form, path, typed)
  expect([saved.status, saved.all('.field-fault').map(({ text }) => text)]).toEqual([200, []])
  const shown = new Map(numbersOf(await staff.open(path)).map(({ name, value }) => [name, value]))
  for (const [name, text] of Object.entries(typed))
    expect([name, numberIn(shown.get(name) ?? '')]).toEqual([name, numberIn(text)])
})

test('what a label says is typed as it is printed, and is what the product page, the e-label and the call tell', async () => {
  const path = '/admin/produits/murgers'
  const demo = await staff.open(path)
  expect(numbersOf(demo).find(({ name }) => name === 'facts.alcohol')?.value).toBe('13')
  const nutrition = { fat: '0', saturates: '0', carbohydrate: '2,6', sugars: '0,5', protein: '0,1', salt: '0,01' }
  const saved = await staff.send(demo, path, {
    'facts.alcohol': '12,5 % vol.',
    'facts.nutrition.kilojoules': '310',
    'facts.nutrition.kilocalories': '74',
    ...Object.fromEntries(Object.entries(nutrition).map(([name, text]) => [`facts.nutrition.${name}`, text])),
  })
  expect(saved.status).toBe(200)
  const page = await staff.open(`/boutique/${saved.fieldNamed('slug').value}`)
  expect(plain(page.text)).toContain('12,5 % vol.')
  const label = plain((await staff.open('/e-label/murgers-2022-75')).text)
  for (const said of ['12,5 % vol.', '0,01 g', '0,5 g', '2,6 g', '310 kJ / 74 kcal']) expect(label).toContain(said)
  expect(await shop.call('GET', '/admin/product/murgers')).toMatchObject({
    facts: { alcohol: 125, nutrition: { salt: 1, sugars: 50 } },
  })
})

test('a vintage that says only its lot keeps the alcohol and the allergens of its wine', async () => {
  const path = '/admin/declinaisons/murgers-2022-75'
  await staff.send(await staff.open(path), path, { 'facts.lot': 'L-21-7' })
  const label = await staff.open('/e-label/murgers-2022-75')
  for (const said of ['12,5 % vol.', 'L-21-7']) expect(plain(label.text)).toContain(said)
  expect(label.all('strong').map(({ text }) => text)).toContain('sulfites')
})

test.each([
  ['facts.alcohol', '12,55', 'Indiquez un degré de 0 à 100, avec une décimale au plus, par exemple 12,5.'],
  ['facts.nutrition.salt', '0,001', 'Indiquez un poids de 0 à 100 grammes, avec deux décimales au plus, par exemple 0,01.'],
  ['vatRate', 'vingt', 'Indiquez un taux de 0 à 100 pour cent, par exemple 5,5.'],
])('%s typed as "%s" is refused beside its field, in the unit of the field', async (name, typed, says) => {
  const path = '/admin/produits/murgers'
  const refused = await staff.send(await staff.open(path), path, { [name]: typed })
  const field = refused.fieldNamed(name)
  expect([refused.status, plain(field.fault ?? ''), field.value]).toEqual([422, says, typed])
})

test('an amount among the parameters is typed with a comma, kept, and told on the site', async () => {
  const path = '/admin/parametres?partie=shop'
  const saved = await staff.send(await staff.open(path), path, { FREE_SHIPPING_PRICE: '149,90', FREE_SHIPPING_BOTTLES: '0' })
  expect(saved.status).toBe(200)
  expect((await staff.open(path)).fieldNamed('FREE_SHIPPING_PRICE').value).toBe('149,90')
  expect(plain((await staff.open('/sale-terms')).text)).toContain('149,90 €')
})
