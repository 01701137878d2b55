import { contrast, parseColour } from '#app/models/site/look/colour.ts'
import { type derivePalette, readable } from '#app/models/site/look/colour-palette.ts'

const of = (text: string) => parseColour(text) ?? { red: -1, green: -1, blue: -1 }

type Tone = keyof ReturnType<typeof derivePalette>

/** Every pair of text and ground that the pages use; each is readable whatever a site has set. */
const textPairs: readonly (readonly [text: Tone, ground: Tone])[] = [
  ...cross(['ink', 'ink-2', 'accent', 'deep'], ['paper', 'card', 'wash', 'blush', 'sand']),
  ...cross(['bad'], ['paper', 'card', 'bad-bg']),
  ...cross(['ok'], ['paper', 'card', 'ok-bg']),
  ...cross(['on-primary', 'on-primary-2', 'accent-on-primary'], ['primary']),
  ...cross(['on-accent'], ['accent']),
  ...cross(['on-accent-on-primary'], ['accent-on-primary']),
  ...cross(['on-deep', 'on-deep-title'], ['deep']),
  ...cross(['on-pressed'], ['pressed']),
  ...cross(['on-ink', 'on-ink-link'], ['ink']),
]

/** Fails where a text of a palette is not read on a ground that it stands on. */
export function expectReadable(palette: ReturnType<typeof derivePalette>) {
  for (const [text, ground] of textPairs) {
    const ratio = contrast(of(palette[text]), of(palette[ground]))
    if (ratio < readable) throw new Error(`${text} on ${ground}: ${ratio.toFixed(2)} ${JSON.stringify(palette)}`)
  }
}

function cross<T extends string, G extends string>(texts: T[], grounds: G[]): [T, G][] {
  return texts.flatMap((text) => grounds.map((ground): [T, G] => [text, ground]))
}
