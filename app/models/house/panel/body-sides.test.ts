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

test('a block that both have is marked on neither side, in whatever order its parts are named', () => {
  const one = { type: 'call', title: 'Venir', link: { href: '/contact', text: 'Nous écrire' } }
  const same = { link: { text: 'Nous écrire', href: '/contact' }, title: 'Venir', anchor: '', type: 'call' }
  const { mine, theirs } = compareBodies([one, title('Un')], [same])
  expect(mine.map(({ isOnlyHere }) => isOnlyHere)).toEqual([false, true])
  expect(theirs.map(({ isOnlyHere }) => isOnlyHere)).toEqual([false])
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

test('of a declared block all that is filled in is words, whatever its fields are called', () => {
  const block = {
    type: 'own',
    name: 'cuve',
    width: 'full',
    values: { width: 'Deux mètres', air: 'Frais', photo: { image: 'x1' } },
  }
  expect(compareBodies([block], []).mine.map(({ words }) => words)).toEqual(['cuve Deux mètres Frais'])
})
