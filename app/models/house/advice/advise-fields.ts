import { type DoubtfulField, findDoubt } from '../../site/law/doubtful-fields.ts'
import { deepestReduction, findWords } from '../../site/law/find-words.ts'
import { parameterUses } from '../../site/law/parameter-uses.ts'
import type { WordRuleName, WordUse } from '../../site/law/word-rules.ts'
import { besideOf, type Entry } from '../panel/field.ts'

/** What the law minds of a field: its words, or what a number of the company cannot be. */
export type FieldAdvice = { is: 'words'; rule: WordRuleName } | { is: 'doubt'; doubt: DoubtfulField['doubt'] }

/** As what the law takes the words of a kind of thing; other kinds say nothing to visitors. */
const uses: Readonly<Record<string, WordUse>> = {
  product: 'product',
  declination: 'product',
  page: 'page',
  service: 'page',
  news: 'page',
  blog: 'page',
  'blog-folder': 'page',
  element: 'page',
  collection: 'page',
  album: 'page',
  award: 'page',
  winemaker: 'page',
  popup: 'popup',
  letter: 'promotion',
  'discount-code': 'promotion',
}

/** Texts for machines, and those that a thing is found by. */
const unread = /(^|\.)(slug|url|reference|gtin|lot|id\w*|type|detailType|startsAt|endsAt|date)$/

/** What is good to know of each field of a form as it stands; nothing of it keeps anybody from saving. */
export function adviseFields(resource: string, entries: readonly Entry[]): Record<string, FieldAdvice> {
  const use = wordUseOf(resource, entries)
  if (!use) return {}
  const said = new Map(entries)
  const found = entries.flatMap(([name, text]): [string, FieldAdvice][] => {
    if (isDeepReduction(name, text, said)) return [[name, { is: 'words', rule: 'deep' }]]
    const [first] = unread.test(name) ? [] : findWords(text, use)
    return first ? [[name, { is: 'words', rule: first.rule }]] : []
  })
  return Object.fromEntries(found)
}

/** The same of a parameter. */
export function adviseParameter(type: string, value: string): FieldAdvice | undefined {
  const doubt = findDoubt(type, value)
  if (doubt) return { is: 'doubt', doubt }
  if (!Object.hasOwn(parameterUses, type)) return undefined
  const [first] = findWords(value, parameterUses[type as keyof typeof parameterUses])
  return first && { is: 'words', rule: first.rule }
}

/** A popup that says that it speaks of wine promotes as other words do. */
export function wordUseOf(resource: string, entries: readonly Entry[]): WordUse | undefined {
  const promotesWine = entries.some(([name, text]) => name === 'promotesWine' && text !== '')
  return resource === 'popup' && promotesWine ? 'promotion' : uses[resource]
}

/** A share of the price of goods; one of the shipping may be as deep as it likes. */
function isDeepReduction(name: string, text: string, said: ReadonlyMap<string, string>): boolean {
  if (!/(^|\.)amount$/.test(name) || said.get(besideOf(name)) !== 'PERCENTAGE' || said.get('detailType') === 'SHIPPING_FEES')
    return false
  return Number(text.replace(',', '.')) > deepestReduction
}
