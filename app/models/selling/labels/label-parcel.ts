/** Where a parcel waits to be fetched, with the code by which its carrier knows the place; empty where nobody has said it. */
export type LabelPoint = { code: string; name: string; address: string; postalCode: string; city: string; country: string }

/** An order that is to leave, as labels are made of it. */
export type LabelParcel = {
  reference: string
  /** What the house calls its carrier's service. */
  service: string
  company: string
  firstname: string
  lastname: string
  address: string
  addressPart2: string
  postalCode: string
  city: string
  country: string
  phone: string
  email: string
  /** Nothing of what goes to somebody's door. */
  point: LabelPoint | null
  /** Nothing where some of it is sold no more: what it weighs is then known to nobody here. */
  grams: number | null
  /** The day on which labels are made. */
  day: string
}

/** Why an order cannot go into a carrier's file: each is something that somebody can put right. */
export const labelFaults = ['point', 'weight', 'heavy', 'address', 'letters', 'full'] as const
export type LabelFault = (typeof labelFaults)[number]
