/** A part of a title: how many, and of what. */
export type Counted = { count: string; words: string }

/** A number to be set large, and the word that it counts. */
export type Figure = { count: string; unit: string }

const numbers: Readonly<Record<string, string>> = {
  aucun: '0',
  aucune: '0',
  un: '1',
  une: '1',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  six: '6',
  sept: '7',
  huit: '8',
  neuf: '9',
  dix: '10',
  onze: '11',
  douze: '12',
}

/** A title that counts what it names, as « Trois coteaux, cinq cépages »; nothing where a part of it does not. */
export function readCounted(title: string): Counted[] | undefined {
  const parts = readParts(title)
  const counted = parts.filter((part) => part !== undefined)
  return parts.length > 1 && counted.length === parts.length ? counted : undefined
}

/** The numbers with which a title begins, as in « Six ans et trois mois sous voile, et personne ne pousse la porte ». */
export function readFigures(title: string): Figure[] {
  const parts = readParts(title)
  const end = parts.indexOf(undefined)
  const counted = parts.slice(0, end < 0 ? parts.length : end).filter((part) => part !== undefined)
  return counted.map(({ count, words }) => ({ count, unit: words.split(/\s/u, 1)[0] ?? '' }))
}

/** What a text counts in measures of time and of land, each with the few words after it: « Douze mois en foudre ». */
export function findFigures(text: string): (Figure & { says: string })[] {
  const found = text.matchAll(
    /(?<![\p{L}\d,])(\p{L}+|\d{1,4})\s(mois|ans|jours|hectares?|ares?|bouteilles)(?:\s([^,.;:!?()\n]{2,32}))?(?=[,.;:!?()\n]|$)/giu,
  )
  return [...found].flatMap(([, first = '', unit = '', says = '']) => {
    const count = countOf(first)
    return count === undefined || count === '0' ? [] : [{ count, unit: unit.toLowerCase(), says }]
  })
}

function readParts(title: string): (Counted | undefined)[] {
  return title.split(/,\s*|\s+et\s+/u).map((part) => readPart(part.trim()))
}

function readPart(part: string): Counted | undefined {
  const [, first = '', words = ''] = /^(\S+)\s+(.+?)\.?$/u.exec(part) ?? []
  const count = countOf(first)
  return count === undefined ? undefined : { count, words }
}

function countOf(word: string): string | undefined {
  return /^\d{1,4}$/.test(word) ? word : numbers[word.toLowerCase()]
}
