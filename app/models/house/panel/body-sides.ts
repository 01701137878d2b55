import { unreadValues } from '../../content/blocks/own-block.ts'
import { frameFields } from '../../content/blocks/shared.ts'
import { markOf } from './block-mark.ts'

type Block = { type: string } & Record<string, unknown>

/** One block of a body beside another body: its kind, the words in it, and whether the other has it too. */
export type Side = { type: string; words: string; isOnlyHere: boolean }

const unsaid = new Set(['type', ...frameFields, 'href', 'image', 'file', 'side', 'look', 'size', 'kind'])

/** Two bodies side by side, block by block; a block that both have alike is marked on neither side. */
export function compareBodies(mine: readonly Block[], theirs: readonly Block[]): { mine: Side[]; theirs: Side[] } {
  return { mine: sideOf(mine, theirs), theirs: sideOf(theirs, mine) }
}

function sideOf(own: readonly Block[], other: readonly Block[]): Side[] {
  const left = other.map(markOf)
  return own.map((block) => {
    const at = left.indexOf(markOf(block))
    if (at >= 0) left.splice(at, 1)
    return { type: block.type, words: wordsOf(block).join(' '), isOnlyHere: at < 0 }
  })
}

function wordsOf(value: unknown, left: ReadonlySet<string> = unsaid): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one, left))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (left.has(name)) return []
    return wordsOf(inner, name === 'values' ? unreadValues : left)
  })
}
