import { allowedElements, isAllowedClass, isAllowedHref } from './allowed-markup.ts'
import { mostTemplateBytes, type OwnField } from './own-block.ts'
import { type Piece, readPieces } from './read-pieces.ts'
import type { TemplateFault, TemplateFaultCode, TemplateNode } from './template-tree.ts'

type Parsed = { ok: true; tree: TemplateNode[] } | { ok: false; fault: TemplateFault }
type Attributes = Extract<Piece, { is: 'open' }>['attributes']
type Parent = Extract<TemplateNode, { children: TemplateNode[] }>
type Field = Pick<OwnField, 'key' | 'kind' | 'within' | 'most'>
/** What is open around a place: the innermost last. */
type Around = { parents: Parent[]; fields: ReadonlyMap<string, Field> }
type Said = [code: TemplateFaultCode, what: string]

const deepest = 16
/** How many elements and texts a block may be drawn of, whatever is filled in. */
const mostDrawn = 4000

/** Reads a template by its fields, into a tree of what is allowed and of nothing else; the first thing that is not is told with its place. */
export function parseTemplate(template: string, declared: readonly Field[]): Parsed {
  if (new TextEncoder().encode(template).length > mostTemplateBytes) return fail(template, 0, ['template_large', ''])
  const root: Parent = { is: 'when', key: '', isThere: true, children: [] }
  const around: Around = { parents: [root], fields: new Map(declared.map((field) => [field.key, field])) }
  for (const piece of readPieces(template)) {
    const said = piece.is === 'fault' ? ([piece.code, piece.what] as const) : takePiece(piece, around)
    if (said) return fail(template, piece.at, [...said])
  }
  const open = around.parents.at(-1)
  if (open && open !== root) return fail(template, template.length, ['template_open', sayParent(open)])
  const cost = costOf(root.children, around)
  return cost > mostDrawn ? fail(template, 0, ['template_cost', String(mostDrawn)]) : { ok: true, tree: root.children }
}

function fail(template: string, at: number, [code, what]: Said): Parsed {
  const lines = template.slice(0, at).split('\n')
  return { ok: false, fault: { code, what: what.slice(0, 60), line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 } }
}

function takePiece(piece: Exclude<Piece, { is: 'fault' }>, around: Around): Said | undefined {
  switch (piece.is) {
    case 'text':
      return takeText(piece.text, around)
    case 'value':
      return takeValue(piece.key, around)
    case 'section':
      return openSection(piece, around)
    case 'open':
      return openElement(piece, around)
    case 'close':
      return closeParent(around, piece.name, ({ is }) => is === 'element')
    case 'end':
      return closeParent(around, piece.key, ({ is }) => is !== 'element')
  }
}

function takeText(text: string, around: Around): Said | undefined {
  if (Array.isArray(holdsOf(around))) return text.trim() === '' ? undefined : ['template_place', text.trim()]
  put(around, { is: 'text', text })
}

function takeValue(key: string, around: Around): Said | undefined {
  const field = findField(key, around)
  if (!field) return ['template_field', key]
  if (field.kind === 'LIST') return ['template_list', key]
  const holds = holdsOf(around)
  const isBlock = field.kind === 'WINE'
  const isLink = field.kind === 'LINK' && isWithin(around, 'a')
  if (Array.isArray(holds) || isLink || (isBlock && (holds !== 'blocks' || isInWords(around)))) return ['template_place', key]
  put(around, { is: 'value', key })
}

function openSection({ key, sign }: Extract<Piece, { is: 'section' }>, around: Around): Said | undefined {
  const field = findField(key, around)
  if (!field) return ['template_field', key]
  if (around.parents.length > deepest) return ['template_deep', key]
  if (sign !== '#') {
    open(around, { is: 'when', key, isThere: sign === '?', children: [] })
    return
  }
  if (field.kind !== 'LIST') return ['template_list', key]
  if (around.parents.some(({ is }) => is === 'each')) return ['template_loop', key]
  open(around, { is: 'each', key, children: [] })
}

