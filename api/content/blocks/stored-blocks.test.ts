import { expect, test } from 'vitest'
import { toRichText } from '#app/models/site/rich-text.ts'
import { readBlocks, writeBlocks } from './stored-blocks.ts'

const told: string[] = []
const read = (...stored: unknown[]) => readBlocks(JSON.stringify(stored), (type) => told.push(type))

test('blocks come back as they were written', () => {
  const blocks = [
    { type: 'title' as const, text: 'Le domaine', anchor: 'haut' },
    { type: 'text' as const, title: '', body: toRichText('Neuf hectares.') },
  ]
  expect(readBlocks(writeBlocks(blocks), () => expect.unreachable())).toEqual(blocks)
})

test('a text of the first version, made of paragraphs, reads as rich text', () => {
  const [block] = read({ type: 'text', title: 'T', paragraphs: ['Un.', 'Deux.'] })
  expect(block).toEqual({ type: 'text', title: 'T', body: toRichText('Un.', 'Deux.') })
})

test('a block nobody knows, one that is broken and one that is no block are left out, each told by its type', () => {
  told.length = 0
  expect(read({ type: 'carousel-3d' }, { type: 'title' }, 'words', null, { type: 'title', text: 'Reste' })).toEqual([
    { type: 'title', text: 'Reste' },
  ])
  expect(told).toEqual(['carousel-3d', 'title', 'none', 'none'])
})
