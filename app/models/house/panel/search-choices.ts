import { type Entry, nameIn } from './field.ts'

/** The button that looks for more in the list of a field; its value is the name of the field. */
export const searchChoices = '_chercher'

/** What Enter presses: it saves, or looks for what has just been typed. */
export const byEnter = '_entree'

const typedWords = '_cherche'
const foundWords = '_trouve'
const longest = 100

/** Where the words are typed by which the list of a field is searched. */
export function searchNameOf(name: string): string {
  return nameIn(name, typedWords)
}

/** Where a form keeps the words by which its list was searched before. */
export function foundNameOf(name: string): string {
  return nameIn(name, foundWords)
}

/** What is looked for in the lists of a form, what was asked for last before all others; `field` is a field's own name, without its row. */
export function readSearches(entries: readonly Entry[]): { field: string; name: string; words: string }[] {
  const pressed = pressedFor(entries)
  const searches = entries.flatMap(([key, text]) => {
    const words = text.trim().slice(0, longest)
    if (words === '' || !key.endsWith(`.${typedWords}`)) return []
    const name = key.slice(0, -typedWords.length - 1)
    return [{ field: name.replace(/^.*\./, ''), name, words }]
  })
  return searches.sort((one, other) => Number(other.name === pressed) - Number(one.name === pressed))
}

/** The field in whose list something is looked for by this sending of a form; none where it is to be saved. */
export function pressedFor(entries: readonly Entry[]): string | undefined {
  const pressed = entries.find(([name]) => name === searchChoices)?.[1]
  if (pressed !== undefined || !entries.some(([name]) => name === byEnter)) return pressed
  // Enter within the words means the list, and anywhere else the form: only words that have not been looked for yet are meant.
  const said = (name: string) => entries.find(([key]) => key === name)?.[1].trim() ?? ''
  const fresh = entries.find(([key, text]) => {
    if (!key.endsWith(`.${typedWords}`) || text.trim() === '') return false
    return text.trim() !== said(foundNameOf(key.slice(0, -typedWords.length - 1)))
  })
  return fresh?.[0].slice(0, -typedWords.length - 1)
}

/** What a form holds besides the words that its lists were searched by. */
export function withoutSearches(entries: readonly Entry[]): Entry[] {
  return entries.filter(([name]) => !/\._(?:cherche|trouve)$/.test(name) && name !== searchChoices && name !== byEnter)
}
