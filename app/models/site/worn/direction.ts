import { type Colour, mix, parseColour, toHex } from '../look/colour.ts'
import { chooseReadable, type OwnColours, type Palette } from '../look/colour-palette.ts'
import { type DirectionParts, type DirectionPlan, type Part, partVariants } from '../look/direction-plan.ts'
import { plans } from '../look/direction-plans.ts'
import { defaultFonts, type FontType, type SiteFont } from '../look/font.ts'
import type { ParameterType } from '../settings/parameter-list.ts'
import type { ParameterValues } from '../settings/parameter-values.ts'

/** An art direction: how a whole site looks. Each has a plan and a stylesheet of its name. */
export type Direction = keyof typeof plans

/** The direction that a site's owner chose. */
export function directionOf({ ART_DIRECTION }: Pick<ParameterValues, 'ART_DIRECTION'>): Direction {
  const name = ART_DIRECTION.toLowerCase().replaceAll('_', '-')
  return Object.hasOwn(plans, name) ? (name as Direction) : 'estampe'
}

/** The parameters by which an owner takes another variant of a part than the direction's. */
export const partParameters = {
  bar: 'HEADER_STYLE',
  opening: 'HERO_STYLE',
  shelf: 'CARD_STYLE',
  bottle: 'BOTTLE_STYLE',
  foot: 'FOOTER_STYLE',
  fields: 'FIELD_STYLE',
  section: 'SECTION_STYLE',
  gallery: 'GALLERY_STYLE',
} as const satisfies Record<Part, ParameterType>

type PartValues = Pick<ParameterValues, 'ART_DIRECTION' | (typeof partParameters)[Part]>

const parts = Object.keys(partParameters) as Part[]

/** The variants of parts that a site is made of: the owner's own, and the direction's where the owner leaves it the choice. */
export function partsOf(values: PartValues): DirectionParts {
  const taken = parts.flatMap((part) => {
    const said = values[partParameters[part]].toLowerCase()
    return (partVariants[part] as readonly string[]).includes(said) ? [[part, said]] : []
  })
  return { ...plans[directionOf(values)].parts, ...Object.fromEntries(taken) }
}

type ColourValues = Pick<ParameterValues, 'ART_DIRECTION' | 'PRIMARY_COLOR' | 'ACCENT_COLOR' | 'PAPER_COLOR' | 'INK_COLOR'>

/** A site's four colours: the owner's own, and the direction's where the owner left the program's. */
export function coloursOf(values: ColourValues): OwnColours {
  const { colours } = plans[directionOf(values)]
  const own = {
    primary: values.PRIMARY_COLOR,
    accent: values.ACCENT_COLOR,
    paper: values.PAPER_COLOR,
    ink: values.INK_COLOR,
  }
  const pick = (role: keyof OwnColours) => (own[role].toLowerCase() === plans.estampe.colours[role] ? colours[role] : own[role])
  return { primary: pick('primary'), accent: pick('accent'), paper: pick('paper'), ink: pick('ink') }
}

/** A site's three fonts: the owner's own, and the direction's where the owner left the program's. */
export function fontsOf(direction: Direction, fonts: readonly SiteFont[]): Record<FontType, SiteFont> {
  const { fonts: wanted } = plans[direction]
  const pick = (type: FontType): SiteFont => {
    const own = fonts.find((font) => font.type === type) ?? defaultFonts[type]
    return own.family === plans.estampe.fonts[type].family && direction !== 'estampe' ? { ...own, ...wanted[type] } : own
  }
  return { TITLE: pick('TITLE'), CONTENT: pick('CONTENT'), MENU: pick('MENU') }
}

type Grounds = Pick<Palette, 'ink' | 'paper' | 'primary' | 'accent'>

/** The further grounds of a site, each with the one of the two voices that is read on it. */
export function papersOf(values: PartValues, palette: Grounds): { ground: string; text: string }[] {
  const { papers }: DirectionPlan = plans[directionOf(values)]
  const grounds = papers.length > 0 || !takesPapers(partsOf(values)) ? papers : mixPapers(palette)
  return grounds.map((ground) => ({ ground, text: chooseVoice(ground, palette) }))
}

/** Whether one of the parts comes from a direction that paints in several papers. */
function takesPapers(chosen: DirectionParts): boolean {
  const plain: DirectionPlan = plans.estampe
  const lenders: DirectionPlan[] = Object.values(plans).filter(({ papers }) => papers.length > 0)
  return parts.some((part) => lenders.some((lender) => lender.parts[part] === chosen[part] && plain.parts[part] !== chosen[part]))
}

/** Where a direction has no papers of its own, those that a part asks for are shades of the site's four colours. */
function mixPapers({ ink, paper, primary, accent }: Grounds): string[] {
  const of = (text: string) => parseColour(text) as Colour
  const shade = (one: string, share: number, other: string) => toHex(mix(of(one), share, of(other)))
  return [
    shade(accent, 0.72, paper),
    shade(primary, 0.6, paper),
    shade(accent, 0.3, primary),
    shade(ink, 0.16, paper),
    shade(primary, 0.75, ink),
  ]
}

function chooseVoice(ground: string, { ink, paper }: { ink: string; paper: string }): string {
  const [on, ...voices] = [ground, ink, paper].map((colour) => parseColour(colour)) as [Colour, Colour, Colour]
  return toHex(chooseReadable(voices, on))
}
