import { expect, test } from 'vitest'
import { Block } from '#api/contract/content/blocks/blocks.ts'
import { blankEntries } from '#app/models/house/panel/blank-entries.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { blockTypes, findBlockForm } from './block-forms.server.ts'

test('a new block of every kind is one that the site takes, but for what must be made of other things first', () => {
  const refused = blockTypes().filter((type) => {
    const fields = findBlockForm(type) ?? []
    const blank = {
      type,
      ...readFields(fields, blankEntries(fields, { words: 'Mots', firstOf: () => 'x1' })),
    }
    return !Block.safeParse(blank).success
  })
  expect(refused).toEqual(['embed', 'columns'])
})
