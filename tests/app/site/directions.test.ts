import { brotliCompressSync } from 'node:zlib'
import type { Element } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { parameterList } from '#app/models/site/settings/parameter-list.ts'
import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import { partsOf } from '#app/models/site/worn/direction.ts'
import { readPage } from '../../support/page/page.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const choices = (
  [
    'HEADER_STYLE',
    'HERO_STYLE',
    'CARD_STYLE',
    'BOTTLE_STYLE',
    'FOOTER_STYLE',
    'FIELD_STYLE',
    'SECTION_STYLE',
    'GALLERY_STYLE',
    'DENSITY',
    'RADIUS',
  ] as const
).map((type) => [type, parameterList[type].choices] as const)
/** By what the variants of a part are known in a page. */
const openings = {
  engraving: '.hero',
  table: '.opening',
  collage: '.collage',
  view: '.view',
  niche: '.night',
  window: '.window',
} satisfies Record<PartChoice['opening'], string>
const shelves = {
  cards: '.shelf > .good',
  index: '.index > .row',
  tiles: '.tiles > .tile',
  frames: '.frames > .view-good',
  niches: '.niches > .niche',
  rack: '.rack > .ref',
} satisfies Record<PartChoice['shelf'], string>
const bottles = {
  engraved: '.stage-plate .stage-hills',
  elevation: '.stage-drawn .bottle-measure',
  cut: '.stage-drawn .bottle-strip',
  studio: '.stage-drawn .bottle-shine',
  lit: '.stage-drawn .bottle-rim',
  plain: '.stage-drawn [class^="band-"]',
} satisfies Record<PartChoice['bottle'], string>
const directions = ['ESTAMPE', 'CARACTERE', 'PET_NAT', 'GRAND_ANGLE', 'CAVE', 'ETAGERE'] as const
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
  const estampe = await read('ESTAMPE')
  const others = []
  for (const direction of directions.slice(1)) others.push(await read(direction))
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

test('the same ways lead on from the top and the foot of every direction', async () => {
  const read = async (direction: string) => {
    await into(direction)
    const page = readPage(await shop.html('/'))
    const hrefs = (at: string) => [...new Set(page.all(`${at} a`).map((link) => link.attribute('href')))].sort()
    return { top: hrefs('.app-bar-wide'), foot: hrefs('footer.foot'), letter: page.all('footer.foot .letter-form').length }
  }
  const estampe = await read('ESTAMPE')
  expect(estampe.foot).toContain('/renoncer')
  for (const direction of directions.slice(1)) expect(await read(direction), direction).toEqual(estampe)
})

test('a house without a photograph opens with what its direction draws', async () => {
  for (const [direction, drawn] of [
    ['GRAND_ANGLE', '.mist'],
    ['CAVE', '.night-niches'],
    ['ETAGERE', '.window-goods .bottle-row'],
  ] as const) {
    await into(direction)
    expect(readPage(await shop.html('/')).main.all(drawn), direction).toHaveLength(1)
  }
})

test('a dark paper darkens what the browser draws itself', async () => {
  await into('CAVE')
  expect(await shop.theme()).toContain(':root{color-scheme:dark;')
  await into('ETAGERE')
  expect(await shop.theme()).not.toContain('color-scheme')
})

test('a bottle is drawn by its kind, with its vintage and its measures', async () => {
  await into('CARACTERE')
  const { main } = readPage(await shop.html('/boutique/les-murgers'))
  expect(main.all('.stage-drawn text').map(({ text }) => text)).toEqual(['22', 'Les Murgers', '298', '⌀ 82'])
})

