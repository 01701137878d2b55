import { flag, number, shortText } from './parameter-entries.ts'

const staff = { isPrivate: true } as const

/** How orders are paid, and how long they wait for it. */
export const paymentParameters = {
  PAY_BY_TRANSFER: flag('shop', true, staff),
  PAY_BY_CHEQUE: flag('shop', false, staff),
  PAY_ON_COLLECTION: flag('shop', false, staff),
  TRANSFER_HOLDER: shortText('shop', '', staff),
  TRANSFER_IBAN: shortText('shop', '', staff),
  TRANSFER_BIC: shortText('shop', '', staff),
  CHEQUE_PAYEE: shortText('shop', '', staff),
  CARD_MINUTES: number('shop', 35, { min: 35, max: 1440, ...staff }),
  TRANSFER_DAYS: number('shop', 7, { min: 1, max: 60, ...staff }),
  CHEQUE_DAYS: number('shop', 15, { min: 1, max: 60, ...staff }),
  COLLECTION_DAYS: number('shop', 3, { min: 0, max: 30, ...staff }),
  ACCOUNTANT_EMAIL: shortText('shop', '', staff),
  NIGHT_CLOSING: flag('shop', false, staff),
} as const
