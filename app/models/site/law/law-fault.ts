import type { DoubtfulField } from './doubtful-fields.ts'
import type { LawCount, PublishedFinding, SilentProducts } from './law-facts.ts'
import type { LegalField } from './legal-fields.ts'

/** One reason why a rule of law is not kept. */
export type LawFault =
  | {
      is: 'empty'
      field: LegalField | 'ALCOHOL_LICENCE' | 'CASH_ATTESTATION' | 'BILLING_PLATFORM' | 'EXCISE_NUMBER' | 'UNION_VAT'
    }
  | ({ is: 'doubt' } & DoubtfulField)
  | { is: 'words'; found: readonly PublishedFinding[] }
  | { is: 'count'; of: LawCount; count: number }
  | ({ is: 'silent' } & SilentProducts)
  | { is: 'old'; field: 'TERMS_REVIEWED' }
  | { is: 'switch'; field: 'HIDE_ALCOHOL_MESSAGE' }
  | { is: 'button'; says: string }
