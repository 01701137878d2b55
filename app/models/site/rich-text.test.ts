import { expect, test } from 'vitest'
import { plainWords, type RichText, toRichText } from './rich-text.ts'

const text: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', level: 2, content: [{ type: 'text', text: 'La taille' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'En ' },
        { type: 'text', text: 'février', marks: [{ type: 'bold' }] },
        { type: 'break' },
        { type: 'text', text: 'par grand froid.' },
      ],
    },
    { type: 'rule' },
    { type: 'bulletList', items: [[{ type: 'paragraph', content: [{ type: 'text', text: 'courte' }] }]] },
    { type: 'table', head: ['an', 'jours'], rows: [['2024', '12']] },
  ],
}

test('the words of a rich text are all of them, in order, without its parts', () => {
  expect(plainWords(text)).toBe('La taille\nEn février\npar grand froid.\ncourte\nan · jours\n2024 · 12')
})

test('plain paragraphs become rich text and come back as they were', () => {
  expect(plainWords(toRichText('Un.', 'Deux.'))).toBe('Un.\nDeux.')
})
