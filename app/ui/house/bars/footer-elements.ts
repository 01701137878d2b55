/** A collection that stands in the footer: its name, and each of its elements. */
export type FooterElements = { title: string; href: string; links: { href: string; label: string }[] }
