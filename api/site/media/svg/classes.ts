import type { XmlElement } from '@rgrove/parse-xml'
import { allowedPaint, isHarmless } from './allowed.ts'

export type Paint = Map<string, string>

const mostRules = 500

/** What the drawing's own style sheet says of each class; of all its rules only those of plain class names are understood. */
export function readClasses(styles: string[]): Map<string, Paint> {
  const classes = new Map<string, Paint>()
  const css = styles
    .join('\n')
    .slice(0, 100_000)
    .replaceAll(/\/\*[^*]*\*\//g, '')
  for (const [, selectors = '', body = ''] of [...css.matchAll(/([^{}]{1,2000})\{([^{}]{0,5000})\}/g)].slice(0, mostRules)) {
    for (const selector of selectors.split(',')) {
      const name = /^\s*(?:svg\s+)?\.([\w-]{1,100})\s*$/.exec(selector)?.[1]
      if (name) classes.set(name, new Map([...(classes.get(name) ?? []), ...readPaint(body)]))
    }
  }
  return classes
}

/** The declarations of a style that are about painting, and harmless. */
export function readPaint(style: string): Paint {
  const paint: Paint = new Map()
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace(/!important\s*$/, '')
      .trim()
    if (allowedPaint.has(name) && value !== '' && isHarmless(value)) paint.set(name, value)
  }
  return paint
}

/** How an element is painted by its classes and its style, the style last. */
export function paintOf({ attributes }: XmlElement, classes: Map<string, Paint>): Paint {
  const named = (attributes.class ?? '').split(/\s+/).flatMap((name) => [...(classes.get(name) ?? [])])
  return new Map([...named, ...readPaint(attributes.style ?? '')])
}
