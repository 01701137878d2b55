import type { CssLocation } from 'css-tree'
import type { Fault } from '#app/models/platform/outcome.ts'
import type { StyleFaultWord } from '#app/models/site/worn/own-styles.ts'

/** Where something stands in a text, from 1. */
export type Spot = { line: number; column: number }

/** What is wrong with a stylesheet, at its place, with the words that its sentence needs. */
export function faultAt(word: StyleFaultWord, spot: Spot, more: Record<string, string | number> = {}): Fault {
  return { code: 'stylesheet', params: { word, line: spot.line, column: spot.column, ...more } }
}

/** Where a node stands; one that says nothing of it stands at the beginning. */
export function spotOf({ loc }: { loc?: CssLocation | null | undefined }): Spot {
  return loc?.start ?? { line: 1, column: 1 }
}

/** The first fault that some things have. */
export function findFirst<T>(things: Iterable<T>, find: (thing: T) => Fault | undefined): Fault | undefined {
  for (const thing of things) {
    const fault = find(thing)
    if (fault) return fault
  }
  return undefined
}

/** A few characters of what somebody wrote, for a sentence. */
export function quote(text: string): string {
  const plain = text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ').trim()
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain
}
