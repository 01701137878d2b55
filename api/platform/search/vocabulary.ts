import { soundOf } from './french-sound.ts'
import { stemOf } from './french-stem.ts'
import { lettersOf } from './typos.ts'

/** Every word of a site's documents, by its number, with what it takes to find it under another spelling. */
export type Vocabulary = {
  numbers: Map<string, number>
  words: string[]
  stems: string[]
  sounds: string[]
  letters: number[]
  /** The numbers of the words of each stem, and of those that begin with the same letters. */
  byStem: Map<string, number[]>
  byStart: Map<string, number[]>
}

/** So many letters of a word lead to all that begin with them. */
export const startLength = 2

/** A vocabulary without a word. */
export function openVocabulary(): Vocabulary {
  return { numbers: new Map(), words: [], stems: [], sounds: [], letters: [], byStem: new Map(), byStart: new Map() }
}

/** The number of a word, which enters if it is new. */
export function numberOf(vocabulary: Vocabulary, key: string): number {
  return vocabulary.numbers.get(key) ?? addWord(vocabulary, { word: key, stem: stemOf(key), sound: soundOf(key) })
}

/** Enters a new word of which stem and sound are known. */
export function addWord(vocabulary: Vocabulary, { word, stem, sound }: { word: string; stem: string; sound: string }): number {
  const number = vocabulary.words.push(word) - 1
  vocabulary.numbers.set(word, number)
  vocabulary.stems.push(stem)
  vocabulary.sounds.push(sound)
  vocabulary.letters.push(lettersOf(word))
  addNumber(vocabulary.byStem, stem, number)
  addNumber(vocabulary.byStart, word.slice(0, startLength), number)
  return number
}

function addNumber(lists: Map<string, number[]>, name: string, number: number): void {
  const list = lists.get(name)
  if (list) list.push(number)
  else lists.set(name, [number])
}
