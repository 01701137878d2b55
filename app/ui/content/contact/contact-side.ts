import type { AddressView } from '../blocks/parts/company-addresses.ts'

/** What stands beside the form: where the house is and when its door is open, told for this very moment. */
export type ContactSide = {
  addresses: AddressView[]
  hours: { days: string; hours: string; isToday: boolean }[]
  /** When the door closes, if it is open now. */
  closing: string | undefined
  /** Above the hours. */
  title: string
  hasHills: boolean
  thirdParties: boolean
}
