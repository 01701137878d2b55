/** How long a text may be where only its beginning is shown. */
export const cropLength = 120

/** The beginning of a text, cut between two words, with an ellipsis where something was left out. */
export function cropText(text: string, length = cropLength): string {
  const characters = [...text.trim()]
  if (characters.length <= length) return characters.join('')
  const head = characters.slice(0, length - 1).join('')
  const cut = /\s/.test(characters[length - 1] ?? '') ? head.length : head.search(/\s\S*$/)
  return `${(cut > length / 2 ? head.slice(0, cut) : head).replace(/[\s,;:.!?–-]+$/, '')}…`
}
