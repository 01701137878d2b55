const shortestWord = 4
const shortestStem = 4

/** Endings that a word may lose and stay the same word, the longest first. */
const endings = [
  'issement',
  'ations',
  'ation',
  'ateur',
  'atrice',
  'ition',
  'ement',
  'aison',
  'euse',
  'eur',
  'eux',
  'iere',
  'ier',
  'ance',
  'ence',
  'able',
  'ible',
  'ique',
  'isme',
  'iste',
  'ive',
  'if',
  'ant',
  'ees',
  'ee',
  'er',
  'ez',
  'ie',
  'e',
]

/**
 * What the forms of a French word have in common: one and several, he and she, to do and done.
 * Takes a word without capitals and accents. It errs on the side of too little: `vigne` and `vignoble` stay two.
 */
export function stemOf(key: string): string {
  if (key.length < shortestWord || /[^a-z]/.test(key)) return key
  return closeStem(dropEnding(toSingular(key)))
}

function toSingular(key: string): string {
  if (key.endsWith('eaux')) return key.slice(0, -1)
  if (key.endsWith('eux')) return key
  if (key.endsWith('aux') && key.length > 4) return `${key.slice(0, -3)}al`
  return /[^s]s$|x$/.test(key) ? key.slice(0, -1) : key
}

function dropEnding(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= lengthNeeded(one))
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** A last `e` tells little: a shorter word may lose it. */
function lengthNeeded(ending: string): number {
  return ending === 'e' ? shortestStem - 1 : shortestStem
}

/** `blanche` and `blanc`, `bonne` and `bon` end alike. */
function closeStem(stem: string): string {
  if (stem.endsWith('ch')) return stem.slice(0, -1)
  return /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : stem
}
