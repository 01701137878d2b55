import sharp from 'sharp'
import { type Part, partVariants } from '#app/models/site/look/direction-plan.ts'
import { partParameters } from '#app/models/site/worn/direction.ts'
import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, expectAccessible, expectNoSideScroll, test, widths } from '../shopper.ts'

test.setTimeout(process.env.LONG ? 3_600_000 : 60_000)

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.stop())

const directions = ['ESTAMPE', 'CARACTERE', 'PET_NAT', 'GRAND_ANGLE', 'CAVE', 'ETAGERE']

for (const [turn, direction] of directions.slice(1).entries())
  test(`in ${direction} each kind of page is read by everybody and stands within every screen`, async ({ page }) => {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    const paths = ['/', '/boutique', '/boutique/les-murgers', '/le-domaine', '/contact', '/actualites', '/zzz']
    // Each direction is looked at on every second of its pages, each page in every second direction; in the long run in all.
    for (const path of paths.filter((_path, place) => process.env.LONG || (place + turn) % 2 === 0)) {
      await page.goto(shop.url + path)
      await expectNoSideScroll(page)
      await expectAccessible(page, true)
    }
  })

test('in ETAGERE a wine is found from the bar of the home, on a desk at sight and on a phone behind the menu', async ({
  page,
}) => {
  await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: 'ETAGERE' })
  for (const size of [widths.desk, widths.phone]) {
    await page.setViewportSize(size)
    await page.goto(shop.url)
    if (size === widths.phone) await page.getByRole('banner').locator('.drawer > summary').click()
    const field = page.getByRole('banner').getByRole('searchbox')
    await field.fill('murgers')
    await field.press('Enter')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Les Murgers/ })
        .first(),
    ).toBeVisible()
  }
})

test('whoever wants nothing to move is heard in every direction', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const value of directions) {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value })
    await page.goto(shop.url)
    const measures = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--fast', '--calm'].map((name) => Number.parseFloat(style.getPropertyValue(name)))
    })
    expect(measures, value).toEqual([0, 0])
  }
})

/** Parts far from their direction: cut paper in the dark, a vault in a bright shop, a counter over engravings. */
const odd = [
  {
    ART_DIRECTION: 'CAVE',
    HEADER_STYLE: 'COUNTER',
    HERO_STYLE: 'COLLAGE',
    CARD_STYLE: 'TILES',
    BOTTLE_STYLE: 'CUT',
    FOOTER_STYLE: 'PAPERS',
  },
  {
    ART_DIRECTION: 'ETAGERE',
    HEADER_STYLE: 'MAST',
    HERO_STYLE: 'NICHE',
    CARD_STYLE: 'NICHES',
    FOOTER_STYLE: 'COLUMNS',
    DENSITY: 'AIRY',
  },
  {
    ART_DIRECTION: 'CARACTERE',
    HERO_STYLE: 'ENGRAVING',
    CARD_STYLE: 'RACK',
    FOOTER_STYLE: 'COLUMNS',
    RADIUS: 'ROUND',
    DENSITY: 'TIGHT',
  },
]

test('in a look of odd parts pages are read by everybody and stand within a phone', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  for (const [turn, look] of (process.env.LONG ? everyLook() : odd).entries()) {
    const { data } = (await callAsOwner(shop, 'PUT', '/admin/look', { look })) as { data: { previewKey: string } }
    for (const [place, path] of ['/', '/boutique', '/boutique/les-murgers', '/contact'].entries()) {
      await page.goto(`${shop.url}${path}?apercu=${data.previewKey}`)
      await expectNoSideScroll(page)
      if (process.env.LONG || (place + turn) % 4 < 2) await expectAccessible(page, true, widths.phone)
    }
  }
  await callAsOwner(shop, 'DELETE', '/admin/look')
})

/** Every direction with every variant of every part. */
function everyLook(): Record<string, string>[] {
  const parts = Object.entries(partParameters) as [Part, string][]
  return directions.flatMap((ART_DIRECTION) =>
    Array.from({ length: 6 }, (_, turn) => ({
      ART_DIRECTION,
      ...Object.fromEntries(
        parts.map(([part, type], place) => {
          const variants = partVariants[part]
          return [type, (variants[(turn + place) % variants.length] ?? '').toUpperCase()]
        }),
      ),
    })),
  )
}

test('in another direction a wine is bought from its row of the index', async ({ page }) => {
  await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: 'CARACTERE' })
  await page.setViewportSize(widths.desk)
  await page.goto(`${shop.url}/boutique`)
  const row = page.locator('.row', { hasText: 'Les Grappillons' })
  await row.getByRole('button', { name: 'Ajouter au panier : Les Grappillons' }).click()
  await expect(page.getByRole('complementary', { name: 'Votre panier en bref' })).toContainText('Les Grappillons')
  await page.goto(`${shop.url}/panier`)
  await expect(page.getByRole('main')).toContainText('Les Grappillons')
})

test('two directions share no more than a third of what a designer decides of the parts of a home page', async ({ page }) => {
  await page.setViewportSize(widths.desk)
  const sampled: string[][] = []
  for (const direction of directions) {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    await page.goto(shop.url)
    sampled.push(await page.evaluate(readStyles, sample))
  }
  const count = Object.values(sample).flat().length
  sampled.forEach((one, at) => {
    expect(one).toHaveLength(count)
    for (const [further, other] of sampled.slice(at + 1).entries()) {
      const shared = one.filter((value, place) => value === other[place]).length
      expect(shared / count, `${directions[at]} and ${directions[at + 1 + further]}`).toBeLessThanOrEqual(1 / 3)
    }
  })
})

