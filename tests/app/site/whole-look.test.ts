import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage } from '../../support/page/page.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

const desk = '/admin/apparence'
let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

type Seen = { classes: Set<string>; sheet: string }

/** What a page is built of, and the sheet of its site that it asks for. */
async function see(path: string): Promise<Seen> {
  const page = readPage(await shop.html(path))
  const classes = page.all('[class]').flatMap((one) => (one.attribute('class') ?? '').split(' '))
  return { classes: new Set(classes), sheet: page.linked('stylesheet').find((href) => href.startsWith('/theme/')) ?? '' }
}

const seeAll = async (paths: readonly string[]) => {
  const seen = new Map<string, Seen>()
  for (const path of paths) seen.set(path, await see(path))
  return seen
}
const only = (one: Seen | undefined, other: Seen | undefined) =>
  [...(one?.classes ?? [])].filter((name) => !other?.classes.has(name))

test('a site of forty pages turns to another look at once and back by one act, and no page is ever of both', async () => {
  const map = await shop.html('/sitemap.xml')
  const all = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const paths = all.filter((path) => !path.startsWith('/en')).slice(0, 40)
  expect(paths).toHaveLength(40)
  const owner = await openStaffBrowser(shop)
  await owner.send(await owner.open(desk), `${desk}?page=home`, { ART_DIRECTION: 'CAVE' })
  const old = await seeAll(paths)

  const met: [string, Seen][] = []
  let isOver = false
  const visitors = [0, 20].map(async (from) => {
    for (let at = from; !isOver; at = (at + 1) % paths.length) {
      const path = paths[at] ?? '/'
      met.push([path, await see(path)])
    }
  })
  const draft = await owner.open(desk)
  const published = await owner.send(draft, `${desk}/publier`)
  const began = performance.now()
  const first = await see('/')
  const took = performance.now() - began
  const fresh = await seeAll(paths)
  isOver = true
  await Promise.all(visitors)

  expect(took, 'the next visitor waits no longer than a second').toBeLessThan(1000)
  const [oldSheet, newSheet] = [old.get('/')?.sheet, first.sheet]
  expect(newSheet).not.toBe(oldSheet)
  for (const path of paths) {
    expect([old.get(path)?.sheet, fresh.get(path)?.sheet], path).toEqual([oldSheet, newSheet])
    expect(only(fresh.get(path), old.get(path)).length, `${path} is built anew`).toBeGreaterThan(0)
  }
  const looks = new Set<string>()
  for (const [path, seen] of met) {
    const [ofOld, ofNew] = [only(old.get(path), fresh.get(path)), only(fresh.get(path), old.get(path))]
    const isOld = ofOld.some((name) => seen.classes.has(name))
    const isNew = ofNew.some((name) => seen.classes.has(name))
    expect([isOld, isNew], `${path} is of one look`).toEqual(seen.sheet === newSheet ? [false, true] : [true, false])
    looks.add(seen.sheet)
  }
  expect([...looks].sort(), 'visitors came before and after').toEqual([oldSheet, newSheet].sort())

  await owner.send(published, `${desk}/retablir`)
  const back = await seeAll(paths)
  for (const path of paths) expect(back.get(path), path).toEqual(old.get(path))
}, 120_000)
