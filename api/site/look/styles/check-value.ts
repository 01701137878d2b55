import type { CssNode, Declaration, Dimension, FunctionNode, Identifier, NumberNode, Percentage } from 'css-tree'
import type { Fault } from '#app/models/platform/outcome.ts'
import { allowed, freeUnits, type PropertyRule, unitSizes, wordsOfNothing } from '#app/models/site/worn/allowed-styles.ts'
import { styleTokens } from '#app/models/site/worn/own-styles.ts'
import type { CssTree } from './css-tree.ts'
import type { Tokens } from './judge-colours.ts'
import { faultAt, findFirst, quote, spotOf } from './style-fault.ts'

const plainName = /^[a-z][a-z0-9-]{0,40}$/i
const plainNumber = /^[+-]?(\d{1,5}(\.\d{1,4})?|\.\d{1,4})$/
const longestSeconds = 2
/** In signs: what is longer is too much to match against what browsers know. */
const longestValue = 300
const colourFunctions = new Set(['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab', 'color-mix'])

/** What of a declaration is no part of what a stylesheet may say. */
export function findDeclarationFault(css: CssTree, declaration: Declaration, tokens: Tokens): Fault | undefined {
  const { property, value, important } = declaration
  if (important) return faultAt('important', spotOf(declaration))
  if (property.startsWith('--')) return findTokenFault(declaration, tokens)
  const rule = allowed.get(property)
  if (!rule) return faultAt('property', spotOf(declaration), { what: quote(property) })
  if (value.type !== 'Value') return faultAt('unread', spotOf(value), { what: quote(property) })
  const { start, end } = value.loc ?? { start: { offset: 0 }, end: { offset: 0 } }
  if (end.offset - start.offset > longestValue) return faultAt('many', spotOf(declaration))
  const fault = findFirst(value.children, (node) => findNodeFault(node, { rule, tokens, property }))
  if (fault) return fault
  const { error } = css.lexer.matchProperty(property, value)
  // What names a token can be known by the browser alone.
  return error?.name === 'SyntaxMatchError' ? tellValue(value, property) : undefined
}

/** A token of the palette may be given another colour, and nothing else may be named. */
function findTokenFault({ property, value, loc }: Declaration, tokens: Tokens): Fault | undefined {
  const spot = spotOf({ loc })
  if (!Object.hasOwn(tokens, property.slice(2))) return faultAt('token', spot, { what: quote(property) })
  const [only, ...others] = value.type === 'Value' ? value.children.toArray() : []
  const rule: PropertyRule = { isText: true, tokens: 'colour', words: ['white', 'black'] }
  if (!only || others.length > 0) return faultAt('colour', spot, { what: quote(property) })
  return findNodeFault(only, { rule, tokens, property })
}

type Asked = { rule: PropertyRule; tokens: Tokens; property: string; isSum?: boolean }

function findNodeFault(node: CssNode, asked: Asked): Fault | undefined {
  const { rule, property } = asked
  switch (node.type) {
    case 'Identifier':
      return isWord(node, rule) ? undefined : tellWord(node, asked)
    case 'Hash':
      return findHashFault(node, asked)
    case 'Number':
    case 'Percentage':
    case 'Dimension':
      return findQuantityFault(node, asked)
    case 'Operator':
      return ['/', ',', '+', '-', '*'].includes(node.value.trim()) ? undefined : tellValue(node, property)
    case 'Function':
      return findFunctionFault(node, asked)
    case 'Parentheses':
      return asked.isSum ? findFirst(node.children, (inner) => findNodeFault(inner, asked)) : tellValue(node, property)
    default:
      return node.type === 'Url' ? faultAt('function', spotOf(node), { what: 'url()' }) : tellValue(node, property)
  }
}

function findQuantityFault(node: NumberNode | Percentage | Dimension, asked: Asked): Fault | undefined {
  const { rule, property } = asked
  if (node.type === 'Number') return isNumber(node.value, asked) ? undefined : tellBounds(node, property, node.value)
  const unit = node.type === 'Percentage' ? '%' : node.unit.toLowerCase()
  const size = unit === '%' ? (rule.hundredth ?? 3.2) : unitSizes.get(unit)
  const isIn = freeUnits.has(unit) ? isFree(node.value, unit) : inBounds(node.value, size, asked)
  return isIn ? undefined : tellBounds(node, property, node.value + unit)
}