function openElement({ name, attributes, isEmpty }: Extract<Piece, { is: 'open' }>, around: Around): Said | undefined {
  const rule = allowedElements.get(name)
  if (!rule) return ['template_element', name]
  if (!mayStand(name, around)) return ['template_place', name]
  if (around.parents.length > deepest) return ['template_deep', name]
  const read = readAttributes(name, attributes, around)
  if (Array.isArray(read)) return read
  const element: Parent = { is: 'element', tag: name, ...read, children: [] }
  if (rule.holds === 'nothing') put(around, element)
  else if (isEmpty) return ['template_close', name]
  else open(around, element)
}

function mayStand(name: string, around: Around): boolean {
  const { standsIn, isWord } = allowedElements.get(name) ?? {}
  const holds = holdsOf(around)
  if (Array.isArray(holds)) return holds.includes(name)
  if (standsIn && !standsIn.includes(elementAround(around)?.tag ?? '')) return false
  if (name === 'a') return !isWithin(around, 'a')
  return isWord === true || (holds === 'blocks' && !isInWords(around))
}

type Read = { classes: string[]; href?: string | { key: string } }

function readAttributes(tag: string, attributes: Attributes, around: Around): Read | Said {
  const read: Read = { classes: [] }
  for (const { name, value } of attributes) {
    const said = readAttribute(tag, { name, value }, { around, read })
    if (said) return said
  }
  return tag === 'a' && read.href === undefined ? ['template_link', 'a'] : read
}

type Reading = { around: Around; read: Read }

function readAttribute(tag: string, { name, value }: Attributes[number], { around, read }: Reading): Said | undefined {
  if (name === 'class') {
    read.classes = value.split(/\s+/).filter(Boolean)
    const foreign = read.classes.find((one) => !isAllowedClass(one))
    return foreign === undefined ? undefined : ['template_class', foreign]
  }
  if (name !== 'href' || tag !== 'a') return ['template_attribute', name]
  const [, key] = /^\{\{\s*([a-z][a-z0-9_]*)\s*\}\}$/.exec(value) ?? []
  read.href = key === undefined ? value : { key }
  if (key === undefined) return isAllowedHref(value) ? undefined : ['template_link', value]
  return findField(key, around)?.kind === 'LINK' ? undefined : ['template_field', key]
}

function closeParent({ parents }: Around, name: string, isOne: (parent: Parent) => boolean): Said | undefined {
  const last = parents.at(-1)
  if (!last || parents.length === 1 || !isOne(last) || nameOf(last) !== name) return ['template_close', name]
  parents.pop()
}

/** The fields that may be named at a place: those of no list, and those of the list that is gone through there. */
function findField(key: string, { parents, fields }: Around): Field | undefined {
  const field = fields.get(key)
  const list = parents.find(({ is }) => is === 'each')
  return field && (field.within === '' || (list?.is === 'each' && list.key === field.within)) ? field : undefined
}

function elementAround({ parents }: Around) {
  const found = parents.findLast(({ is }) => is === 'element')
  return found?.is === 'element' ? found : undefined
}

/** What the element around a place may hold; what stands at the top may be all that blocks are. */
function holdsOf(around: Around) {
  return allowedElements.get(elementAround(around)?.tag ?? 'div')?.holds ?? 'nothing'
}

/** Whether an element that holds words alone stands anywhere around. */
function isInWords({ parents }: Around): boolean {
  return parents.some((parent) => parent.is === 'element' && allowedElements.get(parent.tag)?.holds === 'words')
}

function isWithin({ parents }: Around, tag: string): boolean {
  return parents.some((parent) => parent.is === 'element' && parent.tag === tag)
}

function put({ parents }: Around, node: TemplateNode): void {
  parents.at(-1)?.children.push(node)
}

function open(around: Around, parent: Parent): void {
  put(around, parent)
  around.parents.push(parent)
}

const nameOf = (parent: Parent) => (parent.is === 'element' ? parent.tag : parent.key)
const sayParent = (parent: Parent) => (parent.is === 'element' ? `<${parent.tag}>` : `{{/${parent.key}}}`)

/** The most that can be drawn of it: what a list repeats counts as often as it may have entries. */
function costOf(nodes: readonly TemplateNode[], around: Around): number {
  return nodes.reduce((sum, node) => {
    if (!('children' in node)) return sum + 1
    const inside = costOf(node.children, around)
    return (
      sum + (node.is === 'each' ? inside * (around.fields.get(node.key)?.most ?? 1) : inside + (node.is === 'element' ? 1 : 0))
    )
  }, 0)
}
