import type { MarkedText } from '#app/models/site/search-kind.ts'
import { type FoundWord, findWords } from './french-words.ts'

/** How much of a text stands under a result. */
const shown = 170

/** A text with what was looked for marked in it. */
export function markText(text: string, isMatch: (key: string) => boolean): MarkedText[] {
  return markWords(
    text,
    findWords(text).filter(({ key }) => isMatch(key)),
  )
}

/** The part of a text where most of what was looked for stands together, cut between words; its beginning where nothing does. */
export function makeExcerpt(text: string, isMatch: (key: string) => boolean): MarkedText[] {
  const flat = text.replaceAll(/\s+/g, ' ').trim()
  const words = findWords(flat)
  const matches = words.filter(({ key }) => isMatch(key))
  const from = startAt(words, placeOf(matches))
  const to = endAt(words, from, flat.length)
  const head = from > 0 ? [plain('… ')] : []
  const tail = to < flat.length ? [plain(' …')] : []
  const inside = matches.filter(({ start, end }) => start >= from && end <= to)
  const body = markWords(
    flat.slice(from, to),
    inside.map(({ key, start, end }) => ({ key, start: start - from, end: end - from })),
  )
  return [...head, ...body, ...tail]
}

/** Whether anything that was looked for stands in a text. */
export function hasMatch(text: string, isMatch: (key: string) => boolean): boolean {
  return findWords(text).some(({ key }) => isMatch(key))
}

function markWords(text: string, matches: readonly FoundWord[]): MarkedText[] {
  const parts: MarkedText[] = []
  let at = 0
  for (const { start, end } of matches) {
    if (start > at) parts.push(plain(text.slice(at, start)))
    parts.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) parts.push(plain(text.slice(at)))
  return parts
}

/** Where the stretch begins that holds the most different matches. */
function placeOf(matches: readonly FoundWord[]): number {
  let best = { place: 0, kinds: 0 }
  for (const [at, { start }] of matches.entries()) {
    const inside = matches.slice(at, at + 20).filter(({ end }) => end <= start + shown)
    const kinds = new Set(inside.map(({ key }) => key)).size
    if (kinds > best.kinds) best = { place: start, kinds }
  }
  return best.place
}

/** A few words before the place are shown, too, unless the whole beginning fits. */
function startAt(words: readonly FoundWord[], place: number): number {
  if (place < shown / 2) return 0
  return words.find(({ start }) => start >= place - shown / 4)?.start ?? place
}

function endAt(words: readonly FoundWord[], from: number, length: number): number {
  if (from + shown >= length) return length
  return words.findLast(({ start, end }) => start >= from && end <= from + shown)?.end ?? from + shown
}

function plain(text: string): MarkedText {
  return { text, isMatch: false }
}
