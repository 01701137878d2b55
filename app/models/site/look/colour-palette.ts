import { type Colour, contrast, darken, isDark, lighten, mix, parseColour, toHex } from './colour.ts'

/** The four colours that a site sets. */
export type OwnColours = { primary: string; accent: string; paper: string; ink: string }

/** A site's whole palette by the names of its CSS variables. */
export type Palette = ReturnType<typeof derivePalette>

/** Text that is read. */
export const readable = 4.5
/** Edges that are only seen. */
const visible = 3
/** How much further from the middle a button goes while it is held down, on each channel. */
const pressedBy = 16

const black = of('#000000')
export const white = of('#ffffff')
/** The colours of a site that has chosen none. */
export const defaultColours: OwnColours = { primary: '#f0b5b1', accent: '#761527', paper: '#fbf4ea', ink: '#2a1416' }

/** Works a site's palette out of its own four colours; texts give way to be read, grounds to carry them. */
export function derivePalette(own: OwnColours) {
  const [primary, wantedAccent, paper, wantedInk] = [own.primary, own.accent, own.paper, own.ink].map(of) as Four
  const isDefaultPaper = own.paper.toLowerCase() === defaultColours.paper
  const isDefault = isDefaultPaper && own.primary.toLowerCase() === defaultColours.primary
  const ink = raise(wantedInk, paper)
  const accent = raise(wantedAccent, paper)
  const deep = raise(mix(wantedAccent, 0.62, of('#1a0306')), paper)
  const pressed = (isDark(deep) ? darken : lighten)(deep, pressedBy)
  const ink2 = raise(mix(ink, 0.7, mix(primary, 0.5, paper)), paper)
  const bad = raise(of('#b01e14'), paper)
  const ok = raise(of('#3f5a2c'), paper)
  const texts = [ink, ink2, accent, deep]
  const light = (wanted: Colour, on = texts) => carry(wanted, paper, on)
  const accentOnPrimary = raise(accent, primary)
  const tones = {
    primary,
    accent,
    paper,
    ink,
    deep,
    'ink-2': ink2,
    card: light(isDefaultPaper ? of('#fffaf3') : mix(white, 0.5, paper), [...texts, bad, ok]),
    wash: light(mix(primary, 0.18, paper)),
    blush: light(mix(primary, 0.46, paper)),
    sand: light(isDefault ? of('#f3e6d4') : mix(mix(primary, 0.5, ink), 0.1, paper)),
    line: mix(ink, 0.16, paper),
    'line-2': raise(mix(ink2, 0.62, paper), paper, visible),
    bad,
    'bad-bg': light(mix(of('#ff6a50'), 0.16, paper), [bad, ink]),
    ok,
    'ok-bg': light(mix(of('#9fbf7f'), 0.28, paper), [ok, ink]),
    'on-primary': chooseReadable([ink, paper], primary),
    'on-primary-2': raise(ink2, primary),
    'accent-on-primary': accentOnPrimary,
    'on-accent': chooseReadable([paper, ink], accent),
    'on-accent-on-primary': chooseReadable([paper, ink], accentOnPrimary),
    'on-deep': raise(mix(primary, 0.46, paper), deep),
    'on-deep-title': raise(primary, deep),
    pressed,
    'on-pressed': raise(mix(primary, 0.46, paper), pressed),
    'on-ink': raise(paper, ink),
    'on-ink-link': raise(primary, ink),
  }
  return spell(tones)
}

function spell<T extends string>(tones: Record<T, Colour>): Record<T, string> {
  return Object.fromEntries(Object.entries<Colour>(tones).map(([name, tone]) => [name, toHex(tone)])) as Record<T, string>
}

/** The two colours of a bar whose owner may have chosen one, both or none of them; its text is readable. */
export function deriveBar(own: { ground: string; text: string }, otherwise: { ground: string; text: string }) {
  const ground = of(parseColour(own.ground) ? own.ground : otherwise.ground)
  const text = raise(of(parseColour(own.text) ? own.text : otherwise.text), ground)
  return { ground: toHex(ground), text: toHex(text) }
}

type Four = [Colour, Colour, Colour, Colour]

/** A text moved towards black or white until it can be read on its ground. */
export function raise(text: Colour, ground: Colour, ratio = readable): Colour {
  if (contrast(text, ground) >= ratio) return text
  const end = contrast(black, ground) >= contrast(white, ground) ? black : white
  for (let share = 0.05; share < 1; share += 0.05) {
    const moved = mix(end, share, text)
    if (contrast(moved, ground) >= ratio) return moved
  }
  return end
}

/** A ground moved towards the paper until every text can be read on it. */
function carry(wanted: Colour, paper: Colour, texts: Colour[]): Colour {
  for (let share = 1; share > 0; share -= 0.1) {
    const ground = mix(wanted, share, paper)
    if (texts.every((text) => contrast(text, ground) >= readable)) return ground
  }
  return paper
}

/** The first of some texts that is read on a ground; where none is, the first one moved until it is. */
export function chooseReadable(candidates: Colour[], ground: Colour): Colour {
  return candidates.find((colour) => contrast(colour, ground) >= readable) ?? raise(candidates[0] ?? ground, ground)
}

function of(text: string): Colour {
  return parseColour(text) ?? { red: 0, green: 0, blue: 0 }
}
