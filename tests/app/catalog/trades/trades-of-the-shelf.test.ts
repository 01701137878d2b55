import { afterEach, expect, test } from 'vitest'
import type { Page } from '../../../support/page/page.ts'
import { plain } from '../../../support/page/page-words.ts'
import { otherTrades, wordsOfOthers } from '../../../support/trade-words.ts'
import { openTradeHouse, type TradeHouse } from '../../support/trade-goods.ts'

/** What may be read all the same, and why. */
const allowed: Readonly<Record<string, string>> = {
  'cave d’affinage': 'cheese ripens in one',
}

const paths = [
  '/',
  '/boutique',
  '/boutique?q=zzzz',
  '/recherche',
  '/recherche?q=zzzz',
  '/recherche?q=perrin',
  '/envies',
  '/contact',
  '/blog',
  '/actualites',
  '/newsletter',
  '/panier',
  '/auth',
  '/renoncer',
  '/catalogue.xml',
  '/cookies',
  '/droits',
  '/legal-notice',
  '/sale-terms',
  '/use-terms',
  '/privacy-policy',
  '/cookie-policy',
  '/accessibilite',
  '/zzz',
]

const spoken = ['alt', 'aria-label', 'placeholder', 'title', 'content']

/** All that a page says: its head, its words, what is read aloud of it, and what it tells machines. */
function allSaid(page: Page): string {
  const attributes = spoken.flatMap((name) => page.all(`[${name}]`).map((part) => part.attribute(name)))
  const said = plain([page.title, page.text, ...attributes, JSON.stringify(page.structuredData)].join('\n'))
  return Object.keys(allowed).reduce((text, words) => text.replaceAll(words, ''), said)
}

let site: TradeHouse
afterEach(() => site.close())

test.each(otherTrades)('nothing that the program says to a reader is of wine: %s', async (trade) => {
  site = await openTradeHouse(trade)
  const list = (await site.visit('/boutique')).page
  const goods = list.main.all('article h2 a').map((link) => link.attribute('href') ?? '')
  expect(goods).toHaveLength(2)
  const menu = list.all('header nav a[href^="/"]').map((link) => link.attribute('href') ?? '')
  const labels = site.ids.map(({ declination }) => `/e-label/${declination}`)
  const faults: string[] = []
  for (const path of new Set([...paths, ...menu, ...goods, ...goods.map((href) => `${href}/prevenir`), ...labels])) {
    const { page } = await site.visit(path)
    faults.push(...wordsOfOthers(trade, allSaid(page)).map((word) => `${path}: ${word}`))
  }
  expect(faults).toEqual([])
})
