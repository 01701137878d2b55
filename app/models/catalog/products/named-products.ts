import { foldText } from '../../platform/text/fold-text.ts'

type Named = { name: string }
type Word = { key: string; isCapital: boolean }

/** Names by the first of their words that counts, for a text to be read once however many names there are. */
export type NameIndex<P extends Named> = ReadonlyMap<string, readonly { product: P; words: readonly Word[] }[]>

/** In front of a name a sentence changes these: « du Grand Foudre » speaks of « Le Grand Foudre ». */
const articles = new Set(['le', 'la', 'les', 'l'])
const words = /[\p{L}\p{N}]+/gu

/** Puts the names of products in order, so that `findNamed` can look for them. */
export function indexNames<P extends Named>(products: readonly P[]): NameIndex<P> {
  const index = new Map<string, { product: P; words: readonly Word[] }[]>()
  for (const product of products) {
    const name = withoutArticle(listWords(product.name))
    const [first] = name
    if (!first) continue
    const beside = index.get(first.key) ?? []
    beside.push({ product, words: name })
    index.set(first.key, beside)
  }
  return index
}

/**
 * The products that a text names, in its order and each once. Accents and signs do not matter, as in a search; capitals do: a
 * morning in winter is not the wine « Matin d’hiver ». Of two names at one place the longer is meant.
 */
export function findNamed<P extends Named>(text: string, index: NameIndex<P>): P[] {
  const said = listWords(text)
  const found = new Set<P>()
  for (let place = 0; place < said.length; ) {
    const starting = index.get(said[place]?.key ?? '') ?? []
    const fitting = starting.filter(({ words: name }) => name.every((word, step) => isSaid(word, said[place + step])))
    const longest = Math.max(0, ...fitting.map(({ words: name }) => name.length))
    for (const { product, words: name } of fitting) if (name.length === longest) found.add(product)
    place += Math.max(1, longest)
  }
  return [...found]
}

function isSaid(word: Word, said: Word | undefined): boolean {
  return said !== undefined && said.key === word.key && (said.isCapital || !word.isCapital)
}

/** An article goes where a name with a capital of its own stands behind it. */
function withoutArticle(name: readonly Word[]): readonly Word[] {
  const [first, second] = name
  return first && second?.isCapital && articles.has(first.key) ? name.slice(1) : name
}

function listWords(text: string): Word[] {
  return [...text.matchAll(words)].map(([word]) => ({ key: foldText(word), isCapital: /^\p{Lu}/u.test(word) }))
}
