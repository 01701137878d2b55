import type { Colour } from './marks.ts'

/** The inks of what is printed. */
export const printInks = {
  ink: [42, 20, 22],
  accent: [118, 21, 39],
  grey: [102, 70, 66],
  line: [227, 208, 191],
} as const satisfies Record<string, Colour>
