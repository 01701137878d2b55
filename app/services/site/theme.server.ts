import { createHash } from 'node:crypto'
import { href } from 'react-router'
import { type Colour, isDark, parseColour, toHex } from '#app/models/site/look/colour.ts'
import { deriveBar, derivePalette, type Palette, raise, white } from '#app/models/site/look/colour-palette.ts'
import { type Part, partVariants } from '#app/models/site/look/direction-plan.ts'
import { plans } from '#app/models/site/look/direction-plans.ts'
import { families, slugOfFamily } from '#app/models/site/look/families.ts'
import {
  fontFamilies,
  fontFileName,
  fontFormats,
  formatOfFontFile,
  isFontFamily,
  type SiteFont,
} from '#app/models/site/look/font.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import {
  directionOf,
  coloursOf as ownColoursOf,
  papersOf,
  partsOf,
  fontsOf as siteFontsOf,
} from '#app/models/site/worn/direction.ts'
import lentTokens from '#app/styles/parts/lent.css?inline'
import longName from '#app/styles/parts/long-name.css?inline'
import rounded from '#app/styles/parts/rounded.css?inline'
import partTokens from '#app/styles/parts/tokens.css?inline'
import sheet from '#app/styles/site/site.css?inline'
import type { SiteInfo } from '#app/ui/house/bars/site-facts.ts'
import type { Theme } from '#app/ui/house/bars/theme.ts'
import bricolage from '~fonts/bricolage.css?inline'
import fineNewsreader from '~fonts/fine-newsreader.css?inline'
import finePlayfair from '~fonts/fine-playfair.css?inline'
import interTight from '~fonts/inter-tight.css?inline'
import { memoizeOn } from '../platform/memoize-on.server.ts'
import { inFrame } from './look/look-door.server.ts'

type Info = Pick<SiteInfo, 'fonts'>
type Facts = { info: Info; values: ParameterValues; styles: string }

/** Makes what a site's stylesheet says of its own: colours, fonts and sizes, and nothing else. */
export function makeTheme(facts: Facts): Theme {
  return memoizeOn([facts.info, facts.values], `theme ${hashOf(facts.styles)}`, () => keepMade(composeTheme(facts)))
}

/** The sheet of a look on trial, which nothing but its key asks for. */
export function makeTrialTheme(facts: Facts, key: string): Theme {
  const { own, ...theme } = composeTheme(facts)
  return { ...theme, href: inFrame(theme.href, key), own: own && { ...own, href: inFrame(own.href, key) } }
}

/** Sheets that were made a while ago: a page that was sent before another look came out still asks for its own. */
const made = new Map<string, Theme>()
const mostMade = 60

function keepMade(theme: Theme): Theme {
  made.delete(theme.href)
  made.set(theme.href, theme)
  for (const oldest of made.keys()) if (made.size > mostMade) made.delete(oldest)
  return theme
}

/** The sheet of this address, as long as it is remembered. */
export function findMadeSheet(address: string): string | undefined {
  const theme = made.get(address)
  if (theme) return writeSheet(theme)
  for (const { own } of made.values()) if (own?.href === address) return own.css
  return undefined
}

/** How the name of a sheet ends that a site has written itself. */
export const ownEnd = '-propre.css'

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Whoever wants nothing to move is heard last: each direction has its own measures of time. */
const still = '@media (prefers-reduced-motion:reduce){:root{--fast:0ms;--calm:0ms}}'

function composeTheme({ info, values, styles }: Facts): Theme {
  const direction = directionOf(values)
  const fonts = Object.values(siteFontsOf(direction, info.fonts))
  const palette = derivePalette(ownColoursOf(values))
  const declared = {
    ...coloursOf(palette),
    ...papersIn(values, palette),
    ...barOf(palette, values),
    ...variablesOf(fonts, palette),
    ...menuOf(values),
    ...sizesOf(values),
    ...measuresOf(values),
    appear: values.REPEAT_ANIMATION ? 'rise' : 'rise-once',
    ...motions[values.MOTION],
  }
  const lines = Object.entries(declared).map(([name, value]) => `--${name}:${value};`)
  const css = `${programFacesOf(fonts)}${sheetOf(values, styles)}${facesOf(info)}:root{${schemeOf(palette)}${lines.join('')}}${still}${onWhite(palette)}`
  const isStill = values.MOTION === 'NONE'
  // Both sheets change their names together: whoever goes on from a page of another look opens the next one whole.
  const name = (text: string, end: string) => href('/theme/:name', { name: `${hashOf(text)}${end}` })
  const own = styles === '' ? undefined : { css: styles, href: name(styles, ownEnd) }
  return { css, isStill, href: name(sheet + css + styles, '.css'), palette, own }
}

