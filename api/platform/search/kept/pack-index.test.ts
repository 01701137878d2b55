import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SearchKind, searchKinds } from '#app/models/site/search-kind.ts'
import { closeIndex, type SiteIndex, type Traits, weighDocument } from '../site-index.ts'
import { openVocabulary } from '../vocabulary.ts'
import { packIndex } from './pack-index.ts'
import { unpackIndex } from './unpack-index.ts'

const owner = { site: '1', lang: 'fr', program: 'one' }
const kept = (index: SiteIndex) => ({ version: 7, act: 'an act', index })

const value = fc.record({ value: fc.string(), label: fc.string(), place: fc.integer() })
const meal = fc.constantFrom(
  { family: 'Viande', label: 'Rôti', familyStems: ['viand'], labelStems: ['roti'] },
  { family: 'Poisson', label: '', familyStems: ['poison'], labelStems: [] },
)
const traits: fc.Arbitrary<Traits> = fc.record({
  facets: fc.record({ cepage: fc.array(value), plat: fc.array(value) }),
  numbers: fc.record({ price: fc.nat(), keep: fc.constantFrom(2030, Number.MAX_SAFE_INTEGER) }),
  name: fc.string(),
  pairing: fc.option(
    fc.record({
      place: fc.nat(),
      nature: fc.record({
        kind: fc.constantFrom('rouge' as const, 'blanc' as const),
        alcohol: fc.nat(),
        sugar: fc.constant(null),
      }),
      styles: fc.constantFrom([], ['red-light'] as never[]),
      meals: fc.array(meal, { maxLength: 3 }),
    }),
  ),
})
const document = fc.record({
  kind: fc.constantFrom(...searchKinds),
  isReserved: fc.boolean(),
  title: fc.string(),
  body: fc.lorem(),
  traits: fc.option(traits),
})

type Given = { kind: SearchKind; isReserved: boolean; title: string; body: string; traits: Traits | null }

function indexOf(given: readonly Given[]): SiteIndex {
  const vocabulary = openVocabulary()
  const documents = given.map(({ kind, isReserved, title, body, traits: own }, at) =>
    weighDocument(vocabulary, {
      kind,
      id: `d${at}`,
      isReserved,
      mark: `m${at}`,
      read: () => ({ texts: { title, body, keywords: '', summary: '' }, signs: ['§viand'], traits: own }),
    }),
  )
  return closeIndex(vocabulary, documents)
}

describe('an index that is kept', () => {
  test('comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(document, { maxLength: 12 }), async (given) => {
        const index = indexOf(given)
        const found = await unpackIndex(await packIndex(kept(index), owner), owner)
        expect(found).toEqual(kept(index))
      }),
      { numRuns: 60 },
    )
  })

  test('leaves out the words that came in while others were being found', async () => {
    const index = indexOf([{ kind: 'page', isReserved: false, title: 'Vin jaune', body: '', traits: null }])
    const packed = await packIndex(kept(index), owner)
    weighDocument(index.vocabulary, {
      kind: 'page',
      id: 'new',
      isReserved: false,
      mark: '',
      read: () => ({ texts: { title: 'Macvin', keywords: '', summary: '', body: '' }, signs: [], traits: null }),
    })
    expect(await packIndex(kept(index), owner)).toEqual(packed)
  })

  test('is nothing where any of its bytes is another, or some are missing', async () => {
    const bytes = await packIndex(
      kept(indexOf([{ kind: 'page', isReserved: false, title: 'Vin', body: '', traits: null }])),
      owner,
    )
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const other = Buffer.from(bytes)
        other[at] = (other[at] ?? 0) ^ change
        expect(await unpackIndex(other, owner)).toBeUndefined()
        expect(await unpackIndex(bytes.subarray(0, at), owner)).toBeUndefined()
      }),
    )
    expect(await unpackIndex(Buffer.concat([bytes, Buffer.alloc(1)]), owner)).toBeUndefined()
    expect(await unpackIndex(bytes, owner)).toBeDefined()
  })

  test('is nothing to another site, in another language and to another build of the program', async () => {
    const bytes = await packIndex(kept(indexOf([])), owner)
    expect(await unpackIndex(bytes, owner)).toBeDefined()
    for (const other of [{ site: '2' }, { lang: 'en' }, { program: 'two' }])
      expect(await unpackIndex(bytes, { ...owner, ...other })).toBeUndefined()
  })
})
