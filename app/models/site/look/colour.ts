/** A colour by its three channels, each from 0 to 255. */
export type Colour = { red: number; green: number; blue: number }

const threshold = 128

/** Reads `#rgb` or `#rrggbb`; anything else is no colour. */
export function parseColour(text: string): Colour | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]
  if (!digits) return undefined
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const channel = (place: number) => Number.parseInt(wide.slice(place, place + 2), 16)
  return { red: channel(0), green: channel(2), blue: channel(4) }
}

/** Writes a colour as `#rrggbb`. */
export function toHex({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((channel) => clamp(channel).toString(16).padStart(2, '0')).join('')}`
}

/** How bright a colour looks, from 0 to 255. */
export function brightness({ red, green, blue }: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Whether light things stand out on a colour. */
export function isDark(colour: Colour): boolean {
  return brightness(colour) < threshold
}

/** A colour with every channel raised, as far as white. */
export function lighten({ red, green, blue }: Colour, by: number): Colour {
  return { red: clamp(red + by), green: clamp(green + by), blue: clamp(blue + by) }
}

/** A colour with every channel lowered, as far as black. */
export function darken(colour: Colour, by: number): Colour {
  return lighten(colour, -by)
}

/** So much of one colour, the rest of the other. */
export function mix(one: Colour, share: number, other: Colour): Colour {
  const between = (a: number, b: number) => clamp(a * share + b * (1 - share))
  return { red: between(one.red, other.red), green: between(one.green, other.green), blue: between(one.blue, other.blue) }
}

/** The ratio by which two colours stand apart, from 1 to 21 (WCAG 2). */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function clamp(channel: number): number {
  return Math.min(255, Math.max(0, Math.round(channel)))
}
