// A sheet for each art direction: its home, its shelves and a wine, at three widths, whole pages side by side.
import { join } from 'node:path'
import sharp from 'sharp'

const directions = ['estampe', 'caractere', 'pet-nat', 'grand-angle', 'cave', 'etagere']
const paths = ['/', '/boutique', '/boutique/clos-de-l-abbesse']
const widths = [1440, 960, 390]
/** How much smaller than on a screen, how much of a long page is shown, and what lies between two. */
const [scale, tallest, gap] = [0.3, 2000, 16]

/** Draws the sheet of each direction into a folder, from a shop whose owner has lent a token. */
export async function drawLookSheets({ url, token, browser, folder, refuse, say }) {
  for (const direction of directions) {
    await wear(url, token, direction)
    const pages = []
    for (const path of paths) for (const width of widths) pages.push(await shoot(browser, url + path, width, refuse))
    const file = join(folder, `${direction}.webp`)
    await layOut(pages).webp({ quality: 74 }).toFile(file)
    say(`  ${direction}.webp`)
  }
  await wear(url, token, directions[0])
}

async function wear(url, token, direction) {
  const response = await fetch(`${url}/api/admin/parameter/art_direction`, {
    method: 'PUT',
    headers: { idSite: '1', Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ value: direction.replaceAll('-', '_').toUpperCase() }),
  })
  if (!response.ok) throw new Error(`The site does not wear ${direction}: ${response.status}`)
}

async function shoot(browser, url, width, refuse) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await refuse(page, url)
  // Pictures below come as they are neared.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  const picture = sharp(await page.screenshot({ fullPage: true })).resize({ width: Math.round(width * scale) })
  await context.close()
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, tallest)
  return {
    width: info.width,
    height,
    picture: await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer(),
  }
}

function layOut(pages) {
  const height = Math.max(...pages.map((page) => page.height)) + 2 * gap
  let left = gap
  const placed = pages.map(({ picture, width }) => {
    const at = { input: picture, left, top: gap }
    left += width + gap
    return at
  })
  return sharp({ create: { width: left, height, channels: 3, background: '#8a8a86' } }).composite(placed)
}
