import type { ParameterType } from '../../site/settings/parameter-list.ts'
import { openingHours } from '../../site/settings/parameter-list-company.ts'

/** The first steps of a new shop, in the order in which they are offered. */
export const welcomeSteps = ['pages', 'entreprise', 'couleurs', 'logo', 'vin', 'vente', 'pret'] as const
export type WelcomeStep = (typeof welcomeSteps)[number]

/** The steps without which nobody can order. */
export const toSell = ['vin', 'vente'] as const satisfies readonly WelcomeStep[]

/** The parameters that a step asks for. */
export const stepParameters: Partial<Record<WelcomeStep, readonly ParameterType[]>> = {
  pages: ['COMPANY_NAME', 'TRADE', 'COMPANY_ADDRESS', 'ART_DIRECTION', 'ACCENT_COLOR', ...openingHours],
  entreprise: [
    'COMPANY_NAME',
    'LEGAL_COMPANY_NAME',
    'LEGAL_FORM',
    'LEGAL_AGENT',
    'HEAD_OFFICE',
    'SIRET_NUMBER',
    'INTRACO_VAT',
    'COMPANY_PHONE',
    'COMPANY_EMAIL',
    'PUBLICATION_DIRECTOR',
    'HOST_NAME',
    'HOST_ADDRESS',
    'HOST_PHONE',
  ],
  couleurs: ['ART_DIRECTION', 'PRIMARY_COLOR', 'ACCENT_COLOR', 'PAPER_COLOR', 'INK_COLOR'],
  // Not asked again, but told from.
  vin: ['LEGAL_COMPANY_NAME', 'HEAD_OFFICE'],
  vente: [
    'PAY_BY_TRANSFER',
    'TRANSFER_HOLDER',
    'TRANSFER_IBAN',
    'TRANSFER_BIC',
    'PAY_BY_CHEQUE',
    'CHEQUE_PAYEE',
    'PAY_ON_COLLECTION',
  ],
}

/** The cartons whose prices are asked for first, in bottles. */
export const firstCartons = [3, 6, 12] as const

/** Whether a word of an address names a step. */
export function isWelcomeStep(word: string | undefined): word is WelcomeStep {
  return welcomeSteps.includes(word as WelcomeStep)
}

/** The next step that is not done, or the last one: what was said on the way is not asked again. */
export function stepAfter(step: WelcomeStep, progress: Readonly<Record<WelcomeStep, boolean>>): string {
  const later = welcomeSteps.slice(welcomeSteps.indexOf(step) + 1)
  const next = later.find((one) => !progress[one]) ?? later.at(-1)
  return next ? `/admin/bienvenue/${next}` : '/admin'
}
