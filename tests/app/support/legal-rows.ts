import type { ParameterType } from '#app/models/site/settings/parameter-list.ts'
import { has, lacks, type Row } from './parameter-row.ts'

/** A text of which the page shows what was written. */
const shown = (type: ParameterType, place: string): Row => [
  type,
  place,
  ['Premier essai', 'Premier essai'],
  ['Second essai', 'Second essai'],
]
const script = 'https://outil.exemple.test/a.js'

/** The parameters of legal texts, consent and scripts of others. */
export const legalRows: Row[] = [
  shown('LEGAL_AGENT', '/legal-notice'),
  shown('HEAD_OFFICE', '/legal-notice'),
  shown('PUBLICATION_DIRECTOR', '/legal-notice'),
  shown('HOST_NAME', '/legal-notice'),
  shown('HOST_ADDRESS', '/legal-notice'),
  shown('HOST_PHONE', '/legal-notice'),
  shown('HOST_COUNTRY', '/privacy-policy'),
  shown('LEGAL_NOTICE', '/legal-notice'),
  shown('MEDIATOR_NAME', '/sale-terms'),
  shown('PACKAGING_ID', '/sale-terms'),
  shown('PAYMENT_PROVIDER', '/sale-terms'),
  shown('SALE_TERMS', '/sale-terms'),
  shown('USE_TERMS', '/use-terms'),
  shown('DATA_PROTECTION_OFFICER', '/privacy-policy'),
  shown('PRIVACY_POLICY', '/privacy-policy'),
  shown('COOKIE_POLICY', '/cookie-policy'),
  shown('ACCESSIBILITY', '/accessibilite'),
  ['IS_SMALL_BUSINESS', '/accessibilite', ['true', 'elle est exemptée'], ['false', /^(?!.*elle est exemptée)/s]],
  ['CONSENT_MONTHS', '/cookies', ['3', 'est gardé 3 mois'], ['13', 'est gardé 13 mois']],
]

/** Those that show only beside another one: what is set first, and by what. */
export const pairedRows: [ParameterType, string, ...Row][] = [
  ['MEDIATOR_NAME', 'Médiation du Vin', ...shown('MEDIATOR_ADDRESS', '/sale-terms')],
  [
    'MEDIATOR_NAME',
    'Médiation du Vin',
    'MEDIATOR_URL',
    '/sale-terms',
    ['https://un.exemple.fr/', has('a[href="https://un.exemple.fr/"]')],
    ['https://deux.exemple.fr/', has('a[href="https://deux.exemple.fr/"]')],
  ],
  [
    'SCRIPT_ORIGINS',
    'https://outil.exemple.test',
    'SCRIPT_TO_LOAD',
    '/cookies',
    [script, has('#purpose-scripts')],
    ['https://autre.exemple.test/a.js', lacks('#purpose-scripts')],
  ],
  [
    'SCRIPT_TO_LOAD',
    script,
    'SCRIPT_ORIGINS',
    '/cookies',
    ['https://outil.exemple.test', has('#purpose-scripts')],
    ['https://autre.exemple.test', lacks('#purpose-scripts')],
  ],
]
