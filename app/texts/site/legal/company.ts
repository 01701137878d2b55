import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { RichBlock } from '#app/models/site/rich-text.ts'
import { link, list, say, unsaid } from './parts.ts'

/** The company as legal texts name it. */
export function companyOf({ values, site }: LegalFacts): string {
  return values.LEGAL_COMPANY_NAME || values.COMPANY_NAME || site.name
}

/** Who publishes, and how to reach them. */
export function identity(facts: LegalFacts): RichBlock {
  const { values } = facts
  const company = [companyOf(facts), values.LEGAL_FORM].filter(Boolean).join(', ')
  return list(
    `Dénomination : ${company}${values.SHARE_CAPITAL && `, au capital de ${values.SHARE_CAPITAL}`}`,
    `Siège social : ${values.HEAD_OFFICE || values.COMPANY_ADDRESS || unsaid}`,
    `Représentant légal : ${values.LEGAL_AGENT || unsaid}`,
    `Téléphone : ${values.COMPANY_PHONE || unsaid}`,
    reach(values.COMPANY_EMAIL),
    `Numéro SIRET : ${values.SIRET_NUMBER || unsaid}`,
    values.RCS_NUMBER && `Registre du commerce et des sociétés : ${values.RCS_NUMBER}`,
    values.RM_NUMBER && `Registre national des entreprises (RNE) : ${values.RM_NUMBER}`,
    values.INTRACO_VAT && `Numéro de TVA intracommunautaire : ${values.INTRACO_VAT}`,
    values.EXCISE_NUMBER && `Numéro d’accise : ${values.EXCISE_NUMBER}`,
    values.EORI_NUMBER && `Numéro EORI : ${values.EORI_NUMBER}`,
  )
}

/** The company in half a sentence, for texts that name it in passing. */
export function companyInShort(facts: LegalFacts): string {
  const { values } = facts
  const office = values.HEAD_OFFICE || values.COMPANY_ADDRESS
  return [
    companyOf(facts),
    office && `dont le siège est ${office}`,
    values.LEGAL_AGENT && `représentée par ${values.LEGAL_AGENT}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** How to write or call, in half a sentence. */
export function contactInShort({ values }: LegalFacts): string {
  const ways = [
    values.COMPANY_EMAIL && `par courriel à ${values.COMPANY_EMAIL}`,
    values.COMPANY_PHONE && `par téléphone au ${values.COMPANY_PHONE}`,
    (values.HEAD_OFFICE || values.COMPANY_ADDRESS) && `par courrier à ${values.HEAD_OFFICE || values.COMPANY_ADDRESS}`,
  ].filter(Boolean)
  return ways.length > 0 ? ways.join(', ') : 'aux coordonnées données dans les mentions légales'
}

function reach(email: string): RichBlock | string {
  // An owner may write anything here; only an address becomes a link.
  if (!/^[^\s@\\]+@[^\s@\\]+$/.test(email)) return `Adresse e-mail : ${email || unsaid}`
  return say('Adresse e-mail : ', link(email, `mailto:${email}`))
}
