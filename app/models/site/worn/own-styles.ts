/** The most that a site's own stylesheet may hold, in bytes as it is written. */
export const mostStyleBytes = 16_384

/** What can be wrong with a stylesheet. */
export type StyleFaultWord =
  | 'sign'
  | 'unread'
  | 'unclosed'
  | 'deep'
  | 'many'
  | 'rule'
  | 'selector'
  | 'whole_page'
  | 'property'
  | 'important'
  | 'function'
  | 'token'
  | 'value'
  | 'bounds'
  | 'colour'
  | 'contrast'

/** The tokens of a look that a stylesheet may name, by what they are; those of colours follow the palette. */
export const styleTokens = {
  font: ['font-title', 'font-text', 'font-menu'],
  size: ['text-size', 'text-s', 'text-l'],
  space: ['gap', 'gap-section', 'row'],
  radius: ['radius', 'radius-l'],
} as const

/** Stands on the part of a page that a site's own stylesheet may reach, and where it is linked alone. */
export const ownStylesMark = 'data-own-styles'
