import type { Trade } from '#app/models/site/settings/trade.ts'
import { askingWords } from '#app/texts/site/search.ts'
import { signsOfDish } from './dish-signs.ts'
import type { NamedDish } from './dishes.ts'
import { stemOf } from './french-stem.ts'
import { keysOf } from './french-words.ts'
import { guessForms } from './guess-forms.ts'
import { synonymsOf } from './synonyms.ts'
import { startLength, type Vocabulary } from './vocabulary.ts'

/** A word that is looked for: the numbers of the words that stand for it, each with how well it does, from 0 to 1. */
export type QueryWord = { key: string; forms: Map<number, number>; isGuess: boolean }

/** More words than this are not asked for: a sentence is no question. */
const mostWords = 8
const asking = new Set(keysOf(askingWords))
/** A word this long is likely to be the beginning of another one even where it is one itself. */
const tellingPrefix = 5

const worth = { same: 1, stem: 0.9, joined: 0.85, synonym: 0.8, prefix: 0.7 }

/** What of a question is a dish, and whether our own table of dishes may speak where no owner's pairing does. */
export type DishMeaning = { dishes: readonly NamedDish[]; withTable: boolean }

/** The words that somebody looks for, each with those of the site that may be meant. */
export function matchWords(
  reader: WordReader,
  asked: string,
  { dishes, withTable }: DishMeaning = { dishes: [], withTable: false },
): QueryWord[] {
  const keys = tellingKeys(asked)
  const words = keys.map((key) => {
    const named = dishes.find((one) => one.keys.includes(key))
    return matchWord(reader, key, named ? signsOfDish(named.dish, withTable) : [])
  })
  for (const [at, key] of keys.entries()) {
    const word = words[at]
    const next = words[at + 1]
    const joined = next && reader.vocabulary.numbers.get(key + next.key)
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
export function isKnownWord({ formsOf, guessOf }: WordReader, key: string): boolean {
  return formsOf(key).size > 0 || guessOf(key).size > 0
}

/** Finds words among those of a site; of one question each is looked for once, for it takes a walk through all of them. */
export type WordReader = {
  vocabulary: Vocabulary
  /** By whose words it is asked. */
  trade: Trade
  formsOf: (key: string) => ReadonlyMap<number, number>
  guessOf: (key: string) => ReadonlyMap<number, number>
}

/** Opens the words of a site for one question. */
export function openWordReader(vocabulary: Vocabulary, trade: Trade): WordReader {
  const once = (find: typeof findForms) => {
    const found = new Map<string, ReadonlyMap<number, number>>()
    return (key: string) => {
      const forms = found.get(key) ?? find(vocabulary, key)
      found.set(key, forms)
      return forms
    }
  }
  return { vocabulary, trade, formsOf: once(findForms), guessOf: once(guessForms) }
}

function matchWord(
  { vocabulary, trade, formsOf, guessOf }: WordReader,
  key: string,
  signs: readonly [sign: string, worth: number][],
): QueryWord {
  const forms = new Map(formsOf(key))
  for (const other of synonymsOf(key, trade)) addForms(forms, formsOf(other), worth.synonym)
  for (const [sign, value] of signs) {
    const number = vocabulary.numbers.get(sign)
    if (number !== undefined) addForms(forms, new Map([[number, value]]), 1)
  }
  if (forms.size > 0 || /\p{N}/u.test(key)) return { key, forms, isGuess: false }
  return { key, forms: new Map(guessOf(key)), isGuess: true }
}

function addForms(forms: Map<number, number>, others: ReadonlyMap<number, number>, share: number): void {
  for (const [number, value] of others) forms.set(number, Math.max(forms.get(number) ?? 0, value * share))
}

/** The word itself, its other forms, and those that begin with it. */
function findForms({ words, stems, byStem, byStart }: Vocabulary, key: string): Map<number, number> {
  const stem = stemOf(key)
  const ofStem = (byStem.get(stem) ?? []).map((number): [number, number] => [
    number,
    words[number] === key ? worth.same : worth.stem,
  ])
  if (key.length < startLength || (ofStem.length > 0 && key.length < tellingPrefix)) return new Map(ofStem)
  const begun = byStart.get(key.slice(0, startLength)) ?? []
  const beginnings = begun.filter((number) => words[number]?.startsWith(key) && stems[number] !== stem)
  return new Map([...beginnings.map((number): [number, number] => [number, worth.prefix]), ...ofStem])
}
