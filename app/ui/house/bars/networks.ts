/** A place elsewhere where the company can be found. */
export type Network = { name: string; href: string; icon: string }
