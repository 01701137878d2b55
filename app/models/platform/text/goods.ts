/** A noun with the small words that agree with it: `la bière`, `une bière`, `cette bière`, `de la bière`, `nouvelle`, `gardée`, `toutes`; and how it comes when it was ill packed. */
export type Noun = {
  one: string
  many: string
  le: string
  un: string
  ce: string
  du: string
  nouveau: string
  tous: string
  e: '' | 'e'
  harmed: string
}

/** What a house sells, and where, as sentences name it. */
export type GoodsWords = {
  /** What is counted and kept: the bottle of a wine, else the thing itself. */
  piece: Noun
  /** What is chosen, and may run out: the wine, the beer, the book. */
  sort: Noun
  /** As what it is drawn where it has no photograph. */
  figure: 'bottle' | 'beer' | 'cheese' | 'book'
  /** The small engraving that stands where there is nothing to show. */
  motif: 'grappe' | 'fut' | 'coteaux' | 'lune'
  /** Whether such goods are alcohol. */
  isAlcohol: boolean
  /** Where it is fetched: `au caveau`. */
  counter: string
  /** Where it is taken from to be packed: `de la cave`. */
  store: string
  /** The house: `le domaine`, `au domaine`, `du domaine`. */
  theHouse: string
  atHouse: string
  ofHouse: string
  /** Of what its letter tells: `de la vigne et de la cave`. */
  news: string
  /** Above how it is made, and what is chosen of it. */
  story: string
  choice: string
  /** What advice begins with: `le plat ou l’occasion`. */
  occasion: string
  /** What may be typed of it in a search. */
  searched: string
  /** What is done with it, `goûté`, and wished to whoever has it: `Bonne dégustation`. */
  enjoyed: string
  wish: string
}

/** The same words at the beginning of a sentence. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** So many of something, one of it in words: `une bouteille`, `3 bouteilles`. */
export function countOf({ one, many, un }: Noun, count: number): string {
  return count === 1 ? `${un} ${one}` : `${count} ${many}`
}
