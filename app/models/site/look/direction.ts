import type { ParameterValues } from '../settings/parameter-values.ts'
import { type Colour, parseColour, toHex } from './colour.ts'
import { chooseReadable, defaultColours, type OwnColours } from './colour-palette.ts'
import { defaultFonts, type FontFamily, type FontType, type SiteFont } from './font.ts'

/** An art direction: how a whole site looks. Each has a stylesheet of its name, and a drawing of a bottle. */
export type Direction = 'estampe' | 'caractere' | 'pet-nat'

type Plan = {
  colours: OwnColours
  fonts: Record<FontType, Pick<SiteFont, 'family' | 'weight'>>
  /** More grounds, where a direction paints its sections in several. */
  papers: readonly string[]
}

const ofOneFamily = (family: FontFamily, [title, text, menu]: readonly [number, number, number]): Plan['fonts'] => ({
  TITLE: { family, weight: title },
  CONTENT: { family, weight: text },
  MENU: { family, weight: menu },
})

const estampe: Plan = { colours: defaultColours, fonts: defaultFonts, papers: [] }

const plans: Record<Direction, Plan> = {
  estampe,
  // White stock, black, and the colour of the glass.
  caractere: {
    colours: { primary: '#ebf3f0', accent: '#00693f', paper: '#ffffff', ink: '#0b0c0b' },
    fonts: ofOneFamily('Inter Tight', [500, 400, 500]),
    papers: [],
  },
  // Sheets of loud paper, one quiet, one ink.
  'pet-nat': {
    colours: { primary: '#ffc61a', accent: '#2b3bf0', paper: '#fff6e4', ink: '#1e1033' },
    fonts: ofOneFamily('Bricolage', [800, 450, 650]),
    papers: ['#ff5a36', '#c9adff', '#17b26a', '#7fd4ff', '#ff9fc6'],
  },
}

/** The direction that a site's owner chose. */
export function directionOf({ ART_DIRECTION }: Pick<ParameterValues, 'ART_DIRECTION'>): Direction {
  if (ART_DIRECTION === 'CARACTERE') return 'caractere'
  return ART_DIRECTION === 'PET_NAT' ? 'pet-nat' : 'estampe'
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
  const pick = (role: keyof OwnColours) => (own[role].toLowerCase() === estampe.colours[role] ? colours[role] : own[role])
  return { primary: pick('primary'), accent: pick('accent'), paper: pick('paper'), ink: pick('ink') }
}

/** A site's three fonts: the owner's own, and the direction's where the owner left the program's. */
export function fontsOf(direction: Direction, fonts: readonly SiteFont[]): Record<FontType, SiteFont> {
  const { fonts: wanted } = plans[direction]
  const pick = (type: FontType): SiteFont => {
    const own = fonts.find((font) => font.type === type) ?? defaultFonts[type]
    return own.family === estampe.fonts[type].family && direction !== 'estampe' ? { ...own, ...wanted[type] } : own
  }
  return { TITLE: pick('TITLE'), CONTENT: pick('CONTENT'), MENU: pick('MENU') }
}

/** The further grounds of a direction, each with the one of the two voices that is read on it. */
export function papersOf(direction: Direction, voices: { ink: string; paper: string }): { ground: string; text: string }[] {
  return plans[direction].papers.map((ground) => ({ ground, text: chooseVoice(ground, voices) }))
}

function chooseVoice(ground: string, { ink, paper }: { ink: string; paper: string }): string {
  const [on, ...voices] = [ground, ink, paper].map((colour) => parseColour(colour)) as [Colour, Colour, Colour]
  return toHex(chooseReadable(voices, on))
}
