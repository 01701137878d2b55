/** The inks a drawing is printed with; all but the greens and the straw follow a site's own colours. */
export type Inks = {
  paper: string
  blush: string
  rose: string
  rosewood: string
  brick: string
  lie: string
  lees: string
  ink: string
  straw: string
  honey: string
  vine: string
  moss: string
}

/** The colours that a site sets. */
export type SiteColours = { primary: string; accent: string; paper: string; ink: string }

/** The colours of the house, for a site that has set none. */
export const houseColours: SiteColours = { primary: '#f0b5b1', accent: '#761527', paper: '#fbf4ea', ink: '#2a1416' }

/** The inks of a site, mixed from its colours. */
export function inksOf({ primary, accent, paper, ink }: SiteColours): Inks {
  return {
    paper,
    ink,
    rose: primary,
    blush: mix(paper, primary, 0.36),
    rosewood: mix(primary, accent, 0.3),
    brick: mix(primary, accent, 0.6),
    lie: accent,
    lees: mix(accent, mix(ink, '#000000', 0.2), 0.42),
    straw: '#dba84a',
    honey: '#f3d9a0',
    vine: '#59663f',
    moss: '#97a06c',
  }
}

/** A colour on the way from one to another. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16)
    const b = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
