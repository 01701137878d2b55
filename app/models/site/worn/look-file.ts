import { isFontFamily } from '../look/font.ts'
import { type LookField, lookFields, lookFonts, ownOf, type WornLook } from './worn-look.ts'

/** What a file of a look says it is, and how it is written today. */
export const lookFormat = 'vitrine-look'
export const lookFileVersion = 1

/** A look as one file, to be worn by another site; what it does not say is the program's own. */
export type LookFile = { format: typeof lookFormat; version: number; look: Partial<WornLook> }

/** A look as a file; letters of the site's own stay at home, for nothing says that their licence lets them go. */
export function packLook(look: WornLook): LookFile {
  const said = lookFields.filter((field) => look[field] !== ownOf(field) && !(isLetter(field) && !isFontFamily(look[field])))
  return { format: lookFormat, version: lookFileVersion, look: Object.fromEntries(said.map((field) => [field, look[field]])) }
}

/** The whole look that a file says, whatever the site wore before. */
export function unpackLook({ look }: Pick<LookFile, 'look'>): WornLook {
  return Object.fromEntries(lookFields.map((field) => [field, look[field] ?? ownOf(field)])) as WornLook
}

function isLetter(field: LookField): boolean {
  return Object.hasOwn(lookFonts, field)
}
