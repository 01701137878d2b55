import { foldText } from './fold-text.ts'

const longest = 100

/** The word that an address says for a title: `Fête de la percée` becomes `fete-de-la-percee`. */
export function toSlug(title: string): string {
  return slugOf(title) || 'sans-titre'
}

/** The same, and nothing where a name has neither a letter nor a figure. */
export function slugOf(name: string): string {
  return foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
}
