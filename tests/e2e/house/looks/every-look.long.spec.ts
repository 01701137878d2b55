import type { Page } from '@playwright/test'
import { defaultColours } from '#app/models/site/look/colour-palette.ts'
import { colourFields, readyPalettes } from '#app/models/site/worn/ready-palettes.ts'
import { findFaults } from '../../axe.ts'
import { shareOwnShop } from '../../demo-shop.ts'
import { callAsOwner } from '../../own-shop.ts'
import { expect, settle, test } from '../../shopper.ts'

// Styles are the same without script.
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled)
test.setTimeout(900_000)

const shop = shareOwnShop()

const directions = ['ESTAMPE', 'CARACTERE', 'PET_NAT', 'GRAND_ANGLE', 'CAVE', 'ETAGERE']
/** Bright, dark, and of one colour: far from each other and from what a direction brings along. */
const palettes = ['own', 'CITRON', 'NUIT', 'ARDOISE'] as const
const sizes = [
  { width: 390, height: 844 },
  { width: 960, height: 900 },
  { width: 1440, height: 900 },
]
const pages = [
  ...['/', '/tous-les-blocs', '/le-domaine', '/contact', '/actualites', '/blog/la-cave/descendre-a-la-cave-en-novembre'],
  ...['/albums/percee', '/services', '/avis', '/elements/soirees/trois-ages-du-comte', '/boutique', '/boutique/les-murgers'],
  ...['/boutique/feuille-d-or', '/pour-ce-soir?plat=poulet', '/recherche?q=vin', '/recherche?q=zzz', '/envies', '/panier'],
  ...['/panier/composer?taille=6', '/commande', '/suivi/toutes', '/auth', '/sale-terms', '/cookies', '/zzz'],
]

for (const direction of directions)
  for (const palette of palettes)
    test(`in ${direction} with the colours ${palette} every kind of page is read by everybody, stands within each screen and keeps still`, async ({
      page,
    }) => {
      await wear(direction, palette)
      await page.goto(`${shop.url}/boutique/les-murgers`)
      await settle(page, true)
      await page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' }).click()
      await expect(page.getByRole('complementary', { name: 'Votre panier en bref' })).toBeVisible()
      for (const path of pages)
        for (const size of sizes) {
          await page.setViewportSize(size)
          await page.goto(shop.url + path)
          await settle(page, true)
          expect.soft(await findWrong(page), `${path} at ${size.width} px`).toEqual([])
        }
    })

async function wear(direction: string, palette: (typeof palettes)[number]): Promise<void> {
  const set = (type: string, value: string) => callAsOwner(shop, 'PUT', `/admin/parameter/${type.toLowerCase()}`, { value })
  await set('ART_DIRECTION', direction)
  for (const [colour, field] of Object.entries(colourFields)) {
    // Where the owner has left the program's colours, the direction brings its own.
    const colours = palette === 'own' ? defaultColours : readyPalettes[palette]
    await set(field, colours[colour as keyof typeof colourFields])
  }
}

/** What axe finds, how far a page goes beyond its screen, and how much of it has moved. */
async function findWrong(page: Page): Promise<string[]> {
  const { beyond, moved } = await page.evaluate(async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    const shifts = await new Promise<number>((tell) => {
      let sum = 0
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) sum += entry.value
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => setTimeout(() => tell(sum), 50))
    })
    return { beyond: scrollWidth - clientWidth, moved: shifts }
  })
  return [
    ...(beyond > 0 ? [`${beyond} px beyond the screen`] : []),
    ...(moved > 0.005 ? [`moved by ${moved.toFixed(3)}`] : []),
    ...(await findFaults(page)),
  ]
}
