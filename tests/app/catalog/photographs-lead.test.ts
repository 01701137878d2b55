import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const picturesOf = async (path: string, within: string) =>
  (await shop.page(path)).main.all(`${within} img`).map((img) => img.attribute('src') ?? '')

test('where a site hangs photographs, a drawn wine is shown by its own, and its page opens with the same', async () => {
  await shop.set('ART_DIRECTION', 'GRAND_ANGLE')
  const shelf = await picturesOf('/boutique', '.view-figure')
  expect(shelf.filter((src) => /\/photographs\/bottle-/.test(src)).length).toBeGreaterThan(8)
  expect(await picturesOf('/boutique/les-murgers', '.stage-plate')).toContainEqual(expect.stringMatching(/bottle-murgers\.avif/))
  await shop.set('ART_DIRECTION', '')
  expect((await picturesOf('/boutique', '.shelf')).filter((src) => src.includes('/photographs/'))).toEqual([])
})

test('the scenes stand on the pages of their wines, behind the bottle', async () => {
  for (const [wine, scene] of [
    ['les-murgers', 'scene-case'],
    ['vin-jaune', 'scene-label'],
    ['la-combe-au-geai', 'scene-table'],
  ] as const)
    expect((await picturesOf(`/boutique/${wine}`, '.stage-more')).at(-1)).toContain(scene)
})
