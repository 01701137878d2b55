import { isSiren, isSiret, isVatNumber } from '../../platform/text/company-number.ts'
import type { ParameterType } from '../settings/parameter-list.ts'
import type { ParameterValues } from '../settings/parameter-values.ts'

/** Why what stands in a field of the law cannot be what it should. */
export type FieldDoubt = 'siret' | 'vat' | 'siren' | 'phone' | 'address' | 'email' | 'packaging' | 'name' | 'link'

/** What of the company's own words can be looked at, and for what. */
const looked = {
  LEGAL_COMPANY_NAME: 'name',
  LEGAL_FORM: 'name',
  LEGAL_AGENT: 'name',
  PUBLICATION_DIRECTOR: 'name',
  HEAD_OFFICE: 'address',
  COMPANY_PHONE: 'phone',
  COMPANY_EMAIL: 'email',
  SIRET_NUMBER: 'siret',
  RCS_NUMBER: 'siren',
  INTRACO_VAT: 'vat',
  HOST_NAME: 'name',
  HOST_ADDRESS: 'address',
  HOST_PHONE: 'phone',
  MEDIATOR_NAME: 'name',
  MEDIATOR_ADDRESS: 'address',
  MEDIATOR_URL: 'link',
  PAYMENT_PROVIDER: 'name',
  PACKAGING_ID: 'packaging',
} as const satisfies Partial<Record<ParameterType, FieldDoubt>>

const isRight: Record<FieldDoubt, (value: string) => boolean> = {
  siret: isSiret,
  vat: isVatNumber,
  siren: (value) => isSiren(value.match(/\d[\d\s.\u00a0\u202f]{6,}\d/)?.[0] ?? ''),
  phone: (value) => /^[+\d\s().\u00a0\u202f/-]+$/.test(value) && value.replaceAll(/\D/g, '').length >= 8,
  address: (value) => value.trim().length >= 10 && /\p{L}{2,}.*[\s,]/u.test(value) && /\d/.test(value),
  email: (value) => /^[^\s@\\]+@[^\s@\\]+\.[^\s@\\]{2,}$/.test(value.trim()),
  packaging: (value) => /^FR\d{6}_\d{2}[A-Z]{4}$/.test(value.trim()),
  name: (value) => /\p{L}{2,}/u.test(value) && !/^(?:non|oui|x+|test|aucune?|neant|néant|todo|xxx)$/i.test(value.trim()),
  link: (value) => /^https:\/\/[^\s/]+\.[a-z]{2,}/i.test(value),
}

/** What is wrong with what somebody typed there, if a machine can tell; an empty field is another matter. */
export function findDoubt(type: string, value: string): FieldDoubt | undefined {
  if (value.trim() === '' || !Object.hasOwn(looked, type)) return undefined
  const doubt = looked[type as keyof typeof looked]
  return isRight[doubt](value) ? undefined : doubt
}

export type DoubtfulField = { field: keyof typeof looked; doubt: FieldDoubt }

/** The fields that are filled in and cannot be right. */
export function findDoubtful(values: ParameterValues): DoubtfulField[] {
  return (Object.keys(looked) as (keyof typeof looked)[]).flatMap((field) => {
    const doubt = findDoubt(field, values[field])
    return doubt ? [{ field, doubt }] : []
  })
}
