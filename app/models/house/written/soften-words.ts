import { bindFrenchSpaces } from '../../platform/text/typography.ts'

/** The spaces that a browser makes as one writes become plain ones; those that French asks for, and those within numbers, are bound. */
export function softenSpaces(text: string): string {
  return text.replaceAll(/(?<!\d)\u00a0|\u00a0(?!\d)/g, ' ').replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
}

/** Words of one line as a field keeps them. */
export function tidyWords(text: string): string {
  return bindFrenchSpaces(softenSpaces(text).trim())
}
