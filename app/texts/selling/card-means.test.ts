import { expect, test } from 'vitest'
import { sayAct, sayMeans, sayPaidBy, sayWallets } from './card-means.ts'

test.each([
  ['CARD', 'card', 'carte bancaire', 'par carte bancaire', 'Payer par carte'],
  ['CARD', 'paypal', 'PayPal', 'par PayPal', 'Payer par PayPal'],
  ['CARD', '', 'paiement en ligne', 'en ligne', 'Payer en ligne'],
  ['CARD', null, 'paiement en ligne', 'en ligne', 'Payer en ligne'],
  ['TRANSFER', '', 'virement', 'par virement', 'Payer par virement'],
  ['ON_COLLECTION', null, 'au retrait', 'sur place', 'Payer au retrait'],
] as const)('%s, %j: %s', (means, by, name, paid, act) => {
  expect([sayMeans(means, by), sayPaidBy(means, by), sayAct(means, by)]).toEqual([name, paid, act])
})

test('wallets are named where the page of payment takes cards, and nowhere else', () => {
  expect(sayWallets(['card', 'paypal'])).toMatch(/^Apple Pay ou Google Pay/)
  expect(sayWallets(['paypal', 'klarna'])).toBe('')
})
