/** How a seller stands to VAT: as usual, by what is billed instead of what is paid, or in franchise (CGI 293 B). */
export const vatRegimes = ['NORMAL', 'DEBITS', 'FRANCHISE'] as const

export type VatRegime = (typeof vatRegimes)[number]

/** Sales to the Union below its threshold stand at the rates of home, above it at those of each country, declared at one desk. */
export const unionVats = ['CLOSED', 'BELOW', 'OSS'] as const

export type UnionVat = (typeof unionVats)[number]

/** How often a seller declares VAT: each month, each quarter, or by the simplified regime; in franchise nobody does. */
export const vatRhythms = ['MONTHLY', 'QUARTERLY', 'SIMPLIFIED'] as const

export type VatRhythm = (typeof vatRhythms)[number]
