import { mostConsentMonths } from './consent.ts'
import { flag, line, link, number, text } from './parameter-entries.ts'

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
type Weekday = (typeof weekdays)[number]

/** The keys of the opening hours, from Monday. */
export const openingHours = weekdays.map((day) => `OPENING_HOURS_${day}` as const)

/** Who the company is, and when its door is open. */
export const companyParameters = {
  COMPANY_NAME: line('company'),
  COMPANY_ADDRESS: line('company'),
  COMPANY_PHONE: line('company'),
  COMPANY_EMAIL: line('company'),
  WRITER_EMAIL: line('company'),
  ...hoursOf('OPENING_HOURS'),
} as const

/** What the law wants a site to say of its company, and its long texts. */
export const legalParameters = {
  LEGAL_COMPANY_NAME: line('legal'),
  LEGAL_FORM: line('legal'),
  LEGAL_AGENT: line('legal'),
  HEAD_OFFICE: line('legal'),
  RCS_NUMBER: line('legal'),
  RM_NUMBER: line('legal'),
  SIRET_NUMBER: line('legal', '', { isSiret: true }),
  SHARE_CAPITAL: line('legal'),
  INTRACO_VAT: line('legal'),
  PUBLICATION_DIRECTOR: line('legal'),
  HOST_NAME: line('legal'),
  HOST_ADDRESS: line('legal'),
  HOST_PHONE: line('legal'),
  MEDIATOR_NAME: line('legal'),
  MEDIATOR_ADDRESS: line('legal'),
  MEDIATOR_URL: link('legal'),
  DATA_PROTECTION_OFFICER: line('legal'),
  PACKAGING_ID: line('legal'),
  PAYMENT_PROVIDER: line('legal'),
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
  return Object.fromEntries(weekdays.map((day) => [`${prefix}_${day}`, line('hours')])) as {
    [Day in Weekday as `${P}_${Day}`]: ReturnType<typeof line>
  }
}
