import { expect, test } from 'vitest'
import { type RichInline, toRichText } from '../../site/rich-text.ts'
import { isPlainStory } from './plain-story.ts'

const text = (...content: RichInline[]) => ({
  type: 'text' as const,
  title: '',
  body: { type: 'doc' as const, content: [{ type: 'paragraph' as const, content }] },
})

test('paragraphs alone are a plain story, and nothing is one, too', () => {
  expect(isPlainStory([])).toBe(true)
  expect(isPlainStory([{ type: 'text', title: '', body: toRichText('Un', 'Deux') }])).toBe(true)
})

test('what a field of words cannot hold is none', () => {
  const marked = text({ type: 'text', text: 'Un', marks: [{ type: 'bold' }] })
  const titled = { ...text({ type: 'text', text: 'Un' }), title: 'La combe' }
  const quoted = { type: 'quote' as const, text: 'Un', author: '' }
  for (const blocks of [[marked], [titled], [quoted], [text({ type: 'text', text: 'Un' }), text()]])
    expect(isPlainStory(blocks)).toBe(false)
})
