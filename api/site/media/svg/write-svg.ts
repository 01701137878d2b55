import type { XmlElement, XmlNode, XmlText } from '@rgrove/parse-xml'
import { escapeMarkup } from '../../../platform/formats/escape-markup.ts'
import { allowedAttributes, allowedElements, allowedPaint, isHarmless } from './allowed.ts'
import { type Paint, paintOf } from './classes.ts'

const textual = new Set(['text', 'tspan', 'title', 'desc'])

/** Writes an element and what is in it anew, from the lists of what is allowed. */
export function writeElement(element: XmlElement, classes: Map<string, Paint>): string {
  const name = plainName(element.name)
  if (!allowedElements.has(name)) return ''
  const inside = element.children.map((child) => writeChild(child, name, classes)).join('')
  const attributes = writeAttributes(element, classes)
  return inside === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`
}

/** Some programs write `svg:path` for `path`. */
export function plainName(name: string): string {
  return name.replace(/^svg:/, '')
}

function writeChild(node: XmlNode, parent: string, classes: Map<string, Paint>): string {
  if (node.type === 'element') return writeElement(node as XmlElement, classes)
  const isText = node.type === 'text' || node.type === 'cdata'
  return isText && textual.has(parent) ? escapeMarkup((node as XmlText).text) : ''
}

function writeAttributes(element: XmlElement, classes: Map<string, Paint>): string {
  const written = new Map<string, string>()
  for (const [name, value] of Object.entries(element.attributes)) {
    const target = targetOf(name, value)
    if (target) written.set('href', target)
    else if (mayStay(name, value)) written.set(name, value)
  }
  for (const [name, value] of paintOf(element, classes)) written.set(name, value)
  return [...written].map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join('')
}

function mayStay(name: string, value: string): boolean {
  return (allowedAttributes.has(name) || allowedPaint.has(name)) && isHarmless(value)
}

/** The only way a drawing may point: to a part of itself. */
function targetOf(name: string, value: string): string | undefined {
  return (name === 'href' || name === 'xlink:href') && /^#[\w.-]{1,100}$/.test(value) ? value : undefined
}
