/** A site as the API knows it. */
export type Site = {
  id: string
  name: string
  origin: string
  lang: string
  hosts: string[]
  /** Whether its super-administrators look after all sites. */
  isOperator?: boolean
  /** Closed by the operator: its panel is open, its pages are not, and visitors write nothing. */
  isSuspended?: boolean
  /** What it may come to; without a number there is no end. */
  most?: { products: number | null; megabytes: number | null; mails: number | null }
}
