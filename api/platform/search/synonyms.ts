import { wordSynonyms } from '#app/texts/site/search.ts'
import { stemOf } from './french-stem.ts'
import { keysOf } from './french-words.ts'

const synonyms = new Map<string, string[]>()
for (const [word, meant] of Object.entries(wordSynonyms)) {
  for (const key of keysOf(word)) synonyms.set(stemOf(key), keysOf(meant))
}

/** The words by which a shop may name what somebody calls otherwise. */
export function synonymsOf(key: string): readonly string[] {
  return synonyms.get(stemOf(key)) ?? []
}
