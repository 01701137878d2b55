import type { LegalFacts } from './legal.ts'

/** The fields that the law wants filled in: of every site, of one that sells, or of one that sells and takes cards. */
const needed = {
  LEGAL_COMPANY_NAME: 'always',
  LEGAL_FORM: 'always',
  LEGAL_AGENT: 'always',
  HEAD_OFFICE: 'always',
  COMPANY_PHONE: 'always',
  COMPANY_EMAIL: 'always',
  SIRET_NUMBER: 'always',
  PUBLICATION_DIRECTOR: 'always',
  HOST_NAME: 'always',
  HOST_ADDRESS: 'always',
  HOST_PHONE: 'always',
  INTRACO_VAT: 'selling',
  MEDIATOR_NAME: 'selling',
  MEDIATOR_ADDRESS: 'selling',
  MEDIATOR_URL: 'selling',
  PACKAGING_ID: 'selling',
  PAYMENT_PROVIDER: 'cards',
} as const

export type LegalField = keyof typeof needed

/** The fields that a site has left empty though the law wants them. */
export function findMissing({ values, site }: Pick<LegalFacts, 'values' | 'site'>): LegalField[] {
  return (Object.keys(needed) as LegalField[]).filter(
    (field) =>
      values[field] === '' &&
      (needed[field] === 'always' || site.isECommerce) &&
      (needed[field] !== 'cards' || site.takesCards) &&
      // Who is in franchise need not have a number of VAT.
      !(field === 'INTRACO_VAT' && values.VAT_REGIME === 'FRANCHISE'),
  )
}
