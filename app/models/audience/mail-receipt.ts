/** A wine of a receipt; `picture` names the file of the mail that shows it. */
export type BoughtWine = { picture: string; name: string; detail: string; amount: string }

/** What a mail about an order lays below its words, as a receipt does: what was bought, what it comes to, where it goes. */
export type MailReceipt = {
  title: string
  /** Whom the mail greets; empty where nobody has shown that the mailbox is the buyer's. */
  firstname: string
  lines: BoughtWine[]
  sums: { label: string; value: string }[]
  total: { label: string; value: string }
  /** The tax within the total; nothing where there is none. */
  tax: { label: string; value: string } | undefined
  boxes: { title: string; lines: string[] }[]
  /** The way to order the same once more; nothing right after an order. */
  again: { label: string; path: string } | undefined
}

/** What a picture within a mail is called, where there is one. */
export const pictureAt = (place: number) => `vin-${place + 1}`

/** The house's own sign at the head of a mail. */
export const signOfHouse = 'enseigne'
