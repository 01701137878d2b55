import type { Purpose } from '../settings/consent.ts'
import type { ParameterValues } from '../settings/parameter-values.ts'

/** The legal pages of a site, by their addresses. */
export const legalKinds = ['legal-notice', 'sale-terms', 'use-terms', 'privacy-policy', 'cookie-policy', 'accessibilite'] as const

export type LegalKind = (typeof legalKinds)[number]

/** A purpose that the site really has, and whose services serve it. */
export type UsedPurpose = { purpose: Purpose; services: string[] }

/** What legal texts are composed from. */
export type LegalFacts = {
  values: ParameterValues
  site: {
    name: string
    url: string
    isWinemaker: boolean
    isECommerce: boolean
    /** Cards are paid with here: an account that takes them is open, or somebody who does is named. */
    takesCards: boolean
  }
  purposes: UsedPurpose[]
}

/** Whether a word names a legal page. */
export function isLegalKind(word: string): word is LegalKind {
  return (legalKinds as readonly string[]).includes(word)
}
