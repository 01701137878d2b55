import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { readMailLook } from '#api/platform/mail/mail-look.ts'
import { sellsAlcohol, type Trade } from '#app/models/site/settings/trade.ts'
import { tradeWords } from '#app/texts/site/trades.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop

beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.set('BLOCK_MINORS', 'true')
})
afterAll(() => shop.close())

const kinds = { WINE: 'Winery', BEER: 'Brewery', CHEESE: 'Store', BOOKS: 'BookStore' }

test.each(Object.entries(kinds) as [Trade, string][])('a site speaks the words of its trade: %s', async (trade, kind) => {
  await shop.set('TRADE', trade)
  await shop.call('PUT', '/admin/site', { isWinemaker: sellsAlcohol(trade) })
  const words = tradeWords[trade]
  const home = await shop.page('/')
  expect(home.structuredData[0]['@type']).toBe(kind)
  expect(home.all('.bottom-bar a').map(({ text }) => text.trim())).toContain(words.shortGoods)
  expect(home.all('footer h2').map(({ text }) => text)).toContain(words.hours)
  const list = await shop.page('/boutique')
  expect(list.main.all('p.lead')[0]?.text).toBe(words.shopLead)
  expect(list.main.all('#tonight')).toHaveLength(trade === 'WINE' ? 1 : 0)
  expect(list.main.all('#carton')).toHaveLength(sellsAlcohol(trade) ? 1 : 0)
  const contact = await shop.page('/contact')
  expect(contact.main.all('option').map(({ text }) => text)).toContain(words.advice)
  expect(contact.main.text).toContain(words.hours)
  expect((await shop.page('/blog')).main.text).toContain(words.blogLead)
  const door = (await shop.page('/age')).main.all('p.lead')[0]?.text
  expect(door).toBe([words.topic, 'La vente d’alcool est interdite aux mineurs de moins de 18 ans.'].filter(Boolean).join(' '))
})

test.each(Object.keys(kinds) as Trade[])(
  'the law of alcohol is where alcohol is sold, on pages and in mails: %s',
  async (trade) => {
    await shop.set('TRADE', trade)
    await shop.call('PUT', '/admin/site', { isWinemaker: sellsAlcohol(trade) })
    const { read } = bindToSite(shop.db, '1')
    const { sellsAlcohol: isInMails } = await readMailLook(read, { name: 'Maison', origin, lang: 'fr' })
    const home = await shop.page('/')
    const isOnPages = home.text.includes('L’abus d’alcool')
    const seen = [
      isInMails,
      isOnPages,
      home.all('.minors').length === 1,
      (await shop.html('/legal-notice')).includes('L. 3342-1'),
    ]
    expect(seen).toEqual(Array(4).fill(sellsAlcohol(trade)))
  },
)
