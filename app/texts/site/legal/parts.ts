import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import type { RichBlock, RichInline, RichText } from '#app/models/site/rich-text.ts'

/** Words, or words with a mark; what is false or empty is left out. */
type Piece = RichInline | string | false | undefined

/** A part of a legal text, or nothing where its field is not filled in. */
type Part = RichBlock | false | undefined

/** What the law demands to read, where the company has not said it. */
export const unsaid = 'non communiqué'

/** A legal text out of its parts; those that say nothing are left out. */
export function compose(...parts: (Part | Part[])[]): RichText {
  return { type: 'doc', content: parts.flat().filter((part) => part !== false && part !== undefined) }
}

export function heading(words: string, level: 2 | 3 = 2): RichBlock {
  return { type: 'heading', level, content: inlines([words]) }
}

export function say(...pieces: Piece[]): RichBlock {
  return { type: 'paragraph', content: inlines(pieces) }
}

/** A list of sentences; an empty one is left out. */
export function list(...items: (string | false | RichBlock)[]): RichBlock {
  const said = items.filter((item) => item !== false && item !== '')
  return { type: 'bulletList', items: said.map((item) => [typeof item === 'string' ? say(item) : (item as RichBlock)]) }
}

export function table(head: string[], rows: string[][]): RichBlock {
  return { type: 'table', head: head.map(bindFrenchSpaces), rows: rows.map((row) => row.map(bindFrenchSpaces)) }
}

/** A text in a frame, as the law draws some of them. */
export function framed(...content: RichBlock[]): RichBlock {
  return { type: 'blockquote', content }
}

export function strong(text: string): RichInline {
  return { type: 'text', text: bindFrenchSpaces(text), marks: [{ type: 'bold' }] }
}

export function link(text: string, href: string): RichInline {
  return { type: 'text', text: bindFrenchSpaces(text), marks: [{ type: 'link', href }] }
}

/** What an owner has written to complete a page: paragraphs between empty lines, `- ` before the entries of a list. */
export function ownText(title: string, text: string): Part[] {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return paragraphs.length === 0 ? [] : [heading(title), ...paragraphs.flatMap(toBlocks)]
}

/** A part of the tree holds so many lines of so many signs; a longer paragraph becomes several. */
const most = { lines: 200, signs: 4000 }

function toBlocks(paragraph: string): RichBlock[] {
  const lines = paragraph.split('\n').flatMap((line) => line.match(new RegExp(`.{1,${most.signs}}`, 'gu')) ?? [])
  const blocks: RichBlock[] = []
  for (let start = 0; start < lines.length; start += most.lines) blocks.push(toBlock(lines.slice(start, start + most.lines)))
  return blocks
}

function toBlock(lines: string[]): RichBlock {
  if (lines.every((line) => line.startsWith('- '))) return list(...lines.map((line) => line.slice(2)))
  const content = lines.flatMap((line, place) =>
    place === 0 ? inlines([line]) : [{ type: 'break' as const }, ...inlines([line])],
  )
  return { type: 'paragraph', content }
}

function inlines(pieces: Piece[]): RichInline[] {
  return pieces
    .filter((piece): piece is RichInline | string => Boolean(piece))
    .map((piece) => (typeof piece === 'string' ? { type: 'text', text: bindFrenchSpaces(piece) } : piece))
}
