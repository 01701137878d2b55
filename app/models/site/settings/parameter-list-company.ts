import { mostConsentMonths } from './consent.ts'
import { choice, flag, link, number, shortText, text } from './parameter-entries.ts'
import { trades } from './trade.ts'

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
type Weekday = (typeof weekdays)[number]

/** The keys of the opening hours, from Monday. */
export const openingHours = weekdays.map((day) => `OPENING_HOURS_${day}` as const)

/** The keys of the hours of click and collect, from Monday. */
export const collectionHours = weekdays.map((day) => `CLICK_AND_COLLECT_HOURS_${day}` as const)

/** What only those of the house are told. */
const staff = { isPrivate: true } as const

/** Who the company is, and when its door is open. */
export const companyParameters = {
  COMPANY_NAME: shortText('company'),
  TRADE: choice('company', trades),
  COMPANY_ADDRESS: shortText('company'),
  COMPANY_PHONE: shortText('company'),
  COMPANY_EMAIL: shortText('company'),
  WRITER_EMAIL: shortText('company'),
  ...hoursOf('OPENING_HOURS'),
} as const

/** What the law wants a site to say of its company, and its long texts. */
export const legalParameters = {
  LEGAL_COMPANY_NAME: shortText('legal'),
  LEGAL_FORM: shortText('legal'),
  LEGAL_AGENT: shortText('legal'),
  HEAD_OFFICE: shortText('legal'),
  RCS_NUMBER: shortText('legal'),
  RM_NUMBER: shortText('legal'),
  SIRET_NUMBER: shortText('legal', '', { isSiret: true }),
  SHARE_CAPITAL: shortText('legal'),
  INTRACO_VAT: shortText('legal', '', { isVat: true }),
  PUBLICATION_DIRECTOR: shortText('legal'),
  HOST_NAME: shortText('legal'),
  HOST_ADDRESS: shortText('legal'),
  HOST_PHONE: shortText('legal'),
  HOST_COUNTRY: shortText('legal', 'en France'),
  MEDIATOR_NAME: shortText('legal'),
  MEDIATOR_ADDRESS: shortText('legal'),
  MEDIATOR_URL: link('legal'),
  DATA_PROTECTION_OFFICER: shortText('legal'),
  PACKAGING_ID: shortText('legal'),
  PAYMENT_PROVIDER: shortText('legal'),
  ALCOHOL_LICENCE: shortText('legal', '', staff),
  TERMS_REVIEWED: shortText('legal', '', staff),
  CASH_ATTESTATION: shortText('legal', '', staff),
  BILLING_PLATFORM: shortText('legal', '', staff),
  IS_SMALL_BUSINESS: flag('legal', false),
  CONSENT_MONTHS: number('legal', 6, { min: 1, max: mostConsentMonths }),
  LEGAL_NOTICE: text('legal'),
  SALE_TERMS: text('legal'),
  USE_TERMS: text('legal'),
  PRIVACY_POLICY: text('legal'),
  COOKIE_POLICY: text('legal'),
  ACCESSIBILITY: text('legal'),
} as const

/** The hours of click and collect, told the same way as those of the door. */
export const collectHours = hoursOf('CLICK_AND_COLLECT_HOURS')

function hoursOf<const P extends string>(prefix: P) {
  return Object.fromEntries(weekdays.map((day) => [`${prefix}_${day}`, shortText('hours')])) as {
    [Day in Weekday as `${P}_${Day}`]: ReturnType<typeof shortText>
  }
}
