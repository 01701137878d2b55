import type { PageBlock } from './block.ts'

/** Whether a story is paragraphs alone, as the field of a form holds them. */
export function isPlainStory([first, ...others]: readonly PageBlock[]): boolean {
  if (!first) return true
  if (others.length > 0 || first.type !== 'text' || first.title !== '') return false
  return first.body.content.every(
    (part) => part.type === 'paragraph' && part.content.every((inline) => inline.type === 'text' && !inline.marks?.length),
  )
}
