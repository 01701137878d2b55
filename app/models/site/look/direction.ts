import type { ParameterValues } from '../settings/parameter-values.ts'
import { type Colour, parseColour, toHex } from './colour.ts'
import { chooseReadable, type OwnColours } from './colour-palette.ts'
import type { DirectionParts } from './direction-plan.ts'
import { plans } from './direction-plans.ts'
import { defaultFonts, type FontType, type SiteFont } from './font.ts'

/** An art direction: how a whole site looks. Each has a plan and a stylesheet of its name. */
export type Direction = keyof typeof plans

/** The direction that a site's owner chose. */
export function directionOf({ ART_DIRECTION }: Pick<ParameterValues, 'ART_DIRECTION'>): Direction {
  const name = ART_DIRECTION.toLowerCase().replaceAll('_', '-')
  return Object.hasOwn(plans, name) ? (name as Direction) : 'estampe'
}

/** The variants of parts that a direction chooses. */
export function partsOf(direction: Direction): DirectionParts {
  return plans[direction].parts
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

/** The further grounds of a direction, each with the one of the two voices that is read on it. */
export function papersOf(direction: Direction, voices: { ink: string; paper: string }): { ground: string; text: string }[] {
  const papers: readonly string[] = plans[direction].papers
  return papers.map((ground) => ({ ground, text: chooseVoice(ground, voices) }))
}

function chooseVoice(ground: string, { ink, paper }: { ink: string; paper: string }): string {
  const [on, ...voices] = [ground, ink, paper].map((colour) => parseColour(colour)) as [Colour, Colour, Colour]
  return toHex(chooseReadable(voices, on))
}
