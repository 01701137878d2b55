import { join } from 'node:path'
import Database from 'better-sqlite3'
import { callAsOwner, copyDemo, type OwnShop, openOwnShop } from '../own-shop.ts'
import { expect, test, widths } from '../shopper.ts'
import { type Seen, seePoints } from './focal-points.ts'

test.setTimeout(process.env.LONG ? 900_000 : 120_000)

const directions = ['ESTAMPE', 'CARACTERE', 'PET_NAT', 'GRAND_ANGLE', 'CAVE', 'ETAGERE']
/** Photos with a point in another corner each: one is cut at its sides, one above and below, one everywhere. */
const photos = {
  tall: { width: 700, height: 1822, focal_x: 50, focal_y: 2 },
  broad: { width: 1500, height: 1000, focal_x: 4, focal_y: 4 },
  square: { width: 1000, height: 1000, focal_x: 96, focal_y: 96 },
}

const sizes = { ...widths, edge: { width: 960, height: 700 } }

for (const [name, photo] of Object.entries(photos))
  test(`what its owner marked of a ${name} photo stays in sight wherever the site cuts it`, async ({ page }) => {
    test.skip(name === 'tall' && !process.env.LONG, 'what cuts the others cuts it, too')
    const shop = await openShopOf(photo)
    const point = { x: photo.focal_x / 100, y: photo.focal_y / 100 }
    const cut = new Set<string>()
    const lost: string[] = []
    for (const direction of process.env.LONG ? directions : directions.slice(0, 1)) {
      await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
      for (const path of await pathsOf(shop)) {
        await page.goto(shop.url + path)
        for (const [width, size] of Object.entries(sizes)) {
          await page.setViewportSize(size)
          const seen: Seen[] = await page.evaluate(seePoints, point)
          for (const { place, isCut, isSeen } of seen) {
            if (isCut) cut.add(place)
            if (!isSeen) lost.push(`${direction} ${path} ${width}: ${place}`)
          }
        }
      }
    }
    await shop.stop()
    expect([...new Set(lost)]).toEqual([])
    // Else nothing was tried.
    expect(cut.size).toBeGreaterThan(name === 'tall' ? 0 : 4)
    // A bottle alone loses neither neck nor foot; at the head of a site its owner fills the window with it by their own wish.
    if (name === 'tall') expect([...cut].filter((place) => !/hero|opening|collage|view|night|window/.test(place))).toEqual([])
  })

test('a photo of a bottle opens a site whole: in no direction and no window it loses its neck or its foot', async ({ page }) => {
  const shop = await openShopOf({ width: 900, height: 1200, focal_x: 50, focal_y: 2 })
  for (const direction of directions) {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      await page.goto(shop.url)
      const seen: Seen[] = await page.evaluate(seePoints, { x: 0.5, y: 0.02 })
      const opening = seen.find(({ place }) => /img\.whole(\.whole-tall)?$/.test(place))
      expect(opening, `${direction} at ${size.width}`).toMatchObject({ isCut: false, isSeen: true })
    }
  }
  await shop.stop()
})

/** The demo with the same photo in every place, as if its owner had sent no other. */
async function openShopOf(photo: (typeof photos)[keyof typeof photos]): Promise<OwnShop> {
  const folder = copyDemo()
  const db = new Database(join(folder, 'shop.db'))
  const { path } = db.prepare("select external_path as path from images where width = 1500 and mime = 'image/avif'").get() as {
    path: string
  }
  db.prepare(
    "update images set mime = 'image/avif', external_path = @path, width = @width, height = @height, focal_x = @focal_x, focal_y = @focal_y where kind = 'image' and (width > 200 or height > 200)",
  ).run({ ...photo, path })
  db.close()
  return openOwnShop({ DATA_DIR: folder })
}

/** Each kind of page, and each page that is put together of blocks. */
async function pathsOf(shop: OwnShop): Promise<string[]> {
  const map = await (await fetch(`${shop.url}/sitemap.xml`)).text()
  const all = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path)
  const kinds = new Map<string, string[]>()
  for (const path of all) {
    const parts = path.split('/')
    const kind = parts.length > 2 ? `${parts[1]}/${parts.length}` : path
    kinds.set(kind, [...(kinds.get(kind) ?? []), path])
  }
  return [...kinds.values()].flatMap((paths) => paths.slice(0, process.env.LONG ? 2 : 1))
}
