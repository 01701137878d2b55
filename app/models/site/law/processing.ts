/** One use of personal data, as article 30 of the GDPR wants it written down. */
export type Processing = {
  what: string
  /** Whom the data are about. */
  people: string
  data: string
  basis: string
  term: string
  /** To whom they go; empty where they stay in the house and with its host. */
  recipients: string
}

/** The whole register: who answers for it, every use, and what keeps the data safe. */
export type ProcessingRegister = { controller: string[]; entries: Processing[]; transfers: string; safety: string[] }
