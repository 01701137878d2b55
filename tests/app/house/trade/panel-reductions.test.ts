import { afterAll, beforeAll, expect, test } from 'vitest'
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

const wine = '/admin/declinaisons/abbesse-2021-75'
const codes = '/admin/codes/nouveau'
const typedIn = (page: Page, name: string) => page.fieldNamed(name).value
const faultOf = (page: Page, name: string) => plain(page.fieldNamed(name).fault ?? '')
const stored = () => shop.call('GET', '/admin/declination/abbesse-2021-75')

test('the code of a reduction is not said to be two letters; that of a language is', async () => {
  const hint = 'Deux lettres'
  expect((await staff.open(codes)).html).not.toContain(hint)
  expect((await staff.open('/admin/langues/nouveau')).html).toContain(hint)
})

async function typeOfWine(type: string, amount: string) {
  return staff.send(await staff.open(wine), wine, { 'discount.type': type, 'discount.amount': amount })
}

test('a wine that costs 24 € less 3 is 21 €: a reduction is typed in euros as its price is, and shown back so', async () => {
  await staff.send(await staff.open(wine), wine, { price: '24' })
  const saved = await typeOfWine('EURO', '3')
  expect(await stored()).toMatchObject({ price: 2400, discount: { type: 'EURO', amount: 300 } })
  expect([typedIn(saved, 'price'), typedIn(saved, 'discount.amount')]).toEqual(['24', '3'])
  const again = await typeOfWine('EURO', '3,50')
  expect(typedIn(again, 'discount.amount')).toBe('3,50')
  expect(await stored()).toMatchObject({ discount: { type: 'EURO', amount: 350 } })
  const percent = await typeOfWine('PERCENTAGE', '10 %')
  expect(typedIn(percent, 'discount.amount')).toBe('10')
  expect(await stored()).toMatchObject({ discount: { type: 'PERCENTAGE', amount: 10 } })
})

test.each([
  ['EURO', 'trois', 'Indiquez un montant en euros, par exemple 12,50.'],
  ['EURO', '10 %', 'Indiquez un montant en euros, par exemple 12,50.'],
  ['EURO', '0', 'Indiquez un montant entre 0,01 € et 1 000 000,00 €.'],
  ['PERCENTAGE', '3 €', 'Indiquez un pourcentage entier, de 1 à 100.'],
  ['PERCENTAGE', '12,5', 'Indiquez un pourcentage entier, de 1 à 100.'],
  ['PERCENTAGE', '120', 'Indiquez un pourcentage entier, de 1 à 100.'],
  ['', '3', 'Choisissez d’abord l’unité : en euros ou en pour cent.'],
])(
  'a reduction of type "%s" typed as "%s" is refused beside its field, what was typed stays and nothing is stored',
  async (type, amount, says) => {
    const before = await stored()
    const refused = await typeOfWine(type, amount)
    expect([refused.status, faultOf(refused, 'discount.amount')]).toEqual([422, says])
    expect(typedIn(refused, 'discount.amount')).toBe(amount)
    expect(await stored()).toEqual(before)
    const typed = { code: `ESSAI${type}`, type, amount }
    const code = await staff.send(await staff.open(codes), codes, typed)
    expect([code.status, faultOf(code, 'amount'), typedIn(code, 'amount')]).toEqual([422, says, amount])
  },
)

test('a code of 5,50 € is typed, listed and told of in the journal in euros', async () => {
  const made = await staff.send(await staff.open(codes), codes, { code: 'CAVEAU', type: 'EURO', amount: '5,50', minimum: '50' })
  const id = made.url.split('/').at(-1)
  expect(await shop.call('GET', `/admin/discount-code/${id}`)).toMatchObject({ type: 'EURO', amount: 550, minimum: 5000 })
  expect(typedIn(made, 'amount')).toBe('5,50')
  expect((await staff.open('/admin/codes?q=CAVEAU')).html).toContain('5,50\u00a0€')
  await staff.send(made, made.url, { amount: '6' })
  const journal = await staff.open(`/admin/journal?sorte=discount-code&chose=${id}`)
  const told = await staff.open(journal.link(/^Changement/).href ?? '')
  expect(told.row(/^Montant/).text).toMatch(/5,50\u00a0€.*6,00\u00a0€/)
  expect(told.html).not.toContain('EURO')
})

test('a price that is no amount is refused in words of euros too, since it is typed in euros', async () => {
  const refused = await staff.send(await staff.open(wine), wine, { price: 'douze' })
  expect([refused.status, faultOf(refused, 'price')]).toEqual([422, 'Indiquez un montant en euros, par exemple 12,50.'])
})