/**
 * The one sheet that every page of a site waits for: what all sites have, then what this one says of it. A second would have a
 * connection of its own to open before anything is painted.
 */
export function writeSheet({ css, isStill }: Pick<Theme, 'css' | 'isStill'>): string {
  const whole = `${sheet}/* this site */${css}`
  return isStill ? standStill(whole) : whole
}

/** A house that wants nothing to move shows every visitor what whoever asked their device for stillness sees. */
function standStill(css: string): string {
  return css
    .replaceAll(/\(prefers-reduced-motion:\s*reduce\)/g, '(min-width:0)')
    .replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, '(max-width:0)')
}

/** What the browser draws itself, as lists that unfold and bars that scroll, is as light or dark as the paper. */
function schemeOf({ paper }: Palette): string {
  const colour = parseColour(paper)
  return colour && isDark(colour) ? 'color-scheme:dark;' : ''
}

/** What is light on a dark page is printed on white. */
function onWhite(palette: Palette): string {
  const accent = parseColour(palette.accent)
  if (schemeOf(palette) === '' || !accent) return ''
  return `@media print{:root{color-scheme:light;--color-accent:${toHex(raise(accent, white))};--title-color:var(--color-ink)}}`
}

function coloursOf(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, tone]) => [`color-${name}`, tone]))
}

function barOf(palette: Palette, values: ParameterValues): Record<string, string> {
  const own = { ground: values.TOP_MENU_INFO_BAR_BACKGROUND_COLOR, text: values.TOP_MENU_INFO_BAR_FONT_COLOR }
  const strips = {
    deep: { ground: palette.deep, text: palette['on-deep'] },
    paper: { ground: palette.paper, text: palette['ink-2'] },
    primary: { ground: palette.primary, text: palette['on-primary'] },
  }
  const { ground, text } = deriveBar(own, strips[partsOf(values).strip])
  return { 'info-bar-ground': ground, 'info-bar-text': text }
}

const directionSheets = import.meta.glob<string>('../../styles/directions/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const partSheets = import.meta.glob<string>('../../styles/parts/*/*.css', { query: '?inline', import: 'default', eager: true })

const parts = Object.keys(partVariants) as Part[]
const plainParts = plans.estampe.parts

/** What a site's look says over what all sites have: its direction, then the variants of parts. A sheet is found by being there. */
function sheetOf(values: ParameterValues, styles: string): string {
  const chosen = partsOf(values)
  const sheets = parts.map((part) => partSheets[`../../styles/parts/${part}/${chosen[part]}.css`])
  const own = directionSheets[`../../styles/directions/${directionOf(values)}.css`]
  const isPlain = styles === '' && !own && parts.every((part) => chosen[part] === plainParts[part])
  return [partTokens, isPlain ? '' : lentTokens, own, ...sheets, longName, values.RADIUS === 'DIRECTION' ? '' : rounded].join('')
}

// They lie in a folder of the cache, which is left out otherwise.
const faceSheets = import.meta.glob<string>('~fonts/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
  exhaustive: true,
})

/** The faces that not every site's sheet names. */
const programFaces: Partial<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(families).map((name) => [name, facesOfFamily(slugOfFamily(name))])),
  'Inter Tight': interTight,
  Bricolage: bricolage,
  'Fine Playfair': finePlayfair,
  'Fine Newsreader': fineNewsreader,
}

function facesOfFamily(slug: string): string | undefined {
  return Object.entries(faceSheets).find(([path]) => path.endsWith(`/${slug}.css`))?.[1]
}

function programFacesOf(fonts: readonly SiteFont[]): string {
  return [...new Set(fonts.map(({ family }) => programFaces[family] ?? ''))].join('')
}

function papersIn(values: ParameterValues, palette: Palette): Record<string, string> {
  const papers = papersOf(values, palette).map(({ ground, text }, at) => [
    [`paper-${at + 1}`, ground],
    [`on-paper-${at + 1}`, text],
  ])
  return Object.fromEntries(papers.flat())
}

