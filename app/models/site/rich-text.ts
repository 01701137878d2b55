/** Text with emphasis, links and lists, as a tree of known parts; never markup of its own. */
export type RichText = { type: 'doc'; content: RichBlock[] }

export type RichBlock =
  | { type: 'paragraph'; content: RichInline[] }
  | { type: 'heading'; level: 2 | 3 | 4; content: RichInline[] }
  | { type: 'bulletList' | 'orderedList'; items: RichBlock[][] }
  | { type: 'blockquote'; content: RichBlock[] }
  | { type: 'table'; head: string[]; rows: string[][] }
  | { type: 'rule' }

export type RichInline = { type: 'text'; text: string; marks?: RichMark[] | undefined } | { type: 'break' }

export type RichMark = { type: 'bold' | 'italic' | 'strike' | 'figure' } | { type: 'link'; href: string }

/** The words of a rich text without its parts, for a summary, a search or a mail. */
export function plainWords(text: RichText): string {
  return text.content.map(wordsOfBlock).filter(Boolean).join('\n')
}

/** Paragraphs of plain words as rich text. */
export function toRichText(...paragraphs: string[]): RichText {
  return { type: 'doc', content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) }
}

function wordsOfBlock(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content.map((part) => (part.type === 'text' ? part.text : '\n')).join('')
    case 'bulletList':
    case 'orderedList':
      return block.items.map((item) => item.map(wordsOfBlock).join('\n')).join('\n')
    case 'blockquote':
      return block.content.map(wordsOfBlock).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.join(' · ')).join('\n')
    case 'rule':
      return ''
  }
}