test('what a house counts and has won is set large where the direction does so, and is said in words in each', async () => {
  const read = async (path: string) => readPage(await shop.html(path)).main
  const large = async (path: string, selector: string) => (await read(path)).all(selector).map(({ text }) => text)
  await into('CARACTERE')
  expect(await large('/', '.figures > span')).toEqual(['9 hectares', '3 versants', '0 désherbant', '6 ans', '3 mois'])
  expect(await large('/', '.letter-count')).toEqual(['4'])
  expect(await large('/', '.award-figure')).toEqual(['Or', '17/20', 'Argent', 'Bronze'])
  expect(await large('/boutique/clos-de-l-abbesse', '.good-figures > li')).toEqual([
    '15 °Cà table',
    '12 moisen foudre',
    '2033 à garder jusque-là',
  ])
  await into('PET_NAT')
  expect(await large('/', '.envelope text')).toEqual(['4'])
  expect(await large('/', '.figures, .letter-count')).toEqual([])
  for (const direction of directions) {
    await into(direction)
    const home = await read('/')
    expect(home.text).toContain('Neuf hectares, trois versants, aucun désherbant')
    expect(home.all('.mark h3').map(({ text }) => text)).toEqual([
      'Médaille d’or',
      '17/20',
      'Médaille d’argent',
      'Médaille de bronze',
    ])
  }
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

test('the sheet that the first paint waits for fits into the first flight of a connection as it is sent', async () => {
  await into('ESTAMPE')
  const sheets = readPage(await shop.html('/')).linked('stylesheet')
  const sent = await shop.get(sheets.find((href) => href.startsWith('/theme/')) ?? '', { 'accept-encoding': 'br, gzip' })
  expect(sent.headers.get('content-encoding')).toBe('br')
  // Ten segments of 1,460 bytes, less what the headers take.
  expect(Number(sent.headers.get('content-length'))).toBeLessThanOrEqual(14_600 - 900)
})

test('of all that the home pages of two directions are made of, they share less than six tenths', async () => {
  const trees: Map<string, number>[] = []
  for (const direction of directions) {
    await into(direction)
    trees.push(countPlaces(await shop.html('/')))
  }
  trees.forEach((one, at) => {
    for (const [further, other] of trees.slice(at + 1).entries())
      expect(shareOf(one, other), `${directions[at]} and ${directions[at + 1 + further]}`).toBeLessThan(0.6)
  })
})

describe('in a look of odd parts', () => {
  /** Each direction with parts of the others; in the long run every variant of every part in each. */
  const looks = directions.flatMap((ART_DIRECTION, at) =>
    Array.from({ length: process.env.LONG ? 72 : 1 }, (_, turn) => ({
      ART_DIRECTION,
      ...Object.fromEntries(
        choices.map(([type, values], place) => [
          type,
          values[(at * (place + 1) + turn * (1 + (place % 2) * 4)) % values.length] ?? '',
        ]),
      ),
    })),
  )

  test.each(looks)('%o each part is drawn, nothing is lost, and the sheet says all that it leans on', async (look) => {
    const draft = await shop.call('PUT', '/admin/look', { look })
    const open = (path: string) => shop.html(`${path}${path.includes('?') ? '&' : '?'}apercu=${draft.previewKey}`)
    const [home, list, product] = await Promise.all(['/', '/boutique', '/boutique/les-murgers'].map(open))
    const parts = partsOf(readParameters(Object.entries(look).map(([type, value]) => ({ type, value }))))
    const page = readPage(home ?? '')
    expect(page.all(`header.bar-${parts.bar}`)).toHaveLength(1)
    expect(page.main.all(openings[parts.opening])).toHaveLength(1)
    expect(page.all(`footer.foot-${parts.foot}`)).toHaveLength(1)
    expect(page.all('footer.foot a').some((link) => link.attribute('href') === '/renoncer')).toBe(true)
    const shelf = readPage(list ?? '').main
    expect(shelf.all(`${shelves[parts.shelf]} form[action="/panier/ajouter"]`).length).toBeGreaterThan(10)
    expect(shelf.all(`${shelves[parts.shelf]} .price`).length).toBeGreaterThan(10)
    const stage = readPage(product ?? '').main
    expect(stage.all(bottles[parts.bottle]).length).toBeGreaterThan(0)
    for (const html of [home, list, product]) {
      const sheets = await Promise.all(
        readPage(html ?? '')
          .linked('stylesheet')
          .map((href) => shop.html(href)),
      )
      const sheet = sheets.join('')
      const weights = sheets.map((one) => brotliCompressSync(one).length)
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(20_000)
      const leant = new Set([...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? ''))
      expect([...leant].filter((name) => !sheet.includes(`${name}:`))).toEqual([])
    }
  })
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