const places = { TITLE: 'title', CONTENT: 'text', MENU: 'menu' } as const

function variablesOf(fonts: readonly SiteFont[], palette: Palette): Record<string, string> {
  const own = { TITLE: palette.accent, CONTENT: palette.ink, MENU: palette.ink }
  return Object.fromEntries(
    fonts.flatMap((font) => {
      const place = places[font.type]
      return [
        [`font-${place}`, stackOf(font)],
        [`${place}-size`, `${Number((font.size / 12).toFixed(4))}rem`],
        [`${place}-weight`, String(font.weight)],
        [`${place}-style`, font.style],
        [`${place}-color`, inkOf(font.color, own[font.type], palette)],
      ]
    }),
  )
}

/** A font's own colour, made readable on the paper. */
function inkOf(wanted: string, otherwise: string, palette: Palette): string {
  const colour = parseColour(wanted)
  const paper = parseColour(palette.paper)
  return colour && paper ? toHex(raise(colour as Colour, paper)) : otherwise
}

function stackOf({ family, file }: SiteFont): string {
  if (isFontFamily(family)) return fontFamilies[family]
  return isOwnFace({ family, file }) ? `"${family}",${fontFamilies.serif}` : fontFamilies.serif
}

function facesOf({ fonts }: Info): string {
  return fonts
    .filter(isOwnFace)
    .map(({ family, file, weight, style }) => {
      return `@font-face{font-family:"${family}";src:url("/fonts/${file}") format("${fontFormats[formatOfFontFile(file)]}");font-weight:${weight};font-style:${style};font-display:swap}`
    })
    .join('')
}

/** Whatever stands in the database: nothing but a plain name and a plain file goes into the sheet. */
function isOwnFace({ family, file }: Pick<SiteFont, 'family' | 'file'>): boolean {
  return /^[A-Za-z][A-Za-z0-9 -]{0,39}$/.test(family) && fontFileName.test(file)
}

const alignments: Record<string, string> = { LEFT: 'flex-start', CENTER: 'center', RIGHT: 'flex-end' }

function menuOf({ MENU_TYPE, MENU_STYLE, MENU_ALIGNMENT, MENU_ICON_SIZE }: ParameterValues): Record<string, string> {
  return {
    'bar-position': MENU_TYPE === 'STICKY' ? 'sticky' : 'relative',
    'menu-justify': alignments[MENU_ALIGNMENT] ?? 'center',
    'menu-rule': MENU_STYLE === 'PLAIN' ? '0' : '2px',
    'menu-case': MENU_STYLE === 'CAPITALS' ? 'uppercase' : 'none',
    'menu-spacing': MENU_STYLE === 'CAPITALS' ? '0.08em' : '0',
    'menu-icon': `${Number((MENU_ICON_SIZE / 12).toFixed(4))}rem`,
  }
}

function sizesOf({ LOGO_SIZE, LOGO_FOOTER_SIZE, DETAIL_PAGE_TOP_MARGIN }: ParameterValues): Record<string, string> {
  return {
    'logo-size': `${LOGO_SIZE}px`,
    'logo-footer-size': `${LOGO_FOOTER_SIZE}px`,
    'detail-top': `${DETAIL_PAGE_TOP_MARGIN}px`,
  }
}

const airs: Record<string, string> = { AIRY: '1.35', TIGHT: '0.6' }
const radii: Record<string, [field: string, picture: string]> = {
  SQUARE: ['0', '0'],
  SOFT: ['6px', '10px'],
  ROUND: ['14px', '22px'],
}

/** How things move where an owner wants it otherwise than the direction has it. */
const motions: Record<string, Record<string, string>> = {
  CALM: { fast: '90ms', calm: '160ms' },
  NONE: { fast: '0ms', calm: '0ms', appear: 'none' },
}

/** What an owner says of space and corners over what the direction has. */
function measuresOf({ DENSITY, RADIUS }: ParameterValues): Record<string, string> {
  const [radius, large] = radii[RADIUS] ?? []
  return {
    ...(airs[DENSITY] && { air: airs[DENSITY] }),
    ...(radius && large && { radius, 'radius-l': large }),
  }
}
