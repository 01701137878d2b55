import { familyOf } from './dish-families.ts'
import { soundOf } from './french-sound.ts'
import { stemOf } from './french-stem.ts'
import { keysOf } from './french-words.ts'
import { countSlips, lettersOf, mayBeNear, slipsForgiven } from './typos.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word that is looked for: the numbers of the words that stand for it, each with how well it does, from 0 to 1. */
export type QueryWord = { key: string; forms: Map<number, number>; isGuess: boolean }

/** More words than this are not asked for: a sentence is no question. */
const mostWords = 8
const shortestPrefix = 2
/** A word this long is likely to be the beginning of another one even where it is one itself. */
const tellingPrefix = 5
const shortestSound = 4

const worth = { same: 1, stem: 0.9, joined: 0.85, prefix: 0.7, sound: 0.65, slip: 0.55, slips: 0.4 }

/** The words that somebody looks for, each with those of the site that may be meant. */
export function matchWords(vocabulary: Vocabulary, asked: string): QueryWord[] {
  const keys = [...new Set(keysOf(asked))].slice(0, mostWords)
  const words = keys.map((key) => matchWord(vocabulary, key))
  for (const [at, key] of keys.entries()) {
    const word = words[at]
    const next = words[at + 1]
    const joined = next && vocabulary.numbers.get(key + next.key)
    if (joined === undefined) continue
    word?.forms.set(joined, worth.joined)
    next?.forms.set(joined, worth.joined)
  }
  return words
}

function matchWord(vocabulary: Vocabulary, key: string): QueryWord {
  const forms = findForms(vocabulary, key)
  if (forms.size > 0 || /\p{N}/u.test(key)) return { key, forms, isGuess: false }
  const family = familyOf(key)
  const ofFamily = family === undefined ? undefined : findForms(vocabulary, family)
  if (ofFamily && ofFamily.size > 0) return { key, forms: ofFamily, isGuess: true }
  return { key, forms: guessForms(vocabulary, key), isGuess: true }
}

/** The word itself, its other forms, and those that begin with it. */
function findForms({ words, stems }: Vocabulary, key: string): Map<number, number> {
  const forms = new Map<number, number>()
  const beginnings = new Map<number, number>()
  const stem = stemOf(key)
  for (let number = 0; number < words.length; number += 1) {
    const word = words[number] ?? ''
    if (stems[number] === stem) forms.set(number, word === key ? worth.same : worth.stem)
    else if (key.length >= shortestPrefix && word.startsWith(key)) beginnings.set(number, worth.prefix)
  }
  return forms.size === 0 || key.length >= tellingPrefix ? new Map([...beginnings, ...forms]) : forms
}

/** Words that sound like it, or are a slip or two away. */
function guessForms(vocabulary: Vocabulary, key: string): Map<number, number> {
  const forms = new Map<number, number>()
  const meant = { key, sound: key.length < shortestSound ? undefined : soundOf(key), letters: lettersOf(key) }
  for (let number = 0; number < vocabulary.words.length; number += 1) {
    const found = guessOne(vocabulary, number, meant)
    if (found > 0) forms.set(number, found)
  }
  return forms
}

type Meant = { key: string; sound: string | undefined; letters: number }

function guessOne({ words, sounds, letters }: Vocabulary, number: number, { key, sound, letters: own }: Meant): number {
  if (sounds[number] === sound) return worth.sound
  const slips = slipsForgiven(key.length)
  if (slips === 0 || !mayBeNear(own, letters[number] ?? 0, slips)) return 0
  const counted = countSlips(key, words[number] ?? '', slips)
  return counted === undefined ? 0 : counted === 1 ? worth.slip : worth.slips
}
