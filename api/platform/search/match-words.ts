import { askingWords } from '#app/texts/site/search.ts'
import { signsOfDish } from './dish-signs.ts'
import type { NamedDish } from './dishes.ts'
import { stemOf } from './french-stem.ts'
import { keysOf } from './french-words.ts'
import { guessForms } from './guess-forms.ts'
import { synonymsOf } from './synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word that is looked for: the numbers of the words that stand for it, each with how well it does, from 0 to 1. */
export type QueryWord = { key: string; forms: Map<number, number>; isGuess: boolean }

/** More words than this are not asked for: a sentence is no question. */
const mostWords = 8
const asking = new Set(keysOf(askingWords))
const shortestPrefix = 2
/** A word this long is likely to be the beginning of another one even where it is one itself. */
const tellingPrefix = 5

const worth = { same: 1, stem: 0.9, joined: 0.85, synonym: 0.8, prefix: 0.7 }

/** What of a question is a dish, and whether our own table of dishes may speak where no owner's pairing does. */
export type DishMeaning = { dishes: readonly NamedDish[]; withTable: boolean }

/** The words that somebody looks for, each with those of the site that may be meant. */
export function matchWords(
  vocabulary: Vocabulary,
  asked: string,
  { dishes, withTable }: DishMeaning = { dishes: [], withTable: false },
): QueryWord[] {
  const keys = tellingKeys(asked)
  const words = keys.map((key) => {
    const named = dishes.find((one) => one.keys.includes(key))
    return matchWord(vocabulary, key, named ? signsOfDish(named.dish, withTable) : [])
  })
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

/** The words that name something; those that only ask where there are no others. */
function tellingKeys(asked: string): string[] {
  const keys = [...new Set(keysOf(asked))]
  const naming = keys.filter((key) => !asking.has(key))
  return (naming.length > 0 ? naming : keys).slice(0, mostWords)
}

/** Whether a word stands somewhere on the site, in one of its forms or with a slip. */
export function isKnownWord(vocabulary: Vocabulary, key: string): boolean {
  return findForms(vocabulary, key).size > 0 || guessForms(vocabulary, key).size > 0
}

function matchWord(vocabulary: Vocabulary, key: string, signs: readonly [sign: string, worth: number][]): QueryWord {
  const forms = findForms(vocabulary, key)
  for (const other of synonymsOf(key)) addForms(forms, findForms(vocabulary, other), worth.synonym)
  for (const [sign, value] of signs) {
    const number = vocabulary.numbers.get(sign)
    if (number !== undefined) addForms(forms, new Map([[number, value]]), 1)
  }
  if (forms.size > 0 || /\p{N}/u.test(key)) return { key, forms, isGuess: false }
  return { key, forms: guessForms(vocabulary, key), isGuess: true }
}

function addForms(forms: Map<number, number>, others: Map<number, number>, share: number): void {
  for (const [number, value] of others) forms.set(number, Math.max(forms.get(number) ?? 0, value * share))
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
