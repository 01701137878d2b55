import type { AttributeSelector, CssNode, PseudoClassSelector, Selector } from 'css-tree'
import type { Fault } from '#app/models/platform/outcome.ts'
import { ownStylesMark } from '#app/models/site/worn/own-styles.ts'
import type { CssTree } from './css-tree.ts'
import { faultAt, findFirst, quote, spotOf } from './style-fault.ts'

/** What one stylesheet may ask of a browser. */
export type Budget = { selectors: number; wide: number }
export const wholeBudget = (): Budget => ({ selectors: 400, wide: 20 })
const mostSteps = 24

const name = /^[A-Za-z_][\w-]{0,63}$/
const value = /^[\w -]{0,64}$/
const attributes = /^(data-[a-z-]{1,40}|aria-(current|expanded|selected|hidden)|open|lang)$/
const states = new Set(
  'hover focus focus-visible focus-within active checked disabled enabled open target any-link first-child last-child only-child first-of-type last-of-type only-of-type'.split(
    ' ',
  ),
)
const counted = new Set(['nth-child', 'nth-last-child', 'nth-of-type', 'nth-last-of-type'])
const grouped = new Set(['is', 'where', 'not', 'has'])
const elements = new Set(['before', 'after', 'marker', 'first-letter', 'first-line'])
const wholePage = new Set(['html', 'body', 'main', 'head'])
const combinators = new Set([' ', '>', '+', '~'])

/** The page's part that a site's own stylesheet reaches, and what the law wants seen there, which it leaves alone. */
const reach = `:where(#contenu[${ownStylesMark}])`
const spared = ':not(:where([data-law],[data-law] *,form,form *))'

/** What of a selector is no part of what a stylesheet may say. */
export function findSelectorFault(selector: CssNode, budget: Budget): Fault | undefined {
  if (selector.type !== 'Selector') return refuse(selector, 'selector')
  budget.selectors -= 1
  if (budget.selectors < 0) return faultAt('many', spotOf(selector))
  const parts = selector.children.toArray()
  if (parts.length > mostSteps) return faultAt('deep', spotOf(selector))
  const [first, second] = parts
  if (first?.type === 'Combinator') return refuse(first, 'selector')
  const isWhole = isScope(first)
  // From the whole part a sheet may only go inwards.
  if (isWhole && second && !(second.type === 'Combinator' && [' ', '>'].includes(second.name))) return refuse(second, 'selector')
  return findFirst(isWhole ? parts.slice(1) : parts, (part) => findPartFault(part, budget, 0))
}

function findPartFault(part: CssNode, budget: Budget, depth: number): Fault | undefined {
  if (part.type === 'PseudoClassSelector') return findStateFault(part, budget, depth)
  if (part.type === 'TypeSelector' && part.name === '*') return spend(part, budget)
  if (part.type === 'TypeSelector' && wholePage.has(part.name.toLowerCase())) return refuse(part, 'whole_page', part.name)
  return isPlainPart(part, depth) ? undefined : refuse(part, 'selector', 'name' in part ? String(part.name) : '')
}

function isPlainPart(part: CssNode, depth: number): boolean {
  switch (part.type) {
    case 'TypeSelector':
    case 'ClassSelector':
    case 'IdSelector':
      return name.test(part.name)
    case 'Combinator':
      return combinators.has(part.name)
    case 'AttributeSelector':
      return isPlainAttribute(part)
    case 'PseudoElementSelector':
      return elements.has(part.name) && !part.children && depth === 0
    default:
      return false
  }
}

function isPlainAttribute({ name: { name: attribute }, value: said, flags }: AttributeSelector): boolean {
  const text = said?.type === 'Identifier' ? said.name : (said?.value ?? '')
  return attributes.test(attribute) && value.test(text) && (flags ?? 'i') === 'i'
}

function findStateFault(part: PseudoClassSelector, budget: Budget, depth: number): Fault | undefined {
  const children = part.children?.toArray()
  if (['root', 'host', 'scope'].includes(part.name)) return refuse(part, 'whole_page', `:${part.name}`)
  if (!children) return states.has(part.name) ? undefined : refuse(part, 'selector', `:${part.name}`)
  const [only, ...others] = children
  if (others.length > 0 || !only) return refuse(part, 'selector', `:${part.name}`)
  if (counted.has(part.name))
    return only.type === 'Nth' && !only.selector && isSmall(only.nth) ? undefined : refuse(part, 'selector', `:${part.name}`)
  if (!grouped.has(part.name) || only.type !== 'SelectorList' || depth > 1) return refuse(part, 'selector', `:${part.name}`)
  const dear = part.name === 'has' ? spend(part, budget, depth) : undefined
  return dear ?? findFirst(only.children, (inner) => findInnerFault(inner, budget, depth + 1))
}

function findInnerFault(inner: CssNode, budget: Budget, depth: number): Fault | undefined {
  if (inner.type !== 'Selector') return refuse(inner, 'selector')
  budget.selectors -= 1
  if (budget.selectors < 0) return faultAt('many', spotOf(inner))
  return findFirst(inner.children, (part) => findPartFault(part, budget, depth))
}

/** What has a browser look at very much is counted. */
function spend(part: CssNode, budget: Budget, depth = 0): Fault | undefined {
  budget.wide -= 1
  return budget.wide < 0 || depth > 0 ? faultAt('many', spotOf(part)) : undefined
}

function isSmall(nth: CssNode): boolean {
  if (nth.type === 'Identifier') return nth.name === 'odd' || nth.name === 'even'
  if (nth.type !== 'AnPlusB') return false
  return [nth.a, nth.b].every((said) => said === null || /^[+-]?\d{0,3}$/.test(said))
}

function isScope(part: CssNode | undefined): boolean {
  return part?.type === 'PseudoClassSelector' && part.name === 'scope' && !part.children
}

function refuse(part: CssNode, word: 'selector' | 'whole_page', what = ''): Fault {
  return faultAt(word, spotOf(part), { what: quote(what) })
}

/** Has a selector reach only within the site's part of a page, and nothing there that the law wants seen. */
export function scopeSelector({ parse }: CssTree, selector: Selector): void {
  const parts = selector.children.toArray()
  const read = (text: string) => (parse(text, { context: 'selector' }) as Selector).children.toArray()
  const isWhole = isScope(parts[0])
  const own = isWhole ? parts.slice(1) : parts
  const at = own.findIndex(({ type }) => type === 'PseudoElementSelector')
  const end = at < 0 ? own.length : at
  const within = [...own.slice(0, end), ...(isWhole && end === 0 ? [] : read(spared)), ...own.slice(end)]
  const way = isWhole ? read(reach) : [...read(reach), ...read(`${reach} a`).slice(1, 2)]
  selector.children.fromArray([...way, ...within])
}
