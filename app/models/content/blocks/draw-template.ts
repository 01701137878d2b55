import { isAllowedHref } from './allowed-markup.ts'
import type { OwnEntry, OwnField, OwnValue, OwnValues } from './own-block.ts'
import type { PictureRef } from './shared.ts'
import type { TemplateNode } from './template-tree.ts'

/** What a declared block is drawn of. */
export type DrawnNode =
  | { is: 'text'; text: string }
  | { is: 'picture'; picture: PictureRef }
  | { is: 'wine'; wine: string; level: HeadingLevel }
  | { is: 'element'; tag: string; className?: string; href?: string; children: DrawnNode[] }
type HeadingLevel = 2 | 3 | 4

/** How much may still be drawn: of all blocks of a page together, so that none makes it endless. */
export type DrawnBudget = { nodes: number; signs: number }

type Drawing = {
  fields: ReadonlyMap<string, Pick<OwnField, 'kind' | 'label'>>
  values: OwnValues
  /** The entry of a list that is gone through. */
  entry?: OwnEntry
  /** What a value says in words. */
  say: (kind: OwnField['kind'], value: string | number | boolean) => string
  /** Whether there is such a picture or wine to show. */
  has: (what: 'picture' | 'wine', id: string) => boolean
  budget: DrawnBudget
  /** How deep the last heading was: none is passed over. */
  level: { last: number }
}

type Given = Pick<Drawing, 'values' | 'say' | 'has' | 'budget'> & { fields: readonly OwnField[] }

/** Draws a template of what is filled in; what says nothing leaves no empty element behind. */
export function drawTemplate(tree: readonly TemplateNode[], { fields, ...given }: Given): DrawnNode[] {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  return drawNodes(tree, { ...given, fields: byKey, level: { last: 1 } })
}

function drawNodes(nodes: readonly TemplateNode[], drawing: Drawing): DrawnNode[] {
  return nodes.flatMap((node) => (drawing.budget.nodes > 0 ? drawNode(node, drawing) : []))
}

function drawNode(node: TemplateNode, drawing: Drawing): DrawnNode[] {
  switch (node.is) {
    case 'text':
      return drawText(node.text, drawing)
    case 'value':
      return drawValue(node.key, drawing)
    case 'when':
      return isThere(node.key, drawing) === node.isThere ? drawNodes(node.children, drawing) : []
    case 'each':
      return entriesOf(node.key, drawing).flatMap((entry) => drawNodes(node.children, { ...drawing, entry }))
    case 'element':
      return drawElement(node, drawing)
  }
}

function drawText(text: string, { budget }: Drawing): DrawnNode[] {
  const part = text.slice(0, Math.max(0, budget.signs))
  budget.signs -= part.length
  budget.nodes -= 1
  return part === '' ? [] : [{ is: 'text', text: part }]
}

function drawValue(key: string, drawing: Drawing): DrawnNode[] {
  const { fields, budget, level, say } = drawing
  const value = findValue(key, drawing)
  const { kind } = fields.get(key) ?? {}
  if (value === undefined || kind === undefined) return []
  budget.nodes -= 1
  if (isPicture(value)) return [{ is: 'picture', picture: value }]
  if (isWine(value)) return [{ is: 'wine', wine: value.wine, level: headingAt(3, level) }]
  if (typeof value === 'object') return []
  if (kind === 'TEXT') return drawLines(String(value), drawing)
  const text = drawText(say(kind, value), drawing)
  return kind === 'LINK' ? [{ is: 'element', tag: 'a', href: String(value), children: text }] : text
}

/** A longer text keeps its lines. */
function drawLines(text: string, drawing: Drawing): DrawnNode[] {
  return text.split('\n').flatMap((line, place): DrawnNode[] => {
    if (drawing.budget.nodes <= 0) return []
    const words = drawText(line, drawing)
    return place === 0 ? words : [{ is: 'element', tag: 'br', children: [] }, ...words]
  })
}

function drawElement({ tag, classes, href, children }: Extract<TemplateNode, { is: 'element' }>, drawing: Drawing): DrawnNode[] {
  drawing.budget.nodes -= 1
  const before = drawing.level.last
  const wanted = /^h([234])$/.exec(tag)?.[1]
  const level = wanted ? headingAt(Number(wanted), drawing.level) : undefined
  const inside = drawNodes(children, drawing)
  const isVoid = tag === 'br' || tag === 'hr'
  if (!isVoid && !inside.some(saysSomething)) {
    // A heading of nothing is none, and the next one stands where it would have.
    drawing.level.last = before
    return []
  }
  const to = typeof href === 'object' ? findValue(href.key, drawing) : href
  // A link to nowhere is what it says.
  if (tag === 'a' && typeof to !== 'string') return inside
  const made = level ? `h${level}` : tag
  const className = classes.join(' ')
  return [
    {
      is: 'element',
      tag: made,
      ...(className && { className }),
      ...(tag === 'a' && { href: to as string }),
      children: inside,
    },
  ]
}

/** No level is passed over on the way down. */
function headingAt(wanted: number, level: Drawing['level']): HeadingLevel {
  level.last = Math.min(wanted, level.last + 1)
  return level.last as HeadingLevel
}

function saysSomething(node: DrawnNode): boolean {
  if (node.is === 'text') return node.text.trim() !== ''
  return node.is !== 'element' || node.tag === 'hr' || node.children.some(saysSomething)
}

function isThere(key: string, drawing: Drawing): boolean {
  return drawing.fields.get(key)?.kind === 'LIST' ? entriesOf(key, drawing).length > 0 : findValue(key, drawing) !== undefined
}

function entriesOf(key: string, { values }: Drawing): readonly OwnEntry[] {
  const entries = Object.hasOwn(values, key) ? values[key] : undefined
  return Array.isArray(entries) ? entries : []
}

/** What is said in a field, of the entry that is gone through or of the block; what is of another kind than its field is nothing. */
function findValue(key: string, { fields, values, entry, has }: Drawing): OwnValue | undefined {
  const from = entry && Object.hasOwn(entry, key) ? entry : values
  const value = Object.hasOwn(from, key) ? from[key] : undefined
  const kind = fields.get(key)?.kind
  return kind && value !== undefined && checks[kind](value, has) ? (value as OwnValue) : undefined
}

type Check = (value: unknown, has: Drawing['has']) => boolean

const isWords: Check = (value) => typeof value === 'string' && value.trim() !== ''
const checks: Record<OwnField['kind'], Check> = {
  LINE: isWords,
  TEXT: isWords,
  DAY: isWords,
  CHOICE: isWords,
  NUMBER: (value) => typeof value === 'number',
  FLAG: (value) => value === true,
  LINK: (value) => typeof value === 'string' && isAllowedHref(value),
  PICTURE: (value, has) => isPicture(value) && has('picture', value.image),
  WINE: (value, has) => isWine(value) && has('wine', value.wine),
  LIST: () => false,
}

function isPicture(value: unknown): value is PictureRef {
  return typeof value === 'object' && value !== null && 'image' in value && typeof value.image === 'string'
}

function isWine(value: unknown): value is { wine: string } {
  return typeof value === 'object' && value !== null && 'wine' in value && typeof value.wine === 'string'
}
