/** The field in which a file comes once more that was read already: nobody has to look for it twice. */
export const keptContent = 'contenu'

/** The field that says what a question was asked about: an answer to another one is none. */
export const questionHash = 'demande'

const choiceStart = 'bloc.'

/** What is said of a block that differs: the site's own stays, or the one that comes takes its place. */
export const leaves = 'laisser'
export const replaces = 'remplacer'

/** The field that says which of two blocks of a name stands. */
export function choiceOf(block: string): string {
  return choiceStart + block
}

/** The name of the block that such a field speaks of; nothing for any other field. */
export function blockOf(field: string): string | undefined {
  return field.startsWith(choiceStart) ? field.slice(choiceStart.length) : undefined
}
