import type { WineStyle } from './wine-style.ts'

/** Who says that a wine goes with a dish: its owner of this dish, or of its family; or our own table of dishes. */
export const pairingSources = ['dish', 'family', 'table'] as const

/** Why a wine goes with a dish: the owner's own words, or the style by which our table says so. */
export type Pairing = { source: (typeof pairingSources)[number]; family: string; label: string; style: WineStyle | null }
