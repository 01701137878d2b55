import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { RichBlock, RichInline, RichText } from '#app/models/site/rich-text.ts'

/** A page of the demo estate; its place in the menu is its place in the list. */
export type DemoPage = {
  id: string
  url: string
  title: string
  menu_title: string
  meta_description: string
  blocks: PageBlock[]
  id_parent?: string
  show_in_menu?: 0 | 1
  is_text?: 0 | 1
  type?: 'default' | 'page'
  /** The hook that says whether it is shown. */
  cms?: string
}

/** Text of which `**…**` is bold, `_…_` italic and `[…](…)` a link. */
export function words(text: string): RichInline[] {
  const parts = text.split(/(\*\*[^*]+\*\*|_[^_]+_|\[[^\]]+\]\([^)]+\))/).filter(Boolean)
  return parts.map((part) => {
    const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    if (label && href) return { type: 'text', text: label, marks: [{ type: 'link', href }] }
    if (part.startsWith('**')) return { type: 'text', text: part.slice(2, -2), marks: [{ type: 'bold' }] }
    if (part.startsWith('_')) return { type: 'text', text: part.slice(1, -1), marks: [{ type: 'italic' }] }
    return { type: 'text', text: part }
  })
}

/** A paragraph of such text. */
export function paragraph(text: string): RichBlock {
  return { type: 'paragraph', content: words(text) }
}

/** A heading inside a text. */
export function heading(text: string, level: 2 | 3 | 4 = 3): RichBlock {
  return { type: 'heading', level, content: words(text) }
}

/** A list of short lines. */
export function bullets(...lines: string[]): RichBlock {
  return { type: 'bulletList', items: lines.map((line) => [paragraph(line)]) }
}

/** A numbered list, each entry with its title and a sentence. */
export function numbered(...entries: [title: string, text: string][]): RichBlock {
  return { type: 'orderedList', items: entries.map(([title, text]) => [paragraph(`**${title}**`), paragraph(text)]) }
}

/** A rich text of paragraphs, given as strings, and of other parts. */
export function richText(...parts: (string | RichBlock)[]): RichText {
  return { type: 'doc', content: parts.map((part) => (typeof part === 'string' ? paragraph(part) : part)) }
}
