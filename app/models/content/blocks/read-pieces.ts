import type { TemplateFaultCode } from './template-tree.ts'

/** What a template is read as, piece by piece, each with where it begins. */
export type Piece = { at: number } & (
  | { is: 'text'; text: string }
  | { is: 'value'; key: string }
  | { is: 'section'; key: string; sign: '?' | '^' | '#' }
  | { is: 'end'; key: string }
  | { is: 'open'; name: string; attributes: { name: string; value: string }[]; isEmpty: boolean }
  | { is: 'close'; name: string }
  | { is: 'fault'; code: TemplateFaultCode; what: string }
)
type Reading = { piece: Piece; next: number }

/** Anchored where reading stands, and without a choice that could be tried twice: each sign is looked at once. */
const tag = /\{\{([?^#/]?)[ \t]*([a-z][a-z0-9_]*)[ \t]*\}\}/y
const closing = /<\/([a-z][a-z0-9]*)[ \t\r\n]*>/y
const opening = /<([a-z][a-z0-9]*)/y
const attribute = /[ \t\r\n]+([a-z][a-z0-9-]*)="([^"<>]*)"/y
const ending = /[ \t\r\n]*(\/?)>/y
const plain = /[^<>&{}]+/y
const entity = /&([a-z]+);/y

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
}

/** Reads a template from its first sign to its last; after a fault nothing more is read. */
export function* readPieces(template: string): Generator<Piece> {
  for (let at = 0; at < template.length; ) {
    const { piece, next } = readPiece(template, at)
    yield piece
    if (piece.is === 'fault') return
    at = next
  }
}

function readPiece(template: string, at: number): Reading {
  switch (template[at]) {
    case '<':
      return readElement(template, at)
    case '{':
      return readTag(template, at)
    case '&':
      return readEntity(template, at)
    case '>':
    case '}':
      return fault(template, at)
    default: {
      const [text = ''] = match(plain, template, at) ?? []
      return { piece: { is: 'text', at, text }, next: at + text.length }
    }
  }
}

function readTag(template: string, at: number): Reading {
  const found = match(tag, template, at)
  if (!found) return fault(template, at)
  const [whole, sign = '', key = ''] = found
  const next = at + whole.length
  if (sign === '') return { piece: { is: 'value', at, key }, next }
  if (sign === '/') return { piece: { is: 'end', at, key }, next }
  return { piece: { is: 'section', at, key, sign: sign as '?' | '^' | '#' }, next }
}

function readElement(template: string, at: number): Reading {
  const closed = match(closing, template, at)
  if (closed) return { piece: { is: 'close', at, name: closed[1] ?? '' }, next: at + closed[0].length }
  const opened = match(opening, template, at)
  if (!opened) return fault(template, at)
  const attributes: { name: string; value: string }[] = []
  let next = at + opened[0].length
  for (let found = match(attribute, template, next); found; found = match(attribute, template, next)) {
    const [whole, name = '', value = ''] = found
    if (attributes.some((one) => one.name === name)) return fault(template, next, 'template_attribute', name)
    const said = decode(value)
    if (said === undefined) return fault(template, next)
    attributes.push({ name, value: said })
    next += whole.length
  }
  const ended = match(ending, template, next)
  if (!ended) return fault(template, next)
  const isEmpty = ended[1] === '/'
  return { piece: { is: 'open', at, name: opened[1] ?? '', attributes, isEmpty }, next: next + ended[0].length }
}

function readEntity(template: string, at: number): Reading {
  const found = match(entity, template, at)
  const text = signOf(found?.[1])
  return found && text !== undefined ? { piece: { is: 'text', at, text }, next: at + found[0].length } : fault(template, at)
}

/** What an attribute says; of signs that are written by their names there are as many as in texts. */
function decode(value: string): string | undefined {
  const parts = value.split(/(&[^;]*;?)/)
  const read = parts.map((part) => (part.startsWith('&') ? signOf(/^&([a-z]+);$/.exec(part)?.[1]) : part))
  return read.includes(undefined) ? undefined : read.join('')
}

function signOf(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(signs, name) ? signs[name] : undefined
}

function match(pattern: RegExp, template: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(template)
}

function fault(template: string, at: number, code: TemplateFaultCode = 'template_sign', what?: string): Reading {
  const found = what ?? template.slice(at, at + 16).split(/\s/)[0] ?? ''
  return { piece: { is: 'fault', at, code, what: found }, next: template.length }
}
