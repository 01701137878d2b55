import { bindFrenchSpaces } from '../../platform/text/typography.ts'
import type { RichBlock, RichInline, RichMark, RichText } from '../../site/rich-text.ts'
import { softenSpaces } from './soften-words.ts'

/** As much of a browser's document as is read. */
export type Written = {
  nodeType: number
  localName?: string
  textContent: string | null
  childNodes: Iterable<Written>
  getAttribute?: (name: string) => string | null
}

const [element, words] = [1, 3]
const unread = new Set(
  'script style template head title meta link iframe object svg noscript img picture video audio canvas input button'.split(' '),
)
const inlines = new Set(['a', 'b', 'strong', 'i', 'em', 's', 'strike', 'del', 'u', 'span', 'font', 'br', 'code', 'small', 'sub'])
const lists = { ul: 'bulletList', ol: 'orderedList' } as const
const leads = /^(\/(?![/\\])|https:\/\/|mailto:|tel:|#)[^\s\\]*$/
/** Deeper than a list within a list nobody reads. */
const deepest = 2

/** What somebody wrote or pasted, as the parts that a text is made of: whatever else it brings is left behind, its words are kept. */
export function readWritten(root: Written): RichText {
  return { type: 'doc', content: readBlocks(root.childNodes, 0) }
}

function readBlocks(nodes: Iterable<Written>, depth: number): RichBlock[] {
  const blocks: RichBlock[] = []
  let line: RichInline[] = []
  const end = () => {
    const content = trimLine(line)
    line = []
    if (content.length > 0) blocks.push({ type: 'paragraph', content })
  }
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(...readInlines(node, []))
      continue
    }
    end()
    const last = blocks.at(-1)
    for (const block of readBlock(node, depth)) {
      // Word writes each item of a list as a paragraph of its own.
      if (isPastedItem(node) && last?.type === 'bulletList' && block.type === 'bulletList') last.items.push(...block.items)
      else blocks.push(block)
    }
  }
  end()
  return blocks
}

function isInline(node: Written): boolean {
  if (node.nodeType === words) return true
  const name = node.localName ?? ''
  if (node.nodeType !== element || unread.has(name)) return true
  return inlines.has(name) && ![...node.childNodes].some((child) => !isInline(child))
}

function readBlock(node: Written, depth: number): RichBlock[] {
  const name = node.localName ?? ''
  if (name === 'hr') return [{ type: 'rule' }]
  if (name === 'table') return readTable(node)
  if (/^h[1-6]$/.test(name)) return readHeading(node, Number(name[1]))
  if (name === 'ul' || name === 'ol') return readList(node, lists[name], depth)
  if (isPastedItem(node) && depth < deepest) return [{ type: 'bulletList', items: [readBlocks(node.childNodes, deepest)] }]
  if (name === 'blockquote' && depth < deepest) {
    const content = readBlocks(node.childNodes, depth + 1)
    return content.length > 0 ? [{ type: 'blockquote', content }] : []
  }
  return readBlocks(node.childNodes, depth)
}

function readHeading(node: Written, level: number): RichBlock[] {
  const content = trimLine([...node.childNodes].flatMap((child) => readInlines(child, [])))
  return content.length > 0 ? [{ type: 'heading', level: level < 3 ? 2 : level === 3 ? 3 : 4, content }] : []
}

function readList(node: Written, type: 'bulletList' | 'orderedList', depth: number): RichBlock[] {
  if (depth >= deepest) return [...node.childNodes].flatMap((item) => readBlocks([item], depth))
  const items: RichBlock[][] = []
  for (const item of node.childNodes) {
    const blocks = readBlocks(item.localName === 'li' ? item.childNodes : [item], depth + 1)
    if (blocks.length > 0) items.push(blocks)
  }
  return items.length > 0 ? [{ type, items }] : []
}

