/** A paper of an order on its buyer's page. */
export type PaperLink = { name: string; href: string }
