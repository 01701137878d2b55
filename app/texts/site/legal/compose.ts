import type { LegalFacts, LegalKind } from '#app/models/site/law/legal.ts'
import type { RichText } from '#app/models/site/rich-text.ts'
import { composeAccessibility } from './accessibility.ts'
import { composeCookiePolicy } from './cookie-policy.ts'
import { composeLegalNotice } from './legal-notice.ts'
import { composePrivacyPolicy } from './privacy-policy.ts'
import { composeSaleTerms } from './sale-terms.ts'
import { composeUseTerms } from './use-terms.ts'

/** Raised whenever a sentence of these texts changes, so that programs of two releases side by side do not undo each other's versions. */
export const legalEdition = 8

const composers: Record<LegalKind, (facts: LegalFacts) => RichText> = {
  'legal-notice': composeLegalNotice,
  'sale-terms': composeSaleTerms,
  'use-terms': composeUseTerms,
  'privacy-policy': composePrivacyPolicy,
  'cookie-policy': composeCookiePolicy,
  accessibilite: composeAccessibility,
}

/** The text of a legal page, as the law and the site's parameters make it today. */
export function composeLegal(kind: LegalKind, facts: LegalFacts): RichText {
  return composers[kind](facts)
}
