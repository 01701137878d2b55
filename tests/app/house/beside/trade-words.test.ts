import { expect, test } from 'vitest'
import type { Database } from '#api/platform/database/database.ts'
import { fillDesks } from '../../../support/panel/fill-desks.ts'
import { listPanelScreens, oneOfEach } from '../../../support/panel/panel-walk.ts'
import { scrubDemo } from '../../../support/panel/scrub-demo.ts'
import { fillTill } from '../../../support/trade.ts'
import { otherTrades, wordsOfWine } from '../../../support/trade-words.ts'
import { openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

/** Where a word of wine is right in every house, and why. */
const right: readonly [screen: RegExp, words: readonly string[], why: string][] = [
  [/^\/admin\/(?:apparence|bienvenue\/pages|parametres\?partie=look)/, ['cave'], 'a direction is called so'],
  [/^\/admin\/apparence/, ['domaine'], 'a pair of letters is called so'],
  [/^\/admin\/(?:bienvenue\/pages|parametres)/, ['vigneron'], 'one of the trades that can be chosen'],
  [/^\/admin\/cles/, ['domaines'], 'what a key opens'],
  [/^\/admin\/sites/, ['domaine'], 'the name of a host'],
  [/^\/admin\/conformite$/, ['bouteille', 'vin', 'vins'], 'rules of law that are about wine, whoever reads them'],
  [/^\/admin\/pages$/, ['cave', 'caveau', 'domaine', 'vigne', 'vignes'], 'addresses of the demo’s pages'],
  [
    /^\/admin\/produits\/clocher\/studio$/,
    ['bouteille', 'vins'],
    'it photographs bottles alone, and no way of these houses leads to it',
  ],
  [/^\/admin\/produits\/apercu\//, ['bouteille', 'millésime', 'millésimes'], 'a page of the shop, of a wine of the demo'],
  [/^\/admin\/sections\//, ['vigne', 'vin'], 'what a test has written'],
]

function isRight(path: string, word: string): boolean {
  return right.some(([screen, words]) => screen.test(path) && words.includes(word))
}

async function fill(db: Database): Promise<void> {
  await fillTill(db)
  await scrubDemo(db)
}

/** What a screen says itself: its words, and those that are told where they stand. */
function saidOn(html: string): string {
  const shown = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
  const told = [...shown.matchAll(/ (?:aria-label|title|placeholder|data-label|alt)="([^"]*)"/g)].map(([, text]) => text)
  return [shown.replaceAll(/<[^>]*>/g, ' '), ...told].join(' ')
}

const trades = process.env.LONG ? otherTrades : otherTrades.slice(0, 1)

test.each(trades)('no screen of the panel of another trade speaks of wine: %s', async (trade) => {
  const shop = await openOwnedShop({ fill })
  try {
    await shop.set('TRADE', trade)
    const staff = await openStaffBrowser(shop)
    const read = async (path: string) => {
      const { html, status } = await staff.open(path)
      expect([path, status]).toEqual([path, 200])
      return html
    }
    const screens = oneOfEach(await listPanelScreens(read, await fillDesks(shop.call)))
    expect(screens.length).toBeGreaterThan(100)
    const found: [string, string[]][] = []
    for (const path of screens) {
      const words = wordsOfWine(saidOn(await read(path))).filter((word) => !isRight(path, word))
      if (words.length > 0) found.push([path, words])
    }
    expect(Object.fromEntries(found)).toEqual({})
  } finally {
    await shop.close()
  }
})

test('a brewer finds the beers by the menu and the search, and tells a new one in a line', async () => {
  const shop = await openOwnedShop({ fill: fillTill })
  try {
    await shop.set('TRADE', 'BEER')
    const staff = await openStaffBrowser(shop)
    const day = await staff.open('/admin')
    expect(day.main.text).toContain('Les bières les plus vendues')
    expect(day.all('nav a[href="/admin/produits"]')[0]?.text).toContain('Bières')
    for (const asked of ['nouvelle bière', 'nouveau vin', 'nouveau produit']) {
      const { main } = await staff.open(`/admin/chercher?q=${encodeURIComponent(asked)}`)
      expect([asked, main.all('a[href="/admin/produits/nouveau"]').map(({ text }) => text)]).toEqual([
        asked,
        [expect.stringContaining('Nouvelle bière')],
      ])
    }
    const found = await staff.open(`/admin/chercher?q=${encodeURIComponent('nouvelle bière Blonde du pré 3,20 €')}`)
    const way = found.main.all('a').find(({ text }) => text.includes('Ajouter Blonde du pré'))
    const form = await staff.open(way?.attribute('href')?.replaceAll('&amp;', '&') ?? '')
    expect(form.main.text).toContain('Nouvelle bière')
    const said = ['name', 'price', 'vintages.0.capacity', 'kind'].map((name) => form.fieldNamed(name).value)
    expect(said).toEqual(['Blonde du pré', '3,20', '33', 'autre'])
    await shop.set('TRADE', 'CHEESE')
    const cheese = await staff.open('/admin/produits/nouveau')
    expect(['kind', 'vintages.0.capacityUnit'].map((name) => cheese.fieldNamed(name).value)).toEqual(['autre', 'g'])
    expect(cheese.main.text).toContain('Lait')
  } finally {
    await shop.close()
  }
})
