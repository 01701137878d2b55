import { expect, test } from 'vitest'
import { closeIndex } from '../../platform/search/site-index.ts'
import { numberOf, openVocabulary } from '../../platform/search/vocabulary.ts'
import { findDocuments } from './find-documents.ts'

test('threat 80: of a question each word is looked for once among those of the site, however often it is asked about', () => {
  const plain = openVocabulary()
  for (const word of ['vin', 'domaine', 'cave']) numberOf(plain, word)
  let walks = 0
  const vocabulary = {
    ...plain,
    get byStem() {
      walks += 1
      return plain.byStem
    },
  }
  // Dishes with a slip each: whether the site knows them is asked first, then what they stand for, with our table and without.
  const { dishes } = findDocuments(
    closeIndex(vocabulary, []),
    'raclete tartiflete',
    { caller: { role: 'VISITOR' } } as never,
    'WINE',
  )
  expect(dishes).toHaveLength(2)
  expect(walks).toBe(2)
})
