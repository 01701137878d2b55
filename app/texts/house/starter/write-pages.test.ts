import { expect, test } from 'vitest'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import { type Answers, type Proposal, pieces, shippingWays, visitWays } from '#app/models/house/starter/answers.ts'
import { tidyText, toSentence, townOf } from '#app/models/house/starter/sentence.ts'
import { trades } from '#app/models/site/settings/trade.ts'
import { pageWords } from './trade-pages.ts'
import { writePages } from './write-pages.ts'

const names = ['Domaine Marchal', 'Brasserie de l’Écluse', '  Le   Nez en l’air ', 'Ô']
const towns = ['', 'Arbois', 'Le Puy-en-Velay', 'Les Arsures', '12, rue Haute, 39600 Arbois', '39600', 'L’Isle-Adam', ' , ']
const typed = [
  '',
  'neuf hectares en bio, pinot noir et savagnin',
  'Marie et Paul, vignerons depuis 1998 ',
  'trois  générations ;',
  '…',
  'du lait cru\n\net du temps !',
  'depuis 2011,',
  '« Rien que du houblon d’ici »',
  '\u200b \u00a0',
]

/** The same numbers for the same seed, so that a failure can be seen again. */
function drawFrom(seed: number) {
  let state = seed
  return <T>(from: readonly T[]): T => {
    state = (state * 1103515245 + 12345) % 2147483648
    return from[Math.floor((state / 2147483648) * from.length)] as T
  }
}

function randomAnswers(seed: number): Answers {
  const draw = drawFrom(seed * 7919 + 1)
  return {
    name: tidyText(draw(names)),
    trade: draw(trades),
    town: townOf(draw(towns)),
    craft: toSentence(draw(typed)),
    story: toSentence(draw(typed)),
    hasHours: draw([true, false]),
    visits: draw(visitWays),
    visitsHow: toSentence(draw(typed)),
    shipping: draw(shippingWays),
    photos: Array.from({ length: draw([0, 0, 1, 2, 3, 6, 9]) }, (_, place) => `photo-${place}`),
  }
}

/** Every word that a page says, by the name of its field. */
function wordsOf(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]]
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => wordsOf(inner, name))
}

function expectSound(answers: Answers, proposals: Proposal[], addresses: string[]) {
  for (const { ways } of proposals) {
    for (const { title, short, blocks } of ways) {
      const seen = JSON.stringify({ answers, blocks })
      expect(title.trim() && short.trim(), seen).not.toBe('')
      for (const [field, text] of [...wordsOf(blocks), ['title', title], ['short', short]] as const) {
        expect(text, seen).not.toMatch(/\s{2}|undefined|null|NaN|\[object|^\s|\s$|\s[.,]|\(\)|« »/)
        if (field === 'lead' && text) expect(text, seen).toMatch(/[.!?…]['"’”»)]*$/)
        if (field === 'href') expect(addresses, seen).toContain(text)
      }
      for (const block of plainBlocksOf(blocks)) {
        if (block.type === 'title') expect(block.text, seen).toMatch(/\S/)
        if (block.type === 'text') expect(block.body.content.length, seen).toBeGreaterThan(0)
        if (block.type === 'cards')
          expect(
            block.cards.map(({ text }) => text),
            seen,
          ).not.toContain('')
        if (block.type === 'hours') expect(answers.hasHours, seen).toBe(true)
        if (['hero', 'call', 'hours', 'map', 'cards', 'gallery', 'products'].includes(block.type))
          expect((block as { title: string }).title, seen).toMatch(/\S/)
      }
      for (const rich of JSON.stringify(blocks).matchAll(/"content":\[(.*?)\]/g)) expect(rich[1], seen).not.toBe('')
    }
  }
}

test('a thousand sets of answers make pages without an empty heading, a sentence left open or a way that leads nowhere', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const answers = randomAnswers(seed)
    const draw = drawFrom(seed + 5)
    const left = new Set(draw([[], ['house'], ['place', 'visits'], ['house', 'place', 'visits']]) as string[])
    const proposals = writePages(answers, { standing: {}, isWanted: (piece) => !left.has(piece) })
    const own = proposals.filter(({ piece }) => !left.has(piece)).map(({ url }) => `/${url}`)
    expectSound(answers, proposals, [...own, '/boutique', '/contact'])
  }
})

test('nothing is made up: a house that says its name alone has pages that say no more', () => {
  for (const trade of trades) {
    const answers: Answers = {
      name: 'Chez Nous',
      trade,
      town: '',
      craft: '',
      story: '',
      hasHours: false,
      visits: '',
      visitsHow: 'Une heure.',
      shipping: '',
      photos: [],
    }
    const proposals = writePages(answers)
    expect(proposals.map(({ piece }) => piece)).toEqual(['home', 'goods', 'blog', 'article', 'contact'])
    const [home] = proposals
    expect(home?.ways[0].blocks.map(({ type }) => type)).toEqual(['hero', 'products'])
    expect(home?.ways[0].blocks[0]).toMatchObject({ title: 'Chez Nous', eyebrow: '', lead: '' })
    expect(JSON.stringify(proposals)).not.toMatch(/expédi|rendez-vous|Une heure|depuis \d/)
  }
})

test('a house that says everything has every page, and says each thing in its own words', () => {
  const answers: Answers = {
    name: 'Domaine Marchal',
    trade: 'WINE',
    town: 'Le Puy',
    craft: 'Neuf hectares.',
    story: 'Marie, depuis 1998.',
    hasHours: true,
    visits: 'BOOKED',
    visitsHow: 'Une heure, cinq vins.',
    shipping: 'BOTH',
    photos: ['a', 'b', 'c', 'd', 'e'],
  }
  const proposals = writePages(answers)
  expect(proposals.map(({ piece }) => piece)).toEqual([...pieces])
  const all = JSON.stringify(proposals)
  for (const said of [
    'Domaine viticole au Puy',
    'Neuf hectares.',
    'Marie, depuis 1998.',
    'Une heure, cinq vins.',
    'venir les chercher au domaine',
  ])
    expect(all).toContain(said)
  for (const { ways } of proposals) expect(JSON.stringify(ways[0])).not.toBe(JSON.stringify(ways[1]))
  const house = proposals.find(({ piece }) => piece === 'house')
  for (const way of house?.ways ?? [])
    for (const said of ['Neuf hectares.', 'Marie, depuis 1998.']) expect(JSON.stringify(way)).toContain(said)
})

test('each trade has words of its own', () => {
  const own = trades.map((trade) => Object.values(pageWords[trade]))
  for (const [place, words] of own.entries()) {
    const others = new Set(own.flatMap((list, other) => (other === place ? [] : list)))
    const shared = words.filter((word) => others.has(word))
    expect(shared.filter((word) => !['Venir', 'Visites', 'visites'].includes(word))).toEqual([])
  }
  for (const trade of trades.filter((one) => one !== 'WINE'))
    expect(Object.values(pageWords[trade]).join(' ')).not.toMatch(/\bvins?\b|caveau|domaine|vigne/i)
})

test('what was typed becomes a sentence, an address its town', () => {
  expect(typed.map(toSentence)).toEqual([
    '',
    'Neuf hectares en bio, pinot noir et savagnin.',
    'Marie et Paul, vignerons depuis 1998.',
    'Trois générations.',
    '',
    'Du lait cru et du temps !',
    'Depuis 2011.',
    '« Rien que du houblon d’ici ».',
    '',
  ])
  expect(towns.map(townOf)).toEqual(['', 'Arbois', 'Le Puy-en-Velay', 'Les Arsures', 'Arbois', '', 'L’Isle-Adam', ''])
})
