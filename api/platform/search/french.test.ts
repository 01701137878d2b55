import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { soundOf } from './french-sound.ts'
import { stemOf } from './french-stem.ts'
import { findWords, keysOf } from './french-words.ts'

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 })

describe('the words of a text', () => {
  test('lose capitals, accents, signs, and what stands in every text', () => {
    expect(keysOf('Le Clos de l’Abbesse, à Château-Chalon : ŒUF & Crémant n° 12')).toEqual([
      'clos',
      'abbesse',
      'chateau',
      'chalon',
      'oeuf',
      'cremant',
      '12',
    ])
    expect(keysOf('de la, le')).toEqual([])
    expect(keysOf('Été')).toEqual(['ete'])
  })

  test('stand where they are said to stand', () => {
    fc.assert(
      fc.property(anyText, (text) =>
        findWords(text).every(({ start, end }) => end > start && /^[\p{L}\p{N}]/u.test(text.slice(start, end))),
      ),
    )
    expect(findWords('l’été').map(({ key, start, end }) => [key, start, end])).toEqual([
      ['l', 0, 1],
      ['ete', 2, 5],
    ])
  })

  test('are the same in a text of Latin letters, read the quick way, and in one that has others', () => {
    const anyLatin = fc.string({
      unit: fc.integer({ min: 0, max: 0x24f }).map((code) => String.fromCodePoint(code)),
      maxLength: 80,
    })
    fc.assert(
      fc.property(anyLatin, (text) => {
        expect(findWords(`${text} 日`).slice(0, -1)).toEqual(findWords(text))
      }),
    )
  })

  test('threat 58: a text of 100,000 hostile characters takes no time', () => {
    for (const text of ['a'.repeat(100_000), `${'é\u0301'.repeat(50_000)}`, '-'.repeat(100_000), 'cch'.repeat(33_000)]) {
      const before = performance.now()
      for (const key of keysOf(text)) [stemOf(key), soundOf(key)]
      findWords(text)
      expect(performance.now() - before).toBeLessThan(1000)
    }
  })
})

describe('the forms of a French word', () => {
  const families = [
    ['vin', 'vins'],
    ['blanc', 'blanche', 'blancs', 'blanches'],
    ['rose', 'roses'],
    ['sec', 'seche', 'seches'],
    ['degustation', 'degustations', 'deguster', 'degustez', 'deguste'],
    ['vendange', 'vendanges', 'vendangeur', 'vendangeuse', 'vendanger'],
    ['tonneau', 'tonneaux'],
    ['cheval', 'chevaux'],
    ['vigneron', 'vigneronne', 'vignerons'],
    ['moelleux', 'moelleuse'],
    ['livraison', 'livraisons', 'livrer', 'livree'],
    ['reservation', 'reserver', 'reserve'],
    ['visite', 'visites', 'visiter', 'visiteurs'],
    ['biologique', 'biologiques', 'biologie'],
    ['premier', 'premiere', 'premieres'],
    ['cote', 'cotes'],
    ['accord', 'accords', 'accorder'],
    ['coteau', 'coteaux'],
  ]
  test.each(families)('%s and the others have one stem', (first, ...others) => {
    for (const other of others) expect([other, stemOf(other)]).toEqual([other, stemOf(first ?? '')])
  })

  const apart = [
    ['vigne', 'vignoble'],
    ['vin', 'vinaigre'],
    ['cote', 'coteau'],
    ['cave', 'caveau'],
    ['fromage', 'frome'],
    ['2019', '2018'],
    ['cuvee', 'cuve'],
  ]
  test.each(apart)('%s and %s are two words', (one, other) => {
    expect(stemOf(one ?? '')).not.toBe(stemOf(other ?? ''))
  })

  test('a stem is never empty, never longer than its word, and begins as it does', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,40}$/), (key) => {
        const stem = stemOf(key)
        return stem.length > 0 && stem.length <= key.length && stem.slice(0, 2) === key.slice(0, 2)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('the sound of a French word', () => {
  const alike = [
    ['rhone', 'rone'],
    ['beaujolais', 'bojolais', 'bojolé'],
    ['chateauneuf', 'chatoneuf', 'chateauneufs'],
    ['syrah', 'sira', 'syra'],
    ['pinot', 'pino'],
    ['philippe', 'filipe'],
    ['cuvee', 'cuve'],
    ['macvin', 'makvin'],
  ]
  test.each(alike)('%s is heard as the others are', (first, ...others) => {
    for (const other of others) expect([other, soundOf(keysOf(other)[0] ?? '')]).toEqual([other, soundOf(first ?? '')])
  })

  test('is never empty', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{1,40}$/), (key) => soundOf(key).length > 0))
  })
})
