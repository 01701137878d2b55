import { expect, test } from 'vitest'
import { mailKinds } from '#app/models/audience/mail-kind.ts'
import { type WrittenMail, writeMail } from '#app/texts/house/mails/mail.ts'
import { paperTexts } from '#app/texts/selling/papers.ts'
import { receiptTexts } from '#app/texts/selling/receipt.ts'
import { pickingTexts, slipTexts } from '#app/texts/selling/slips.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import { otherTrades, wordsOfOthers } from '../../../support/trade-words.ts'

/** What a mail may be about, in words that name no goods. */
const about = {
  reference: 'AB2C-9XYZ',
  total: '36,00 €',
  date: '29 novembre 2026',
  until: '3 décembre 2026',
  kept: '27 novembre à 9 h',
  sure: '18 h 30',
  last: '10 décembre 2026',
  lines: '2 × Les Hautes Eaux',
  delivery: 'Livraison à domicile',
  path: '/suivi/abc',
  prove: '/suivi/abc/confirmer',
  withdraw: 'yes',
  code: 'ETE',
  closed: 'AB2C-9XYZ',
  refund: '18,00 €',
  title: 'Les Hautes Eaux\nLes Basses Eaux',
  kind: 'BREAKAGE',
  terms: '7',
}
const written = mailKinds.filter((kind): kind is WrittenMail => kind !== 'letter')

function write(kind: WrittenMail, trade: keyof typeof tradeGoods, more: Record<string, string> = {}): string {
  const named = tradeGoods[trade]
  const site = { name: 'Maison Perrin', host: 'perrin.test', origin: 'https://perrin.test', named, isAlcohol: named.isAlcohol }
  const { subject, title, paragraphs, notes, button, way } = writeMail(kind, { ...about, ...more }, site)
  return [subject, title, ...paragraphs, ...notes, button?.label, way?.label].join('\n')
}

const means = ['CARD', 'ONLINE', 'TRANSFER', 'CHEQUE', 'ON_COLLECTION', 'NONE']

test.each(otherTrades)('mails speak of what the house sells: %s', (trade) => {
  const faults = written.flatMap((kind) =>
    means.flatMap((one) =>
      ['', 'yes'].flatMap((free) =>
        wordsOfOthers(trade, write(kind, trade, { means: one, free })).map((word) => `${kind}: ${word}`),
      ),
    ),
  )
  expect([...new Set(faults)]).toEqual([])
  const placed = write('order_placed', trade, { means: 'TRANSFER' })
  expect(placed.includes('une personne majeure')).toBe(tradeGoods[trade].isAlcohol)
  expect(write('order_shipped', trade).includes('une personne majeure')).toBe(tradeGoods[trade].isAlcohol)
})

test('nouns and what goes with them agree', () => {
  const kept = 'jusqu’au 27 novembre à 9 h, ou moins longtemps si'
  const says = (trade: keyof typeof tradeGoods) => write('order_placed', trade, { means: 'TRANSFER' })
  expect(says('WINE')).toContain(`vos bouteilles sont gardées ${kept} le vin, le créneau ou le code vient à manquer`)
  expect(says('BEER')).toContain(`vos bières sont gardées ${kept} la bière, le créneau ou le code vient à manquer`)
  expect(says('CHEESE')).toContain(`vos fromages sont gardés ${kept} le fromage, le créneau ou le code vient à manquer`)
  expect(says('BOOKS')).toContain('Garder mes livres')
  expect(write('order_review', 'BOOKS')).toContain(
    'Un souci avec un livre ? Répondez à ce message : nous le remplaçons ou le remboursons.',
  )
  expect(write('order_delivered', 'BOOKS')).toContain('Bonne lecture !')
  expect(write('order_expired', 'BEER')).toContain('ses bières sont remises en vente')
})

test.each(otherTrades)('papers and slips name what the house sells: %s', (trade) => {
  const goods = tradeGoods[trade]
  const said = [
    pickingTexts.title(goods),
    slipTexts.present(goods, 'Agathe'),
    slipTexts.sorting(goods),
    ...Object.values(slipTexts.duties).map((say) => say(goods)),
    slipTexts.capsules(goods),
    paperTexts.arrival(goods, '8,5 %'),
    receiptTexts.again(goods),
  ]
  expect(said.flatMap((one) => wordsOfOthers(trade, one))).toEqual([])
})

test('the papers of wine are what they were', () => {
  expect(slipTexts.duties.PAID(tradeGoods.WINE)).toBe(
    'Document commercial d’accompagnement : vins mis à la consommation, droits d’accise acquittés.',
  )
  expect(slipTexts.sorting(tradeGoods.WINE)).toBe('Carton et calage se trient ; les bouteilles vides vont au verre.')
  expect(pickingTexts.title(tradeGoods.WINE)).toBe('À sortir de la cave')
})
