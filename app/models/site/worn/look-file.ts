import { isFontFamily } from '../look/font.ts'
import { type LookField, lookFields, lookFonts, ownOf, type WornLook } from './worn-look.ts'

/** What a file of a look says it is, and how it is written today. */
export const lookFormat = 'vitrine-look'
export const lookFileVersion = 2

/** What a font file may weigh to go along with a look. */
export const mostCarriedBytes = 300 * 1024

/** The fields of a look that a file says: of letters of the site's own, those alone whose files go along. */
export function packLook(look: WornLook, carried: readonly string[] = []): Partial<WornLook> {
  const goes = (field: LookField) => !isLetter(field) || isFontFamily(look[field]) || carried.includes(look[field])
  const said = lookFields.filter((field) => look[field] !== ownOf(field) && goes(field))
  return Object.fromEntries(said.map((field) => [field, look[field]]))
}

/** The whole look that a file says, whatever the site wore before. */
export function unpackLook(look: Partial<WornLook>): WornLook {
  return Object.fromEntries(lookFields.map((field) => [field, look[field] ?? ownOf(field)])) as WornLook
}

function isLetter(field: LookField): boolean {
  return Object.hasOwn(lookFonts, field)
}

/** As many kept sections as one file takes along. */
export const mostCarriedSections = 20
