import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markLinks, markOf, markPath } from './letter-mark.ts'

test('a path of the site says which letter led to it, before its fragment; a query, and what is another’s, stay as they are', () => {
  expect(
    ['/', '/boutique', '/boutique/clocher#avis', '/boutique?tri=prix', 'https://ailleurs.test/', '//ailleurs.test/', '#haut'].map(
      (path) => markPath(path, 'lettre-1'),
    ),
  ).toEqual([
    '/?from=lettre-1',
    '/boutique?from=lettre-1',
    '/boutique/clocher?from=lettre-1#avis',
    '/boutique?tri=prix',
    'https://ailleurs.test/',
    '//ailleurs.test/',
    '#haut',
  ])
})

test('a mark is a word that visits are counted by, and names a letter, whatever its id', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), (id) => {
      expect(markOf(id)).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/)
    }),
  )
})

test('every link of a text is marked, wherever it stands', () => {
  const link = { type: 'text' as const, text: 'là', marks: [{ type: 'link' as const, href: '/a' }, { type: 'bold' as const }] }
  const line = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'ici' }, link] }
  const text = {
    type: 'doc' as const,
    content: [line, { type: 'bulletList' as const, items: [[line]] }, { type: 'blockquote' as const, content: [line] }],
  }
  const marked = JSON.stringify(markLinks(text, 'lettre-1'))
  expect(marked.match(/"\/a\?from=lettre-1"/g)).toHaveLength(3)
  expect(marked).not.toContain('"/a"')
})
