/** Words and what stands among them, or blocks too. */
type Inside = 'words' | 'blocks' | 'nothing' | readonly string[]
type ElementRule = {
  holds: Inside
  /** Whether it stands among words. */
  isWord?: true
  /** The only elements that it stands in. */
  standsIn?: readonly string[]
}

const block = { holds: 'blocks' } as const
const line = { holds: 'words' } as const
const word = { holds: 'words', isWord: true } as const

/** The elements that a template may be made of: none loads, runs, sends or takes part in the outline of the page but headings below the first. */
export const allowedElements: ReadonlyMap<string, ElementRule> = new Map<string, ElementRule>([
  ['div', block],
  ['article', block],
  ['blockquote', block],
  ['figure', block],
  ['figcaption', { ...line, standsIn: ['figure'] }],
  ['p', line],
  ['h2', line],
  ['h3', line],
  ['h4', line],
  ['hr', { holds: 'nothing' }],
  ['ul', { holds: ['li'] }],
  ['ol', { holds: ['li'] }],
  ['li', { ...block, standsIn: ['ul', 'ol'] }],
  ['dl', { holds: ['dt', 'dd'] }],
  ['dt', { ...line, standsIn: ['dl'] }],
  ['dd', { ...block, standsIn: ['dl'] }],
  ['table', { holds: ['caption', 'thead', 'tbody'] }],
  ['caption', { ...line, standsIn: ['table'] }],
  ['thead', { holds: ['tr'], standsIn: ['table'] }],
  ['tbody', { holds: ['tr'], standsIn: ['table'] }],
  ['tr', { holds: ['th', 'td'], standsIn: ['thead', 'tbody'] }],
  ['th', { ...line, standsIn: ['tr'] }],
  ['td', { ...block, standsIn: ['tr'] }],
  ['a', word],
  ['span', word],
  ['strong', word],
  ['em', word],
  ['small', word],
  ['cite', word],
  ['q', word],
  ['sup', word],
  ['sub', word],
  ['br', { holds: 'nothing', isWord: true }],
])

/** The classes of the house's own blocks that a template may wear, beside names of its site's own. */
const houseClasses: readonly string[] = [
  ...['lead', 'eyebrow', 'prose', 'cards', 'card', 'frame', 'split', 'split-left', 'quote', 'facts', 'numbered'],
  ...['actions', 'btn', 'btn-line', 'btn-small', 'more'],
]

/** Whether a template may wear a class: one of the house's blocks, or a name that the site's own stylesheet may dress. */
export function isAllowedClass(name: string): boolean {
  return houseClasses.includes(name) || /^own-[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
}

/** Where a link may lead: a path of the site, an address of the web, a mail or a phone number; never a script. */
export function isAllowedHref(href: string): boolean {
  return href.length <= 2000 && /^(\/(?![/\\])|https:\/\/|mailto:|tel:|#)[^\s\\]*$/.test(href)
}
