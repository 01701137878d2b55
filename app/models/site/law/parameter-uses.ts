import type { ParameterType } from '../settings/parameter-list.ts'
import type { WordUse } from './word-rules.ts'

/** The parameters whose words visitors read, and as what the law takes them. */
export const parameterUses = {
  INFO_BAR: 'promotion',
  SHIPPING_MESSAGE: 'promotion',
  LEGAL_NOTICE: 'terms',
  SALE_TERMS: 'terms',
  USE_TERMS: 'terms',
  PRIVACY_POLICY: 'terms',
  COOKIE_POLICY: 'terms',
  ACCESSIBILITY: 'terms',
} as const satisfies Partial<Record<ParameterType, WordUse>>
