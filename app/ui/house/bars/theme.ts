import type { Palette } from '#app/models/site/look/colour-palette.ts'

/** What one site's pages look like, as a stylesheet under an address that changes with it. */
export type Theme = { css: string; href: string; palette: Palette }
