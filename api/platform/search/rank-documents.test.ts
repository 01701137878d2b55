import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SearchKind, searchKinds } from '#app/models/site/search-kind.ts'
import { matchWords, openWordReader } from './match-words.ts'
import { rankDocuments } from './rank-documents.ts'
import { closeIndex, type DocumentTexts, openIndex, type SiteIndex, weighDocument } from './site-index.ts'
import { openVocabulary } from './vocabulary.ts'

type Given = Partial<DocumentTexts> & { id: string; kind?: SearchKind; isReserved?: boolean }

function indexOf(...documents: Given[]): SiteIndex {
  const vocabulary = openVocabulary()
  const made = documents.map(({ id, kind = 'page', isReserved = false, ...texts }) =>
    weighDocument(vocabulary, {
      kind,
      id,
      isReserved,
      mark: id,
      read: () => ({ texts: { title: '', keywords: '', summary: '', body: '', ...texts }, signs: [], traits: null }),
    }),
  )
  return closeIndex(vocabulary, made)
}

const find = (index: SiteIndex, asked: string, most = Number.POSITIVE_INFINITY) =>
  rankDocuments(index, matchWords(openWordReader(index.vocabulary, 'WINE'), asked), false)
    .best(searchKinds, most)
    .map(({ document }) => document.id)

test('an index gives back the documents it was made of', () => {
  const word = fc.constantFrom('vin', 'jaune', 'savagnin', 'marnes', 'cave')
  const text = fc.array(word, { maxLength: 8 }).map((all) => all.join(' '))
  fc.assert(
    fc.property(fc.array(fc.record({ title: text, body: text }), { maxLength: 8 }), (given) => {
      const index = indexOf(...given.map((texts, at) => ({ id: `d${at}`, ...texts })))
      expect(closeIndex(index.vocabulary, openIndex(index))).toEqual(index)
    }),
  )
})

describe('what is found', () => {
  test('has all the words where anything has, else as many as there are together', () => {
    const index = indexOf(
      { id: 'both', body: 'un vin de voile, jaune' },
      { id: 'vin', title: 'Le vin' },
      { id: 'jaune', title: 'Le jaune' },
    )
    expect(find(index, 'vin jaune')).toEqual(['both'])
    expect(find(index, 'vin mousseux').sort()).toEqual(['both', 'vin'])
    expect(find(index, 'whisky')).toEqual([])
    expect(find(index, '')).toEqual([])
    expect(find(index, 'de la')).toEqual([])
  })

  test('comes in the order of where it says it: title, keywords, summary, body', () => {
    const index = indexOf(
      { id: 'body', body: 'savagnin savagnin savagnin savagnin savagnin' },
      { id: 'summary', summary: 'savagnin' },
      { id: 'keywords', keywords: 'savagnin' },
      { id: 'title', title: 'Un savagnin' },
    )
    expect(find(index, 'savagnin')).toEqual(['title', 'keywords', 'summary', 'body'])
  })

  test('a title that says nothing else comes before one that does', () => {
    const index = indexOf({ id: 'long', title: 'Ouvrir un vin jaune sans hâte' }, { id: 'short', title: 'Vin jaune' })
    expect(find(index, 'vins jaunes')).toEqual(['short', 'long'])
  })

  test('the word as it is written comes before a form of it, a beginning, and a slip', () => {
    const index = indexOf({ id: 'form', title: 'Marnes' }, { id: 'same', title: 'Marne' }, { id: 'slip', title: 'Marge' })
    expect(find(index, 'marne')).toEqual(['same', 'form'])
    expect(find(index, 'marmne')).toEqual(['same'])
    expect(find(index, 'mar')).toHaveLength(3)
  })

  test('two words that are one on the site, and one that is written as two, are found', () => {
    const index = indexOf({ id: 'one', title: 'Châteauneuf' }, { id: 'other', title: 'Un château' })
    expect(find(index, 'chateau neuf')).toEqual(['one'])
  })

  test('numbers are forgiven nothing', () => {
    const index = indexOf({ id: 'right', title: 'Arbois 2019' }, { id: 'wrong', title: 'Arbois 2018' })
    expect(find(index, '2019')).toEqual(['right'])
    expect(find(index, '2017')).toEqual([])
    expect(find(index, '201').sort()).toEqual(['right', 'wrong'])
  })

  test('equals stand in one order, whatever order they came in', () => {
    const documents: Given[] = ['c', 'a', 'b'].flatMap((id) => [
      { id, title: 'Vin', kind: 'news' as const },
      { id, title: 'Vin', kind: 'blog' as const },
    ])
    fc.assert(
      fc.property(fc.shuffledSubarray(documents, { minLength: 6 }), (shuffled) => {
        expect(find(indexOf(...shuffled), 'vin')).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
      }),
    )
  })

  test('the best few of many are the first of all, of some kinds too, and of each kind it is told how many there are', () => {
    const some = fc.record({
      kind: fc.constantFrom(...searchKinds),
      title: fc.constantFrom('Vin', 'Vin jaune', 'Le vin', 'Cave'),
    })
    fc.assert(
      fc.property(fc.array(some, { minLength: 60, maxLength: 120 }), fc.nat({ max: 5 }), (given, most) => {
        const index = indexOf(...given.map((one, at) => ({ id: `d${at}`, ...one })))
        expect(find(index, 'vin', most)).toEqual(find(index, 'vin').slice(0, most))
        const ranking = rankDocuments(index, matchWords(openWordReader(index.vocabulary, 'WINE'), 'vin'), false)
        const written = ['page', 'service', 'news', 'blog'] as const
        const all = ranking.best(searchKinds, given.length)
        expect(ranking.best(written, most)).toEqual(all.filter(({ document }) => document.kind !== 'product').slice(0, most))
        for (const kind of searchKinds)
          expect(ranking.counts[kind]).toBe(all.filter(({ document }) => document.kind === kind).length)
      }),
      { numRuns: 40 },
    )
  })

  test('what one may not read is not found, and counts for nothing', () => {
    const index = indexOf({ id: 'open', body: 'vin' }, { id: 'closed', title: 'Vin jaune', isReserved: true })
    expect(find(index, 'vin')).toEqual(['open'])
    expect(find(index, 'vin jaune')).toEqual(['open'])
  })
})
