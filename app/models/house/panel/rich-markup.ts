import type { RichBlock, RichText } from '../../site/rich-text.ts'
import { readInline, writeInline } from './inline-markup.ts'

/** A rich text as signs that are typed: what a form without script can hold. */
export function writeMarkup(text: RichText): string {
  return writeBlocks(text.content)
}

/** Reads it back as rich text. */
export function readMarkup(source: string): RichText {
  return { type: 'doc', content: readBlocks(source.replaceAll('\r\n', '\n').split('\n')) }
}

/** A part of a text in signs, and the lines that it stands on: the first, and the one after its last. */
export type MarkupPart = { block: RichBlock; from: number; to: number }

/** The same part by part. */
export function readParts(lines: readonly string[]): MarkupPart[] {
  const parts: MarkupPart[] = []
  for (let at = 0; at < lines.length; ) {
    if (lines[at]?.trim() === '') {
      at += 1
      continue
    }
    const reader = readers.find(({ opens }) => opens.test(lines[at] ?? ''))
    const { block, taken } = (reader?.read ?? readParagraph)(lines.slice(at))
    parts.push({ block, from: at, to: at + taken })
    at += taken
  }
  return parts
}

function writeBlocks(blocks: readonly RichBlock[]): string {
  return blocks.map(writeBlock).join('\n\n')
}

function writeBlock(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
      return escapeStarts(writeInline(block.content))
    case 'heading':
      return `${'#'.repeat(block.level)} ${writeInline(block.content).replaceAll('\n', ' ')}`
    case 'bulletList':
      return block.items.map((item) => indent(writeBlocks(item), '- ')).join('\n')
    case 'orderedList':
      return block.items.map((item, place) => indent(writeBlocks(item), `${place + 1}. `)).join('\n')
    case 'blockquote':
      return writeBlocks(block.content)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'table':
      return [block.head, ...block.rows]
        .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
        .join('\n')
    case 'rule':
      return '---'
  }
}

function indent(text: string, start: string): string {
  const [first = '', ...rest] = text.split('\n')
  const blank = ' '.repeat(start.length)
  return [start + first, ...rest.map((line) => (line === '' ? '' : blank + line))].join('\n')
}

const starts = /^(#{2,4} |- |\d{1,3}\. |>|\||---$)/

function escapeStarts(text: string): string {
  return text.replaceAll(/^(?=#{2,4} |- |>|---$)/gm, '\\').replaceAll(/^(\d{1,3})(?=\. )/gm, '$1\\')
}

function readBlocks(lines: readonly string[]): RichBlock[] {
  return readParts(lines).map(({ block }) => block)
}

type Taken = { block: RichBlock; taken: number }

const readers: { opens: RegExp; read: (lines: readonly string[]) => Taken }[] = [
  { opens: /^#{2,4} /, read: ([line = '']) => ({ block: readHeading(line), taken: 1 }) },
  { opens: /^---$/, read: () => ({ block: { type: 'rule' }, taken: 1 }) },
  { opens: /^\|/, read: readTable },
  { opens: /^>/, read: readQuote },
  { opens: /^- /, read: (lines) => readList(lines, 'bulletList', /^- /) },
  { opens: /^\d{1,3}\. /, read: (lines) => readList(lines, 'orderedList', /^\d{1,3}\. /) },
]

function readHeading(line: string): RichBlock {
  const level = line.indexOf(' ') as 2 | 3 | 4
  return { type: 'heading', level, content: readInline(line.slice(level + 1)) }
}

function readTable(lines: readonly string[]): Taken {
  const own = takeWhile(lines, (line) => line.startsWith('|'))
  const [head = [], ...rows] = own.map((line) =>
    line
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|\s*$/, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  )
  return { block: { type: 'table', head, rows }, taken: own.length }
}

function readQuote(lines: readonly string[]): Taken {
  const own = takeWhile(lines, (line) => line.startsWith('>'))
  return { block: { type: 'blockquote', content: readBlocks(own.map((line) => line.replace(/^> ?/, ''))) }, taken: own.length }
}

function readList(lines: readonly string[], type: 'bulletList' | 'orderedList', opens: RegExp): Taken {
  const items: string[][] = []
  let taken = 0
  let depth = 2
  for (const [place, line] of lines.entries()) {
    const isOwn = line.startsWith('  ') || (line === '' && lines[place + 1]?.startsWith('  '))
    const sign = opens.exec(line)?.[0]
    if (sign) {
      depth = sign.length
      items.push([line.slice(depth)])
    } else if (isOwn) items.at(-1)?.push(line.replace(new RegExp(`^ {0,${depth}}`), ''))
    else break
    taken += 1
  }
  return { block: { type, items: items.map((item) => readBlocks(item)) }, taken }
}

function readParagraph(lines: readonly string[]): Taken {
  const own = takeWhile(lines, (line, place) => line.trim() !== '' && (place === 0 || !starts.test(line)))
  return { block: { type: 'paragraph', content: readInline(own.join('\n')) }, taken: own.length }
}

function takeWhile(lines: readonly string[], isIn: (line: string, place: number) => boolean): string[] {
  const end = lines.findIndex((line, place) => !isIn(line, place))
  return lines.slice(0, end < 0 ? lines.length : end)
}
