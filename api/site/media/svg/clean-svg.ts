import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { readClasses } from './classes.ts'
import { isBearable } from './weight.ts'
import { plainName, writeElement } from './write-svg.ts'

export type CleanDrawing = { svg: string; width: number; height: number }

const mostCharacters = 1024 * 1024
const mostElements = 20_000
const mostTags = 50_000
const deepest = 100

/** Reads a drawing strictly and writes it anew with nothing in it that runs, loads or repeats without end; nothing when it is no drawing. */
export function cleanSvg(text: string): CleanDrawing | undefined {
  const root = readRoot(text)
  if (!root || plainName(root.name) !== 'svg') return undefined
  const elements = listElements(root)
  const size = sizeOf(root)
  if (!elements || !size || !isBearable(elements)) return undefined
  const styles = elements.filter(({ name }) => plainName(name) === 'style').map(({ text: css }) => css)
  const drawn = writeElement(root, readClasses(styles))
  return { svg: drawn.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"'), ...size }
}

/** Entities and document types, by which a short text can grow long or reach elsewhere, are no part of a drawing here. */
function readRoot(text: string): XmlElement | undefined {
  if (text.length > mostCharacters || text.split('<', mostTags + 1).length > mostTags) return undefined
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined
  try {
    return parseXml(text).root ?? undefined
  } catch {
    return undefined
  }
}

/** All elements, level by level: nothing that follows calls itself deeper than there are levels. */
function listElements(root: XmlElement): XmlElement[] | undefined {
  const found = [root]
  let level = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    level = level.flatMap(({ children }) => children.filter((node): node is XmlElement => node.type === 'element'))
    if (depth > deepest || found.length + level.length > mostElements) return undefined
    found.push(...level)
  }
  return found
}

/** The size it is drawn at, from its own numbers or from the window it looks through; given back to the root, so that a page keeps its place. */
function sizeOf(root: XmlElement): { width: number; height: number } | undefined {
  const box = (root.attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = box
  const given = [readLength(root.attributes.width), readLength(root.attributes.height)] as const
  const ratio = boxWidth / boxHeight
  const width = Math.round(given[0] ?? (given[1] && ratio ? given[1] * ratio : boxWidth))
  const height = Math.round(given[1] ?? (given[0] && ratio ? given[0] / ratio : boxHeight))
  if (!(width >= 1 && height >= 1 && width <= 20_000 && height <= 20_000)) return undefined
  root.attributes.width = String(width)
  root.attributes.height = String(height)
  return { width, height }
}

function readLength(text: string | undefined): number | undefined {
  const found = /^\s*(\d{1,6}(?:\.\d{1,9})?)(px)?\s*$/.exec(text ?? '')
  return found ? Number(found[1]) : undefined
}
