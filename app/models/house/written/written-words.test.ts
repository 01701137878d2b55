import { expect, test } from 'vitest'
import type { PanelField } from '../panel/field.ts'
import { markedWords, markWords, putWords } from './written-words.ts'

const field = (name: string, kind: PanelField['kind'], fields?: PanelField[]): PanelField => ({
  name,
  kind,
  fields,
  isRequired: false,
  isNullable: false,
})

const fields = [
  field('title', 'line'),
  field('anchor', 'line'),
  field('body', 'rich'),
  field('picture', 'group', [field('image', 'thing'), field('alt', 'line'), field('caption', 'line')]),
  field('actions', 'rows', [field('label', 'line'), field('href', 'text')]),
]

const block = {
  type: 'x',
  title: 'Un \uE001titre',
  anchor: 'ici',
  body: { type: 'doc' as const, content: [{ type: 'rule' as const }] },
  picture: { image: '7', alt: 'Des vignes', caption: 'En mai' },
  actions: [
    { label: 'Venir', href: '/visites' },
    { label: 'Goûter', href: '/boutique' },
  ],
}

test('words that visitors read name their field and nothing else does: no address, no name of a picture', () => {
  const found = [...JSON.stringify(markWords(block, fields)).matchAll(new RegExp(markedWords, 'g'))]
  expect(found.map(([, path, words]) => `${path}: ${words}`)).toEqual([
    'title: Un titre',
    'body: ',
    'picture.caption: En mai',
    'actions.0.label: Venir',
    'actions.1.label: Goûter',
  ])
  expect(markWords({ type: 'x', title: '' }, fields)).toEqual({ type: 'x', title: '' })
})

test('what is written is put into its field, and all else of the block stays', () => {
  expect(putWords(block, 'actions.1.label', 'Boire')).toEqual({
    ...block,
    actions: [block.actions[0], { label: 'Boire', href: '/boutique' }],
  })
  expect(putWords(block, 'picture.caption', 'En juin').picture).toEqual({ ...block.picture, caption: 'En juin' })
  const body = { type: 'doc' as const, content: [] }
  expect(putWords(block, 'body', body)).toEqual({ ...block, body })
})
