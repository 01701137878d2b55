import { unreadValues } from '../../content/blocks/own-block.ts'
import { frameFields } from '../../content/blocks/shared.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { findWords } from '../../site/law/find-words.ts'
import { textsWithin } from '../../site/law/texts-within.ts'
import type { WordRuleName, WordUse } from '../../site/law/word-rules.ts'
import { findMutePictures } from '../../site/pictures/mute-pictures.ts'

type Block = { type: string } & Record<string, unknown>

/** What the writer of a block should know: a picture that says nothing to who cannot see it, or words that the law on alcohol minds. */
export type Advice = { is: 'alt' } | { is: 'law'; word: string } | { is: 'words'; rule: WordRuleName }

/** What speaks of drinking as healthy, strong, grown-up or winning: none of it may praise a wine (article L3323-4 of the health code). */
const minded = [
  'bon pour la sante',
  'bienfait',
  'sante',
  'medicament',
  'guerit',
  'ivresse',
  'ivre',
  's enivrer',
  'griser',
  'sans moderation',
  'a volonte',
  'sportif',
  'performance',
  'seduction',
  'seduire',
  'virilite',
  'reussite',
  'etudiant',
]

/** The message that the law itself asks for. */
const asked = /l abus d alcool est dangereux pour la sante/g

/** Looks a block over; what it finds of the law is advice, and keeps nobody from publishing. */
export function adviseBlock(block: Block, altOf: (id: string) => string | undefined, use: WordUse = 'page'): Advice[] {
  const alt = findMutePictures(block, altOf).length > 0 ? [{ is: 'alt' } as const] : []
  const words = ` ${foldText(textsOf(block).join(' ')).replaceAll(/[^a-z0-9]+/g, ' ')} `.replaceAll(asked, ' ')
  const law = minded.filter((word) => new RegExp(`\\b${word}s?\\b`).test(words)).map((word) => ({ is: 'law', word }) as const)
  // What is said of health is told by its own word already.
  const rules = findWords(textsWithin(block), use)
    .filter(({ rule }) => rule !== 'health' || law.length === 0)
    .map(({ rule }) => ({ is: 'words', rule }) as const)
  return [
    ...alt,
    ...rules,
    ...law.filter(({ word }) => !(word === 'sante' && law.some((one) => one.word === 'bon pour la sante'))),
  ]
}

const unsaid = new Set(['type', ...frameFields, 'href', 'image', 'file'])

function textsOf(value: unknown, left: ReadonlySet<string> = unsaid): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, left))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (left.has(name)) return []
    return textsOf(inner, name === 'values' ? unreadValues : left)
  })
}