test('the notice on the legal guarantee has the colours of the law in every direction', async ({ page }) => {
  for (const direction of directions) {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    await page.goto(`${shop.url}/sale-terms`)
    const colours = await page
      .locator('.eu-notice :is(h2, h3)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
    expect(colours, direction).toEqual(['rgb(255, 237, 0)', 'rgb(0, 51, 153)'])
  }
})

const photographs = { broad: { width: 1600, height: 1000 }, upright: { width: 1200, height: 1600 } }

for (const [turn, [form, photograph]] of Object.entries(photographs).entries())
  test(`the ${form} photograph of a house is seen in the opening of every direction, and no words stand on it`, async ({
    page,
  }) => {
    const image = await sendPhoto(photograph)
    const { data } = (await callAsOwner(shop, 'GET', '/admin/page/accueil')) as { data: { blocks: object[] } }
    const [hero, ...others] = data.blocks
    const blocks = [{ ...hero, picture: { image, alt: 'La table' }, tall: undefined }, ...others]
    await callAsOwner(shop, 'PUT', '/admin/page/accueil', { blocks })
    // Each of the two in every second direction; in the long run in all.
    const tried = directions.filter((_one, place) => process.env.LONG || place % 2 === turn)
    for (const direction of tried) {
      await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
      for (const size of [widths.phone, widths.desk]) {
        await page.setViewportSize(size)
        await page.goto(shop.url)
        const photo = page.getByRole('img', { name: 'La table' })
        await photo.scrollIntoViewIfNeeded()
        expect(await photo.evaluate(isOnTop), direction).toBe(true)
        // A title may stand on a land, and not before the foot of a bottle.
        if (form === 'upright') expect(await photo.evaluate(isFootOnTop), `${direction} at ${size.width}`).toBe(true)
        const box = await photo.boundingBox()
        for (const words of ['.lead', '.actions a:last-child']) {
          const other = await page.locator('main section').first().locator(words).first().boundingBox()
          expect(box && other && overlap(box, other), `${direction} ${words} at ${size.width}`).toBe(false)
        }
        await expectNoSideScroll(page)
      }
    }
  })

/** Sends a photograph as an owner does, and answers its id. */
async function sendPhoto({ width, height }: { width: number; height: number }): Promise<string> {
  const create = { width, height, channels: 3 as const, background: '#7a4a2b' }
  const jpeg = await sharp({ create }).jpeg().toBuffer()
  const body = new FormData()
  body.append('images', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'table.jpg')
  body.append('alt', 'La table')
  const headers = { idSite: '1', Authorization: `Bearer ${shop.token}` }
  const sent = await fetch(`${shop.url}/api/admin/image`, { method: 'POST', headers, body })
  const { data } = (await sent.json()) as { data: { images: { id: string }[] } }
  return data.images[0]?.id ?? ''
}

/** Whether whoever points at the middle of what is in sight of a picture points at the picture. */
function isOnTop(picture: Element): boolean {
  const { left, right, top, bottom } = picture.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  // A bar may stick to an end of the window.
  return document.elementsFromPoint(x, y)[0] === picture
}

/** The same of its lower end. */
function isFootOnTop(picture: Element): boolean {
  picture.scrollIntoView({ block: 'center' })
  const { left, right, bottom } = picture.getBoundingClientRect()
  return document.elementsFromPoint((left + right) / 2, bottom - 16)[0] === picture
}

type Box = { x: number; y: number; width: number; height: number }

function overlap(one: Box, other: Box): boolean {
  const apart = (at: 'x' | 'y', size: 'width' | 'height') =>
    one[at] + one[size] <= other[at] || other[at] + other[size] <= one[at]
  return !apart('x', 'width') && !apart('y', 'height')
}

const type = ['color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing']
const ground = ['color', 'background-color']
const sample = {
  body: [...ground, 'font-family', 'font-size', 'line-height'],
  'main h1': type,
  'main .block h2': type,
  'main .block .head': ['margin-bottom', 'padding-bottom', 'border-bottom-width'],
  'main .lead': ['color', 'font-size', 'line-height'],
  'main .btn': [...ground, 'min-height', 'padding-left', 'font-size', 'border-top-left-radius'],
  'main article .btn': [...ground, 'font-family', 'font-size', 'box-shadow'],
  'main article :is(h2, h3)': type,
  'main .price': type,
  'main select.input': [...ground, 'border-bottom-color', 'border-left-width', 'border-top-left-radius'],
  '.app-bar-wide .brand span': type,
  '.app-bar-wide a.entry': ['color', 'font-family', 'font-size', 'font-weight'],
  '.app-bar-wide .cart-tool': ground,
  '.info-bar': ground,
  '.minors': ground,
  '.post-title': type,
  '.post-picture': ['background-color', 'height', 'border-top-left-radius'],
  '.quote p': type,
  '.hours th': ['color', 'border-bottom-color', 'padding-top'],
  '.foot': [...ground, 'font-size', 'padding-top'],
  '.foot h2': type,
  '.foot .letter-form .btn': ground,
}

/** The styles of a sample of parts, as the page draws them. */
function readStyles(parts: Record<string, string[]>): string[] {
  return Object.entries(parts).flatMap(([selector, names]) => {
    const part = document.querySelector(selector)
    return part ? names.map((name) => getComputedStyle(part).getPropertyValue(name)) : []
  })
}
