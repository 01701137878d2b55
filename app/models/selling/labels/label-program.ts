import { foldText } from '../../platform/text/fold-text.ts'

/** The programs by which carriers have their labels printed, each with a file of its own to read orders from. */
export const labelPrograms = ['COLISSIMO', 'MONDIAL_RELAY', 'CHRONOPOST', 'GLS'] as const
export type LabelProgram = (typeof labelPrograms)[number]

// Colissimo is asked last: Chronopost's parcels are followed at La Poste's address too.
const words: readonly [LabelProgram, RegExp][] = [
  ['MONDIAL_RELAY', /mondial[ -]?relay/],
  ['CHRONOPOST', /chrono/],
  ['GLS', /\bgls\b/],
  ['COLISSIMO', /colissimo|coliship|la ?poste/],
]

/** Whose program a carrier's parcels go into, by what the house says of it, the surest first; nothing where no word names one. */
export function findLabelProgram(said: readonly string[]): LabelProgram | undefined {
  for (const text of said) {
    const plain = foldText(text)
    const named = words.find(([, word]) => word.test(plain))
    if (named) return named[0]
  }
  return undefined
}
