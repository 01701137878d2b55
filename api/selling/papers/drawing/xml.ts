import { escapeMarkup } from '../../../platform/formats/escape-markup.ts'

/** One element of a document, with texts or elements within. */
export type Node = { name: string; marks: Readonly<Record<string, string>>; inner: string | readonly Node[] }

type Marks = Readonly<Record<string, string>>
type Inner = string | readonly Node[]

/** An element: its name, its marks where it has some, and what is in it. */
export function element(name: string, inner: Inner): Node
export function element(name: string, marks: Marks, inner: Inner): Node
export function element(name: string, second: Marks | Inner, inner?: Inner): Node {
  return inner === undefined ? { name, marks: {}, inner: second as Inner } : { name, marks: second as Marks, inner }
}

/** A document spelled out; whatever text stands in it, it stays text. */
export function spellXml(root: Node): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${spell(root, '')}`
}

/** An amount of cents, or of hundredths, as documents write it. */
export function amount(cents: number): string {
  return `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

/** What stands in a text as itself, and not as a part of the document. */
export function escapeXml(text: string): string {
  // Half a sign becomes a whole one on its way through bytes.
  const plain = Buffer.from(text)
    .toString()
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ' ')
  return escapeMarkup(plain)
}

function spell({ name, marks, inner }: Node, indent: string): string {
  const open = [name, ...Object.entries(marks).map(([mark, text]) => `${mark}="${escapeXml(text)}"`)].join(' ')
  if (typeof inner === 'string') return `${indent}<${open}>${escapeXml(inner)}</${name}>\n`
  return `${indent}<${open}>\n${inner.map((node) => spell(node, `${indent}  `)).join('')}${indent}</${name}>\n`
}
