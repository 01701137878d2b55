import { brotliCompressSync } from 'node:zlib'
import type { Element } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage } from '../../support/page/page.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const directions = ['ESTAMPE', 'CARACTERE', 'PET_NAT'] as const
const into = (direction: string) => shop.set('ART_DIRECTION', direction)

test('the same wines stand at the same prices and are bought in the same way in every direction', async () => {
  const read = async (direction: string) => {
    await into(direction)
    const page = readPage(await shop.html('/boutique'))
    return {
      names: page.main.all('article :is(h2, h3) a').map(({ text }) => text),
      prices: page.main.all('article .price').map(({ text }) => text),
      bought: page.main.all('form[action="/panier/ajouter"] [name="vins"]').length,
    }
  }
  const [estampe, ...others] = [await read('ESTAMPE'), await read('CARACTERE'), await read('PET_NAT')]
  expect(estampe.names.length).toBeGreaterThan(10)
  for (const other of others) expect(other).toEqual(estampe)
})

test('the opening counts what its title counts, is heard as it is written, and shows bottles that lead to their pages', async () => {
  await into('CARACTERE')
  const counted = readPage(await shop.html('/'))
  expect(counted.main.all('h1 b').map(({ text }) => text)).toEqual(['3', '5', '1'])
  expect(counted.main.all('.bottle-row a').length).toBeGreaterThan(2)
  await into('PET_NAT')
  const cut = readPage(await shop.html('/'))
  expect(cut.main.one('h1 .sr-only').text).toBe('Trois coteaux, cinq cépages, une famille')
  expect(cut.main.one('h1 .wobble').attribute('aria-hidden')).toBe('true')
})

test('a bottle is drawn by its kind, with its vintage and its measures', async () => {
  await into('CARACTERE')
  const { main } = readPage(await shop.html('/boutique/les-murgers'))
  expect(main.all('.stage-drawn text').map(({ text }) => text)).toEqual(['22', 'Les Murgers', '298', '⌀ 82'])
})

test('a page of any direction weighs at most 20 kB of styles, the sheet of its kind included', async () => {
  for (const direction of directions) {
    await into(direction)
    for (const path of ['/', '/boutique', '/le-domaine']) {
      const sheets = readPage(await shop.html(path)).linked('stylesheet')
      const weights = await Promise.all(sheets.map(async (sheet) => brotliCompressSync(await shop.html(sheet)).length))
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      expect(whole, `${direction} ${path}`).toBeLessThanOrEqual(20_000)
    }
  }
})

test('of all that the home pages of two directions are made of, they share less than seven tenths', async () => {
  const trees: Map<string, number>[] = []
  for (const direction of directions) {
    await into(direction)
    trees.push(countPlaces(await shop.html('/')))
  }
  const [estampe, caractere, petNat] = trees as [Map<string, number>, Map<string, number>, Map<string, number>]
  for (const [one, other] of [
    [estampe, caractere],
    [estampe, petNat],
    [caractere, petNat],
  ] as const)
    expect(shareOf(one, other)).toBeLessThan(0.7)
})

/** How often each kind of element stands at each place of a page. */
function countPlaces(html: string): Map<string, number> {
  const places = new Map<string, number>()
  const walk = (element: Element, above: string) => {
    const place = `${above}>${element.tagName}.${[...element.classList].sort().join('.')}`
    places.set(place, (places.get(place) ?? 0) + 1)
    for (const child of element.children) walk(child, place)
  }
  walk(readPage(html).one('body').element, '')
  return places
}

function shareOf(one: Map<string, number>, other: Map<string, number>): number {
  const places = [...new Set([...one.keys(), ...other.keys()])]
  const sum = (pick: (...counts: number[]) => number) =>
    places.reduce((all, place) => all + pick(one.get(place) ?? 0, other.get(place) ?? 0), 0)
  return sum(Math.min) / sum(Math.max)
}