function readTable(node: Written): RichBlock[] {
  const rows = rowsIn(node).map((row) => ({
    cells: [...row.childNodes].filter(({ localName = '' }) => /^t[hd]$/.test(localName)),
  }))
  const said = rows.map(({ cells }) => cells.map((cell) => softenSpaces(cell.textContent ?? '').trim()))
  const isHead = rows[0]?.cells.every(({ localName }) => localName === 'th') ?? false
  const [head = [], ...rest] = isHead ? said : [[], ...said]
  return said.length > 0 ? [{ type: 'table', head, rows: rest }] : []
}

function rowsIn(node: Written): Written[] {
  return [...node.childNodes].flatMap((child) => (child.localName === 'tr' ? [child] : rowsIn(child)))
}

function readInlines(node: Written, marks: readonly RichMark[]): RichInline[] {
  if (node.nodeType === words) {
    const text = softenSpaces(node.textContent ?? '')
    return text === '' ? [] : [{ type: 'text', text: bindFrenchSpaces(text), ...(marks.length > 0 && { marks: [...marks] }) }]
  }
  const name = node.localName ?? ''
  if (node.nodeType !== element || unread.has(name) || isPastedBullet(node)) return []
  if (name === 'br') return [{ type: 'break' }]
  const own = markOf(node, name)
  const now = own && !marks.some(({ type }) => type === own.type) ? [...marks, own] : marks
  return [...node.childNodes].flatMap((child) => readInlines(child, now))
}

function markOf(node: Written, name: string): RichMark | undefined {
  const style = styleOf(node)
  if (name === 'a') {
    const href = node.getAttribute?.('href') ?? ''
    return leads.test(href) ? { type: 'link', href } : undefined
  }
  if (name === 'span' && node.getAttribute?.('class') === 'num') return { type: 'figure' }
  if (/font-weight:\s*(normal|400)/.test(style)) return undefined
  if (name === 'b' || name === 'strong' || /font-weight:\s*(bold|[6-9]00)/.test(style)) return { type: 'bold' }
  if (name === 'i' || name === 'em' || /font-style:\s*italic/.test(style)) return { type: 'italic' }
  if (['s', 'strike', 'del'].includes(name)) return { type: 'strike' }
  return undefined
}

/** How something looks, also where a paste has it set aside. */
function styleOf(node: Written): string {
  return node.getAttribute?.('style') ?? node.getAttribute?.('data-style') ?? ''
}

/** An item of a list, and its sign, as Word writes them. */
function isPastedItem(node: Written): boolean {
  return node.localName === 'p' && /^MsoList/.test(node.getAttribute?.('class') ?? '')
}

function isPastedBullet(node: Written): boolean {
  return /mso-list:\s*Ignore/i.test(styleOf(node))
}

/** A line begins and ends with a word; pieces that look alike are one. */
function trimLine(line: readonly RichInline[]): RichInline[] {
  const joined: RichInline[] = []
  let [marks, pieces]: [string | undefined, string[]] = [undefined, []]
  const join = () => {
    const last = joined.at(-1)
    if (last?.type === 'text' && pieces.length > 1) joined[joined.length - 1] = { ...last, text: softenSpaces(pieces.join('')) }
  }
  for (const part of line) {
    const own = part.type === 'text' ? (JSON.stringify(part.marks) ?? '') : undefined
    if (part.type === 'text' && own === marks) pieces.push(part.text)
    else {
      join()
      joined.push(part)
      marks = own
      pieces = part.type === 'text' ? [part.text] : []
    }
  }
  join()
  while (isBlank(joined[0])) joined.shift()
  while (isBlank(joined.at(-1))) joined.pop()
  const first = joined[0]
  if (first?.type === 'text') joined[0] = { ...first, text: first.text.trimStart() }
  const end = joined.at(-1)
  if (end?.type === 'text') joined[joined.length - 1] = { ...end, text: end.text.trimEnd() }
  return joined
}

function isBlank(part: RichInline | undefined): boolean {
  return part !== undefined && (part.type === 'break' || part.text.trim() === '')
}