function isWord({ name }: Identifier, { words }: PropertyRule): boolean {
  const said = name.toLowerCase()
  return plainName.test(name) && !wordsOfNothing.has(said) && (words === undefined || words.includes(said))
}

/** A colour that is judged has to be one that can be. */
function tellWord(node: Identifier, { rule, property }: Asked): Fault {
  const what = quote(node.name)
  return rule.isText || rule.isGround ? faultAt('colour', spotOf(node), { what }) : tellValue(node, property)
}

function findHashFault(node: CssNode & { type: 'Hash' }, { rule, property }: Asked): Fault | undefined {
  if (rule.tokens !== 'colour') return tellValue(node, property)
  const isWhole = /^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(node.value)
  if (rule.isText || rule.isGround)
    return isWhole ? undefined : faultAt('colour', spotOf(node), { what: quote(`#${node.value}`) })
  return isWhole || /^([0-9a-f]{4}|[0-9a-f]{8})$/i.test(node.value) ? undefined : tellValue(node, property)
}

function findFunctionFault(node: FunctionNode, asked: Asked): Fault | undefined {
  const name = node.name.toLowerCase()
  const inside = node.children.toArray()
  if (name === 'var') return findVariableFault(node, inside, asked)
  const isSum = asked.isSum && ['calc', 'min', 'max', 'clamp'].includes(name)
  if (!isSum && !asked.rule.functions?.includes(name)) {
    const isJudged = (asked.rule.isText || asked.rule.isGround) && colourFunctions.has(name)
    return faultAt(isJudged ? 'colour' : 'function', spotOf(node), { what: quote(`${node.name}()`) })
  }
  const free: PropertyRule = { ...asked.rule, least: -4000, most: 4000, numbers: [-360, 1000] }
  if (colourFunctions.has(name) || name === 'cubic-bezier') {
    const rule = { ...free, words: ['in', 'srgb', 'oklab', 'oklch', 'white', 'black', 'transparent', 'currentcolor', 'none'] }
    return findFirst(inside, (inner) => findNodeFault(inner, { ...asked, rule }))
  }
  if (name === 'calc' || isSum) return findFirst(inside, (inner) => findNodeFault(inner, { ...asked, rule: free, isSum: true }))
  const middle = name === 'clamp' ? inside.filter(({ type }) => type !== 'WhiteSpace') : []
  const [from, to] = middle.flatMap((part, at) => (part.type === 'Operator' && part.value.trim() === ',' ? [at] : []))
  // Of the three of a clamp the first and the last are its bounds.
  const isMiddle = (part: CssNode) =>
    from !== undefined && to !== undefined && middle.indexOf(part) > from && middle.indexOf(part) < to
  return findFirst(inside, (inner) =>
    findNodeFault(inner, isMiddle(inner) ? { ...asked, rule: free, isSum: true } : { ...asked, isSum: asked.isSum ?? false }),
  )
}

function findVariableFault(node: FunctionNode, inside: CssNode[], { rule, tokens }: Asked): Fault | undefined {
  const [only, ...others] = inside
  const name = only?.type === 'Identifier' && others.length === 0 ? only.name.slice(2) : ''
  const known: readonly string[] = rule.tokens === 'colour' ? Object.keys(tokens) : rule.tokens ? styleTokens[rule.tokens] : []
  if (known.includes(name)) return undefined
  return faultAt('token', spotOf(node), { what: quote(only?.type === 'Identifier' ? only.name : 'var()') })
}

function isNumber(said: string, { rule, isSum }: Asked): boolean {
  if (!plainNumber.test(said)) return false
  const number = Number(said)
  if (rule.numbers) return number >= rule.numbers[0] && number <= rule.numbers[1]
  return isSum || (number === 0 && (rule.least ?? 0) <= 0)
}

function inBounds(said: string, size: number | undefined, { rule: { least = -10_000, most = 10_000 } }: Asked): boolean {
  if (!plainNumber.test(said) || size === undefined) return false
  const pixels = Number(said) * size
  return pixels >= least && pixels <= most
}

function isFree(said: string, unit: string): boolean {
  const most = unit === 's' ? longestSeconds : unit === 'ms' ? longestSeconds * 1000 : 720
  return plainNumber.test(said) && Math.abs(Number(said)) <= most
}

function tellBounds(node: CssNode, property: string, what: string): Fault {
  return faultAt('bounds', spotOf(node), { what: quote(what), property })
}

function tellValue(node: CssNode, property: string): Fault {
  return faultAt('value', spotOf(node), { property })
}
