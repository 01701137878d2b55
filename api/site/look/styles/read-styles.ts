import type { Atrule, CssNode, Declaration, Rule, StyleSheet } from 'css-tree'
import type { Fault } from '#app/models/platform/outcome.ts'
import { derivePalette, type OwnColours } from '#app/models/site/look/colour-palette.ts'
import { queryFeatures } from '#app/models/site/worn/allowed-styles.ts'
import { findTextFault } from './check-text.ts'
import { findDeclarationFault } from './check-value.ts'
import { type CssTree, loadCssTree } from './css-tree.ts'
import { judgeColours, type Tokens, tokensOf } from './judge-colours.ts'
import { type Budget, findSelectorFault, scopeSelector, wholeBudget } from './scope-selector.ts'
import { faultAt, findFirst, quote, spotOf } from './style-fault.ts'

/** The most that what is sent to browsers may come to; what each ground wants of what stands on it counts. */
const mostWritten = 64 * 1024
const mostDepth = 3

type Reading = { css: CssTree; colours: OwnColours; tokens: Tokens; budget: Budget; isServed: boolean }

/** What is wrong with a site's own stylesheet, where, in the colours of its look. */
export function findStylesFault(css: CssTree, text: string, colours: OwnColours): Fault | undefined {
  const written = read(css, text, { colours, isServed: false })
  return typeof written === 'string' ? undefined : written
}

/**
 * What browsers are sent of a stylesheet: written anew from what was read of it. Colours that are no longer read since others have
 * changed are left out; of what could not be taken in today nothing is sent.
 */
export async function writeStyles(text: string, colours: OwnColours): Promise<string> {
  if (text === '') return ''
  const written = read(await loadCssTree(), text, { colours, isServed: true })
  return typeof written === 'string' ? written : ''
}

type Given = Pick<Reading, 'colours' | 'isServed'>

function read(css: CssTree, text: string, given: Given): string | Fault {
  const unreadable = findTextFault(css, text)
  if (unreadable) return unreadable
  const sheet = css.parse(text, { positions: true, parseCustomProperty: true }) as StyleSheet
  const reading = { ...given, css, tokens: tokensOf(derivePalette(given.colours)), budget: wholeBudget() }
  const fault = findFirst(sheet.children, (node) => readNode(node, reading, 0))
  if (fault) return fault
  // Remarks with a mark of exclamation are kept by the parser.
  css.walk(sheet, {
    visit: 'Comment',
    enter(_node, item, list) {
      list?.remove(item)
    },
  })
  const written = css.generate(sheet)
  return Buffer.byteLength(written) > mostWritten ? faultAt('many', spotOf(sheet)) : written
}

function readNode(node: CssNode, reading: Reading, depth: number): Fault | undefined {
  if (node.type === 'Comment') return undefined
  if (node.type === 'Rule') return readRule(node, reading)
  if (node.type === 'Atrule') return readAtRule(node, reading, depth)
  return faultAt('unread', spotOf(node), { what: node.type === 'Raw' ? quote(node.value) : '' })
}

function readAtRule(rule: Atrule, reading: Reading, depth: number): Fault | undefined {
  const { name, prelude, block } = rule
  const isKnown = ['media', 'supports', 'container'].includes(name)
  if (!isKnown || prelude?.type !== 'AtrulePrelude' || !block) return faultAt('rule', spotOf(rule), { what: quote(`@${name}`) })
  if (depth >= mostDepth) return faultAt('deep', spotOf(rule))
  const fault = findFirst(prelude.children, (part) => findConditionFault(part, reading))
  return fault ?? findFirst(block.children, (node) => readNode(node, reading, depth + 1))
}

/** What a rule may depend on: how large something is, how it is looked at, and what a browser can do. */
function findConditionFault(node: CssNode, reading: Reading): Fault | undefined {
  const inside = (parts: Iterable<CssNode | null>) =>
    findFirst(parts, (part) => (part ? findConditionFault(part, reading) : undefined))
  switch (node.type) {
    case 'MediaQueryList':
    case 'Condition':
      return inside(node.children)
    case 'MediaQuery':
      if (![null, 'all', 'screen', 'print'].includes(node.mediaType)) return faultAt('rule', spotOf(node))
      return inside([node.condition])
    case 'Feature':
      return queryFeatures.has(node.name) ? inside([node.value]) : faultAt('rule', spotOf(node), { what: quote(node.name) })
    case 'FeatureRange':
      return inside([node.left, node.middle, node.right])
    case 'Identifier':
      return /^[A-Za-z][\w-]{0,40}$/.test(node.name) ? undefined : faultAt('rule', spotOf(node), { what: quote(node.name) })
    case 'Dimension':
      return /^[\d.]{1,8}$/.test(node.value) && /^[a-z]{1,4}$/i.test(node.unit) ? undefined : faultAt('rule', spotOf(node))
    case 'Number':
      return /^[\d.]{1,8}$/.test(node.value) ? undefined : faultAt('rule', spotOf(node))
    case 'Ratio':
      return inside([node.left, node.right])
    case 'SupportsDeclaration':
      return findDeclarationFault(reading.css, node.declaration, reading.tokens)
    default:
      return faultAt('rule', spotOf(node))
  }
}

function readRule(rule: Rule, reading: Reading): Fault | undefined {
  const { prelude, block } = rule
  if (prelude.type !== 'SelectorList') return faultAt('unread', spotOf(prelude), { what: quote(prelude.value) })
  const fault = findFirst(prelude.children, (selector) => findSelectorFault(selector, reading.budget))
  if (fault) return fault
  const declarations: Declaration[] = []
  const inside = findFirst(block.children, (node) => {
    if (node.type === 'Comment') return undefined
    if (node.type !== 'Declaration') {
      return faultAt('unread', spotOf(node), { what: node.type === 'Raw' ? quote(node.value) : '' })
    }
    declarations.push(node)
    return findDeclarationFault(reading.css, node, reading.tokens)
  })
  return inside ?? readColours(rule, declarations, reading) ?? scopeRule(rule, reading)
}

function readColours({ block }: Rule, declarations: Declaration[], { css, colours, isServed }: Reading): Fault | undefined {
  const judged = judgeColours(declarations, colours)
  if ('fault' in judged && !isServed) return judged.fault
  if ('fault' in judged) {
    const isColoured = ({ property }: Declaration) => property.startsWith('--') || /^(color|background.*)$/.test(property)
    const left = block.children.filter((node) => !(node.type === 'Declaration' && isColoured(node)))
    block.children = left
    return undefined
  }
  const added = Object.entries(judged.room).map(([name, colour]) => `--${name}:${colour}`)
  for (const declaration of [...(judged.voice ? [`color:${judged.voice}`] : []), ...added])
    block.children.appendData(css.parse(declaration, { context: 'declaration', parseCustomProperty: true }))
  return undefined
}

function scopeRule({ prelude }: Rule, { css }: Reading): undefined {
  if (prelude.type !== 'SelectorList') return
  for (const selector of prelude.children) if (selector.type === 'Selector') scopeSelector(css, selector)
}
