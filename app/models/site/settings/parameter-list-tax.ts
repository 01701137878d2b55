import { choice, flag, shortText } from './parameter-entries.ts'
import { unionVats, vatRegimes, vatRhythms } from './vat-choices.ts'

/** How the house stands to VAT and excise, and where that lets it sell. */
export const taxParameters = {
  VAT_REGIME: choice('shop', vatRegimes),
  VAT_RHYTHM: choice('shop', vatRhythms),
  UNION_VAT: choice('shop', unionVats),
  SELLS_OVERSEAS: flag('shop', false),
  EXCISE_NUMBER: shortText('shop'),
  EORI_NUMBER: shortText('shop'),
  COMPLETE_STREETS: flag('shop', false, { isPrivate: true }),
  USES_CAPSULES: flag('shop', false, { isPrivate: true }),
  INVOICE_MENTIONS: shortText('shop', '', { isPrivate: true }),
} as const
