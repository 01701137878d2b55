/** How a seller stands to VAT: as usual, by what is billed instead of what is paid, or in franchise (CGI 293 B). */
export const vatRegimes = ['NORMAL', 'DEBITS', 'FRANCHISE'] as const

export type VatRegime = (typeof vatRegimes)[number]

/** Sales to the Union below its threshold stand at the rates of home, above it at those of each country, declared at one desk. */
export const unionVats = ['CLOSED', 'BELOW', 'OSS'] as const

export type UnionVat = (typeof unionVats)[number]

/** How often a seller declares VAT: each month, each quarter, or by the simplified regime; in franchise nobody does. */
export const vatRhythms = ['MONTHLY', 'QUARTERLY', 'SIMPLIFIED'] as const

export type VatRhythm = (typeof vatRhythms)[number]

/** What may be sold in a year to people of other countries of the Union at the rates of home, without tax, in cents (CGI 259 D). */
export const unionThreshold = 1_000_000

/** From here on a seller is told that it comes near: to register for the one desk takes some weeks. */
export const unionWarning = 800_000
