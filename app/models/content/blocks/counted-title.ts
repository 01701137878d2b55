/** A part of a title: how many, and of what. */
export type Counted = { count: string; words: string }

const numbers: Readonly<Record<string, string>> = {
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
  const parts = title.split(/,\s*|\s+et\s+/u).map((part) => readPart(part.trim()))
  const counted = parts.filter((part) => part !== undefined)
  return parts.length > 1 && counted.length === parts.length ? counted : undefined
}

function readPart(part: string): Counted | undefined {
  const [, first = '', words = ''] = /^(\S+)\s+(.+?)\.?$/u.exec(part) ?? []
  const count = /^\d{1,4}$/.test(first) ? first : numbers[first.toLowerCase()]
  return count === undefined ? undefined : { count, words }
}
