import type { CssNode, Declaration } from 'css-tree'
import type { Fault } from '#app/models/platform/outcome.ts'
import { type Colour, contrast, parseColour, toHex } from '#app/models/site/look/colour.ts'
import { derivePalette, type OwnColours, type Palette, readable } from '#app/models/site/look/colour-palette.ts'
import { allowed } from '#app/models/site/worn/allowed-styles.ts'
import { faultAt, spotOf } from './style-fault.ts'

/** The colours of a palette by the names of their tokens. */
export type Tokens = Record<string, string>

/** What texts stand on by themselves, wherever they are. */
const pages = ['paper', 'card', 'wash', 'blush', 'sand'] as const
const texts = ['ink', 'ink-2', 'accent', 'deep'] as const
/** Texts of the palette with what each is read on. */
const pairs: readonly (readonly [text: keyof Palette, ground: keyof Palette])[] = [
  ...texts.flatMap((text) => pages.map((ground) => [text, ground] as const)),
  ...(['on-primary', 'on-primary-2', 'accent-on-primary'] as const).map((text) => [text, 'primary'] as const),
  ...(['on-deep', 'on-deep-title'] as const).map((text) => [text, 'deep'] as const),
  ...(['on-ink', 'on-ink-link'] as const).map((text) => [text, 'ink'] as const),
  ...(['bad', 'ok'] as const).flatMap((text) => [
    [text, 'card'] as const,
    [text, `${text}-bg`] as const,
    ['ink', `${text}-bg`] as const,
  ]),
  ['on-accent', 'accent'],
  ['on-accent-on-primary', 'accent-on-primary'],
  ['on-pressed', 'pressed'],
]

/** A palette as the tokens that stylesheets name. */
export function tokensOf(palette: Palette): Tokens {
  return Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`color-${name}`, colour]))
}

/** What a rule says of colours: whether all is read, the tokens that its ground wants of what stands on it, and the colour of its text where it says none: what is inherited is that of another ground. */
export type Judged = { fault: Fault } | { room: Tokens; voice: string | undefined }

/** Judges the colours of one rule, in the palette of its site. */
export function judgeColours(declarations: readonly Declaration[], own: OwnColours): Judged {
  const site = derivePalette(own)
  const set = declarations.filter(({ property }) => property.startsWith('--'))
  const said = Object.fromEntries(
    set.map(({ property, value }) => [property.slice(2), firstOf(coloursIn(value, tokensOf(site)))]),
  )
  const named = { ...tokensOf(site), ...pick(said) }
  const text = declarations.findLast(({ property }) => property === 'color')
  const grounds = declarations.filter(({ property }) => allowed.get(property)?.isGround)
  const under = grounds.flatMap(({ value }) => coloursIn(value, named))
  const [voice] = text ? coloursIn(text.value, named) : []
  const ground = under[0]
  const palette = ground ? roomOn(ground, voice, own) : site
  const worn = { ...tokensOf(palette), ...pick(said) }
  const read = (name: string) => parse(worn[`color-${name}`])
  const place = text ?? grounds[0] ?? set[0]
  if (!place) return { room: {}, voice: undefined }
  const on = ground ? under : pages.map(read)
  const faint = [...(voice ? [voice] : []), ...(ground ? texts.map(read) : [])].flatMap((one) =>
    on.map((other) => contrast(one, other)),
  )
  // Where nothing was said of what stands there, the palette answers for itself.
  const touched = set.length > 0 ? pairs.filter(([one, other]) => `color-${one}` in said || `color-${other}` in said) : []
  const ratio = Math.min(...faint, ...touched.map(([one, other]) => contrast(read(one), read(other))))
  if (ratio < readable) return { fault: faultAt('contrast', spotOf(place), { ratio: Math.floor(ratio * 10) / 10 }) }
  return { room: ground ? spellRoom(palette, site, said) : {}, voice: ground && !text ? palette.ink : undefined }
}

/** What stands on a ground of its own takes the palette that is read there, as a page does of its paper. */
function roomOn(ground: Colour, voice: Colour | undefined, own: OwnColours): Palette {
  const wanted = voice ?? parse(own.ink)
  return derivePalette({ ...own, paper: toHex(ground), ink: toHex(wanted) })
}

function spellRoom(palette: Palette, site: Palette, said: Record<string, unknown>): Tokens {
  const tokens = { ...tokensOf(palette), 'title-color': palette.accent, 'text-color': palette.ink }
  const before: Tokens = { ...tokensOf(site), 'title-color': site.accent, 'text-color': site.ink }
  return Object.fromEntries(Object.entries(tokens).filter(([name, colour]) => before[name] !== colour && !(name in said)))
}

/** The colours that a value names, in their order; what is clear lets the paper through. */
function coloursIn(value: CssNode, tokens: Tokens): Colour[] {
  if (value.type === 'Hash') return [parse(`#${value.value}`)]
  if (value.type === 'Identifier') return wordColours(value.name.toLowerCase())
  if (value.type === 'Function' && value.name.toLowerCase() === 'var') {
    const [token] = value.children.toArray()
    const name = token?.type === 'Identifier' ? token.name.slice(2) : ''
    return tokens[name] === undefined ? [] : [parse(tokens[name])]
  }
  if (value.type === 'Function') {
    const inside = value.children.toArray()
    const clear = inside.some((part) => part.type === 'Identifier' && part.name.toLowerCase() === 'transparent')
    const through = clear && tokens['color-paper'] !== undefined ? [parse(tokens['color-paper'])] : []
    return [...inside.flatMap((part) => coloursIn(part, tokens)), ...through]
  }
  return value.type === 'Value' ? value.children.toArray().flatMap((part) => coloursIn(part, tokens)) : []
}

function wordColours(word: string): Colour[] {
  if (word === 'white') return [parse('#ffffff')]
  return word === 'black' ? [parse('#000000')] : []
}

const firstOf = (colours: Colour[]) => (colours[0] ? toHex(colours[0]) : undefined)

function pick(said: Record<string, string | undefined>): Tokens {
  return Object.fromEntries(Object.entries(said).flatMap(([name, colour]) => (colour === undefined ? [] : [[name, colour]])))
}

function parse(text: string | undefined): Colour {
  return parseColour(text ?? '') ?? { red: 0, green: 0, blue: 0 }
}
