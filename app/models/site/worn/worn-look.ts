import { defaultFonts, type FontType, familyOfFontFile, isFontFamily, type SiteFont, weightOfFontFile } from '../look/font.ts'
import { type ParameterType, parameterList } from '../settings/parameter-list.ts'
import { type ParameterValues, readParameters } from '../settings/parameter-values.ts'
import { partParameters } from './direction.ts'

/** The parameters that are part of a look. */
export const lookParameters = [
  'ART_DIRECTION',
  ...Object.values(partParameters),
  'DENSITY',
  'RADIUS',
  'MOTION',
  'PRIMARY_COLOR',
  'ACCENT_COLOR',
  'PAPER_COLOR',
  'INK_COLOR',
  'MENU_TYPE',
  'MENU_STYLE',
  'MENU_ALIGNMENT',
  'LOGO_POSITION',
  'LOGO_SIZE',
  'LOGO_FOOTER_SIZE',
  'PRODUCT_DISPLAY',
  'PRODUCT_PAGE_STYLE',
  'PRODUCT_ASPECT_RATIO',
  'REPEAT_ANIMATION',
  'FOOTER_ORDER',
  'PRODUCT_PAGE_ORDER',
  'SHOP_PAGE_ORDER',
] as const satisfies readonly ParameterType[]

/** The pair of letters of a look, each by its field; a menu that is written like the text goes on being so. */
export const lookFonts = { FONT_TITLE: 'TITLE', FONT_CONTENT: 'CONTENT' } as const satisfies Record<string, FontType>

/** The logos of a look, each by its place: a picture of the site by its id, or none. */
export const lookLogos = ['LOGO_LIGHT_THEME', 'LOGO', 'LOGO_FOOTER'] as const

/** The field of a site's own stylesheet. */
export const lookStyles = 'OWN_STYLES'

type LookParameter = (typeof lookParameters)[number]
export type LookFont = keyof typeof lookFonts
export type LookLogo = (typeof lookLogos)[number]

/** One thing that a look says. */
export type LookField = LookParameter | LookFont | LookLogo | typeof lookStyles

/** How a site looks: the parameters, the families, the logos and the stylesheet that say so, each as it is stored. */
export type WornLook = Record<LookField, string>

const fontFields = Object.keys(lookFonts) as LookFont[]

/** Everything that a look says. */
export const lookFields: readonly LookField[] = [...lookParameters, ...fontFields, ...lookLogos, lookStyles]

/** Whether a word names a field of a look. */
export function isLookField(word: string): word is LookField {
  return (lookFields as readonly string[]).includes(word)
}

/** Whether a field of a look is a parameter. */
export function isLookParameter(field: LookField): field is LookParameter {
  return field !== lookStyles && !Object.hasOwn(lookFonts, field) && !isLookLogo(field)
}

/** Whether a word names a logo of a look. */
export function isLookLogo(word: string): word is LookLogo {
  return (lookLogos as readonly string[]).includes(word)
}

/** What a field says where nobody has said anything. */
export function ownOf(field: LookField): string {
  if (field === lookStyles || isLookLogo(field)) return ''
  return isLookParameter(field) ? parameterList[field].value : defaultFonts[lookFonts[field]].family
}

/** Fields that looks have had only since some were stored: where they say nothing of their own, a look goes by the name that it had. */
const later: readonly LookField[] = [lookStyles, ...lookLogos, 'FOOTER_ORDER', 'PRODUCT_PAGE_ORDER', 'SHOP_PAGE_ORDER']

/** The fields by which a look is named. */
export function namingFields(look: WornLook): LookField[] {
  return lookFields.filter((field) => !later.includes(field) || look[field] !== ownOf(field))
}

type Sources = {
  parameters: readonly { type: string; value: string }[]
  fonts: readonly { type: string; family: string; file: string }[]
  /** The logos that have a picture, each by its id. */
  logos: readonly { type: string; picture: string }[]
  /** The stylesheet of its own, as it was written. */
  styles: string
}

/** The look that a site has set; what it has not set is the program's own. */
export function lookOf({ parameters, fonts, logos, styles }: Sources): WornLook {
  const stored = new Map(parameters.map(({ type, value }) => [type, value]))
  const lettersOf = (type: FontType) => letterOf(fonts.find((font) => font.type === type) ?? defaultFonts[type])
  return {
    ...fieldsOf(lookParameters, (type) => stored.get(type) || parameterList[type].value),
    ...fieldsOf(fontFields, (field) => lettersOf(lookFonts[field])),
    ...fieldsOf(lookLogos, (type) => logos.find((logo) => logo.type === type)?.picture ?? ''),
    OWN_STYLES: styles,
  }
}

/** A look in full: what is said, over what was. */
export function changeLook(look: WornLook, said: Partial<WornLook>): WornLook {
  return fieldsOf(lookFields, (field) => {
    const value = said[field]
    if (value === undefined) return look[field]
    return value === '' && isLookParameter(field) ? parameterList[field].value : value
  })
}

type Facts = { info: { fonts: readonly SiteFont[] }; values: ParameterValues }

/** What a site is and has set, as if it wore another look. */
export function wearLook<T extends Facts>(facts: T, look: WornLook): T {
  const { info, values } = facts
  const said = readParameters(lookParameters.map((type) => ({ type, value: look[type] })))
  return {
    ...facts,
    info: { ...info, fonts: changeFonts(info.fonts, look) },
    values: { ...values, ...fieldsOf(lookParameters, (type) => said[type]) },
  }
}

/** Fonts of a site in the letters of a look; those that stay are the very same. */
export function changeFonts<F extends SiteFont>(fonts: readonly F[], look: Pick<WornLook, LookFont>): F[] {
  const text = fonts.find(({ type }) => type === 'CONTENT') ?? defaultFonts.CONTENT
  return fonts.map((font) => {
    const follows = font.type === 'MENU' && font.family === text.family
    const field = fontFields.find((one) => lookFonts[one] === font.type) ?? (follows ? 'FONT_CONTENT' : undefined)
    const said = field && look[field]
    if (said === undefined || said === letterOf(font)) return font
    return { ...font, ...(isFontFamily(said) ? { family: said, file: '' } : faceOf(said, fonts)) }
  })
}

/** A font's letters as a look names them: a family that the program brings, or the site's own file. */
function letterOf({ family, file }: Pick<SiteFont, 'family' | 'file'>): string {
  return file === '' ? family : file
}

function faceOf(file: string, fonts: readonly SiteFont[]): Pick<SiteFont, 'family' | 'file' | 'weight'> {
  const known = fonts.find((font) => font.file === file)
  const family = known?.family ?? familyOfFontFile(file.replace(/-[0-9a-f]{12}(?=\.)/, ''))
  return { family, file, weight: known?.weight ?? weightOfFontFile(file) }
}

function fieldsOf<K extends string, V>(fields: readonly K[], say: (field: K) => V): Record<K, V> {
  return Object.fromEntries(fields.map((field) => [field, say(field)])) as Record<K, V>
}
