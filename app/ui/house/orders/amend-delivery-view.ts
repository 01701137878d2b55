import type { Answer, Contract } from '#api/contract/index.ts'

type Offers = Answer<Contract['listOrderDeliveries']>['offers']

/** An order whose delivery is being changed, and the ways it could go; a refusal where it cannot. */
export type AmendDeliveryView = {
  order: { id: string; reference: string; isPaid: boolean; country: string }
  typed: Readonly<Record<string, string>>
  /** What its buyer pays for the delivery now. */
  paid: number
  offers: Offers
  version: number
  refusal: string | undefined
}

/** What was posted and refused. */
export type AmendDeliveryRefused = {
  faults: Readonly<Record<string, string>>
  message: string
  typed: Readonly<Record<string, string>>
  offers: Offers | undefined
}
