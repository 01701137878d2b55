import type { Palette } from '#app/models/site/look/colour-palette.ts'

/** What one site's pages look like, and the address of the stylesheet that says so, which changes with it. */
export type Theme = {
  css: string
  /** Nothing of it moves, whatever a device asks for. */
  isStill: boolean
  href: string
  palette: Palette
  /** The sheet that the site has written itself, if it has. */
  own: { css: string; href: string } | undefined
}
