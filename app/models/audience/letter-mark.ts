import type { RichBlock, RichInline, RichText } from '../site/rich-text.ts'

/** The word by which visits that a letter brought are counted: the same for all its readers. */
export function markOf(letter: string): string {
  return `lettre-${letter.slice(0, 8).toLowerCase()}`
}

/** A path of the site that says which letter led to it; what has a query already keeps it, and others' addresses stay theirs. */
export function markPath(path: string, mark: string): string {
  if (!/^\/(?![/\\])/.test(path) || path.includes('?')) return path
  const [before = '', ...hash] = path.split('#')
  return [`${before}?from=${mark}`, ...hash].join('#')
}

/** The same for all links of a text. */
export function markLinks({ type, content }: RichText, mark: string): RichText {
  return { type, content: content.map((block) => markBlock(block, mark)) }
}

function markBlock(block: RichBlock, mark: string): RichBlock {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, content: block.content.map((part) => markInline(part, mark)) }
    case 'bulletList':
    case 'orderedList':
      return { ...block, items: block.items.map((item) => item.map((inner) => markBlock(inner, mark))) }
    case 'blockquote':
      return { ...block, content: block.content.map((inner) => markBlock(inner, mark)) }
    case 'table':
    case 'rule':
      return block
  }
}

function markInline(part: RichInline, mark: string): RichInline {
  if (part.type !== 'text' || !part.marks) return part
  const marks = part.marks.map((one) => (one.type === 'link' ? { ...one, href: markPath(one.href, mark) } : one))
  return { ...part, marks }
}
