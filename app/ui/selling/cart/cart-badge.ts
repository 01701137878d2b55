/** What the bars tell of the cart. */
export type CartBadge = {
  quantity: number
  /**
   * What the browser may keep of it, in ids and numbers: nothing for whoever has no cart here,
   * `-` where nothing is to be kept, because it is empty or its owner finds it in their account.
   */
  mirror: string
  /** What lies in it, where the owner lets the bar show it. */
  lines: { id: number; name: string; quantity: number; total: string }[]
  total: string
}
