import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { RichText } from '#app/models/site/rich-text.ts'

/** What a mail says; the layout around it is the same for all. */
export type MailWords = {
  subject: string
  title: string
  paragraphs: string[]
  button?: { label: string; path: string }
  /** Smaller, below the button: how long it works, what to do if it was not you. */
  notes: string[]
  /** What the house has written itself, below the greeting. */
  rich?: RichText
  /** It greets its reader in its own words, or not at all. */
  greetsItself?: true
  /** Why it came, where that is not a service of the site; and where its reader may end it. */
  why?: string
  way?: { label: string; path: string }
}

/** The site as mails name it. */
export type MailSite = {
  name: string
  host: string
  origin: string
  /** What it sells, as sentences name it; and whether the law of alcohol goes with that. */
  named: GoodsWords
  isAlcohol: boolean
}

/** Writes one kind of mail, with what it needs to know of its occasion. */
export type WriteMail = (params: Record<string, string>, site: MailSite) => MailWords
