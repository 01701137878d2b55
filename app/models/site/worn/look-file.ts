import { isFontFamily } from '../look/font.ts'
import { isLookLogo, type LookField, lookFields, lookFonts, ownOf, type WornLook } from './worn-look.ts'

/** What a file of a look says it is, and how it is written today. */
export const lookFormat = 'vitrine-look'
export const lookFileVersion = 3

/** What a font file may weigh to go along with a look. */
export const mostCarriedBytes = 300 * 1024

/** What a file of a look may weigh: two fonts as text, forty blocks and twenty sections with their words. */
export const mostLookFileBytes = 3 * 1024 * 1024

/** The fields of a look that a file says: of letters of the site's own, those alone whose files go along; its logos are its own. */
export function packLook(look: WornLook, carried: readonly string[] = []): Partial<WornLook> {
  const goes = (field: LookField) => !isLetter(field) || isFontFamily(look[field]) || carried.includes(look[field])
  const said = lookFields.filter((field) => !isLookLogo(field) && look[field] !== ownOf(field) && goes(field))
  return Object.fromEntries(said.map((field) => [field, look[field]]))
}

/** The whole look that a file says, whatever the site wore before; a house keeps its own logos. */
export function unpackLook(look: Partial<WornLook>): Partial<WornLook> {
  const said = lookFields.filter((field) => !isLookLogo(field))
  return Object.fromEntries(said.map((field) => [field, look[field] ?? ownOf(field)]))
}

function isLetter(field: LookField): boolean {
  return Object.hasOwn(lookFonts, field)
}

/** As many kept sections as one file takes along. */
export const mostCarriedSections = 20
