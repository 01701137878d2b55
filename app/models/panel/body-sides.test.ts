import { expect, test } from 'vitest'
import { compareBodies } from './body-sides.ts'

const title = (text: string) => ({ type: 'title', text })

test('of two bodies side by side, what only one of them says is marked, the second of two alike as well', () => {
  const { mine, theirs } = compareBodies([title('Un'), title('Deux'), title('Deux')], [title('Deux'), title('Trois')])
  expect(mine.map(({ words, isOnlyHere }) => [words, isOnlyHere])).toEqual([
    ['Un', true],
    ['Deux', false],
    ['Deux', true],
  ])
  expect(theirs.map(({ words, isOnlyHere }) => [words, isOnlyHere])).toEqual([
    ['Deux', false],
    ['Trois', true],
  ])
})

test('the words of a block are those that visitors read, wherever they stand in it', () => {
  const block = {
    type: 'cards',
    anchor: 'haut',
    title: 'Nos vins',
    cards: [{ title: 'Rouge', text: 'De garde.', href: '/boutique', picture: { image: 'x1', alt: 'Un verre' } }],
  }
  expect(compareBodies([block], []).mine).toEqual([
    { type: 'cards', words: 'Nos vins Rouge De garde. Un verre', isOnlyHere: true },
  ])
})
