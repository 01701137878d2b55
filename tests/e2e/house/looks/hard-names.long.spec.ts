import type { Page } from '@playwright/test'
import { findFaults } from '../../axe.ts'
import { shareOwnShop } from '../../demo-shop.ts'
import { callAsOwner } from '../../own-shop.ts'
import { expect, settle, test } from '../../shopper.ts'

// Styles are the same without script.
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled)
test.setTimeout(600_000)

const shop = shareOwnShop()
const directions = ['ESTAMPE', 'CARACTERE', 'PET_NAT', 'GRAND_ANGLE', 'CAVE', 'ETAGERE']
const widths = [390, 960, 1440]
const houses = [
  'Château Sainte-Marie-de-la-Croix-Rousse & Filles, vignerons depuis 1789',
  'ANTICONSTITUTIONNELLEMENTVIGNERONNE',
  'Ô',
  'Ÿvès Œuf d’Août',
]
const wines = [
  'Gewurztraminer sélection de grains nobles vieilles vignes 2023',
  'ANTICONSTITUTIONNELLEMENTANTICONSTITUTIONNELLEMENT',
  'Châteauneuf-du-Pape-sous-les-cerisiers-de-ma-grand-mère',
  'Ÿ',
  '1er Cru « L’Été indien » (n° 12/24) – 100 % Pinot',
  'שלום יין אדום',
]

for (const direction of directions)
  test(`in ${direction} hard names of a house and its wines fall well: nothing is wider than its screen, and the menu is one row`, async ({
    page,
  }) => {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    for (const [turn, house] of houses.entries()) {
      await callAsOwner(shop, 'PUT', '/admin/parameter/company_name', { value: house })
      const product = await rename(wines[turn % wines.length] as string, wines[(turn + 3) % wines.length] as string)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const path of ['/', '/boutique', product, '/recherche?q=zzz', '/contact']) {
          await page.goto(shop.url + path)
          await settle(page, true)
          expect.soft(await findWrong(page), `${house}: ${path} at ${width} px`).toEqual([])
        }
      }
    }
  })

/** Gives two wines of the home page a hard name each; answers the page of the first. */
async function rename(one: string, other: string): Promise<string> {
  await callAsOwner(shop, 'PUT', '/admin/product/abbesse', { name: one })
  await callAsOwner(shop, 'PUT', '/admin/product/murgers', { name: other })
  return '/boutique/clos-de-l-abbesse'
}

async function findWrong(page: Page): Promise<string[]> {
  const { beyond, rows } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const entries = [...document.querySelectorAll('.app-bar-wide nav > ul > li')].map((entry) => entry.getBoundingClientRect())
    const tops = entries.filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 8))
    return { beyond: scrollWidth - clientWidth, rows: new Set(tops).size }
  })
  return [
    ...(beyond > 0 ? [`${beyond} px beyond the screen`] : []),
    ...(rows > 1 ? [`a menu of ${rows} rows`] : []),
    ...(await findFaults(page)),
  ]
}
