import { soundOf } from './french-sound.ts'
import { stemOf } from './french-stem.ts'
import { lettersOf } from './typos.ts'

/** Every word of a site's documents, by its number, with what it takes to find it under another spelling. */
export type Vocabulary = { numbers: Map<string, number>; words: string[]; stems: string[]; sounds: string[]; letters: number[] }

/** A vocabulary without a word. */
export function openVocabulary(): Vocabulary {
  return { numbers: new Map(), words: [], stems: [], sounds: [], letters: [] }
}

/** The number of a word, which enters if it is new. */
export function numberOf(vocabulary: Vocabulary, key: string): number {
  const known = vocabulary.numbers.get(key)
  if (known !== undefined) return known
  const number = vocabulary.words.length
  vocabulary.numbers.set(key, number)
  vocabulary.words.push(key)
  vocabulary.stems.push(stemOf(key))
  vocabulary.sounds.push(soundOf(key))
  vocabulary.letters.push(lettersOf(key))
  return number
}
