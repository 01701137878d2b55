import { type FamilyName, families, stackOfFamily } from './families.ts'

/** Where a font is used. */
export type FontType = 'TITLE' | 'CONTENT' | 'MENU'

/** A font of the site: sizes are in points. */
export type SiteFont = {
  type: FontType
  family: string
  color: string
  size: number
  weight: number
  style: 'normal' | 'italic'
  file: string
}

const furtherFamilies = Object.fromEntries(
  (Object.keys(families) as FamilyName[]).map((name) => [name, stackOfFamily(name)]),
) as Record<FamilyName, string>

/** The families that every site can choose from, each with what stands in while it is not there. */
export const fontFamilies = {
  Playfair: '"Playfair Variable", "Playfair by Georgia", "Playfair by Noto", Georgia, "Times New Roman", serif',
  Newsreader: '"Newsreader Variable", "Newsreader by Georgia", "Newsreader by Noto", Georgia, "Times New Roman", serif',
  'Inter Tight':
    '"Inter Tight Variable", "Inter Tight by Arial", "Inter Tight by Liberation", "Helvetica Neue", Arial, sans-serif',
  Bricolage: '"Bricolage Grotesque Variable", "Bricolage by Arial", "Bricolage by Liberation", "Trebuchet MS", Arial, sans-serif',
  'Fine Playfair':
    '"Playfair Fine Variable", "Playfair Fine by Georgia", "Playfair Fine by Noto", Georgia, "Times New Roman", serif',
  'Fine Newsreader':
    '"Newsreader Fine Variable", "Newsreader Fine by Georgia", "Newsreader Fine by Noto", Georgia, "Times New Roman", serif',
  ...furtherFamilies,
  serif: 'Georgia, "Times New Roman", serif',
  'sans-serif': 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
} as const

export type FontFamily = keyof typeof fontFamilies

/** The fonts of a site that has chosen none. */
export const defaultFonts: Record<FontType, SiteFont> = {
  TITLE: { type: 'TITLE', family: 'Playfair', color: '', size: 16, weight: 600, style: 'normal', file: '' },
  CONTENT: { type: 'CONTENT', family: 'Newsreader', color: '', size: 14, weight: 400, style: 'normal', file: '' },
  MENU: { type: 'MENU', family: 'Newsreader', color: '', size: 14, weight: 500, style: 'normal', file: '' },
}

/** The name that a site's own font file may have. */
export const fontFileName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.(?:woff2|woff|ttf|otf)$/

/** How a stylesheet calls each format of font file. */
export const fontFormats = { woff2: 'woff2', woff: 'woff', ttf: 'truetype', otf: 'opentype' } as const

export type FontFormat = keyof typeof fontFormats

/** The format that the name of a font file ends in. */
export function formatOfFontFile(name: string): FontFormat {
  const [, end] = /\.([a-z0-9]+)$/.exec(name) ?? []
  return Object.keys(fontFormats).find((format): format is FontFormat => format === end) ?? 'woff2'
}

const weights: readonly (readonly [word: RegExp, weight: number])[] = [
  [/extra[_-]?light|ultra[_-]?light/i, 200],
  [/semi[_-]?bold|demi[_-]?bold/i, 600],
  [/extra[_-]?bold|ultra[_-]?bold/i, 800],
  [/thin|hairline/i, 100],
  [/light/i, 300],
  [/medium/i, 500],
  [/bold/i, 700],
  [/black|heavy/i, 900],
]

/** The weight that the words in a font file's name tell. */
export function weightOfFontFile(name: string): number {
  return weights.find(([word]) => word.test(name))?.[1] ?? 400
}

/** The family that a font file's name tells, in letters that a stylesheet takes; never one that the program brings. */
export function familyOfFontFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 34)
    .trim()
  return words === '' ? 'Police propre' : isFontFamily(words) ? `${words} propre` : words
}

/** Whether the program brings a family of this name. */
export function isFontFamily(name: string): name is FontFamily {
  return Object.hasOwn(fontFamilies, name)
}
