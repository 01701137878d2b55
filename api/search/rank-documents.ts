import { type SearchKind, searchKinds } from '#app/models/search-kind.ts'
import type { AskedWord } from './match-words.ts'
import { type IndexedDocument, type SiteIndex, titleWeight } from './site-index.ts'

/** A document that was found, and how well it answers. */
export type Ranked = { document: IndexedDocument; score: number }

/** What is sold and what tells of the house come before what was written on a day. */
const kindWorth: Record<SearchKind, number> = { product: 1.15, page: 1.05, service: 1, news: 0.95, blog: 0.95 }
/** A word that was found as it was written counts for more than one that was guessed. */
const worthOf = { found: 2, guessed: 1 }
/** What a title gains that says what was asked and nothing else. */
const wholeTitle = 0.6

/** The documents that answer the most of the words, the best first; among equals the order is the same everywhere. */
export function rankDocuments(
  index: SiteIndex,
  words: readonly AskedWord[],
  mayRead: (one: IndexedDocument) => boolean,
): Ranked[] {
  const wanted = markWanted(index, words)
  const read = index.documents.filter(mayRead)
  const found = read.map((document) => ({ document, ...matchDocument(document, words, wanted) })).filter(({ count }) => count > 0)
  const most = found.reduce((count, one) => Math.max(count, one.count), 0)
  const rarity = words.map((_, at) => Math.log(1 + read.length / (1 + found.filter(({ values }) => values[at]).length)))
  return found
    .filter(({ count }) => count === most)
    .map(({ document, values, inTitle }) => ({ document, score: scoreOf(document, { values, inTitle, rarity }) }))
    .sort((one, other) => other.score - one.score || compare(one.document, other.document))
}

/** For each word of the site a bit for each asked word that it stands for. */
function markWanted({ vocabulary }: SiteIndex, words: readonly AskedWord[]): Uint8Array {
  const wanted = new Uint8Array(vocabulary.words.length)
  for (const [at, { forms }] of words.entries()) {
    for (const number of forms.keys()) wanted[number] = (wanted[number] ?? 0) | (1 << at)
  }
  return wanted
}

type Match = { count: number; values: number[]; inTitle: number }

/** How well each asked word is answered by a document, by the best of its forms. */
function matchDocument({ entries }: IndexedDocument, words: readonly AskedWord[], wanted: Uint8Array): Match {
  let match: Match | undefined
  let titled = 0
  for (let place = 0; place < entries.length; place += 1) {
    const entry = entries[place] ?? 0
    const bits = wanted[entry >>> 8]
    if (!bits) continue
    match ??= { count: 0, values: words.map(() => 0), inTitle: 0 }
    addForm(match.values, { words, bits, number: entry >>> 8, weight: entry & 255 })
    if ((entry & 255) >= titleWeight) titled |= bits
  }
  if (!match) return { count: 0, values: [], inTitle: 0 }
  match.count = match.values.reduce(
    (count, value, at) => count + (value === 0 ? 0 : words[at]?.isGuess ? worthOf.guessed : worthOf.found),
    0,
  )
  match.inTitle = words.filter((_, at) => titled & (1 << at)).length
  return match
}

type Form = { words: readonly AskedWord[]; bits: number; number: number; weight: number }

function addForm(values: number[], { words, bits, number, weight }: Form): void {
  for (const [at, { forms }] of words.entries()) {
    if (!(bits & (1 << at))) continue
    values[at] = Math.max(values[at] ?? 0, (forms.get(number) ?? 0) * Math.sqrt(weight))
  }
}

function scoreOf(
  { kind, titleLength }: IndexedDocument,
  { values, inTitle, rarity }: { values: number[]; inTitle: number; rarity: number[] },
): number {
  const sum = values.reduce((total, value, at) => total + value * (rarity[at] ?? 0), 0)
  const isTitled = inTitle > 0 && inTitle === values.filter(Boolean).length
  const whole = isTitled ? 1 + wholeTitle * Math.min(1, inTitle / Math.max(1, titleLength)) : 1
  return sum * whole * kindWorth[kind]
}

function compare(one: IndexedDocument, other: IndexedDocument): number {
  const kinds = searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind)
  if (kinds !== 0) return kinds
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}
