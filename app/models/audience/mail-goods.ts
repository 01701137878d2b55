/** A wine as a letter shows it; `picture` names the file of the mail that shows it. */
export type WineCard = { picture: string; name: string; detail: string; price: string; path: string }

/** What a letter shows beside its words: a picture above them, wines and a code below. */
export type MailGoods = {
  picture: { alt: string } | undefined
  wines: WineCard[]
  wineLabel: string
  code: { label: string; code: string; says: string } | undefined
}

/** The picture of a letter within its mail. */
export const pictureOfLetter = 'photo'
